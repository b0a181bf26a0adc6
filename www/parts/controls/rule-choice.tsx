// The choice of rules: with a name, or an own mixture with a switch for each option (R11), the battle and
// what decides it (R13).
import type { Rules } from "cotulenh-wasm";
import { useSignal } from "@preact/signals";
import {
  DECISIONS,
  findPreset,
  OBJECTIVES,
  PRESET_NAMES,
  SWITCHES,
  toPreset,
} from "../../match/rules.js";
import { OPTION_ROWS, YES } from "../../match/options.js";
import { matchTexts } from "../../match/texts.js";
import { read, type Table } from "../../texts/texts.js";
import { Field } from "./field.js";
import "./rule-choice.css";

interface Props {
  rules: Rules;
  change: (rules: Rules) => void;
  /** Whether the battle can be chosen, too. */
  hasBattle?: boolean;
}

/** A checkbox for each option that is on or off, and a menu for each that has other values. */
function Switches({ rules, change }: Props) {
  return (
    <div class="switches stack">
      {SWITCHES.map(([name, values]) => {
        const { text } = OPTION_ROWS[name];
        const names: Readonly<Record<string, Table<string>>> = OPTION_ROWS[name].values;
        if (names["true"] === YES) {
          return (
            <label key={name} class="check">
              <input
                type="checkbox"
                data-rule={name}
                checked={rules[name] === true}
                onChange={({ currentTarget }) =>
                  change({ ...rules, [name]: currentTarget.checked })
                }
              />
              {read(text)}
            </label>
          );
        }
        return (
          <Field
            key={name}
            id={`rule-${name}`}
            label={read(text)}
            value={String(rules[name])}
            options={values.map((value) => [String(value), read(names[String(value)]!)])}
            choose={(chosen) =>
              change({ ...rules, [name]: values.find((value) => String(value) === chosen) })
            }
          />
        );
      })}
    </div>
  );
}

/** The battle, and what decides it. */
function BattleChoice({ rules, change }: Props) {
  const { rulesLabels: m, objectives, decisions } = read(matchTexts);
  return (
    <>
      <Field
        id="objective"
        label={m.battle}
        value={rules.objective}
        options={OBJECTIVES.map((one) => [one, objectives[one].name])}
        note={objectives[rules.objective].note}
        choose={(objective) => change({ ...rules, objective })}
      />
      <Field
        id="decided-by"
        label={m.decidedBy}
        value={rules.decidedBy}
        options={DECISIONS.map((one) => [one, decisions[one].name])}
        note={decisions[rules.decidedBy].note}
        choose={(decidedBy) => change({ ...rules, decidedBy })}
      />
    </>
  );
}

export function RuleChoice({ rules, change, hasBattle = true }: Props) {
  const { rulesLabels: m, presets } = read(matchTexts);
  // An own mixture may happen to be the same as rules with a name.
  const isCustom = useSignal(false);
  const preset = (!isCustom.value && findPreset(rules)) || "custom";
  const choosePreset = (name: string) => {
    const found = PRESET_NAMES.find((one) => one === name);
    isCustom.value = found === undefined;
    if (found) change(toPreset(found, rules));
  };
  return (
    <>
      <Field
        id="preset"
        label={m.rules}
        value={preset}
        options={[...PRESET_NAMES, "custom" as const].map((name) => [name, presets[name].name])}
        note={presets[preset].note}
        choose={choosePreset}
      />
      {preset === "custom" && <Switches rules={rules} change={change} />}
      {hasBattle && <BattleChoice rules={rules} change={change} />}
    </>
  );
}
