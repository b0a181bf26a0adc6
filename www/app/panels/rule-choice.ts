// The choice of rules: standard, official, or custom with a switch for each option (R11), the battle
// and what decides it (R13).
import {
  DECISIONS,
  findPreset,
  OBJECTIVES,
  PRESET_NAMES,
  STANDARD_RULES,
} from "../../game/rules.js";
import { SWITCHES, toPreset, type PresetName } from "../../game/rules.js";
import type { Rules } from "../../game/vocabulary.js";
import { choiceField, h } from "../dom.js";
import type { Messages } from "../i18n/index.js";

interface RuleChoice {
  elements: readonly HTMLElement[];
  /** Shows rules. */
  update(rules: Rules): void;
}

interface RuleSwitch {
  element: HTMLElement;
  update(rules: Rules): void;
}

/** The texts of the options, by their names and values. */
function listSwitchTexts(m: Messages) {
  return SWITCHES.map(([name, values]) => {
    const text = m.rules.options[name];
    if (typeof text === "string") return { name, title: text, values: null };
    const texts: Readonly<Record<string, string>> = text;
    return {
      name,
      title: text.title,
      values: values.map((value) => ({ value: String(value), text: texts[String(value)]! })),
    };
  });
}

/** A checkbox for each option that is on or off, and a menu for each that has other values. */
function listSwitches(m: Messages, change: (rules: Partial<Rules>) => void): RuleSwitch[] {
  return listSwitchTexts(m).map(({ name, title, values }) => {
    if (values) {
      const { element, select } = choiceField(title, values, { "data-rule": name });
      select.addEventListener("change", () => {
        const options = SWITCHES.find(([one]) => one === name)?.[1] ?? [];
        change({ [name]: options.find((value) => String(value) === select.value) });
      });
      return { element, update: (rules) => void (select.value = String(rules[name])) };
    }
    const box = h("input", { type: "checkbox", "data-rule": name });
    box.addEventListener("change", () => change({ [name]: box.checked }));
    const element = h("label", { class: "check" }, box, title);
    return { element, update: (rules) => void (box.checked = rules[name] === true) };
  });
}

/** The controls. `change` gets the rules that the user chooses. */
export function ruleChoice(m: Messages, change: (rules: Rules) => void): RuleChoice {
  const texts = m.match;
  let shown: Rules = STANDARD_RULES;
  /** Custom rules may happen to be the same as those with a name. */
  let isCustom = false;
  const names = [...PRESET_NAMES, "custom"] as const;
  const menu = choiceField(
    texts.rules.menu,
    names.map((name) => ({ value: name, text: texts.rules.presets[name].name })),
    { "data-choice": "preset" },
  );
  const note = h("p", { class: "muted" });
  const switches = listSwitches(m, (rules) => change({ ...shown, ...rules }));
  const custom = h("div", { class: "switches" }, ...switches.map(({ element }) => element));
  const objective = choiceField(
    texts.battle.title,
    OBJECTIVES.map((value) => ({ value, text: texts.battle.objectives[value].name })),
    { "data-choice": "objective" },
  );
  const decidedBy = choiceField(
    texts.battle.decidedBy,
    DECISIONS.map((value) => ({ value, text: texts.battle.decisions[value].name })),
    { "data-choice": "decidedBy" },
  );
  const objectiveNote = h("p", { class: "muted" });
  const decisionNote = h("p", { class: "muted" });

  const update = (rules: Rules) => {
    shown = rules;
    const preset: PresetName | "custom" = (!isCustom && findPreset(rules)) || "custom";
    menu.select.value = preset;
    note.textContent = texts.rules.presets[preset].note;
    custom.hidden = preset !== "custom";
    for (const one of switches) one.update(rules);
    objective.select.value = rules.objective;
    objectiveNote.textContent = texts.battle.objectives[rules.objective].note;
    decidedBy.select.value = rules.decidedBy;
    decisionNote.textContent = texts.battle.decisions[rules.decidedBy].note;
  };
  menu.select.addEventListener("change", () => {
    const preset = PRESET_NAMES.find((name) => name === menu.select.value);
    isCustom = preset === undefined;
    // The switches begin with the rules that were shown.
    if (preset) change(toPreset(preset, shown));
    else update(shown);
  });
  objective.select.addEventListener("change", () => {
    const value = OBJECTIVES.find((one) => one === objective.select.value);
    if (value) change({ ...shown, objective: value });
  });
  decidedBy.select.addEventListener("change", () => {
    const value = DECISIONS.find((one) => one === decidedBy.select.value);
    if (value) change({ ...shown, decidedBy: value });
  });
  const battle = [objective.element, objectiveNote, decidedBy.element, decisionNote];
  return { elements: [menu.element, note, custom, ...battle], update };
}
