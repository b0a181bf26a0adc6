// What the parts of the place share: what is said beside the board, what is read aloud, and the verbs.
import type { Signal } from "@preact/signals";
import type { Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeMove, namePieces } from "cotulenh-wasm/texts";
import type { Board } from "cotulenh-wasm/board";
import { bottom, otherColor, resumeComputer, startRematch, type Match } from "../../match/match.js";
import { gameTexts } from "../../parts/game-texts.js";
import type { KeyActions } from "../../parts/keys.js";
import { notify } from "../../parts/notices.js";
import { switchZones } from "../../parts/zone-switch.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { playTexts } from "./texts.js";

/** What is said beside the board until something happens. */
export interface Saying {
  text: string;
  kind: "refused" | "hint" | "note";
  /** The squares that explain it. */
  squares: readonly Square[];
  /** What had happened last: another event ends it. */
  event: PlaySnapshot["event"];
}

/** What is asked before something is done that cannot be taken back alone. */
export type Question = "resign" | "draw" | "pause" | "keys";

/** What the place has besides the match. */
export interface Controls {
  readonly match: Match;
  readonly board: { current: Board | null };
  readonly saying: Signal<Saying | null>;
  readonly question: Signal<Question | null>;
  readonly isSearching: Signal<boolean>;
  /** What happened when the visitor last went through the turns, without taking anything back. */
  readonly lookedAt: { current: PlaySnapshot["event"] | null };
  readonly announce: (text: string) => void;
}

export function focusBoard({ board }: Controls): void {
  board.current?.focus();
}

/** Says something beside the board, and to those who cannot see it. */
export function say(
  { match, saying, announce }: Controls,
  kind: Saying["kind"],
  text: string,
  squares: readonly Square[] = [],
): void {
  saying.value = { kind, text, squares, event: match.play.snapshot().event };
  announce(text);
}

/** Shows a good step, and with the next press the whole turn. It never keeps the visitor from moving. */
export async function showHint(controls: Controls): Promise<void> {
  const { match, isSearching } = controls;
  const m = read(gameTexts).hint;
  const before = match.play.snapshot();
  if (isSearching.value || before.outcome || before.thinking) return;
  const kind = before.hint.length > 0 ? "turn" : "step";
  isSearching.value = true;
  say(controls, "hint", m.searching);
  try {
    const moves = await match.play.hint(kind);
    if (match.play.snapshot().event !== before.event) return;
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

export async function offerDraw(controls: Controls): Promise<void> {
  const m = read(playTexts).drawOffer;
  const { play } = controls.match;
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

/** Stops the clock, or lets it go on. A pause with a friend was agreed on before. */
export function togglePause({ match }: Controls): void {
  const { play } = match;
  if (play.snapshot().clocks?.paused) play.resume();
  else play.pause();
}

export function undo(controls: Controls): void {
  const { play } = controls.match;
  const m = read(playTexts);
  const { outcome, clocks } = play.snapshot();
  if (!play.undo()) return;
  controls.announce(outcome ? m.endTakenBack : m.undone);
  if (clocks && !play.snapshot().clocks) notify(m.clockRemoved);
}

/** Goes through the turns. An open deploy is not given up by that. */
export function goThrough(
  controls: Controls,
  to: "back" | "forward" | "first" | "last" | number,
): void {
  const { play, tree } = controls.match;
  const { session } = play.snapshot();
  if (session) {
    if (to === "back") play.undo();
    else if (to === "forward") play.redo();
    else say(controls, "note", read(playTexts).deployOpen);
    return;
  }
  if (to === "back") tree.back();
  else if (to === "forward") tree.forward();
  else if (to === "first") tree.goTo(tree.root);
  else if (to === "last") goToEnd(controls);
  else tree.goTo(to);
  controls.lookedAt.current = play.snapshot().event;
}

export function goToEnd({ match: { tree } }: Controls): void {
  let last = tree.current;
  for (let next = tree.next(last); next; next = tree.next(next)) last = next;
  tree.goTo(last);
}

/** Shares a link to the game: by the dialog of the system, or by the clipboard. */
export async function share(controls: Controls): Promise<void> {
  const m = read(playTexts);
  const { linkForGame } = await import("../../links/address.js");
  const url = linkForGame(controls.match.tree, controls.match.tree.current, bottom.value);
  try {
    await navigator.share({ url });
  } catch (error) {
    // The visitor has closed the dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    try {
      await navigator.clipboard.writeText(url);
      notify(m.shared);
    } catch {
      notify(m.notShared);
    }
  }
}

export function flip(): void {
  bottom.value = otherColor(bottom.value);
}

export function rematch(controls: Controls): void {
  startRematch(controls.match);
  focusBoard(controls);
}

export function retry(controls: Controls): void {
  resumeComputer(controls.match);
  focusBoard(controls);
}

/** What the keys do. */
export function keyActions(controls: Controls): KeyActions {
  return {
    back: () => goThrough(controls, "back"),
    forward: () => goThrough(controls, "forward"),
    first: () => goThrough(controls, "first"),
    last: () => goThrough(controls, "last"),
    undo: () => undo(controls),
    redo: () => void controls.match.play.redo(),
    flip,
    hint: () => void showHint(controls),
    zones: () => switchZones(controls.announce),
    help: () => void (controls.question.value = "keys"),
  };
}
