// A position in the address of the page: `#fen=…&rules=…`, as readable as possible. A link that is
// shared has the whole game too, as PGN, and where it stands: `&pgn=…&at=…&steps=…`.
import { listNodes } from "../game/saved.js";
import { PRESETS, RULES, STANDARD_RULES, type RuleName } from "../game/rules.js";
import type { Session } from "../game/session.js";
import type { Rules } from "../game/vocabulary.js";

/** A game in a link. */
export interface LinkedGame {
  pgn: string;
  /** The place of the current turn among all, in the order of the PGN. */
  at: number;
  /** The steps of the open deploy. */
  steps: readonly string[];
}

export interface LinkedPosition {
  fen: string;
  rules: Rules;
  /** The game that leads to the position; null if the link has only the position. */
  game: LinkedGame | null;
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

/** What separates steps in a link. */
const SEPARATOR = ".";

function encode(text: string): string {
  return encodeURIComponent(text).replace(UNESCAPED, (code) => decodeURIComponent(code));
}

const encodeFen = (fen: string) => encode(fen.replaceAll(" ", "_"));

/** The fragment of an address that contains a position. */
export function toHash(fen: string, rules: Rules): string {
  const names = [...VALUES].filter(([, values]) =>
    Object.entries(values).every(([rule, value]) => rules[rule as RuleName] === value),
  );
  const suffix = names.length > 0 ? `&rules=${names.map(([name]) => name).join(",")}` : "";
  return `#fen=${encodeFen(fen)}${suffix}`;
}

/** Tags of a PGN that say nothing. */
const UNKNOWN = /^\[\w+ "[?.*]+"\]\n/gm;

/** The fragment of an address that contains the whole game, and where it stands. */
export function toGameHash({ state, tree }: Session): string {
  const { fen, session } = state.snapshot;
  const position = toHash(fen, state.rules);
  if (tree.size === 0 && !tree.declared && tree.root.comments.length === 0) return position;
  const pgn = tree.pgn({ maxWidth: 0 }).replace(UNKNOWN, "").trim();
  const at = listNodes(tree).indexOf(tree.current.id);
  const steps = session?.steps.map(({ lan }) => encode(lan)).join(SEPARATOR);
  return `${position}&pgn=${encode(pgn).replaceAll("%20", "+")}&at=${at}${steps ? `&steps=${steps}` : ""}`;
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
  const pgn = fields.get("pgn");
  const steps = fields.get("steps")?.split(SEPARATOR).map(decode) ?? [];
  const game =
    pgn === undefined
      ? null
      : { pgn: decode(pgn.replaceAll("+", " ")), at: Number(fields.get("at")), steps };
  return { fen, rules, game };
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
