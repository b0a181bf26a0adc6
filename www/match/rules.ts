// The options of the rules (R11), the battle and how it is decided (R13).
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES, type Rules } from "cotulenh-wasm";

export { OFFICIAL_RULES, STANDARD_RULES };

export type RuleName = keyof Rules;

/** The options of the battle, which go with any rules. */
const BATTLE = ["objective", "decidedBy"] as const satisfies readonly RuleName[];
export type BattleName = (typeof BATTLE)[number];

/** The options with their values, as a list. */
export const RULES = Object.entries(RULE_OPTIONS) as [RuleName, readonly Rules[RuleName][]][];

const isBattle = (name: RuleName): name is BattleName => BATTLE.some((one) => one === name);

/** The options that make up the rules without the battle: what "custom" rules switch. */
export const SWITCHES = RULES.filter(([name]) => !isBattle(name)) as [
  Exclude<RuleName, BattleName>,
  readonly Rules[RuleName][],
][];

/** The rules that have a name. */
export const PRESETS = { standard: STANDARD_RULES, official: OFFICIAL_RULES } as const;
export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The name of the rules, whatever the battle is; null if they have none. */
export function findPreset(rules: Rules): PresetName | null {
  const isSame = (preset: Rules) => SWITCHES.every(([name]) => preset[name] === rules[name]);
  return PRESET_NAMES.find((name) => isSame(PRESETS[name])) ?? null;
}

/** The rules of this name, with the battle of others. */
export function toPreset(name: PresetName, { objective, decidedBy }: Rules): Rules {
  return { ...PRESETS[name], objective, decidedBy };
}

export const OBJECTIVES: readonly Rules["objective"][] = RULE_OPTIONS.objective;
export const DECISIONS: readonly Rules["decidedBy"][] = RULE_OPTIONS.decidedBy;

/** Rules from stored fields. An option that was not stored is standard; null if one is unknown. */
export function readRules(value: unknown): Rules | null {
  if (typeof value !== "object" || value === null) return null;
  const known = new Map<string, readonly unknown[]>(RULES);
  // With an option that this page does not know, it would be another game.
  const isKnown = ([name, one]: [string, unknown]) => known.get(name)?.includes(one) ?? false;
  return Object.entries(value).every(isKnown) ? { ...STANDARD_RULES, ...value } : null;
}
