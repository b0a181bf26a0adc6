// Reads lines of turns from data that can be any value. Whether turns are legal shows when they are played.
import type { FieldReader } from "../arguments/data.js";
import { CoTuLenhError } from "../errors/error.js";
import { createTurn, NOTES } from "./create.js";
import type { Line } from "./lines.js";
import { parseNotes } from "./read-notes.js";
import type { RecordedTurn } from "./types.js";

/** How deep variations may be nested. */
export const MAX_DEPTH = 64;

/** The most turns of a game. It also ends the reading of a list that contains itself. */
const MOST_TURNS = 500_000;

/** The error for variations that are nested too deeply. */
export function tooDeep(path?: string): CoTuLenhError {
  const message = `variations are nested more than ${MAX_DEPTH} deep`;
  return new CoTuLenhError("PGN_TOO_DEEP", message, { limit: MAX_DEPTH, ...(path && { path }) });
}

/** The fields of a turn in data: those of a record, or those that `writePgn` takes. A game as data has a text for each. */
const FIELDS = {
  record: ["id", "san", "lan", ...NOTES, "variations"],
  pgn: ["san", "lan", "nags", "comments", "clock", "variations", "startingComments"],
  game: null,
} as const;

/** The text of a turn, and of nothing else in a PGN. Parentheses are allowed only around a stack. */
const TURN = /^(?:\([A-Z+]+\)|[A-Za-z+])(?:\([A-Z+]+\)|[\w+<>:,@&#-])*$/;

/** Reads the lines of one game. */
export class LineReader {
  readonly #reader: FieldReader;
  readonly #kind: keyof typeof FIELDS;
  readonly #onError: ((error: unknown) => void) | undefined;
  readonly #ids = new Set<number>();

  /** With `onError`, a line ends before a turn that is refused. Without it, the error is thrown. */
  constructor(reader: FieldReader, kind: keyof typeof FIELDS, onError?: (error: unknown) => void) {
    this.#reader = reader;
    this.#kind = kind;
    this.#onError = onError;
  }

  /** A line that can be anything. Turns without ids get them in the order of the text. */
  read(value: unknown, path: string, depth = 0): Line {
    if (depth > MAX_DEPTH) throw tooDeep(path);
    const line: RecordedTurn[] = [];
    let isCut = false;
    this.#reader.list(value, path, (turn, at) => {
      if (isCut) return;
      try {
        line.push(this.#turn(turn, at, depth));
      } catch (error) {
        if (!this.#onError) throw error;
        this.#onError(error);
        isCut = true;
      }
    });
    return Object.freeze(line);
  }

  #turn(value: unknown, path: string, depth: number): RecordedTurn {
    const reader = this.#reader;
    if (this.#kind === "game") {
      return createTurn({ id: this.#id(undefined, path), san: "", lan: reader.text(value, path) });
    }
    const fields: Partial<Record<(typeof FIELDS)["record"][number], unknown>> = reader.fields(
      value,
      FIELDS[this.#kind],
      path,
    );
    const id = this.#id(fields.id, `${path}.id`);
    const { lan, san } = fields;
    // One of them is enough for `writePgn`. The LAN counts if both are given.
    const isBySan = this.#kind === "pgn" && lan === undefined;
    const text = this.#text(isBySan ? san : lan, `${path}.${isBySan ? "san" : "lan"}`);
    const names = isBySan ? { san: text, lan: "" } : { san: "", lan: text };
    const notes = parseNotes(fields, `${path}.`, reader);
    const variations: Line[] = [];
    reader.list(fields.variations, `${path}.variations`, (line, at) => {
      const read = this.read(line, at, depth + 1);
      if (read.length > 0) variations.push(read);
    });
    return createTurn({ id, ...names, ...notes, variations });
  }

  #text(value: unknown, path: string): string {
    if (typeof value === "string" && (this.#kind === "record" || TURN.test(value))) return value;
    return this.#reader.refuse(path, "a turn in SAN or LAN", value);
  }

  #id(value: unknown, path: string): number {
    const ids = this.#ids;
    if (ids.size === MOST_TURNS) {
      throw new CoTuLenhError("TEXT_TOO_LONG", `a game has at most ${MOST_TURNS} turns`, {
        path,
        limit: MOST_TURNS,
      });
    }
    const id = this.#kind === "record" ? value : ids.size + 1;
    if (typeof id !== "number" || !Number.isSafeInteger(id) || id < 1 || ids.has(id)) {
      this.#reader.refuse(path, "a number from 1 that no other turn has", id);
    }
    ids.add(id);
    return id;
  }
}
