// Reading arguments, which come from JavaScript and can be anything.
import { COLORS, PIECE_NAMES, PIECE_TYPES, SQUARES } from "../vocabulary.js";
import { CoTuLenhError, type ErrorCode, type ErrorFacts } from "../errors.js";
import { shown } from "./objects.js";
import { count, invalidOptions, readOptions } from "./options.js";

/** The rest of a longer FEN need not be copied: the crate refuses half of this as too long. */
const MAX_FEN = 4096;

/** Longer texts are refused before they are copied into wasm memory. */
export const MAX_MOVE = 200;
const MAX_TEXT = 100_000;
export const MAX_PGN = 2_000_000;

/** The length of PGN lines unless another one is given. */
export const PGN_WIDTH = 80;

/** How many turns and variations a PGN may have. */
const MAX_TURNS = 500_000;
const MAX_VARIATIONS = 100_000;

/** The longest time that a clock shows, in seconds: below 100,000 hours. */
export const MAX_CLOCK = 360_000_000;

/** Deeper counts would never end. */
const MAX_DEPTH = 8;

// Entries that need neither of these tables leave them out: making them has no other effect.
export const squareIndexes: ReadonlyMap<unknown, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SQUARES.map((s, i) => [s, i]),
);

const pieceCodes: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ PIECE_TYPES.flatMap((letter, i) => [
    [letter, i + 1] as const,
    [PIECE_NAMES[letter].toLowerCase(), i + 1] as const,
  ]),
);

/** A refused text as a fact of the error, if it is a short text. */
function textOf(value: unknown): ErrorFacts {
  return typeof value === "string" && value.length <= MAX_MOVE ? { text: value } : {};
}

function tooLong(code: ErrorCode, what: string, text: string, limit: number): CoTuLenhError {
  const message = `${what} has at most ${limit} characters, not ${text.length}`;
  return new CoTuLenhError(code, message, { limit });
}

/** A text that may be a FEN. */
export function fenText(value: unknown): string {
  if (typeof value !== "string") {
    throw new CoTuLenhError("FEN_NOT_A_STRING", `a FEN is a string, not ${shown(value)}`);
  }
  return value.slice(0, MAX_FEN);
}

/** A text of a game: a header, a comment. */
export function plainText(value: unknown, what: string, most: number = MAX_TEXT): string {
  if (typeof value !== "string") {
    throw new CoTuLenhError("INVALID_TEXT", `${what} is a string, not ${shown(value)}`);
  }
  if (value.length > most) {
    throw tooLong("TEXT_TOO_LONG", what, value, most);
  }
  // Half a surrogate pair is no character, and cannot be stored as UTF-8.
  return value.replace(/[\ud800-\udfff]/gu, "\ufffd");
}

/** A text that may be a game. */
export function pgnText(value: unknown, most = MAX_PGN): string {
  return plainText(value, "a PGN", most);
}

/** The limits for a PGN: the defaults, or lower ones. */
export function pgnLimits(value: unknown): Record<"length" | "turns" | "variations", number> {
  const given = readOptions(value, ["length", "turns", "variations"]);
  const most = (name: keyof typeof given, limit: number): number =>
    Math.min(count(given[name], name, limit), limit);
  return {
    length: most("length", MAX_PGN),
    turns: most("turns", MAX_TURNS),
    variations: most("variations", MAX_VARIATIONS),
  };
}

/** Can a match clock show so many seconds? */
export function isClock(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value < MAX_CLOCK;
}

/** What a match clock shows. */
export const CLOCK: string = `a number of seconds from 0, below ${MAX_CLOCK}`;

/** What a match clock shows, in seconds. */
export function clockSeconds(value: unknown): number {
  if (isClock(value)) return value;
  throw new CoTuLenhError("INVALID_ARGUMENT", `a clock is ${CLOCK}, not ${shown(value)}`);
}

/** A text that may be a move. */
export function moveText(value: string): string {
  if (value.length <= MAX_MOVE) return value;
  throw tooLong("MOVE_SYNTAX", "a move", value, MAX_MOVE);
}

/** The number of a colour. */
export function colorCode(value: unknown): number {
  const code = (COLORS as readonly unknown[]).indexOf(value);
  if (code < 0) {
    throw new CoTuLenhError(
      "INVALID_COLOR",
      `a colour is "r" or "b", not ${shown(value)}`,
      textOf(value),
    );
  }
  return code;
}

/** The number of a colour that need not be given. */
export function optionalColorCode(value: unknown): number | undefined {
  return value === undefined ? undefined : colorCode(value);
}

/** The side whose planes are threatened: `"r"`, `{ against: "r" }`, or `{ by: "b" }`, who threatens them. */
export function threatenedCode(value: unknown): number {
  if (typeof value !== "object" || value === null) return colorCode(value);
  const { against, by } = readOptions(value, ["against", "by"]);
  if ((against === undefined) === (by === undefined)) {
    throw invalidOptions("a side is { against } or { by }");
  }
  return by === undefined ? colorCode(against) : 1 - colorCode(by);
}

/** An argument that is one of a few words. */
export function word<T extends string>(value: unknown, what: string, words: readonly T[]): T {
  const found = words.find((known) => known === value);
  if (found !== undefined) return found;
  const message = `${what} is ${words.map(shown).join(" or ")}, not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message, textOf(value));
}

/** The code of a piece kind that need not be given, or 0. */
export function optionalPieceCode(value: unknown): number {
  return value === undefined ? 0 : pieceCode(value);
}

/** How deep moves are to be counted. */
export function searchDepth(value: unknown): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_DEPTH) {
    return value;
  }
  const message = `a depth is a whole number from 0 to ${MAX_DEPTH}, not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_DEPTH", message);
}

/** Whether a piece is to be heroic. */
export function heroicStatus(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new CoTuLenhError("INVALID_HEROIC", `heroic is true or false, not ${shown(value)}`);
}

/** The index of a square in `SQUARES`, which is also its number in wasm. */
export function squareIndex(value: unknown): number {
  const index = squareIndexes.get(value);
  if (index === undefined) {
    throw new CoTuLenhError("INVALID_SQUARE", `${shown(value)} is not a square`, textOf(value));
  }
  return index;
}

/** The code of a piece kind, from its letter or its English name in any spelling. */
export function pieceCode(value: unknown): number {
  const plain = typeof value === "string" && value.length < 20 ? value : "";
  const code = pieceCodes.get(plain.toLowerCase().replace(/[\s_-]/g, ""));
  if (code === undefined) {
    const message = `${shown(value)} is not a piece type`;
    throw new CoTuLenhError("INVALID_PIECE_TYPE", message, textOf(value));
  }
  return code;
}
