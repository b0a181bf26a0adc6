// The engine of this place: lines for the position on the board, and the review of a game.
import { signal } from "@preact/signals";
import type { Line } from "cotulenh-wasm/engine";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { TreeData } from "cotulenh-wasm/tree";
import { Analysis } from "../../review/analysis.js";
import { SharedEngine } from "../../review/engine.js";
import { Review, takeBackReview, writeReview } from "../../review/review.js";
import { replaceTree, study, type Study } from "./study.js";

const engine = new SharedEngine();
export const analysis = new Analysis(engine);
export const review = new Review(engine);
/** The game before and after the last review, which can be taken back. */
export const lastReview = signal<{ id: string; before: TreeData; after: TreeData } | null>(null);
/** Whether the first moves of the lines are drawn on the board. */
export const hasArrows = signal(true);

/** A position of a line, which is shown while someone points at it: nothing can be moved in it. */
interface Preview extends Pick<
  PlaySnapshot,
  "pieces" | "lastMove" | "movable" | "check" | "checkers"
> {
  moves: Line["moves"];
}

export const preview = signal<Preview | null>(null);

/** The position after some turns of a line. */
export function showPreview({ tree }: Study, line: Line, count: number): void {
  using game = tree.game();
  try {
    for (const turn of line.turns.slice(0, count)) game.playTurn(turn);
    const moves = line.moves.slice(0, count);
    const lastMove = (moves.at(-1) ?? []).flatMap(({ from, to }) => [from, to]);
    const pieces = game.pieces();
    preview.value = { pieces, moves, lastMove, movable: [], check: null, checkers: [] };
  } catch {
    // The line is of a position that was left meanwhile.
    preview.value = null;
  }
}

/** Plays some turns of a line. */
export function playLine({ play }: Study, line: Line, count: number): void {
  preview.value = null;
  for (const turn of line.turns.slice(0, count)) play.playTurn(turn);
}

/** The line to review: that of the current position, or the main line. */
function lineToReview({ tree }: Study) {
  const main = tree.mainLine();
  return tree.current === tree.root || main.includes(tree.current) ? main : tree.path();
}

/** Reviews the line, and writes what was found into the game. */
export async function runReview(now: Study): Promise<void> {
  analysis.hold(true);
  const found = await review.run(now.tree, lineToReview(now));
  analysis.hold(false);
  // Another game was opened meanwhile.
  if (!found || study.peek()?.id !== now.id) return;
  const { tree } = study.peek()!;
  const before = tree.toJSON();
  replaceTree(writeReview(before, found.judged, found.mistakes));
  lastReview.value = { id: now.id, before, after: study.peek()!.tree.toJSON() };
}

/** Takes back what the last review has written, and nothing else. */
export function undoReview(): void {
  const last = lastReview.peek();
  const now = study.peek();
  lastReview.value = null;
  if (!last || now?.id !== last.id) return;
  replaceTree(takeBackReview(now.tree.toJSON(), last.before, last.after));
}

/** Ends everything that thinks, when the place is left. */
export function stopThinking(): void {
  analysis.stop();
  review.stop();
  preview.value = null;
  void engine.close();
}
