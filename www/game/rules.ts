// The options of the rules (R11), as the package names them.
import type { Rules } from "cotulenh-wasm";

/** Every option with its values. */
export const RULE_OPTIONS = {
  tankFiresOver: [true, false],
  navyPasses: [true, false],
  stealthAirForce: [true, false],
  lastGuard: [true, false],
  airDefense: ["levels", "noFly"],
} as const satisfies { readonly [N in keyof Rules]: readonly Rules[N][] };

export const STANDARD_RULES: Readonly<Rules> = {
  tankFiresOver: true,
  navyPasses: false,
  stealthAirForce: false,
  lastGuard: false,
  airDefense: "levels",
};

export type RuleName = keyof Rules;

/** The options with their values, as a list. */
export const RULES = Object.entries(RULE_OPTIONS) as [RuleName, readonly Rules[RuleName][]][];

export function sameRules(a: Rules, b: Rules): boolean {
  return RULES.every(([name]) => a[name] === b[name]);
}

/** Rules from stored fields. An option that was not stored is standard; null if one is unknown. */
export function completeRules(fields: ReadonlyMap<string, unknown>): Rules | null {
  const known = new Map<string, readonly unknown[]>(RULES);
  // With an option that this page does not know, it would be another game.
  for (const [name, value] of fields) if (!known.get(name)?.includes(value)) return null;
  return { ...STANDARD_RULES, ...Object.fromEntries(fields) };
}
