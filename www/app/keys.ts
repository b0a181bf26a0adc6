// The keys of the page.
import { pickPiece } from "./board-actions.js";
import { pieceTypes } from "../game/stacks.js";
import type { Session } from "../game/session.js";
import type { Square } from "../game/vocabulary.js";

/** Letters pick pieces of the selected stack, `0` all of them; Ctrl+Enter commits a deploy. */
export function listenToLetters(board: HTMLElement, session: Session): void {
  const onKey = (event: KeyboardEvent) => {
    const { snapshot } = session.state;
    const { selection } = snapshot;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && snapshot.session?.canCommit) {
      event.preventDefault();
      return void session.commit();
    }
    if (!selection || event.ctrlKey || event.metaKey || event.altKey) return;
    const types = pieceTypes(selection.piece);
    const type = types.find((letter) => letter === event.key.toLowerCase());
    if (type && types.length > 1) pickPiece(session, type);
    else if (event.key === "0") session.play.pick([]);
    else return;
    // The letter has been handled here, so it must not act as a key of the board or of the page.
    event.stopPropagation();
  };
  board.addEventListener("keydown", onKey, true);
}

/** What the keys of the page do. */
export interface KeyActions {
  /** One turn back and forward, and to the ends of the game. */
  back(): void;
  forward(): void;
  first(): void;
  last(): void;
  /** Takes back a turn, against the computer with its answer; plays it again. */
  undo(): void;
  redo(): void;
  flip(): void;
  hint(): void;
  /** Starts an arrow on the square that has the focus, or ends it there. */
  drawArrow(square: Square, isRed: boolean): void;
  help(): void;
}

/** The key that draws an arrow from the square that has the focus. */
const ARROW_KEY = "d";

type KeyName = Exclude<keyof KeyActions, "drawArrow">;

const KEYS: Readonly<Record<string, KeyName>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  u: "undo",
  r: "redo",
  f: "flip",
  h: "hint",
  "?": "help",
};

/** Elements that use these keys themselves. */
const OWN_KEYS = "input, textarea, select, summary, [contenteditable], #moves, dialog";

/** Listens to the keys of the page, as long as there are actions for them. */
export function listenToKeys(find: () => Partial<KeyActions> | null): void {
  document.addEventListener("keydown", (event) => {
    const actions = find();
    if (!actions || event.defaultPrevented || event.altKey) return;
    const { shiftKey } = event;
    // The squares are in the shadow of the board.
    const [target] = event.composedPath();
    const element = target instanceof Element ? target : null;
    const square = element instanceof HTMLElement ? element.dataset["square"] : undefined;
    if (element?.closest(OWN_KEYS)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      const name = key === "y" || (key === "z" && shiftKey) ? "redo" : key === "z" ? "undo" : null;
      if (!name || !actions[name]) return;
      actions[name]();
    } else if (key === ARROW_KEY && square) {
      if (!actions.drawArrow) return;
      actions.drawArrow(square as Square, shiftKey);
    } else {
      const name = KEYS[key];
      if (!name || !actions[name]) return;
      actions[name]();
    }
    event.preventDefault();
  });
}
