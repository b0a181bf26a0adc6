// Looks up positions in the book. A position is a line of `lines.ts`: the first half of its hash, and for each turn its
// LAN, the games that have it, those that Red and Blue have won, and its points.
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import type { CoTuLenh } from "../game/class.js";
import { STANDARD_RULES } from "../vocabulary/generated.js";
import { LINES } from "./lines.js";
import type { BookTurn } from "./types.js";

const KEY = 8;
const WORDS = 5;

/** The lines by their keys; made when the first position is looked up. */
let lines: ReadonlyMap<string, string> | undefined;

function findLine(hash: string): string | undefined {
  lines ??= new Map(LINES.split("\n").map((line) => [line.slice(0, KEY), line.slice(KEY + 1)]));
  return lines.get(hash.slice(0, KEY));
}

/** The key of a position that can be in the book: at the start of a turn, by the standard rules. */
function readHash(game: unknown): string | null {
  try {
    const { hash, rules, deployState } = game as CoTuLenh;
    const own = rules.call(game as CoTuLenh);
    const isStandard = Object.entries(STANDARD_RULES).every(
      ([name, value]) => own[name as keyof typeof own] === value,
    );
    const isOpen = deployState.call(game as CoTuLenh) !== null;
    return isStandard && !isOpen ? `${hash.call(game as CoTuLenh)}` : null;
  } catch (error) {
    // The error of a game that was freed is passed on.
    if (error instanceof CoTuLenhError) throw error;
    const message = `a game is a CoTuLenh, not ${shown(game)}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
}

function readTurns(line: string): BookTurn[] {
  const words = line.split(" ");
  return Array.from({ length: words.length / WORDS }, (_, n) => {
    const [turn = "", ...numbers] = words.slice(n * WORDS, (n + 1) * WORDS);
    const [games = 0, red = 0, blue = 0, points = 0] = numbers.map(Number);
    return { turn, games, red, draws: games - red - blue, blue, points };
  });
}

/**
 * The turns that the book has for the position of a game, those of most games first. There are none for most
 * positions: the book has the first eight turns, by the standard rules.
 *
 * @example
 * ```ts
 * const [first] = findBookTurns(new CoTuLenh());
 * console.log(first.turn, first.games, first.points);
 * ```
 */
export const findBookTurns: (game: CoTuLenh) => BookTurn[] = throwingAtCaller(
  function findBookTurns(game) {
    const hash = readHash(game);
    const line = hash === null ? undefined : findLine(hash);
    return line === undefined ? [] : readTurns(line);
  },
);

/** A turn is chosen only if it is at most so many points worse than the best one. */
const MARGIN = 25;

/**
 * A turn of the book for the position of a game, in LAN, or `null`. Only turns about as good as the best one are
 * chosen, those of more games more often. `random` gives a number from 0 to less than 1; `Math.random` if not given.
 *
 * @example
 * ```ts
 * const turn = chooseBookTurn(game);
 * if (turn !== null) game.playTurn(turn);
 * ```
 */
export const chooseBookTurn: (game: CoTuLenh, random?: () => number) => string | null =
  throwingAtCaller(function chooseBookTurn(game, random) {
    return chooseTurn(game, readRandom(random))?.turn ?? null;
  });

/** A function of options that can be anything. */
export function readRandom(value: unknown): () => number {
  if (value === undefined) return Math.random;
  if (typeof value === "function") return () => drawNumber(value as () => unknown);
  throw new CoTuLenhError("INVALID_OPTIONS", `random is a function, not ${shown(value)}`);
}

/** What a function of the caller gives, which may be a class, throw, or give something else than a number. */
function drawNumber(random: () => unknown): number {
  try {
    return Number(random());
  } catch {
    throw new CoTuLenhError("INVALID_OPTIONS", "random throws an error instead of giving a number");
  }
}

/** A turn of the book, if it is legal: another position can have the same key. */
export function chooseTurn(game: CoTuLenh, random: () => number): BookTurn | undefined {
  const turns = findBookTurns(game);
  const best = Math.max(...turns.map(({ points }) => points));
  const good = turns.filter(({ points }) => points >= best - MARGIN);
  let rest = random() * good.reduce((sum, { games }) => sum + games, 0);
  const chosen = good.find(({ games }) => (rest -= games) < 0) ?? good[0];
  return chosen && isLegal(game, chosen.turn) ? chosen : undefined;
}

function isLegal(game: CoTuLenh, turn: string): boolean {
  try {
    return game.readTurn(turn) !== null;
  } catch {
    return false;
  }
}
