// Which puzzles the visitor has solved, in this browser.
import { signal } from "@preact/signals";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-puzzles";

export interface PuzzleRecord {
  /** Puzzles that were solved, and whether at the first try. */
  solved: Readonly<Record<string, boolean>>;
  /** How many were solved at the first try, one after another, and the most there were. */
  row: number;
  bestRow: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  days: number;
}

const EMPTY: PuzzleRecord = { solved: {}, row: 0, bestRow: 0, day: "", days: 0 };

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Reads what was stored; what is not a record is none. */
export function readRecord(text: string | null): PuzzleRecord {
  try {
    const { solved, row, bestRow, day, days } = JSON.parse(text ?? "") as PuzzleRecord;
    const entries = Object.entries(solved).filter(([, isClean]) => typeof isClean === "boolean");
    if (![row, bestRow, days].every(isCount) || typeof day !== "string") return EMPTY;
    return { solved: Object.fromEntries(entries), row, bestRow, day, days };
  } catch {
    return EMPTY;
  }
}

/** What the visitor has solved. */
export const puzzleRecord = signal(readRecord(readStored(KEY)));

addEventListener("storage", (event) => {
  if (event.key === KEY) puzzleRecord.value = readRecord(event.newValue);
});

function change(record: PuzzleRecord): void {
  puzzleRecord.value = record;
  writeStored(KEY, JSON.stringify(record));
}

/** The day before: `2026-02-28` for `2026-03-01`. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** A record after a puzzle was solved: at the first try or not, as that of a day or not. */
export function addSolved(
  record: PuzzleRecord,
  { id, isClean, day }: { id: string; isClean: boolean; day: string | null },
): PuzzleRecord {
  const isNew = !(id in record.solved);
  const row = isNew ? (isClean ? record.row + 1 : 0) : record.row;
  const isNext = day !== null && record.day === dayBefore(day);
  const isToday = day === null || record.day === day;
  return {
    solved: isNew ? { ...record.solved, [id]: isClean } : record.solved,
    row,
    bestRow: Math.max(record.bestRow, row),
    day: day ?? record.day,
    days: isToday ? record.days : isNext ? record.days + 1 : 1,
  };
}

/** Stores that a puzzle was solved. */
export function recordSolved(solved: Parameters<typeof addSolved>[1]): void {
  change(addSolved(puzzleRecord.value, solved));
}

/** Stores that a puzzle was given up, or that a turn was wrong. */
export function recordMissed(): void {
  if (puzzleRecord.value.row > 0) change({ ...puzzleRecord.value, row: 0 });
}

/** Forgets everything. */
export function resetPuzzles(): void {
  change(EMPTY);
}
