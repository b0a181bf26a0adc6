// The options of the rules (R11).
import { RULE_OPTIONS, STANDARD_RULES, type Rules } from "cotulenh-wasm";

export { STANDARD_RULES };

export type RuleName = keyof Rules;

/** The options with their values, as a list. */
export const RULES = Object.entries(RULE_OPTIONS) as [RuleName, readonly Rules[RuleName][]][];

export function areSameRules(a: Rules, b: Rules): boolean {
  return RULES.every(([name]) => a[name] === b[name]);
}

/** Rules from stored fields. An option that was not stored is standard; null if one is unknown. */
export function completeRules(fields: ReadonlyMap<string, unknown>): Rules | null {
  const known = new Map<string, readonly unknown[]>(RULES);
  // With an option that this page does not know, it would be another game.
  for (const [name, value] of fields) if (!known.get(name)?.includes(value)) return null;
  return { ...STANDARD_RULES, ...Object.fromEntries(fields) };
}
