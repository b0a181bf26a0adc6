// Reading what is written about a turn, which can be anything.
import { atPath, FieldReader } from "../arguments/data.js";
import { CLOCK, isClock, plainText } from "../arguments/texts.js";
import { readOptions } from "../arguments/read-options.js";
import type { Notes } from "./node.js";
import type { Evaluation } from "./types.js";

const NAMES = ["comments", "startingComments", "nags", "clock", "evaluation"] as const;

/** The names of the notes. */
export const NOTES: readonly (typeof NAMES)[number][] = NAMES;

/** The notes of `annotate`: those that are given. */
export function readNotes(value: unknown): Partial<Notes> {
  return parseNotes(readOptions(value ?? {}, NAMES), "", new FieldReader("INVALID_OPTIONS"));
}

/** The notes that are given, in fields that can be anything. `prefix` stands before their paths. */
export function parseNotes(
  fields: { readonly [name in keyof Notes]?: unknown },
  prefix: string,
  reader: FieldReader,
): Partial<Notes> {
  const given = NAMES.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, READERS[name](fields[name], prefix + name, reader)]),
  );
}

/** Comments. Blank ones are left out: a PGN cannot have them. */
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

const READERS: {
  readonly [Name in keyof Notes]: (value: unknown, path: string, reader: FieldReader) => unknown;
} = {
  comments: readTexts,
  startingComments: readTexts,
  nags: readNags,
  clock: readClock,
  evaluation: readEvaluation,
};
