// The themes, and how many puzzles each has.
import { NUMBERS } from "./parts/numbers.js";

/** What puzzles are about. */
export const THEMES = Object.freeze([
  "mate1",
  "mate2",
  "mate3",
  "mate4",
  "material",
  "deploy",
  "flight",
  "airDefense",
  "save",
  "battle",
] as const);

/** What a puzzle is about. */
export type Theme = (typeof THEMES)[number];

/** How hard puzzles are, from 1, easy, to 5. */
export const DIFFICULTIES = Object.freeze([1, 2, 3, 4, 5] as const);

/** How hard a puzzle is: it follows from how deep a search must look to find the first turn. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The deepest search of each difficulty. */
const DEPTHS: readonly number[] = [1, 2, 4, 6, Infinity];

/** How hard it is to find what a search of this depth finds. */
export function difficultyOf(depth: number): Difficulty {
  return DIFFICULTIES[DEPTHS.findIndex((most) => depth <= most)]!;
}

/** How many puzzles there are. */
export interface PuzzleCount {
  /** All of a theme. */
  readonly all: number;
  /** Those of each difficulty. */
  readonly byDifficulty: Readonly<Record<Difficulty, number>>;
}

function count(numbers: readonly number[]): PuzzleCount {
  const byDifficulty = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  numbers.forEach((number, i) => (byDifficulty[difficultyOf(i + 1)] += number));
  return { all: numbers.reduce((sum, number) => sum + number, 0), byDifficulty };
}

/** How many puzzles each theme has, without loading them. */
export const PUZZLES: Readonly<Record<Theme, PuzzleCount>> = /* @__PURE__ */ Object.fromEntries(
  THEMES.map((theme) => [theme, count(NUMBERS[theme])]),
) as Record<Theme, PuzzleCount>;
