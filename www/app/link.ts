// A position in the address of the page: `#fen=…&rules=…`, readable where it can be.
import type { Rules } from "../game/state.js";

export interface Linked {
  fen: string;
  rules: Partial<Rules>;
}

/** What differs from these is named in a link. */
export const STANDARD: Rules = {
  tankFiresOver: true,
  navyPasses: false,
  stealthAirForce: false,
  lastGuard: false,
  airDefense: "levels",
};

const NAMES: Readonly<Record<string, Partial<Rules>>> = {
  tankBlocked: { tankFiresOver: false },
  navyPasses: { navyPasses: true },
  stealthAirForce: { stealthAirForce: true },
  lastGuard: { lastGuard: true },
  noFly: { airDefense: "noFly" },
};

/** Characters that an address may have as they are, and a FEN often has. */
const PLAIN = /%(2F|28|29|3A|2C|3E)/g;

/** The part of an address that holds a position. */
export function toHash(fen: string, rules: Rules): string {
  const text = encodeURIComponent(fen.replaceAll(" ", "_"));
  const names = Object.entries(NAMES).filter(([, rule]) =>
    Object.entries(rule).every(([key, value]) => rules[key as keyof Rules] === value),
  );
  const suffix = names.length > 0 ? `&rules=${names.map(([name]) => name).join(",")}` : "";
  return `#fen=${text.replace(PLAIN, (code) => decodeURIComponent(code))}${suffix}`;
}

/** Reads what `toHash` wrote; null if there is no position. */
export function fromHash(hash: string): Linked | null {
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
  const rules = (fields.get("rules") ?? "").split(",").map((name) => {
    return Object.hasOwn(NAMES, name) ? NAMES[name] : {};
  });
  return { fen: decode(fen).replaceAll("_", " "), rules: Object.assign({}, STANDARD, ...rules) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
