// The themes, and how many puzzles each has.
import { NUMBERS as MADE } from "./parts/numbers.js";

/** What puzzles are about. */
export const THEMES = Object.freeze([
  "capture",
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

/** How hard a puzzle is: it follows from its rating. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The ratings at which each difficulty ends. */
const ENDS: readonly number[] = [620, 780, 1000, 1120, Infinity];

/** The difficulty of a puzzle with a rating. */
export function difficultyOf(rating: number): Difficulty {
  return DIFFICULTIES[ENDS.findIndex((end) => rating < end)]!;
}

/** How many there are of each depth. The captures of commanders have a program of their own. */
const NUMBERS = { capture: [27], ...MADE };

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** How many puzzles each theme has, without loading them. */
export const PUZZLES: Readonly<Record<Theme, number>> = /* @__PURE__ */ Object.fromEntries(
  THEMES.map((theme) => [theme, sum(NUMBERS[theme])]),
) as Record<Theme, number>;
