// The puzzles that the visitor has solved, in this browser.
import {
  createPuzzleRecord,
  NEEDS,
  type PuzzleNeed,
  type PuzzleRecord,
} from "cotulenh-wasm/puzzles";
import { parse, stored } from "./values.js";

/** Reads a stored record; an unreadable one is replaced by an empty one. */
function readRecord(text: string | null): PuzzleRecord {
  try {
    if (text !== null) return createPuzzleRecord(text);
  } catch {
    // An empty one follows.
  }
  return createPuzzleRecord();
}

/** What the visitor has solved. */
export const puzzleRecord = stored("cotulenh-puzzles", readRecord);

function readNeeds(text: string | null): readonly PuzzleNeed[] {
  const found = parse(text);
  return Array.isArray(found) ? NEEDS.filter((need) => found.includes(need)) : [];
}

/** What puzzles have introduced that the visitor has solved. */
export const introducedNeeds = stored("cotulenh-introduced", readNeeds);
