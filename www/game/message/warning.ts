// Beginners are asked before they play a move that loses a piece for nothing.
import type { Guard } from "../../parts/board/play-board.js";
import { ask } from "../../match/ask.js";
import { findDanger } from "../../match/danger.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { warnings } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { describePiece } from "cotulenh-wasm/texts";
import { focusBoard, say, type Controls } from "../controls.js";
import { playTexts } from "../texts.js";

/** Whether a move is played at once. If not, it is said why, with a button that plays it. */
export function guardMove(
  controls: Controls,
  ...[from, to, kind, act]: Parameters<Guard>
): boolean {
  const { play, own } = controls;
  const { selection, turn, session } = play.snapshot();
  if (warnings.value === "off" || turn !== own || session || selection?.square !== from)
    return true;
  const [move, ...others] = selection.moves.filter(
    (one) => one.to === to && !one.deploy && (!kind || one.kind === kind),
  );
  // Where there is a choice, the board asks which move is meant.
  if (!move || others.length > 0) return true;
  const danger = ask(play.tree, (game) => findDanger(game, move));
  if (!danger) return true;
  const m = read(playTexts).warning;
  const name = words().pieces[danger.by.type];
  const text = m.text(
    startSentence(describePiece(danger.piece, words())),
    danger.square,
    name,
    danger.by.square,
  );
  const confirm = () => {
    controls.saying.value = null;
    act();
    focusBoard(controls);
  };
  say(controls, "refused", text, [danger.by.square], [[m.play, confirm]]);
  return false;
}
