// The interface between the page and its panels.
import type { State } from "../../game/state.js";
import type { Session } from "../../game/session.js";
import type { Arrow } from "../arrows.js";
import type { Autosave } from "../autosave.js";
import type { Messages } from "../i18n/index.js";
import type { Settings } from "../settings.js";

export interface Context {
  session: Session;
  autosave: Autosave;
  m: Messages;
  settings(): Settings;
  changeSettings(settings: Partial<Settings>): void;
  /** Shows a notice until the next action; screen readers read it. */
  notify(text: string): void;
  /** Moves the focus to the board, from an element that is going to be hidden or disabled. */
  focusBoard(): void;
  /** Shares the game by a link. */
  share(): void;
  /** Offers the computer a draw, which it answers after a moment. */
  offerDraw(): void;
  /** Starts the same game again; the computer changes sides. */
  rematch(): void;
  /** Shows a hint, or more of it. */
  hint(): void;
  /** Shows the review of the game, and makes it if there is none. */
  review(): void;
  /** Shows the guided start. */
  learn(): void;
  /** Shows arrows on the board, instead of those that the same owner has shown before. */
  showArrows(owner: string, arrows: readonly Arrow[]): void;
  /** Applies a new version of the page; null if there is none. */
  applyUpdate(): (() => void) | null;
}

export interface Panel {
  element: HTMLElement;
  update(state: State): void;
}
