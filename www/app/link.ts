// A position in the address of the page: `#fen=…&rules=…`, as readable as possible.
import { RULES, STANDARD_RULES, type RuleName } from "../game/rules.js";
import type { Rules } from "../game/vocabulary.js";

export interface LinkedPosition {
  fen: string;
  rules: Rules;
}

/** A name in links that does not follow the general form: old links have it. */
const OLD_NAMES: Partial<Record<RuleName, string>> = { tankFiresOver: "tankBlocked" };

/** Every value that is not standard, by its name in links. */
const VALUES: ReadonlyMap<string, Partial<Rules>> = new Map(
  RULES.flatMap(([rule, values]) =>
    values
      .filter((value) => value !== STANDARD_RULES[rule])
      .map((value) => [OLD_NAMES[rule] ?? linkName(rule, value), { [rule]: value }]),
  ),
);

/** The name of an option that is on, or of the value of another one. */
function linkName(rule: RuleName, value: Rules[RuleName]): string {
  if (typeof value === "string") return value;
  return value ? rule : `no-${rule}`;
}

/** The spaces in a FEN. What follows the last one is a deploy, in which `_` marks a capture. */
const MAX_SPACES = 6;

/** Characters of FENs that need no escape in the fragment of an address. */
const UNESCAPED = /%(2F|28|29|3A|2C|3E)/g;

/** The fragment of an address that contains a position. */
export function toHash(fen: string, rules: Rules): string {
  const text = encodeURIComponent(fen.replaceAll(" ", "_"));
  const names = [...VALUES].filter(([, values]) =>
    Object.entries(values).every(([rule, value]) => rules[rule as RuleName] === value),
  );
  const suffix = names.length > 0 ? `&rules=${names.map(([name]) => name).join(",")}` : "";
  return `#fen=${text.replace(UNESCAPED, (code) => decodeURIComponent(code))}${suffix}`;
}

/** Reads what `toHash` wrote; null if there is no position. */
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
  const fen = fields.get("fen");
  if (!fen) return null;
  const names = (fields.get("rules") ?? "").split(",");
  const rules = Object.assign({}, STANDARD_RULES, ...names.map((name) => VALUES.get(name)));
  return { fen: restoreSpaces(decode(fen)), rules };
}

function restoreSpaces(text: string): string {
  let count = 0;
  return text.replace(/[ _]/g, (character) => (count++ < MAX_SPACES ? " " : character));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
