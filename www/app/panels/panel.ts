// What a panel is given, and what it gives.
import type { GameState } from "../../game/state.js";
import type { Store } from "../../game/store.js";
import type { Messages } from "../i18n/index.js";
import type { Keeper } from "../keeper.js";
import type { Settings } from "../settings.js";

export interface Context {
  store: Store;
  keeper: Keeper;
  m: Messages;
  settings(): Settings;
  change(settings: Partial<Settings>): void;
  /** Shows something for a moment, and reads it out. */
  say(text: string): void;
  /** Changes to a new version of the page; null if there is none. */
  newVersion(): (() => void) | null;
}

export interface Panel {
  element: HTMLElement;
  update(state: GameState): void;
}
