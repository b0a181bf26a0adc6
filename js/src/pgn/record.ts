// Writes records as PGN. Nothing is played for it: a record has the SAN of its turns, and how the game has ended.
import { count, readOptions } from "../arguments/read-options.js";
import { PGN_WIDTH } from "../arguments/texts.js";
import { throwingAtCaller } from "../errors/caller.js";
import type { GameRecord } from "../record/types.js";
import type { Outcome } from "../vocabulary/types.js";
import { isDeclared, resultOf, TERMINATION, terminationOf } from "./ends.js";
import { allTags, toResult, type Tag } from "./tags.js";
import type { PgnResult } from "./types.js";
import { writeGame } from "./writer.js";

/** The result of a game: by its end, or else by the header that declares one. */
function resultFrom({ Result: declared }: GameRecord["headers"], end: Outcome | null): PgnResult {
  return end ? resultOf(end) : (toResult(declared) ?? "*");
}

/** All tags of a game that has ended like this, in their order. One keeps the reason of an end that was declared (R13.5). */
export function listTags(
  { rules, start, headers }: Pick<GameRecord, "rules" | "start" | "headers">,
  end: Outcome | null,
): Tag[] {
  const all = isDeclared(end) ? { ...headers, [TERMINATION]: terminationOf(end) } : headers;
  return allTags({ rules, start, headers: all }, resultFrom(headers, end));
}

/** Reads how long lines may be. */
export function readWidth(options: unknown): number {
  return count(readOptions(options, ["maxWidth"]).maxWidth, "maxWidth", PGN_WIDTH);
}

/** A record as PGN, with lines of at most so many characters. */
export function toPgn(record: GameRecord, maxWidth: number): string {
  const last = record.turns.at(-1)?.id ?? 0;
  const end = record.end?.after === last ? record.end.outcome : null;
  return writeGame(listTags(record, end), record, resultFrom(record.headers, end), maxWidth);
}

/**
 * A record as PGN: headers, turns with what is written about them, variations, and the result. An open deploy is left
 * out. Lines have at most 80 characters, or `maxWidth`, or any length for 0. Nothing is played: the record must be one
 * that a tree, a play or a referee gave.
 *
 * @example
 * ```ts
 * const text = writeRecord({ ...tree.record, headers: { Red: "Lan" } });
 * ```
 */
export const writeRecord: (
  record: GameRecord,
  options?: { maxWidth?: number | undefined },
) => string = throwingAtCaller(function writeRecord(record, options) {
  return toPgn(record, readWidth(options));
});
