// Letters that pick pieces of a stack.
import type { Play } from "cotulenh-wasm/play";
import { listTypes } from "../../match/ask.js";

/** Letters pick pieces of the selected stack, `0` all of them; Ctrl+Enter commits a deploy. */
export function pickByLetters(play: Play, event: KeyboardEvent): void {
  const { selection, session } = play.snapshot();
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && session?.canCommit) {
    event.preventDefault();
    event.stopPropagation();
    play.commit();
    return;
  }
  if (!selection?.piece.carrying || event.ctrlKey || event.metaKey || event.altKey) return;
  const type = listTypes(selection.piece).find((letter) => letter === event.key.toLowerCase());
  if (type) play.togglePick(type);
  else if (event.key === "0") play.pick([]);
  else return;
  // The letter has been handled here, so it must not act as a key of the board or of the page.
  event.preventDefault();
  event.stopPropagation();
}
