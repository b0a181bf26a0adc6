// The engine of this place: lines for the position on the board, and the review of a game.
import { signal } from "@preact/signals";
import type { Line } from "cotulenh-wasm/engine";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { ask } from "../../match/ask.js";
import { Analysis } from "../../review/analysis.js";
import { SharedEngine } from "../../review/engine.js";
import { Review, writeReview } from "../../review/review.js";
import { findMistakes, findReviewedPart, isReviewed } from "../../review/mistakes.js";
import { reviewEffort } from "../../storage/settings.js";
import { study, type Study } from "./study.js";

const engine = new SharedEngine();
export const analysis = new Analysis(engine);
export const review = new Review(engine);
/** The game whose last edit is what a review has written; null if it was edited since then. */
export const lastReview = signal<string | null>(null);
/** Whether the first moves of the lines are drawn on the board. */
export const hasArrows = signal(true);

/** A position of a line, which is shown while someone points at it: nothing can be moved in it. */
interface Preview extends Pick<
  PlaySnapshot,
  "pieces" | "lastMove" | "movable" | "check" | "checkers"
> {
  moves: Line["moves"];
}

/** A line that can be looked at and played. */
export type PlayedLine = Pick<Line, "turns" | "san" | "moves">;

export const preview = signal<Preview | null>(null);

/** The position after some turns of a line. */
export function showPreview({ tree }: Study, line: PlayedLine, count: number): void {
  using game = tree.game();
  try {
    const moves = line.moves.slice(0, count);
    for (const turn of moves) game.playTurn(turn);
    const lastMove = (moves.at(-1) ?? []).flatMap(({ from, to }) => [from, to]);
    const pieces = game.pieces();
    preview.value = { pieces, moves, lastMove, movable: [], check: null, checkers: [] };
  } catch {
    // The line belongs to a position that is no longer shown.
    preview.value = null;
  }
}

/** Shows a position of the game without going there; null shows the current one again. */
export function showNode({ tree }: Study, node: TreeNode | null): void {
  if (!node || node === tree.current) {
    preview.value = null;
    return;
  }
  const pieces = ask(tree, (game) => game.pieces(), node);
  const moves = node.turn ? [node.turn.moves] : [];
  const lastMove = (node.turn?.moves ?? []).flatMap(({ from, to }) => [from, to]);
  preview.value = { pieces, moves, lastMove, movable: [], check: null, checkers: [] };
}

/** Plays some turns of a line. */
export function playLine({ play }: Study, line: PlayedLine, count: number): void {
  preview.value = null;
  for (const turn of line.moves.slice(0, count)) play.playTurn(turn);
}

/** The line to review: that of the current position, or the main line. */
function lineToReview({ tree }: Study) {
  const main = tree.mainLine();
  return tree.current === tree.root || main.includes(tree.current) ? main : tree.path();
}

/** Reviews the line, and writes what was found into the game. */
export async function runReview(now: Study): Promise<void> {
  analysis.hold(true);
  const found = await review.run(now.tree, lineToReview(now), reviewEffort.peek());
  analysis.hold(false);
  // Another game was opened meanwhile.
  if (!found || study.peek()?.id !== now.id) return;
  const { tree } = study.peek()!;
  writeReview(tree, found.judged, found.mistakes);
  lastReview.value = now.id;
  const unsubscribe = tree.subscribe((changes) => {
    if (changes.length === 0) return;
    lastReview.value = null;
    unsubscribe();
  });
}

/** Takes back what the last review has written, which was the last edit. */
export function undoReview(): void {
  const now = study.peek();
  if (now && now.id === lastReview.peek()) now.tree.undoEdit();
}

/** Goes to the next mistake of the line that was reviewed; after the last one to the first. */
export function goToNextMistake(tree: GameTree): void {
  const found = findMistakes(shownLine(tree));
  const { ply } = tree.current;
  const next = found.find(({ node }) => node.ply > ply) ?? found[0];
  if (next) tree.goTo(next.node);
}

/** The line whose review is shown: the one that the current position is on, if it was reviewed. */
export function shownLine(tree: GameTree): readonly TreeNode[] {
  const main = tree.mainLine();
  const path = tree.path();
  if (!path.every((node) => main.includes(node)) && isReviewed(tree.root, path)) return path;
  return findReviewedPart(tree.root, main);
}

/** Stops analysis and review when the place is left. */
export function stopThinking(): void {
  analysis.stop();
  review.stop();
  preview.value = null;
  void engine.close();
}
