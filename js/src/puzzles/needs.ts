// What a player has to know for a puzzle, read from its text.
import type { Puzzle } from "./types.js";

/** What puzzles need beyond moves and captures of single pieces. */
export const NEEDS = Object.freeze([
  "heroes",
  "stacks",
  "deploy",
  "kamikaze",
  "official",
  "battle",
] as const);

/** Something that a player has to know. */
export type PuzzleNeed = (typeof NEEDS)[number];

const TESTS: { readonly [Need in PuzzleNeed]: (puzzle: Puzzle) => boolean } = {
  // In a save the other side gives check, so it has a hero when it begins.
  heroes: ({ theme, fen, turns }) =>
    theme === "save" || fen.includes("+") || turns.some((turn) => turn.includes("+")),
  stacks: ({ fen, turns }) => fen.includes("(") || turns.some((turn) => turn.includes("&")),
  deploy: ({ turns }) => turns.some((turn) => turn.includes(":")),
  kamikaze: ({ turns }) => turns.some((turn) => turn.includes("@")),
  official: ({ rules }) => rules.includes("official"),
  battle: ({ rules }) => rules.includes("objective"),
};

/**
 * What a player has to know for a puzzle.
 *
 * @example
 * ```ts
 * const isForBeginners = puzzleNeeds(puzzle).length === 0;
 * ```
 */
export function puzzleNeeds(puzzle: Puzzle): readonly PuzzleNeed[] {
  return NEEDS.filter((need) => TESTS[need](puzzle));
}
