// Finds turns in the lines of a record.
import type { GameRecord, RecordedTurn } from "./types.js";

/** A line of turns. */
export type Line = readonly RecordedTurn[];

/** Where a turn stands. */
export interface Place {
  /** Its line. */
  readonly line: Line;
  /** Its index in that; −1 is before the first turn. */
  readonly index: number;
  /** The turn whose variation the line is, and which one; `null` for the main line. */
  readonly host: { readonly place: Place; readonly variation: number } | null;
}

/** Where a turn stands; `null` if the record has none with that id. The start is before the main line. */
export function findTurn({ turns }: GameRecord, id: number): Place | null {
  if (id === 0) return { line: turns, index: -1, host: null };
  // Most often it is the last turn of the game.
  const last = turns.length - 1;
  if (turns[last]?.id === id) return { line: turns, index: last, host: null };
  return findInLine(turns, null, id);
}

/** Recursion is safe here: the nesting of variations is limited. */
function findInLine(line: Line, host: Place["host"], id: number): Place | null {
  for (const [index, turn] of line.entries()) {
    const place = { line, index, host };
    if (turn.id === id) return place;
    for (const [variation, other] of (turn.variations ?? []).entries()) {
      const found = findInLine(other, { place, variation }, id);
      if (found) return found;
    }
  }
  return null;
}

/** All turns: each before those that follow it, and before its variations. */
export function* listTurns(line: Line): Generator<RecordedTurn> {
  for (const turn of line) {
    yield turn;
    for (const variation of turn.variations ?? []) yield* listTurns(variation);
  }
}

/**
 * An id that no turn of a record has.
 *
 * @example
 * ```ts
 * nextId(createRecord({ rules: game.rules(), start: game.fen() })); // 1
 * ```
 */
export function nextId({ turns }: GameRecord): number {
  let greatest = 0;
  for (const { id } of listTurns(turns)) greatest = Math.max(greatest, id);
  return greatest + 1;
}

/** How deeply the variations of a line are nested. */
export function countDepth(line: Line): number {
  let deepest = 0;
  for (const { variations = [] } of line) {
    for (const variation of variations) deepest = Math.max(deepest, countDepth(variation) + 1);
  }
  return deepest;
}
