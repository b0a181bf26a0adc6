// What a player has solved, and how well: as data. Where it is stored is up to the host.
import { FieldReader } from "../arguments/data.js";
import { throwingAtCaller } from "../errors/caller.js";
import { parseJson } from "../task/read.js";
import { dayBefore, isDay, readDay } from "./days.js";
import { expect, UNKNOWN, update } from "./glicko.js";
import type { Puzzle } from "./types.js";

/** A record as JSON has it. */
export interface PuzzleRecordData {
  /** The version of this format. */
  readonly version: 1;
  /** How strong the player is. */
  readonly rating: number;
  /** How uncertain that is, as its standard deviation. */
  readonly deviation: number;
  /** The puzzles that were tried: whether they were solved at once. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** The puzzles that were shown last, up to fifty, in their order. */
  readonly recent: readonly string[];
  /** How many were solved at once, one after another. */
  readonly streak: number;
  /** The most there were. */
  readonly best: number;
  /** The last day whose puzzle was solved; empty if none was. */
  readonly day: string;
  /** How many days in a row, up to that day. */
  readonly days: number;
}

/** What has come of a puzzle. */
export interface PuzzleResult {
  /** Whether it was solved without a wrong turn and without help. */
  readonly isClean: boolean;
  /** The day whose puzzle it was, `YYYY-MM-DD`. */
  readonly day?: string | null | undefined;
}

const VERSION = 1;
/** How many of the puzzles that were shown are remembered. */
const RECENT = 50;

const EMPTY: PuzzleRecordData = {
  version: VERSION,
  ...UNKNOWN,
  tried: {},
  recent: [],
  streak: 0,
  best: 0,
  day: "",
  days: 0,
};

/**
 * What a player has solved. It never changes: what changes something returns another one. Made by
 * {@link createPuzzleRecord}.
 */
export class PuzzleRecord {
  readonly #data: PuzzleRecordData;

  /** @internal */
  constructor(data: PuzzleRecordData) {
    this.#data = data;
  }

  /** The rating of the player, on the scale of the puzzles. */
  get rating(): number {
    return Math.round(this.#data.rating);
  }

  /** How many puzzles were solved at once, one after another. */
  get streak(): number {
    return this.#data.streak;
  }

  /** How uncertain the rating is, as its standard deviation: 350 at first, 60 after many puzzles. */
  get deviation(): number {
    return Math.round(this.#data.deviation);
  }

  /** The names of the puzzles that were shown last, up to fifty, in their order. */
  get recent(): readonly string[] {
    return this.#data.recent;
  }

  /** The longest streak. */
  get best(): number {
    return this.#data.best;
  }

  /** How many puzzles were tried. */
  get count(): number {
    return Object.keys(this.#data.tried).length;
  }

  /** Whether a puzzle was tried, and solved at once; `null` if it was not tried. */
  result(id: string): boolean | null {
    return Object.hasOwn(this.#data.tried, id) ? this.#data.tried[id]! : null;
  }

  /** How many days in a row have their puzzle solved, up to a day or to the one before it. */
  days(today: string): number {
    const { day, days } = this.#data;
    readDay(today);
    return day === today || day === dayBefore(today) ? days : 0;
  }

  /**
   * The chance that this player solves a puzzle at once, from 0 to 1.
   *
   * @example
   * ```ts
   * const isEasyForYou = record.chance(puzzle) > 0.75;
   * ```
   */
  chance(puzzle: Puzzle): number {
    return expect(this.#data, puzzle.rating);
  }

  /**
   * With a puzzle that is shown, whether it is tried or not: `chooseNext` takes another one then.
   *
   * @example
   * ```ts
   * record = record.show(puzzle);
   * ```
   */
  show({ id }: Puzzle): PuzzleRecord {
    const recent = [...this.#data.recent.filter((one) => one !== id), id].slice(-RECENT);
    return new PuzzleRecord({ ...this.#data, recent });
  }

  /**
   * With the result of a puzzle. Only the first result of each changes the rating and the streak.
   *
   * @example
   * ```ts
   * record = record.add(puzzle, { isClean: true });
   * ```
   */
  add(puzzle: Puzzle, { isClean, day = null }: PuzzleResult): PuzzleRecord {
    if (day !== null) readDay(day);
    const data = this.#data;
    const isFirst = this.result(puzzle.id) === null;
    const streak = isFirst ? (isClean ? data.streak + 1 : 0) : data.streak;
    const isCounted = day === null || day === data.day;
    return new PuzzleRecord({
      ...data,
      ...(isFirst && update(data, puzzle.rating, isClean)),
      tried: isFirst ? { ...data.tried, [puzzle.id]: isClean } : data.tried,
      streak,
      best: Math.max(data.best, streak),
      day: day ?? data.day,
      days: isCounted ? data.days : this.days(day) + 1,
    });
  }

  /** Plain data, which `createPuzzleRecord` reads. */
  toJSON(): PuzzleRecordData {
    return this.#data;
  }

  static {
    const { prototype } = this;
    for (const name of ["result", "days", "chance", "show", "add"] as const) {
      Object.defineProperty(prototype, name, { value: throwingAtCaller(prototype[name]) });
    }
  }
}

/**
 * What a player has solved: nothing, or what was stored, as data or as JSON text.
 *
 * @example
 * ```ts
 * let record = createPuzzleRecord();
 * record = record.add(puzzle, { isClean: true });
 * record = createPuzzleRecord(JSON.stringify(record));
 * ```
 */
export const createPuzzleRecord: (data?: PuzzleRecordData | string) => PuzzleRecord =
  throwingAtCaller(function createPuzzleRecord(data) {
    return new PuzzleRecord(data === undefined ? EMPTY : readData(data));
  });

const FIELDS = [
  "version",
  "rating",
  "deviation",
  "tried",
  "recent",
  "streak",
  "best",
  "day",
  "days",
] as const;

function readData(given: unknown): PuzzleRecordData {
  const reader = new FieldReader("INVALID_DATA", "the record");
  const fields = reader.fields(parseJson(given, "the record"), FIELDS, "the record");
  if (fields.version !== VERSION) reader.refuse("version", String(VERSION), fields.version);
  const count = (name: "streak" | "best" | "days"): number => {
    const value = fields[name];
    if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
    return reader.refuse(name, "a count", value);
  };
  const number = (value: unknown, path: string): number =>
    Number.isFinite(value) ? (value as number) : reader.refuse(path, "a number", value);
  const deviation = (value: unknown): number =>
    number(value, "deviation") > 0
      ? (value as number)
      : reader.refuse("deviation", "above 0", value);
  const recent: string[] = [];
  reader.list(fields.recent, "recent", (id, path) => recent.push(reader.text(id, path)));
  const tried = reader
    .entries(fields.tried, "tried")
    .map(([id, value]): [string, boolean] => [
      id,
      typeof value === "boolean" ? value : reader.refuse(`tried.${id}`, "true or false", value),
    ]);
  const day = reader.text(fields.day, "day");
  if (day !== "" && !isDay(day)) reader.refuse("day", "YYYY-MM-DD", day);
  return {
    version: VERSION,
    rating: number(fields.rating, "rating"),
    deviation: deviation(fields.deviation),
    tried: Object.fromEntries(tried),
    recent: recent.slice(-RECENT),
    streak: count("streak"),
    best: count("best"),
    day,
    days: count("days"),
  };
}
