// The visitor's own mistakes as puzzles.
import type { Puzzle } from "cotulenh-wasm/puzzles";
import type { OwnMistake } from "../../storage/mistakes.js";

/** Whether a puzzle is a mistake of the visitor: it has no rating. */
export const isOwn = ({ rating }: Puzzle): boolean => rating === 0;

/** A mistake as a puzzle of one turn. Its theme is not known: "material" stands in for it. */
export function toPuzzle({ id, fen, rules, before, better, color }: OwnMistake): Puzzle {
  return {
    id,
    theme: "material",
    fen,
    rules,
    mistake: before,
    turns: [better],
    color,
    depth: 1,
    difficulty: 1,
    rating: 0,
  };
}
