// A position in the address of the page: `#fen=…&rules=…`, as readable as possible. A link that is
// shared has the turns of the game too: `&start=…&turns=…&end=…`, or all turns with variations and
// comments, and where the game is: `&tree=…&path=…&ply=…`.
import { DECLARED_ENDS } from "../game/ending.js";
import { PRESETS, RULES, STANDARD_RULES, type RuleName } from "../game/rules.js";
import { readLinked, type LinkedGame, type SavedGame } from "../game/saved.js";
import { START, type Rules } from "../game/vocabulary.js";
import { decodeTree, encodeTree } from "./link-tree.js";

export interface LinkedPosition {
  fen: string;
  rules: Rules;
  /** The game that leads to the position; null if the link has only the position. */
  game: SavedGame | null;
}

/** Every value that is not standard, by its name in links. */
const VALUES: ReadonlyMap<string, Partial<Rules>> = new Map(
  RULES.flatMap(([rule, values]) =>
    values
      .filter((value) => value !== STANDARD_RULES[rule])
      .map((value) => [linkName(rule, value), { [rule]: value }]),
  ),
);

/** Rules with a name, for links that are written by hand. */
const NAMED: ReadonlyMap<string, Partial<Rules>> = new Map(Object.entries(PRESETS));

/** The name of an option that is on, or of the value of another one. */
function linkName(rule: RuleName, value: Rules[RuleName]): string {
  if (typeof value === "string") return value;
  return value ? rule : `no-${rule}`;
}

/** The spaces in a FEN. What follows the last one is a deploy, in which `_` marks a capture. */
const MAX_SPACES = 6;

/** Characters of FENs and turns that need no escape in the fragment of an address. */
const UNESCAPED = /%(2F|28|29|3A|2C|3E|40)/g;

/** What separates turns in a link. No turn contains it; in comments it is escaped. */
const SEPARATOR = ".";
const SEPARATOR_ESCAPE = "%2E";

function encode(text: string): string {
  return encodeURIComponent(text).replace(UNESCAPED, (code) => decodeURIComponent(code));
}

const encodeWords = (words: readonly string[]) =>
  words.map((word) => encode(word).replaceAll(SEPARATOR, SEPARATOR_ESCAPE)).join(SEPARATOR);

const encodeFen = (fen: string) => encode(fen.replaceAll(" ", "_"));

/** The fragment of an address that contains a position. */
export function toHash(fen: string, rules: Rules): string {
  const names = [...VALUES].filter(([, values]) =>
    Object.entries(values).every(([rule, value]) => rules[rule as RuleName] === value),
  );
  const suffix = names.length > 0 ? `&rules=${names.map(([name]) => name).join(",")}` : "";
  return `#fen=${encodeFen(fen)}${suffix}`;
}

/** The fragment of an address that contains a game up to its current position. */
export function toGameHash(game: SavedGame): string {
  const { start, rules, turns, ply, steps, fen, end, endPath, comments } = game;
  // A line that ends with the current position needs no tree.
  const hasTree = game.tree !== null || ply < turns.length || endPath !== null;
  const fields = {
    start: start === START ? "" : encodeFen(start),
    turns: hasTree ? "" : encodeWords(turns),
    tree: hasTree ? encodeWords(encodeTree(game.tree ?? turns, comments)) : "",
    path: game.path.join(SEPARATOR),
    ply: hasTree ? String(ply) : "",
    steps: encodeWords(steps),
    end: end ?? "",
    endPath: endPath?.join(SEPARATOR) ?? "",
  };
  const isGame = fields.turns !== "" || fields.tree !== "" || fields.end !== "";
  const parts = Object.entries(fields).filter(([, text]) => text !== "");
  const suffix = isGame ? parts.map(([name, text]) => `&${name}=${text}`).join("") : "";
  return toHash(fen, rules) + suffix;
}

/** Reads what `toHash` or `toGameHash` wrote; null if there is no position. */
export function fromHash(hash: string): LinkedPosition | null {
  const fields = new Map(
    hash
      .replace(/^#/, "")
      .split("&")
      .map((field): [string, string] => {
        const at = field.indexOf("=");
        return [field.slice(0, at), field.slice(at + 1)];
      }),
  );
  const linked = fields.get("fen");
  if (!linked) return null;
  const fen = decodeFen(linked);
  const names = (fields.get("rules") ?? "").split(",");
  const values = names.map((name) => VALUES.get(name) ?? NAMED.get(name));
  const rules = Object.assign({}, STANDARD_RULES, ...values);
  const list = (name: string) => (fields.get(name)?.split(SEPARATOR) ?? []).map(decode);
  const start = fields.get("start");
  const game: LinkedGame = {
    start: start ? decodeFen(start) : START,
    rules,
    turns: list("turns"),
    steps: list("steps"),
    fen,
    end: DECLARED_ENDS.find((end) => end === fields.get("end")) ?? null,
    ...(fields.has("tree") && {
      ...decodeTree(list("tree"), list("path").map(Number)),
      ply: Number(fields.get("ply")),
    }),
    ...(fields.has("endPath") && { endPath: list("endPath").map(Number) }),
  };
  const isGame = game.turns.length > 0 || game.end !== null;
  return { fen, rules, game: isGame ? readLinked(game) : null };
}

function decodeFen(text: string): string {
  let count = 0;
  return decode(text).replace(/[ _]/g, (character) => (count++ < MAX_SPACES ? " " : character));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
