// Beginners are asked before they play a move that loses a piece for nothing.
import type { Move } from "cotulenh-wasm";
import { describePiece } from "cotulenh-wasm/texts";
import { ask } from "../../match/ask.js";
import { findDanger, findPremoveDanger } from "../../match/danger.js";
import type { Guard } from "../../parts/board/play-board.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { warnings } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { focusBoard, say, type Controls } from "../controls.js";
import { playTexts } from "../texts.js";

/** Whether moves are played at once. If not, it is said why, with a button that plays them: `act`. */
export function guardMoves(controls: Controls, moves: readonly Move[], act: () => void): boolean {
  const { play, own } = controls;
  const { turn, session } = play.snapshot();
  if (warnings.value === "off" || own === null) return true;
  const all = [...(session?.steps ?? []), ...moves];
  const find = turn === own ? findDanger : findPremoveDanger;
  const danger = ask(play.tree, (game) => find(game, all));
  if (!danger) return true;
  const m = read(playTexts).warning;
  const text = m.text(
    startSentence(describePiece(danger.piece, words())),
    danger.square,
    words().pieces[danger.by.type],
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

/** Whether a move on the board is played at once. */
export function guardMove(
  controls: Controls,
  ...[from, to, kind, act]: Parameters<Guard>
): boolean {
  const { selection, session } = controls.play.snapshot();
  if (selection?.square !== from) return true;
  const isDeploy = session !== null || selection.isPicked;
  const [move, ...others] = selection.moves.filter(
    (one) => one.to === to && (isDeploy || !one.deploy) && (!kind || one.kind === kind),
  );
  // Where there is a choice, the board asks which move is meant.
  if (!move || others.length > 0) return true;
  return guardMoves(controls, [move], act);
}
