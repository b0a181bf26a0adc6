// What a learner has done: the stars of each level, as data. Where it is stored is up to the host.
import { FieldReader } from "../arguments/data.js";
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import { parseJson } from "../task/read.js";
import { SUBJECTS, type SubjectName } from "./subjects.js";

/** Progress as JSON has it. */
export interface ProgressData {
  /** The version of this format. */
  readonly version: 1;
  /** The stars of each level that is done, by its id. */
  readonly stars: Readonly<Record<string, 1 | 2 | 3>>;
}

/** How much of something is done. */
export interface ProgressCount {
  /** The levels that are done. */
  readonly done: number;
  /** All levels. */
  readonly levels: number;
  /** The stars. */
  readonly stars: number;
  /** The stars that there are. */
  readonly most: number;
}

const IDS: readonly string[] = SUBJECTS.flatMap(({ levels }) => levels.map(({ id }) => id));

const MOST_STARS = 3;

const VERSION = 1;

/**
 * What a learner has done. It never changes: what changes something returns another one. Made by
 * {@link createProgress}.
 */
export class Progress {
  readonly #stars: ReadonlyMap<string, 1 | 2 | 3>;

  /** @internal */
  constructor(stars: ReadonlyMap<string, 1 | 2 | 3>) {
    this.#stars = stars;
  }

  /**
   * With the stars of a level that was done. Fewer than before change nothing.
   *
   * @example
   * ```ts
   * progress = progress.record("first-steps/star", 3);
   * ```
   */
  record(id: string, stars: 1 | 2 | 3): Progress {
    readId(id);
    readStars(stars, "stars", new FieldReader("INVALID_ARGUMENT"));
    if (stars <= this.stars(id)) return this;
    return new Progress(new Map(this.#stars).set(id, stars));
  }

  /** The stars of a level, 0 if it is not done: `progress.stars("first-steps/star")`. */
  stars(id: string): 0 | 1 | 2 | 3 {
    readId(id);
    return this.#stars.get(id) ?? 0;
  }

  /** How much of a subject is done: `progress.subject("first-steps").stars`. */
  subject(name: SubjectName): ProgressCount {
    return this.#count(findLevels(name));
  }

  /** How much of everything is done: `progress.total().done`. */
  total(): ProgressCount {
    return this.#count(IDS);
  }

  /** The first level that is not done, after the given one or in all; `null` if all are done. */
  next(after?: string): string | null {
    const start = after === undefined ? 0 : IDS.indexOf(readId(after)) + 1;
    const ids = [...IDS.slice(start), ...IDS.slice(0, start)];
    return ids.find((id) => !this.#stars.has(id)) ?? null;
  }

  /** Without what was done in a subject, or in all: `progress = progress.reset()`. */
  reset(name?: SubjectName): Progress {
    if (name === undefined) return new Progress(new Map());
    const ids = findLevels(name);
    return new Progress(new Map([...this.#stars].filter(([id]) => !ids.includes(id))));
  }

  /** Plain data, which `createProgress` reads: `JSON.stringify(progress)`. */
  toJSON(): ProgressData {
    return { version: VERSION, stars: Object.fromEntries(this.#stars) };
  }

  #count(ids: readonly string[]): ProgressCount {
    const stars = ids.map((id) => this.#stars.get(id) ?? 0);
    return {
      done: stars.filter((one) => one > 0).length,
      levels: ids.length,
      stars: stars.reduce<number>((sum, one) => sum + one, 0),
      most: ids.length * MOST_STARS,
    };
  }

  static {
    const { prototype } = this;
    for (const name of ["record", "stars", "subject", "total", "next", "reset"] as const) {
      Object.defineProperty(prototype, name, { value: throwingAtCaller(prototype[name]) });
    }
  }
}

/**
 * What a learner has done: nothing, or what was stored, as data or as JSON text. Levels that this version
 * does not have are left out.
 *
 * @example
 * ```ts
 * let progress = createProgress();
 * progress = progress.record("first-steps/star", 3);
 * const stored = JSON.stringify(progress);
 * progress = createProgress(stored);
 * ```
 */
export const createProgress: (data?: ProgressData | string) => Progress = throwingAtCaller(
  function createProgress(data) {
    return new Progress(data === undefined ? new Map() : readData(data));
  },
);

function readData(given: unknown): Map<string, 1 | 2 | 3> {
  const reader = new FieldReader("INVALID_DATA", "progress");
  const { version, stars } = reader.fields(
    parseJson(given, "progress"),
    ["version", "stars"],
    "progress",
  );
  if (version !== VERSION) reader.refuse("version", String(VERSION), version);
  const read = new Map<string, 1 | 2 | 3>();
  for (const [id, value] of reader.entries(stars, "stars")) {
    const number = readStars(value, `stars.${id}`, reader);
    if (IDS.includes(id)) read.set(id, number);
  }
  return read;
}

function readStars(value: unknown, path: string, reader: FieldReader): 1 | 2 | 3 {
  if (value === 1 || value === 2 || value === 3) return value;
  return reader.refuse(path, "1, 2 or 3", value);
}

function readId(id: unknown): string {
  const found = IDS.find((one) => one === id);
  if (found !== undefined) return found;
  throw new CoTuLenhError("INVALID_ARGUMENT", `${shown(id)} is not the id of a level`);
}

function findLevels(name: unknown): readonly string[] {
  const found = SUBJECTS.find((subject) => subject.name === name);
  if (found) return found.levels.map(({ id }) => id);
  throw new CoTuLenhError("INVALID_ARGUMENT", `${shown(name)} is not the name of a subject`);
}
