// Which rules and which battle are on.
import type { Rules } from "cotulenh-wasm";
import { findPreset } from "../match/rules.js";
import { matchTexts } from "../match/texts.js";
import { read } from "../texts/texts.js";

interface Props {
  rules: Rules;
  note?: string | false | undefined;
}

export function RulesLine({ rules, note }: Props) {
  const m = read(matchTexts);
  const name = findPreset(rules) ?? "custom";
  const preset = m.presets[name];
  const battle = m.objectives[rules.objective];
  const decision = m.decisions[rules.decidedBy];
  const isPlain = rules.objective === "commander" && rules.decidedBy === "objective";
  return (
    <p class="rules-line row small" data-plain={isPlain && name === "standard"}>
      <span class="chip" title={preset.note}>
        {preset.name}
      </span>
      {!isPlain && (
        <span class="chip" title={`${battle.note} ${decision.note}`}>
          {battle.name} · {decision.name}
        </span>
      )}
      {note && <span class="chip">{note}</span>}
    </p>
  );
}
