// Loads the puzzles of a theme: each is a file of its own, with a puzzle a line.
import { isArray, shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { invalidOptions, readOptions } from "../arguments/read-options.js";
import { readKnown } from "./choose.js";
import { otherColor } from "../vocabulary/colors.js";
import { DAY, readDay } from "./days.js";
import { puzzleNeeds, type PuzzleNeed } from "./needs.js";
import { ratePuzzle } from "./rating.js";
import { difficultyOf, PUZZLES, THEMES, type Theme } from "./themes.js";
import type { Puzzle } from "./types.js";

const PARTS: { readonly [Name in Theme]: () => Promise<{ LINES: string }> } = {
  capture: () => import("./parts/capture.js"),
  mate1: () => import("./parts/mate1.js"),
  mate2: () => import("./parts/mate2.js"),
  mate3: () => import("./parts/mate3.js"),
  mate4: () => import("./parts/mate4.js"),
  material: () => import("./parts/material.js"),
  deploy: () => import("./parts/deploy.js"),
  flight: () => import("./parts/flight.js"),
  airDefense: () => import("./parts/airDefense.js"),
  save: () => import("./parts/save.js"),
  battle: () => import("./parts/battle.js"),
};

/** A short name that follows from the puzzle. */
function nameOf(line: string): string {
  let hash = 0;
  for (let i = 0; i < line.length; i++) hash = (Math.imul(hash, 31) + line.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

/** Reads a line: `placement side;rules;depth;turns`. The first turn is the mistake; a space alone stands for none. */
function readLine(theme: Theme, line: string): Puzzle {
  const [fen = "", rules = "", depth = "", turns = ""] = line.split(";");
  const [mistake = "", ...solution] = turns.split(" ");
  const search = Number(depth);
  const words = rules || "standard";
  const toMove = fen.endsWith(" r") ? "r" : "b";
  const color = mistake === "" ? toMove : otherColor(toMove);
  const rating = ratePuzzle({ fen, rules: words, depth: search, turns: solution, color });
  return {
    id: `${theme}-${nameOf(`${fen};${turns}`)}`,
    theme,
    fen: `${fen} - - 0 1`,
    rules: words,
    mistake,
    turns: solution,
    color,
    depth: search,
    difficulty: difficultyOf(rating),
    rating,
  };
}

const loaded = new Map<Theme, readonly Puzzle[]>();

/**
 * Loads the puzzles of a theme, the easiest first.
 *
 * @example
 * ```ts
 * const puzzles = await loadPuzzles("mate2");
 * console.log(puzzles[0].fen);
 * ```
 */
export async function loadPuzzles(theme: Theme): Promise<readonly Puzzle[]> {
  if (!THEMES.includes(theme)) {
    const message = `${shown(theme)} is not a theme; known are: ${THEMES.join(", ")}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
  const known = loaded.get(theme);
  if (known) return known;
  const { LINES } = await PARTS[theme]();
  const lines = LINES.split("\n").filter((line) => line !== "");
  const puzzles = Object.freeze(lines.map((line) => Object.freeze(readLine(theme, line))));
  loaded.set(theme, puzzles);
  return puzzles;
}

/**
 * Finds a puzzle by its id; `null` if there is none.
 *
 * @example
 * ```ts
 * const puzzle = await findPuzzle(location.hash.slice(1));
 * ```
 */
export async function findPuzzle(id: string): Promise<Puzzle | null> {
  const theme = THEMES.find((one) => typeof id === "string" && id.startsWith(`${one}-`));
  if (!theme) return null;
  const puzzles = await loadPuzzles(theme);
  return puzzles.find((puzzle) => puzzle.id === id) ?? null;
}

/** Steps through all puzzles before one comes again: a prime that their number does not have as a factor. */
const STRIDE = 7919;

/** The puzzles that may come on a day. */
export interface DailyOptions {
  /** Only what needs nothing else: what the player has learned already. Without it, all. */
  known?: readonly PuzzleNeed[] | undefined;
  /** Only of these themes. */
  themes?: readonly Theme[] | undefined;
}

/** The puzzle with a number among all. */
async function findByNumber(number: number): Promise<Puzzle> {
  let index = number;
  for (const theme of THEMES) {
    if (index < PUZZLES[theme]) return (await loadPuzzles(theme))[index]!;
    index -= PUZZLES[theme];
  }
  throw new CoTuLenhError("INVALID_DATA", "the numbers of the puzzles do not add up");
}

function readThemes(themes: unknown): readonly Theme[] {
  if (!isArray(themes)) throw invalidOptions(`themes is a list, not ${shown(themes)}`);
  return Array.from(themes as readonly Theme[]);
}

/**
 * The puzzle of a day, `YYYY-MM-DD`: the same for everyone, and another one every day until all were shown. With options it
 * is one of those that fit, the same for all with such options.
 *
 * @example
 * ```ts
 * const puzzle = await findDaily("2026-11-18");
 * const easy = await findDaily("2026-11-18", { known: [], themes: ["capture", "mate1"] });
 * ```
 */
export async function findDaily(day: string, options?: DailyOptions): Promise<Puzzle> {
  const days = Math.floor(readDay(day) / DAY);
  const { known, themes } = readOptions(options, ["known", "themes"]);
  const numberOf = (count: number) => (((days * STRIDE) % count) + count) % count;
  const all = THEMES.reduce((sum, theme) => sum + PUZZLES[theme], 0);
  if (known === undefined && themes === undefined) return findByNumber(numberOf(all));
  const learned = readKnown(known);
  const lists = await Promise.all(readThemes(themes ?? THEMES).map(loadPuzzles));
  const fitting = lists
    .flat()
    .filter((puzzle) => puzzleNeeds(puzzle).every((need) => learned.includes(need)));
  return fitting[numberOf(fitting.length)] ?? findByNumber(numberOf(all));
}
