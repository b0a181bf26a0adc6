// The table of options: what the standard and the official rules say.
import { OFFICIAL_RULES, STANDARD_RULES } from "cotulenh-wasm/constants";
import { OPTION_ROWS, type OptionName } from "../../../match/options.js";
import type { Words } from "../types.js";

/** An option with what the standard and the official rules say, and what else is possible. */
interface OptionRow {
  name: string;
  clause: string;
  text: Words;
  standard: Words;
  official: Words;
  others: readonly Words[];
}

export function listOptions(): OptionRow[] {
  return Object.entries(OPTION_ROWS).map(([key, { clause, text, values }]) => {
    const name = key as OptionName;
    const words = new Map<string, Words>(Object.entries(values));
    const [standard, official] = [String(STANDARD_RULES[name]), String(OFFICIAL_RULES[name])];
    const others = [...words].filter(([value]) => value !== standard && value !== official);
    return {
      name,
      clause,
      text,
      standard: words.get(standard)!,
      official: words.get(official)!,
      others: others.map(([, one]) => one),
    };
  });
}
