// Rules, language, appearance and sounds.
import type { GameState, Rules } from "../../game/state.js";
import { h, section } from "../dom.js";
import { LANGUAGES } from "../i18n/index.js";
import { THEMES } from "../settings.js";
import type { Context, Panel } from "./panel.js";

/** The options that are on or off, and what they set. */
const OPTIONS = {
  tankFiresOver: (on: boolean): Partial<Rules> => ({ tankFiresOver: on }),
  navyPasses: (on: boolean): Partial<Rules> => ({ navyPasses: on }),
  stealthAirForce: (on: boolean): Partial<Rules> => ({ stealthAirForce: on }),
  lastGuard: (on: boolean): Partial<Rules> => ({ lastGuard: on }),
  noFly: (on: boolean): Partial<Rules> => ({ airDefense: on ? "noFly" : "levels" }),
};
type Option = keyof typeof OPTIONS;

function isOn({ rules }: GameState, option: Option): boolean {
  return option === "noFly" ? rules.airDefense === "noFly" : rules[option];
}

export function rulesPanel({ store, m }: Context): Panel {
  const boxes = (Object.keys(OPTIONS) as Option[]).map((option) => {
    const box = h("input", { type: "checkbox", "data-rule": option });
    box.addEventListener("change", () => store.setRules(OPTIONS[option](box.checked)));
    return { option, box, label: h("label", { class: "check" }, box, m.rules[option]) };
  });
  const note = h("p", { class: "quiet" }, m.rules.note);
  return {
    element: section("rules", m.rules.title, ...boxes.map(({ label }) => label), note),
    update: (state) => {
      for (const { option, box } of boxes) box.checked = isOn(state, option);
    },
  };
}

export function settingsPanel({ m, settings, change }: Context): Panel {
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
  sound.addEventListener("change", () => change({ sound: sound.checked }));
  const element = section(
    "settings",
    m.settings.title,
    select("language", m.settings.language, languages, m.code, (language) => change({ language })),
    select("theme", m.settings.theme, themes, settings().theme, (value) => {
      change({ theme: THEMES.find((theme) => theme === value) ?? "auto" });
    }),
    h("label", { class: "check" }, sound, m.settings.sound),
    h("p", { class: "quiet" }, m.keys),
    h("p", { class: "quiet" }, h("a", { href: "./bench.html" }, m.settings.speed)),
  );
  return { element, update: () => {} };
}
