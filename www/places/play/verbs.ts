// What can be done in a game that is played here.
import type { Signal } from "@preact/signals";
import { otherColor, type Move } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import { say, type Controls } from "../../game/controls.js";
import { playTexts } from "../../game/texts.js";
import { ask, playMoves } from "../../match/ask.js";
import { engine } from "../../match/computer.js";
import { explainHint } from "../../match/hint-reason.js";
import { gameTexts } from "../../parts/game-texts.js";
import { sayReason } from "../../parts/reason.js";
import { shareLink } from "../../parts/share/share.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";

/** How long the engine looks for what follows a hint. */
const LINE = { nodes: 20_000 };

/** What the engine expects after the moves of a hint; nothing if it cannot say. */
async function findLine(play: Play, moves: readonly Move[]): Promise<readonly (readonly Move[])[]> {
  const after = play.tree.game();
  try {
    playMoves(after, moves);
    if (after.deployState() || after.isGameOver()) return [];
    const { lines = [] } = await engine.search(after, LINE);
    return lines[0]?.moves ?? [];
  } catch {
    return [];
  } finally {
    after.free();
  }
}

/** After a step that a hint has shown, the next one is shown, until the deploy ends. */
function leadOn(controls: Controls, isSearching: Signal<boolean>, step: Move): void {
  const { play } = controls;
  const { event } = play.snapshot();
  const unsubscribe = play.subscribe(() => {
    const now = play.snapshot();
    if (now.event === event) return;
    unsubscribe();
    if (now.session?.steps.at(-1)?.lan === step.lan) void showHint(controls, isSearching);
  });
}

/** Shows a good step, and with the next press the whole turn. It never keeps the visitor from moving. */
export async function showHint(controls: Controls, isSearching: Signal<boolean>): Promise<void> {
  const { play } = controls;
  const m = read(gameTexts).hint;
  const texts = words();
  const before = play.snapshot();
  const { session } = before;
  if (isSearching.value || before.outcome || before.thinking) return;
  const kind = before.hint.length > 0 ? "turn" : "step";
  isSearching.value = true;
  say(controls, "hint", m.searching);
  try {
    const moves = await play.hint(kind);
    if (play.snapshot().event !== before.event) return;
    const [first] = moves;
    if (!first) {
      const { commit } = read(gameTexts).deploy;
      return say(controls, "hint", session?.canCommit ? m.finish(commit) : m.none);
    }
    const all = [...(session?.steps ?? []), ...moves];
    const line = await findLine(play, all);
    if (play.snapshot().event !== before.event) return;
    const found = ask(play.tree, (game) => explainHint(game, all, line));
    const reason = found ? ` ${sayReason(found)}` : "";
    if (kind === "step" && first.deploy) {
      leadOn(controls, isSearching, first);
      const name = namePieces(first.piece, texts);
      const at = first.kind === "stay" ? `${first.to} (${texts.choices.stay})` : first.to;
      const step = session ? m.next(name, at) : m.step(first.from, name, at);
      return say(controls, "hint", step + reason);
    }
    const said = moves.map((move) => describeMove(move, texts, namePieces)).join(", ");
    say(controls, "hint", m.turn(said) + reason);
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

/** Shares a link to the game. */
export async function share({ play: { tree }, bottom }: Controls): Promise<void> {
  const { linkForGame } = await import("../../links/address.js");
  await shareLink(linkForGame(tree, tree.current, bottom.value), read(playTexts).shared);
}
