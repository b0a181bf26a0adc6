// Which puzzle comes next for a player.
import type { PuzzleRecord } from "./record.js";
import type { Puzzle } from "./types.js";

/** Puzzles that are solved about so often teach most. */
const WANTED = 0.65;
/** One of so many that fit best. */
const FITTING = 12;

/**
 * A puzzle that fits a player: one that was not tried, about as hard as the player is strong. Any other one if all
 * were tried; `null` only of an empty list. The same record and list give the same puzzle.
 *
 * @example
 * ```ts
 * const next = chooseNext(await loadPuzzles("deploy"), record, puzzle.id);
 * ```
 */
export function chooseNext(
  puzzles: readonly Puzzle[],
  record: PuzzleRecord,
  after: string | null = null,
): Puzzle | null {
  const others = puzzles.filter(({ id }) => id !== after);
  const open = others.filter(({ id }) => record.result(id) === null);
  const distance = (puzzle: Puzzle) => Math.abs(record.chance(puzzle) - WANTED);
  const fitting = (open.length > 0 ? open : others)
    .map((puzzle) => ({ puzzle, distance: distance(puzzle) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, FITTING);
  const chosen = fitting[(record.count * 7) % Math.max(1, fitting.length)];
  return chosen?.puzzle ?? puzzles[0] ?? null;
}
