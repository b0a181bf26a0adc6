// The puzzles that the visitor has solved, in this browser.
import { signal } from "@preact/signals";
import { createPuzzleRecord, type PuzzleRecord } from "cotulenh-wasm/puzzles";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-puzzles";

/** Reads a stored record; what is none is an empty one. */
function readRecord(text: string | null): PuzzleRecord {
  try {
    if (text !== null) return createPuzzleRecord(text);
  } catch {
    // An empty one follows.
  }
  return createPuzzleRecord();
}

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
