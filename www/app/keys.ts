// The keys of the page.
import { pieceTypes } from "../game/stacks.js";
import type { Store } from "../game/store.js";

/** Letters pick pieces of the selected stack, `0` all of them; Ctrl+Enter commits a deploy. */
export function listenToLetters(board: HTMLElement, store: Store): void {
  board.addEventListener("keydown", (event) => {
    const { selection, deploy } = store.state;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && deploy?.canCommit) {
      event.preventDefault();
      return store.commit();
    }
    if (!selection || event.ctrlKey || event.metaKey || event.altKey) return;
    const types = pieceTypes(selection.stack);
    const type = types.find((letter) => letter === event.key.toLowerCase());
    if (type && types.length > 1) store.pick(type);
    else if (event.key === "0") store.pickWhole();
    else return;
    // The letter is used up: it is no shortcut of the page.
    event.stopPropagation();
  });
}
