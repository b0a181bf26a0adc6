// The top of the page: its name, the status of the game, and switches for sounds and language.
import { svg } from "../svg.js";
import { h } from "../dom.js";
import { LANGUAGES } from "../i18n/index.js";
import type { Context } from "./panel.js";

/** A loudspeaker, with waves or crossed out. */
function speaker(isOn: boolean): SVGSVGElement {
  const wave = isOn ? "M15 8a5 5 0 0 1 0 8M18 5a9 9 0 0 1 0 14" : "M15 9l6 6m0-6l-6 6";
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    svg("path", { d: "M3 9h4l5-4v14l-5-4H3Z", fill: "currentColor" }),
    svg("path", { d: wave, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
  );
}

export function header(
  { m, settings, changeSettings }: Context,
  ...content: Node[]
): { element: HTMLElement; update(): void } {
  const sound = h("button", {
    type: "button",
    id: "sound-switch",
    class: "small",
    "aria-label": m.settings.sound,
    title: m.settings.sound,
  });
  let shown: boolean | null = null;
  const show = () => {
    if (shown === settings().sound) return;
    shown = settings().sound;
    sound.setAttribute("aria-pressed", String(shown));
    sound.replaceChildren(speaker(shown));
  };
  sound.addEventListener("click", () => {
    changeSettings({ sound: !settings().sound });
    // In the guided start nothing else updates it.
    show();
  });
  show();
  const others = LANGUAGES.filter(({ code }) => code !== m.code).map(({ code, language }) =>
    h(
      "button",
      {
        type: "button",
        class: "small",
        lang: code,
        "data-language": code,
        onclick: () => changeSettings({ language: code }),
      },
      h("span", { class: "long" }, language),
      h("span", { class: "short", "aria-hidden": "true" }, code.toUpperCase()),
    ),
  );
  const title = h("h1", {}, m.title);
  const switches = h("div", { class: "switches-top" }, sound, ...others);
  const element = h("header", { class: "top" }, title, ...content, switches);
  return { element, update: show };
}
