// Which puzzle comes next for a player.
import { isArray, shown } from "../arguments/objects.js";
import { invalidOptions, readOptions } from "../arguments/read-options.js";
import { throwingAtCaller } from "../errors/caller.js";
import { expect, LEAST_DEVIATION } from "./glicko.js";
import { NEEDS, puzzleNeeds, type PuzzleNeed } from "./needs.js";
import type { PuzzleRecord } from "./record.js";
import { DIFFICULTIES, type Difficulty } from "./themes.js";
import type { Puzzle } from "./types.js";

/** Puzzles that are solved about so often teach most. */
const WANTED_CHANCE = 0.6;

/** How far from that chance a puzzle may be and still fit. */
const FITTING = 0.08;

/** The first puzzles of a player: a piece takes the commander, then mates; alone at first, then with another one. */
const FIRST = [
  { theme: "capture", helpers: 1 },
  { theme: "capture", helpers: 1 },
  { theme: "capture", helpers: 2 },
  { theme: "mate1", helpers: 1 },
  { theme: "mate1", helpers: 2 },
] as const;

/** How many of them there are. */
export const FIRST_PUZZLES: number = FIRST.length;

/** Who has missed none gets harder ones, a step a puzzle: so a strong player is soon where they belong. */
const CLIMB = 0.1;
const LEAST_CHANCE = 0.3;

/** By how much of its deviation a rating is taken for lower: who is not known yet gets what is rather too easy. */
const CAUTION = 0.5;

/** What is wanted of the next puzzle. */
export interface ChoiceOptions {
  /** Only of this difficulty; without it, what fits the rating of the player. */
  difficulty?: Difficulty | null | undefined;
  /** Only what needs nothing else: what the player has learned already. Without it, all. */
  known?: readonly PuzzleNeed[] | undefined;
}

/** The next puzzle, and how it was found. */
export interface PuzzleChoice {
  /** The puzzle; `null` if there is none. */
  readonly puzzle: Puzzle | null;
  /**
   * `fits`: it is as it was wanted. `nearest`: nothing like that is left, this one is nearest to it. `missing`: so it is,
   * but the list never had one of that difficulty. `again`: all were tried, and this one was not solved then, if there is
   * such a one. `none`: every puzzle was shown a moment ago, or there is none.
   */
  readonly reason: "fits" | "nearest" | "missing" | "again" | "none";
}

function readDifficulty(value: unknown = null): Difficulty | null {
  if (value === null || (DIFFICULTIES as readonly unknown[]).includes(value)) {
    return value as Difficulty | null;
  }
  throw invalidOptions(`difficulty is 1 to 5 or null, not ${shown(value)}`);
}

/** Reads the option that says what a player knows. */
export function readKnown(known: unknown = NEEDS): readonly PuzzleNeed[] {
  if (
    !isArray(known) ||
    !Array.from(known as readonly unknown[]).every((need) => NEEDS.includes(need as PuzzleNeed))
  ) {
    throw invalidOptions(`known is a list of ${NEEDS.join(", ")}`);
  }
  return Array.from(known as readonly PuzzleNeed[]);
}

/** The pieces of the side that solves it, without its commander. */
function countHelpers({ fen, color }: Puzzle): number {
  const [placement = ""] = fen.split(" ");
  return placement.replace(color === "r" ? /[^ABD-Z]/g : /[^abd-z]/g, "").length;
}

/** How far a puzzle is from what a player begins with: of that theme, with so many pieces, and then an easy one. */
function distanceToFirst({ theme, helpers }: (typeof FIRST)[number]) {
  return (puzzle: Puzzle): number =>
    (puzzle.theme === theme ? 0 : 1e6) +
    1e4 * Math.abs(countHelpers(puzzle) - helpers) +
    puzzle.rating;
}

/** How far a puzzle is from the difficulty that is wanted; 0 if it has it. */
function distanceTo(difficulty: Difficulty | null, record: PuzzleRecord) {
  if (difficulty !== null) return (puzzle: Puzzle) => Math.abs(puzzle.difficulty - difficulty);
  const first = FIRST[record.count];
  if (first) return distanceToFirst(first);
  const { rating, deviation, count, streak } = record;
  const steps = streak === count ? count - FIRST_PUZZLES : 0;
  const caution = steps > 0 ? 0 : CAUTION;
  const wanted = Math.max(LEAST_CHANCE, WANTED_CHANCE - CLIMB * steps);
  const strength = { rating: rating - caution * (deviation - LEAST_DEVIATION), deviation };
  return (puzzle: Puzzle) =>
    Math.max(0, Math.abs(expect(strength, puzzle.rating) - wanted) - FITTING);
}

/** How long ago a puzzle of the same theme was shown: 0 for the last one. */
function themeAge({ theme }: Puzzle, record: PuzzleRecord): number {
  const at = record.recent.map((id) => id.split("-")[0]).lastIndexOf(theme);
  return at < 0 ? Infinity : record.recent.length - 1 - at;
}

/** A number that follows from an id and the record, so that puzzles do not come in the order of their list. */
function shuffle(id: string, record: PuzzleRecord): number {
  let hash = record.count + record.recent.length;
  for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) | 0;
  return hash >>> 0;
}

/** The nearest of some puzzles; of those that are as near, the theme that was not shown for the longest time. */
function nearest(
  puzzles: readonly Puzzle[],
  record: PuzzleRecord,
  distance: (puzzle: Puzzle) => number,
): Puzzle | null {
  const ranked = puzzles
    .map((puzzle) => ({
      puzzle,
      distance: distance(puzzle),
      age: themeAge(puzzle, record),
      order: shuffle(puzzle.id, record),
    }))
    .sort((a, b) => a.distance - b.distance || compare(b.age, a.age) || a.order - b.order);
  return ranked[0]?.puzzle ?? null;
}

/** Like `a - b`, also of two that are infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The next puzzle of a list for a player. It was not tried before, is not one of the last fifty that were shown, and is
 * of the difficulty that is wanted; where nothing is left of that, the nearest. Without a difficulty the first ones are
 * captures of a commander, then mates in one, and later ones are about as hard as the player is strong, rather harder
 * until the first is missed. The same record, list and options give the same puzzle.
 *
 * @example
 * ```ts
 * const { puzzle, reason } = chooseNext(await loadPuzzles("deploy"), record, { difficulty: 2 });
 * ```
 */
export const chooseNext: (
  puzzles: readonly Puzzle[],
  record: PuzzleRecord,
  options?: ChoiceOptions,
) => PuzzleChoice = throwingAtCaller(function chooseNext(puzzles, record, options) {
  const read = readOptions(options, ["difficulty", "known"]);
  const difficulty = readDifficulty(read.difficulty);
  const known = readKnown(read.known);
  const distance = distanceTo(difficulty, record);
  const isKnown = (puzzle: Puzzle) => puzzleNeeds(puzzle).every((need) => known.includes(need));
  const isOpen = ({ id }: Puzzle) => record.result(id) === null;
  const hasAny = difficulty === null || puzzles.some((one) => one.difficulty === difficulty);
  const shown = puzzles.filter(({ id }) => !record.recent.includes(id));
  for (const candidates of [
    shown.filter((one) => isOpen(one) && isKnown(one)),
    shown.filter(isOpen),
  ]) {
    const puzzle = nearest(candidates, record, distance);
    if (!puzzle) continue;
    const fits = isKnown(puzzle) && (difficulty === null || puzzle.difficulty === difficulty);
    if (fits) return { puzzle, reason: "fits" };
    return { puzzle, reason: hasAny ? "nearest" : "missing" };
  }
  // Those that were not solved come first.
  const missed = shown.filter(({ id }) => record.result(id) === false);
  const puzzle = nearest(missed.length > 0 ? missed : shown, record, distance);
  return { puzzle, reason: puzzle ? "again" : "none" };
});
