// What a panel is given, and what it gives.
import type { GameState } from "../../game/state.js";
import type { Store } from "../../game/store.js";
import type { Messages } from "../i18n/index.js";
import type { Settings } from "../settings.js";

export interface Context {
  store: Store;
  m: Messages;
  settings(): Settings;
  change(settings: Partial<Settings>): void;
  /** Shows something for a moment, and reads it out. */
  say(text: string): void;
}

export interface Panel {
  element: HTMLElement;
  update(state: GameState): void;
}
