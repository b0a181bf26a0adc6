// The options of the rules (R11), the battle and how it is decided (R13).
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES, type Rules } from "cotulenh-wasm";
import type { OptionName } from "./options.js";

type Values = readonly Rules[keyof Rules][];

/** The options of the battle, which go with any rules, and those of the rules: what "custom" rules switch. */
const { objective: OBJECTIVES, decidedBy: DECISIONS, ...OTHERS } = RULE_OPTIONS;
export { DECISIONS, OBJECTIVES };
export const SWITCHES = Object.entries(OTHERS) as [OptionName, Values][];

/** The rules that have a name. */
const PRESETS = { standard: STANDARD_RULES, official: OFFICIAL_RULES } as const;
type PresetName = keyof typeof PRESETS;
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

/** Rules from stored fields. An option that was not stored is standard; null if one is unknown. */
export function readRules(value: unknown): Rules | null {
  if (typeof value !== "object" || value === null) return null;
  const known = new Map<string, readonly unknown[]>(Object.entries(RULE_OPTIONS));
  // An unknown option would make it another game.
  const isKnown = ([name, one]: [string, unknown]) => known.get(name)?.includes(one) ?? false;
  return Object.entries(value).every(isKnown) ? { ...STANDARD_RULES, ...value } : null;
}
