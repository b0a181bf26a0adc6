// The way in: a puzzle that is played, from options.
import { throwingAtCaller } from "../errors/caller.js";
import { readTaskOptions, requireTask } from "../task/read.js";
import type { TaskOptions } from "../task/types.js";
import { PuzzleRun } from "./run.js";
import type { Puzzle } from "./types.js";

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
export const createPuzzle: (puzzle: Puzzle, options: TaskOptions) => PuzzleRun = throwingAtCaller(
  function createPuzzle(puzzle, options) {
    const read = readTaskOptions(options);
    requireTask(puzzle, isPuzzle, "a puzzle is one of loadPuzzles");
    return new PuzzleRun(puzzle, read);
  },
);

/** Whether this can be a puzzle. Its position and its turns are checked when they are played. */
const isPuzzle = ({ fen, rules, mistake, turns, color }: Puzzle): boolean =>
  [fen, rules, mistake, ...turns].every((text) => typeof text === "string") &&
  turns.length % 2 === 1 &&
  (color === "r" || color === "b");
