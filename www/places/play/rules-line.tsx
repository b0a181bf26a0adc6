// Which rules and which battle are on.
import type { Rules } from "cotulenh-wasm";
import { findPreset } from "../../match/rules.js";
import { matchTexts } from "../../match/texts.js";
import { read } from "../../texts/texts.js";

export function RulesLine({ rules }: { rules: Rules }) {
  const m = read(matchTexts);
  const preset = m.presets[findPreset(rules) ?? "custom"];
  const battle = m.objectives[rules.objective];
  const decision = m.decisions[rules.decidedBy];
  const isPlain = rules.objective === "commander" && rules.decidedBy === "objective";
  return (
    <p class="rules-line" data-plain={isPlain && findPreset(rules) === "standard"}>
      <span class="chip" title={preset.note}>
        {preset.name}
      </span>
      {!isPlain && (
        <span class="chip" title={`${battle.note} ${decision.note}`}>
          {battle.name} · {decision.name}
        </span>
      )}
    </p>
  );
}
