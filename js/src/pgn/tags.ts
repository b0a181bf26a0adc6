// The tags of a PGN (R12.5).
import { START } from "../vocabulary/words.js";
import { refusal } from "../errors/error.js";
import { writeRuleWords } from "../arguments/rules.js";
import { plainText } from "../arguments/texts.js";
import type { GameRecord } from "../record/types.js";
import type { PgnResult } from "./types.js";

/** A name and a value. */
export type Tag = readonly [name: string, value: string];

/** Headers by their names. */
export type Headers = GameRecord["headers"];

/** The tags that every game has, in order, with their values for "unknown". `Result` comes after them. */
const ROSTER: readonly Tag[] = [
  ["Event", "?"],
  ["Site", "?"],
  ["Date", "????.??.??"],
  ["Round", "?"],
  ["Red", "?"],
  ["Blue", "?"],
];

/** All results. */
export const RESULTS: readonly PgnResult[] = ["1-0", "0-1", "1/2-1/2", "*"];

/** The result that a text is, if it is one. */
export function toResult(text: unknown): PgnResult | undefined {
  return RESULTS.find((result) => result === text);
}

/** The value for "unknown" of a tag that every game has. */
export function unknownValue(name: string): string | undefined {
  return ROSTER.find(([known]) => known === name)?.[1];
}

/** Whether the value of a tag is computed from the game. */
export function isDerived(name: string): boolean {
  return ["Result", "SetUp", "FEN", "Rules"].includes(name);
}

/** All tags of a game in the order of the text, both set and computed. */
export function allTags(
  { headers, start, rules }: Pick<GameRecord, "headers" | "start" | "rules">,
  result: PgnResult,
): Tag[] {
  const roster = ROSTER.map(([name, unknown]): Tag => [name, headers[name] ?? unknown]);
  const others = Object.entries(headers).filter(
    ([name]) => unknownValue(name) === undefined && !isDerived(name),
  );
  const all: Tag[] = [...roster, ["Result", result], ...others];
  if (start !== START) all.push(["SetUp", "1"], ["FEN", start]);
  const words = writeRuleWords(rules);
  if (words !== "") all.push(["Rules", words]);
  return all;
}

/** Throws for a tag that is computed from the game. */
function requireNotDerived(name: string): void {
  if (isDerived(name)) {
    const message = `${name} follows from the game and cannot be changed`;
    throw refusal("TAG_DERIVED", message, { text: name });
  }
}

/** Reads a header to be set, or to be removed by `null`. Throws for one that a game cannot have. */
export function readHeader(
  name: unknown,
  value: unknown,
): { readonly name: string; readonly value: string | null } {
  const header = plainText(name, "the name of a header");
  const text = value === null ? null : plainText(value, "a header");
  if (header !== "Result") withHeader({}, header, text ?? "");
  else if (text !== null) readResult(text);
  return { name: header, value: text };
}

/** The headers with one of them set. */
export function withHeader(headers: Headers, name: string, value: string): Headers {
  requireName(name);
  requireNotDerived(name);
  return { ...headers, [name]: value };
}

/** The headers with one of them removed. */
export function withoutHeader(headers: Headers, name: string): Headers {
  requireNotDerived(name);
  const { [name]: _, ...others } = headers;
  return others;
}

/** Throws for a text that cannot be the name of a tag. */
export function requireName(name: string): void {
  if (/^\w+$/.test(name)) return;
  const message = `"${name}" is not a tag name: use letters, digits and underscores`;
  throw refusal("TAG_NAME", message, { text: name });
}

/** A result, from the value of the tag. */
export function readResult(value: string): PgnResult {
  const result = toResult(value);
  if (result) return result;
  const message = `"${value}" is not a result: use 1-0, 0-1, 1/2-1/2 or *`;
  throw refusal("TAG_RESULT", message, { text: value });
}
