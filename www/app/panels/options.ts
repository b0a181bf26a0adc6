// Rules, language, appearance and sounds.
import { setRules } from "../../game/games.js";
import { areSameRules } from "../../game/rules.js";
import type { Rules } from "../../game/vocabulary.js";
import { h, section } from "../dom.js";
import { LANGUAGES } from "../i18n/index.js";
import { THEMES } from "../settings.js";
import { linkToRules } from "./footer.js";
import type { Context, Panel } from "./panel.js";
import { ruleChoice } from "./rule-choice.js";

export function rulesPanel({ session, m, settings, changeSettings }: Context): Panel {
  let shown: Rules | null = null;
  let wasChanged = false;
  const choice = ruleChoice(m, (rules) => {
    wasChanged = true;
    setRules(session, rules);
    // Rules that the position does not allow are refused, and not remembered.
    if (!areSameRules(session.state.rules, rules)) return;
    changeSettings({ nextGame: { ...settings().nextGame, rules } });
  });
  const note = h("p", { class: "muted" }, m.rules.note);
  const link = h("p", {}, h("a", { href: linkToRules(m) }, m.play.footer.rules));
  return {
    element: section("rules", m.rules.title, ...choice.elements, note, link),
    update: ({ rules }) => {
      // A refused change is taken back: then the menus show other rules than the game has.
      if (shown !== rules || wasChanged) choice.update(rules);
      [shown, wasChanged] = [rules, false];
    },
  };
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
  // The switch at the top changes it too.
  return { element, update: () => void (sound.checked = settings().sound) };
}
