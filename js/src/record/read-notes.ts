// Reads notes, which can be any value.
import { atPath, FieldReader } from "../arguments/data.js";
import { CLOCK, isClock, plainText } from "../arguments/texts.js";
import { readOptions } from "../arguments/read-options.js";
import type { Square } from "../vocabulary/types.js";
import { SQUARES } from "../vocabulary/words.js";
import { NOTES } from "./create.js";
import type { DrawingColor, DrawnArrow, DrawnMark, Evaluation, TurnNotes } from "./types.js";

/** Reads the notes of an argument. */
export function readNotes(value: unknown): TurnNotes {
  return parseNotes(readOptions(value ?? {}, NOTES), "", new FieldReader("INVALID_OPTIONS"));
}

/** Reads the notes among some fields. `prefix` comes before their paths in errors. */
export function parseNotes(
  fields: { readonly [name in keyof TurnNotes]?: unknown },
  prefix: string,
  reader: FieldReader,
): TurnNotes {
  const given = NOTES.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, READERS[name](fields[name], prefix + name, reader)]),
  );
}

/** Reads comments, without blank ones, which a PGN cannot have. */
function readTexts(value: unknown, path: string, reader: FieldReader): readonly string[] {
  const texts: string[] = [];
  reader.list(value, path, (element, at) => {
    const given = reader.text(element, at);
    const text = atPath(at, () => plainText(given, "a comment"));
    if (text.trim() !== "") texts.push(text);
  });
  return Object.freeze(texts);
}

function readNags(value: unknown, path: string, reader: FieldReader): readonly number[] {
  const nags: number[] = [];
  reader.list(value, path, (nag, at) => {
    const number = nag as number;
    if (!Number.isInteger(nag) || number < 0 || number > 255) {
      reader.refuse(at, "a whole number from 0 to 255", nag);
    }
    nags.push(number);
  });
  return Object.freeze(nags);
}

function readClock(value: unknown, path: string, reader: FieldReader): number | null {
  if (value === null) return null;
  if (isClock(value)) return value;
  reader.refuse(path, `${CLOCK}, or null`, value);
}

function readEvaluation(value: unknown, path: string, reader: FieldReader): Evaluation | null {
  if (value === null) return null;
  const { points, mate } = reader.fields(value, ["points", "mate"], path);
  if (Number.isFinite(points) && mate === undefined) {
    return Object.freeze({ points: points as number });
  }
  if (Number.isInteger(mate) && points === undefined) {
    return Object.freeze({ mate: mate as number });
  }
  reader.refuse(path, "{ points } or { mate } with a number", value);
}

/** The most arrows, or marks, on one position: there are no more in any picture that can be read. */
const MOST_DRAWINGS = 200;

const COLORS: readonly DrawingColor[] = ["green", "red", "blue", "yellow"];

function readColor(value: unknown, path: string, reader: FieldReader): DrawingColor {
  const found = COLORS.find((color) => color === value);
  return found ?? reader.refuse(path, `one of ${COLORS.join(", ")}`, value);
}

function readSquare(value: unknown, path: string, reader: FieldReader): Square {
  return SQUARES.find((square) => square === value) ?? reader.refuse(path, "a square", value);
}

function readDrawings<T>(
  value: unknown,
  path: string,
  reader: FieldReader,
  read: (value: unknown, path: string) => T,
): readonly T[] {
  const drawings: T[] = [];
  reader.list(value, path, (one, at) => {
    if (drawings.length === MOST_DRAWINGS) {
      reader.refuse(path, `a list of at most ${MOST_DRAWINGS}`, value);
    }
    drawings.push(Object.freeze(read(one, at)));
  });
  return Object.freeze(drawings);
}

function readArrows(value: unknown, path: string, reader: FieldReader): readonly DrawnArrow[] {
  return readDrawings(value, path, reader, (arrow, at) => {
    const { from, to, color } = reader.fields(arrow, ["from", "to", "color"], at);
    return {
      from: readSquare(from, `${at}.from`, reader),
      to: readSquare(to, `${at}.to`, reader),
      color: readColor(color, `${at}.color`, reader),
    };
  });
}

function readMarks(value: unknown, path: string, reader: FieldReader): readonly DrawnMark[] {
  return readDrawings(value, path, reader, (mark, at) => {
    const { square, color } = reader.fields(mark, ["square", "color"], at);
    return {
      square: readSquare(square, `${at}.square`, reader),
      color: readColor(color, `${at}.color`, reader),
    };
  });
}

const READERS: {
  readonly [Name in keyof TurnNotes]-?: (
    value: unknown,
    path: string,
    reader: FieldReader,
  ) => unknown;
} = {
  comments: readTexts,
  startingComments: readTexts,
  nags: readNags,
  clock: readClock,
  evaluation: readEvaluation,
  arrows: readArrows,
  marks: readMarks,
};
