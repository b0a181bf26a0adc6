// The rules in links: `official,naval,points`, or the options that are not standard, each by its name.
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES, type Rules } from "cotulenh-wasm";

type RuleName = keyof Rules;

/** The name of an option that is on, or of the value of another one. */
function nameOf(rule: string, value: Rules[RuleName]): string {
  if (typeof value === "string") return value;
  return value ? rule : `no-${rule}`;
}

/** Every value of every option, by its name in links. */
const VALUES: ReadonlyMap<string, Partial<Rules>> = new Map(
  Object.entries(RULE_OPTIONS).flatMap(([rule, values]) =>
    values.map((value): [string, Partial<Rules>] => [nameOf(rule, value), { [rule]: value }]),
  ),
);

/** The options of the rulebook, whatever the battle is. */
const { objective: _, decidedBy: __, ...OFFICIAL } = OFFICIAL_RULES;

const PRESETS: ReadonlyMap<string, Partial<Rules>> = new Map([
  ["standard", STANDARD_RULES],
  ["official", OFFICIAL],
]);

function listDifferences(rules: Rules, base: Rules): string[] {
  return (Object.keys(rules) as RuleName[])
    .filter((rule) => rules[rule] !== base[rule])
    .map((rule) => nameOf(rule, rules[rule]));
}

/** The rules as words; empty for the standard ones. */
export function writeRules(rules: Rules): string {
  const standard = listDifferences(rules, STANDARD_RULES);
  const official = ["official", ...listDifferences(rules, { ...STANDARD_RULES, ...OFFICIAL })];
  return (official.length < standard.length ? official : standard).join(",");
}

/** Rules from their words. What is not known is left out. */
export function readRules(words: string): Rules {
  const parts = words.split(",").map((word) => PRESETS.get(word) ?? VALUES.get(word));
  return Object.assign({}, STANDARD_RULES, ...parts);
}
