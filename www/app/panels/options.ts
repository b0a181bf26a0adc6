// Rules, language, appearance and sounds.
import { RULES, STANDARD_RULES } from "../../game/rules.js";
import type { Rules } from "../../game/vocabulary.js";
import { h, section } from "../dom.js";
import { LANGUAGES, type Messages } from "../i18n/index.js";
import { THEMES } from "../settings.js";
import type { Context, Panel } from "./panel.js";

/** A checkbox of the rules, and the rules that it sets. */
interface RuleSwitch {
  id: string;
  label: string;
  on: Partial<Rules>;
  off: Partial<Rules>;
}

/** A switch for each option that is true or false; for others, one for each special value. */
export function listRuleSwitches(m: Messages): RuleSwitch[] {
  return RULES.flatMap(([name, values]): RuleSwitch[] => {
    const text = m.rules.options[name];
    if (typeof text === "string") {
      return [{ id: name, label: text, on: { [name]: true }, off: { [name]: false } }];
    }
    const texts: Readonly<Record<string, string | undefined>> = text;
    const off = { [name]: STANDARD_RULES[name] };
    return values
      .filter((value) => value !== STANDARD_RULES[name])
      .map((value) => {
        const id = String(value);
        return { id, label: texts[id] ?? id, on: { [name]: value }, off };
      });
  });
}

export function rulesPanel({ store, m }: Context): Panel {
  const boxes = listRuleSwitches(m).map(({ id, label, on, off }) => {
    const box = h("input", { type: "checkbox", "data-rule": id });
    box.addEventListener("change", () => store.setRules(box.checked ? on : off));
    return { box, on, label: h("label", { class: "check" }, box, label) };
  });
  const note = h("p", { class: "muted" }, m.rules.note);
  return {
    element: section("rules", m.rules.title, ...boxes.map(({ label }) => label), note),
    update: ({ rules }) => {
      for (const { box, on } of boxes) box.checked = includes(rules, on);
    },
  };
}

function includes(rules: Rules, some: Partial<Rules>): boolean {
  return RULES.every(([name]) => some[name] === undefined || some[name] === rules[name]);
}

export function settingsPanel({ m, settings, changeSettings }: Context): Panel {
  const select = (
    id: string,
    label: string,
    options: readonly { value: string; text: string }[],
    value: string,
    set: (value: string) => void,
  ) => {
    const items = options.map(({ value: key, text }) => {
      return h("option", { value: key, selected: key === value }, text);
    });
    const box = h("select", { id }, ...items);
    box.addEventListener("change", () => set(box.value));
    return h("label", { class: "field" }, label, box);
  };
  const languages = LANGUAGES.map(({ code, language }) => ({ value: code, text: language }));
  const themes = THEMES.map((value) => ({ value, text: m.settings[value] }));
  const sound = h("input", { type: "checkbox", id: "sound" });
  sound.checked = settings().sound;
  sound.addEventListener("change", () => changeSettings({ sound: sound.checked }));
  const element = section(
    "settings",
    m.settings.title,
    select("language", m.settings.language, languages, m.code, (language) =>
      changeSettings({ language }),
    ),
    select("theme", m.settings.theme, themes, settings().theme, (value) => {
      changeSettings({ theme: THEMES.find((theme) => theme === value) ?? "auto" });
    }),
    h("label", { class: "check" }, sound, m.settings.sound),
    h("p", { class: "muted" }, m.keys),
    h("p", { class: "muted" }, h("a", { href: "./bench.html" }, m.settings.speed)),
  );
  return { element, update: () => {} };
}
