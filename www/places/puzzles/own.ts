// The visitor's own mistakes as puzzles.
import type { Puzzle } from "cotulenh-wasm/puzzles";
import type { OwnMistake } from "../../storage/mistakes.js";

/** A mistake as a puzzle of one turn. It has no theme of its own: what it is about was not looked for. */
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
