// Asks before a turn is played, for those who have set it so.
import type { Move } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import { ask } from "../../match/ask.js";
import type { Guard } from "../../parts/board/play-board.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { confirmations } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { focusBoard, say, type Controls } from "../controls.js";
import { playTexts } from "../texts.js";

/** Whether a step ends its turn: the last that can be taken does so by itself. */
function endsTurn(play: Play, step: Move): boolean {
  const { session } = play.snapshot();
  return ask(play.tree, (game) => {
    for (const move of [...(session?.steps ?? []), step]) game.move(move);
    return game.deployState() === null;
  });
}

/** Whether a move is played at once. If not, it is asked for, with a button that plays it. */
export function confirmMove(
  controls: Controls,
  ...[from, to, kind, act]: Parameters<Guard>
): boolean {
  const { play, own } = controls;
  const { selection, turn } = play.snapshot();
  // Premoves can be taken back until they are played.
  if (confirmations.value === "off" || (own !== null && turn !== own)) return true;
  const moves = (selection?.square === from ? selection.moves : []).filter(
    (one) => one.to === to && (!kind || one.kind === kind),
  );
  const whole = moves.filter(({ deploy }) => !deploy);
  // Steps of a deploy can be taken back until the turn is finished.
  const [move, ...others] = whole.length > 0 ? whole : moves.filter((one) => endsTurn(play, one));
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
