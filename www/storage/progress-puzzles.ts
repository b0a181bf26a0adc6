// The puzzles that the visitor has solved, in this browser.
import { signal } from "@preact/signals";
import { readRecord, type PuzzleRecord } from "./progress-record.js";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-puzzles";

/** What the visitor has solved. */
export const puzzleRecord = signal(readRecord(readStored(KEY)));

addEventListener("storage", (event) => {
  if (event.key === KEY) puzzleRecord.value = readRecord(event.newValue);
});

/** Stores another record, and shows it. */
export function keepRecord(record: PuzzleRecord): void {
  puzzleRecord.value = record;
  writeStored(KEY, JSON.stringify(record));
}
