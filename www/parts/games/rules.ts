// Rules and battle in a few words, for lists.
import type { Rules } from "cotulenh-wasm";
import { findPreset } from "../../match/rules.js";
import { matchTexts } from "../../match/texts.js";
import { read } from "../../texts/texts.js";

/** The rules and the battle: `Official rules · Naval battle, by points`. */
export function sayRules(rules: Rules): string {
  const m = read(matchTexts);
  const { objective, decidedBy } = rules;
  const preset = m.presets[findPreset(rules) ?? "custom"].name;
  if (objective === "commander" && decidedBy === "objective") return preset;
  const decision = decidedBy === "points" ? `, ${m.decisions.points.name}` : "";
  return `${preset} · ${m.objectives[objective].name}${decision}`;
}
