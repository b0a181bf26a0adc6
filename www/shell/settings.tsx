// The settings in the menu: loaded when it is opened.
import type { Signal } from "@preact/signals";
import { Field } from "../parts/controls/field.js";
import { read } from "../texts/texts.js";
import * as settings from "../storage/settings.js";
import { settingsTexts } from "./settings-texts.js";

interface ChoiceProps<T extends string> {
  id: string;
  label: string;
  setting: Signal<T>;
  names: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ id, label, setting, names }: ChoiceProps<T>) {
  return (
    <Field
      id={id}
      label={label}
      value={setting.value}
      options={Object.entries<string>(names) as [T, string][]}
      choose={(value) => (setting.value = value)}
    />
  );
}

export function Settings() {
  const m = read(settingsTexts);
  const switched = { on: m.on, off: m.off };
  return (
    <section class="settings stack" aria-label={m.title}>
      <h2>{m.title}</h2>
      <Choice
        id="language"
        label={m.language}
        setting={settings.language}
        names={{ en: "English", vi: "Tiếng Việt" }}
      />
      <Choice id="theme" label={m.theme} setting={settings.theme} names={m.themes} />
      <Choice id="pieces" label={m.pieces} setting={settings.pieceSet} names={m.pieceSets} />
      <Choice id="board-theme" label={m.board} setting={settings.boardTheme} names={m.boards} />
      <Choice id="zone-view" label={m.zones} setting={settings.zoneView} names={m.zoneViews} />
      <Choice id="sound" label={m.sound} setting={settings.sound} names={switched} />
      <Choice id="animations" label={m.animations} setting={settings.animations} names={switched} />
    </section>
  );
}
