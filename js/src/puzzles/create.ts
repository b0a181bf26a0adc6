// The way in: a puzzle that is played, from options.
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError, throwingAtCaller } from "../errors.js";
import { readEngine } from "../play/match/players.js";
import { PuzzleRun } from "./run.js";
import type { Puzzle, PuzzleOptions } from "./types.js";

const ANSWER_DELAY = 500;

/**
 * A puzzle that is played: its game, whether a turn is right, the answers of the other side, hints. It has no view:
 * `connect` of `cotulenh-wasm/board/play` puts its game on a board.
 *
 * @example
 * ```ts
 * const [puzzle] = await loadPuzzles("mate1");
 * const run = createPuzzle(puzzle, { CoTuLenh });
 * run.subscribe(() => console.log(run.snapshot().state));
 * run.play.playTurn(puzzle.turns[0]);
 * ```
 */
export const createPuzzle: (puzzle: Puzzle, options: PuzzleOptions) => PuzzleRun = throwingAtCaller(
  function createPuzzle(puzzle, options) {
    const given = readOptions(options ?? null, ["CoTuLenh", "engine", "answerDelay"]);
    const { CoTuLenh } = given;
    if (typeof CoTuLenh !== "function") {
      const message = `CoTuLenh is the class of cotulenh-wasm, not ${shown(CoTuLenh)}`;
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    const engine = given.engine === undefined ? undefined : readEngine(given.engine, "engine");
    const delay = count(given.answerDelay, "answerDelay", ANSWER_DELAY);
    readPuzzle(puzzle);
    return new PuzzleRun(puzzle, options.CoTuLenh, engine, delay);
  },
);

/** A puzzle that comes from elsewhere. Its position and its turns are checked when they are played. */
function readPuzzle(value: unknown): void {
  try {
    const { fen, rules, mistake, turns, color } = value as Puzzle;
    const isPuzzle =
      [fen, rules, mistake].every((text) => typeof text === "string") &&
      turns.length % 2 === 1 &&
      turns.every((turn) => typeof turn === "string") &&
      (color === "r" || color === "b");
    if (isPuzzle) return;
  } catch {
    // Refused below.
  }
  const message = `a puzzle is one of loadPuzzles, not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}
