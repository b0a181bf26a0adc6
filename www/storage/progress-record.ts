// What is kept of the puzzles that were solved.

export interface PuzzleRecord {
  /** Puzzles that were solved, and whether at the first try. */
  readonly solved: Readonly<Record<string, boolean>>;
  /** How many were solved at the first try, one after another, and the most there were. */
  readonly row: number;
  readonly bestRow: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  readonly day: string;
  readonly days: number;
}

export const EMPTY: PuzzleRecord = { solved: {}, row: 0, bestRow: 0, day: "", days: 0 };

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

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

/** The day before: `2026-02-28` for `2026-03-01`. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** How many days in a row have their puzzle solved, up to a day or to the one before it. */
export function countDays({ day, days }: PuzzleRecord, today: string): number {
  return day === today || day === dayBefore(today) ? days : 0;
}

/** A record after a puzzle was solved: at the first try or not, as that of a day or not. */
export function addSolved(
  record: PuzzleRecord,
  { id, isClean, day }: { id: string; isClean: boolean; day: string | null },
): PuzzleRecord {
  const isNew = !(id in record.solved);
  const row = !isClean ? 0 : isNew ? record.row + 1 : record.row;
  const isCounted = day === null || record.day === day;
  return {
    solved: isNew ? { ...record.solved, [id]: isClean } : record.solved,
    row,
    bestRow: Math.max(record.bestRow, row),
    day: day ?? record.day,
    days: isCounted ? record.days : countDays(record, day) + 1,
  };
}

/** A record after a wrong turn, or after the solution was shown. */
export function addMissed(record: PuzzleRecord): PuzzleRecord {
  return record.row > 0 ? { ...record, row: 0 } : record;
}
