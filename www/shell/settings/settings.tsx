// The settings in the menu: loaded when it is opened.
import type { Signal } from "@preact/signals";
import type { SquarePiece } from "cotulenh-wasm";
import { Field } from "../../parts/controls/field.js";
import { Switch } from "../../parts/controls/switch.js";
import { read } from "../../texts/texts.js";
import * as settings from "../../storage/settings.js";
import { service } from "../../links/service.js";
import { lazy } from "../../parts/loading/lazy.js";
import { settingsTexts } from "./texts.js";
import { Thumbnails } from "./thumbnails.js";
import "./settings.css";

/** The name and the key, where there is a service. */
const PlayerSettings = lazy(() => import("./player.js").then((module) => module.PlayerSettings));

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

/** The settings that are on or off. */
const SWITCHES = ["sound", "warnings", "confirmations", "joining", "figurines"] as const;

/** The sizes that are offered, with the one that was dragged. */
function listSizes(): number[] {
  const sizes = new Set([100, 90, 80, 70, 60, 50, settings.boardSize.value]);
  return [...sizes].sort((a, b) => b - a);
}

/** What the pictures show. */
const PIECES: SquarePiece[] = [
  { square: "c7", piece: { type: "n", color: "b" } },
  { square: "d7", piece: { type: "f", color: "r" } },
  { square: "e7", piece: { type: "c", color: "b" } },
];

export function Settings() {
  const m = read(settingsTexts);
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
      <Choice id="zone-view" label={m.zones} setting={settings.zoneView} names={m.zoneViews} />
      <Thumbnails
        name="pieces"
        label={m.pieces}
        setting={settings.pieceSet}
        names={m.pieceSets}
        draw={(pieceSet) => ({ pieces: PIECES, pieceSet })}
      />
      <Thumbnails
        name="board-theme"
        label={m.board}
        setting={settings.boardTheme}
        names={m.boards}
        draw={(theme) => ({ theme })}
      />
      <Choice
        id="coordinates"
        label={m.coordinates}
        setting={settings.coordinates}
        names={m.coordinatesAt}
      />
      <Field
        id="board-size"
        label={m.boardSize}
        value={String(settings.boardSize.value)}
        options={listSizes().map((size) => [String(size), `${size} %`])}
        choose={(size) => (settings.boardSize.value = Number(size))}
      />
      <Choice id="animations" label={m.animations} setting={settings.animations} names={m.speeds} />
      {settings.sound.value === "on" && (
        <Choice id="volume" label={m.volume} setting={settings.volume} names={m.volumes} />
      )}
      <div class="switches">
        {SWITCHES.map((name) => {
          const setting = settings[name];
          const isOn = setting.value === "on";
          return (
            <Switch key={name} isOn={isOn} toggle={() => (setting.value = isOn ? "off" : "on")}>
              {m[name]}
            </Switch>
          );
        })}
      </div>
      {service.value && <PlayerSettings />}
    </section>
  );
}
