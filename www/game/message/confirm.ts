// Asks before a turn is played, for those who have set it so.
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import type { Guard } from "../../parts/board/play-board.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { confirmations } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { focusBoard, say, type Controls } from "../controls.js";
import { playTexts } from "../texts.js";

/** Whether a move is played at once. If not, it is asked for, with a button that plays it. */
export function confirmMove(
  controls: Controls,
  ...[from, to, kind, act]: Parameters<Guard>
): boolean {
  const { play, own } = controls;
  const { selection, turn, session } = play.snapshot();
  // Steps of a deploy can be taken back until the turn is finished, and premoves until they are played.
  if (confirmations.value === "off" || session || (own !== null && turn !== own)) return true;
  const [move, ...others] = (selection?.square === from ? selection.moves : []).filter(
    (one) => one.to === to && !one.deploy && (!kind || one.kind === kind),
  );
  // Where there is a choice, the board asks which move is meant.
  if (!move || others.length > 0) return true;
  const m = read(playTexts).confirmTurn;
  const end = () => {
    controls.saying.value = null;
    focusBoard(controls);
  };
  const confirm = () => {
    end();
    act();
  };
  const refuse = () => {
    end();
    play.select(null);
  };
  const text = m.text(startSentence(describeMove(move, words(), namePieces)));
  say(
    controls,
    "hint",
    text,
    [to],
    [
      [m.play, confirm],
      [m.cancel, refuse],
    ],
  );
  // Enter plays it.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".game-message button.primary")?.focus(),
  );
  return false;
}
