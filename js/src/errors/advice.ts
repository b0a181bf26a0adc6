// What to write instead, for mistakes that are easy to make: messages, or the ends of them.

/** Whether a value is the name of a square, in lower case. */
function isSquareName(value: unknown): value is string {
  return typeof value === "string" && /^[a-k]([1-9]|1[0-2])$/.test(value);
}

/** For calls with too many arguments: `move("f4", "f6")`, `timeUp("r")`. */
export function adviseCall(name: string, [from, to]: readonly unknown[]): string {
  if (name === "timeUp")
    return ', as the points decide; a side that loses on time: forfeit("r", "time")';
  if (!isSquareName(from) || !isSquareName(to)) return "";
  return `: two squares are one move, ${name}({ from: "${from}", to: "${to}" })`;
}

/** For `playTurn(result)` and `playTurn(engine.search(…))`: what is no move, by two fields that moves do not have. */
export function adviseResult(best: unknown, then: unknown): string {
  if (best !== undefined) return "the result of a search is no move: pass result.best";
  return then === undefined ? "" : "a promise is no move: await it first";
}

/** For `moves("f4")`: a square where options are expected. */
export function adviseOption(value: unknown, known: readonly string[]): string {
  return known.includes("square") && isSquareName(value) ? `: { square: "${value}" }` : "";
}

/** For `new CoTuLenh({ fen, rules })`: options where a FEN is expected. */
export function adviseFen(fen: unknown, rules: unknown): string {
  if (rules !== undefined) return '; rules come second: new CoTuLenh("start", { rules })';
  return typeof fen === "string" ? "; it comes first, by itself: new CoTuLenh(fen)" : "";
}

/** For `get("F4")`: a square in upper case. */
export function adviseLowerCase(value: unknown): string {
  const lower = typeof value === "string" ? value.toLowerCase() : value;
  return isSquareName(lower) ? `: squares are lower case, "${lower}"` : "";
}

/** For `fromJSON(text)`: data that is still a text. */
export function adviseParsing(value: unknown): string {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? ": JSON.parse the text first" : "";
}

/** Whether two names are the same but for one letter, which differs, is missing or is too many. */
export function isNear(name: string, other: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start++;
  const [rest, otherRest] = [name.slice(start), other.slice(start)];
  return (
    rest === otherRest ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  );
}
