// What can be done in a game that is played here.
import type { Signal } from "@preact/signals";
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import { say, type Controls } from "../../game/controls.js";
import { playTexts } from "../../game/texts.js";
import { otherColor } from "../../match/match.js";
import { gameTexts } from "../../parts/game-texts.js";
import { notify } from "../../parts/dialogs/notices.js";
import { shareLink } from "../../parts/share/share.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";

/** Shows a good step, and with the next press the whole turn. It never keeps the visitor from moving. */
export async function showHint(controls: Controls, isSearching: Signal<boolean>): Promise<void> {
  const { play } = controls;
  const m = read(gameTexts).hint;
  const before = play.snapshot();
  if (isSearching.value || before.outcome || before.thinking) return;
  const kind = before.hint.length > 0 ? "turn" : "step";
  isSearching.value = true;
  say(controls, "hint", m.searching);
  try {
    const moves = await play.hint(kind);
    if (play.snapshot().event !== before.event) return;
    const [first] = moves;
    if (!first) return;
    const said = moves.map((move) => describeMove(move, words(), namePieces)).join(", ");
    const isPart = kind === "step" && first.deploy;
    say(controls, "hint", isPart ? m.step(said) : m.turn(said));
  } catch {
    say(controls, "note", m.failed);
  } finally {
    isSearching.value = false;
  }
}

/** Offers the computer a draw. */
export async function offerDraw(controls: Controls): Promise<void> {
  const m = read(playTexts).drawOffer;
  const { play } = controls;
  say(controls, "note", m.considering);
  try {
    const isAgreed = await play.offerDraw();
    const isOver = play.snapshot().outcome !== null;
    if (isAgreed) controls.announce(m.agreed);
    else if (!isOver) say(controls, "note", m.refused);
  } catch {
    // The game is over, or the engine has failed, which the computer's turn will tell.
    controls.saying.value = null;
  }
}

/** Asks whether the other side at this board agrees to a draw. */
export function askForDraw({ play, question }: Controls): void {
  const m = read(playTexts).confirm;
  const side = play.snapshot().turn;
  const agree = () => {
    void play.offerDraw(side);
    void play.offerDraw(otherColor(side));
  };
  question.value = { title: m.draw[side], yes: m.drawYes, agree };
}

/** Asks whether the other side at this board agrees to a pause. */
export function askForPause({ play, question }: Controls): void {
  const m = read(playTexts).confirm;
  question.value = {
    title: m.pause[play.snapshot().turn],
    yes: m.pauseYes,
    agree: () => play.pause(),
  };
}

export function undo({ play, announce }: Controls): void {
  const m = read(playTexts);
  const { outcome, clocks } = play.snapshot();
  if (!play.undo()) return;
  announce(outcome ? m.endTakenBack : m.undone);
  if (clocks && !play.snapshot().clocks) notify(m.clockRemoved);
}

/** Shares a link to the game. */
export async function share({ play: { tree }, bottom }: Controls): Promise<void> {
  const { linkForGame } = await import("../../links/address.js");
  await shareLink(linkForGame(tree, tree.current, bottom.value), read(playTexts).shared);
}
