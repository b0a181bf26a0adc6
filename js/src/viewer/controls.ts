// The buttons of the viewer: a toolbar, whose buttons are one stop of the Tab key.
import { html } from "../board/view/dom.js";
import { shape, toElement } from "../board/markup.js";
import type { ViewerTexts } from "./texts.js";

/** What can be pressed. */
export type ControlName = keyof ViewerTexts["buttons"];

/** Paths of the icons, in a box of 24. */
const ICONS: Readonly<Record<ControlName, string>> = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  autoplay: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M10 8v8l6-4z",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  flip: "M7 4v15m0 0-3-3m3 3 3-3M17 20V5m0 0-3 3m3-3 3 3",
  zones: "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16m0 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8",
};

const PAUSE = "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.5 8.5v7M14.5 8.5v7";

const icon = (path: string): SVGElement =>
  toElement(
    shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: path })),
  );

/** Which buttons are pressed, and which cannot be. */
export interface ControlState {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly isPlaying: boolean;
  readonly hasZones: boolean;
}

/** The toolbar. */
export class Controls {
  readonly element = html("div", { class: "controls", part: "controls", role: "toolbar" });
  readonly #buttons = new Map<ControlName, HTMLButtonElement>();

  constructor(press: (name: ControlName) => void) {
    for (const name of Object.keys(ICONS) as ControlName[]) {
      const button = html("button", { type: "button", part: "control", "data-control": name });
      button.append(icon(ICONS[name]));
      button.tabIndex = name === "forward" ? 0 : -1;
      button.addEventListener("click", () => {
        if (button.ariaDisabled !== "true") press(name);
      });
      button.addEventListener("focus", () => this.#setStop(button));
      this.#buttons.set(name, button);
      this.element.append(button);
    }
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  #setStop(current: HTMLButtonElement): void {
    for (const button of this.#buttons.values()) button.tabIndex = button === current ? 0 : -1;
  }

  #onKey(event: KeyboardEvent): void {
    const all = [...this.#buttons.values()];
    const at = all.findIndex((button) => button === event.target);
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: (at + 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined || at < 0) return;
    all.at(goal)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** Names the buttons. */
  speak({ buttons, controls }: ViewerTexts): void {
    this.element.ariaLabel = controls;
    for (const [name, button] of this.#buttons) {
      button.ariaLabel = buttons[name];
      button.title = buttons[name];
    }
  }

  update({ isAtStart, isAtEnd, isPlaying, hasZones }: ControlState): void {
    const disabled: Readonly<Partial<Record<ControlName, boolean>>> = {
      first: isAtStart,
      back: isAtStart,
      forward: isAtEnd,
      last: isAtEnd,
      autoplay: isAtEnd && !isPlaying,
    };
    for (const [name, button] of this.#buttons)
      button.ariaDisabled = String(disabled[name] ?? false);
    const autoplay = this.#buttons.get("autoplay")!;
    autoplay.ariaPressed = String(isPlaying);
    autoplay.replaceChildren(icon(isPlaying ? PAUSE : ICONS.autoplay));
    this.#buttons.get("zones")!.ariaPressed = String(hasZones);
  }
}
