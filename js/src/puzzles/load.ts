// Loads the puzzles of a theme: each is a file of its own, with a puzzle a line.
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { DAY, readDay } from "./days.js";
import { ratePuzzle } from "./rating.js";
import { difficultyOf, PUZZLES, THEMES, type Theme } from "./themes.js";
import type { Puzzle } from "./types.js";

const PARTS: { readonly [Name in Theme]: () => Promise<{ LINES: string }> } = {
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

/** Reads a line: `placement side;rules;depth;turns`. */
function readLine(theme: Theme, line: string): Puzzle {
  const [fen = "", rules = "", depth = "", turns = ""] = line.split(";");
  const [mistake = "", ...solution] = turns.split(" ");
  const search = Number(depth);
  const words = rules || "standard";
  const rating = ratePuzzle({ fen, rules: words, depth: search, turns: solution });
  return {
    id: `${theme}-${nameOf(`${fen};${turns}`)}`,
    theme,
    fen: `${fen} - - 0 1`,
    rules: words,
    mistake,
    turns: solution,
    color: fen.endsWith(" r") ? "b" : "r",
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

/**
 * The puzzle of a day, `YYYY-MM-DD`: the same for everyone, and another one every day until all were shown.
 *
 * @example
 * ```ts
 * const puzzle = await findDaily("2026-11-18");
 * ```
 */
export async function findDaily(day: string): Promise<Puzzle> {
  const all = THEMES.reduce((sum, theme) => sum + PUZZLES[theme], 0);
  const days = Math.floor(readDay(day) / DAY);
  let index = (((days * STRIDE) % all) + all) % all;
  for (const theme of THEMES) {
    if (index < PUZZLES[theme]) return (await loadPuzzles(theme))[index]!;
    index -= PUZZLES[theme];
  }
  throw new CoTuLenhError("INVALID_DATA", "the numbers of the puzzles do not add up");
}
