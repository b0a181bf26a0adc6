// Reading single values, which come from JavaScript and can be anything.
import { otherColor } from "../vocabulary/colors.js";
import { BLUE, PIECE_NAMES, PIECE_TYPES, RED, SQUARES } from "../vocabulary/words.js";
import type { Color, PieceType, Square } from "../vocabulary/types.js";
import { CoTuLenhError } from "../errors/error.js";
import { adviseLowerCase } from "../errors/advice.js";
import { shown } from "./objects.js";
import { invalidOptions, readOptions } from "./read-options.js";
import { textOf } from "./texts.js";

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

export function readColor(value: unknown): Color {
  if (value === RED || value === BLUE) return value;
  const message = `a colour is "r" or "b", not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_COLOR", message, textOf(value));
}

/** The number of a colour. */
export function colorCode(value: unknown): number {
  return readColor(value) === RED ? 0 : 1;
}

/** A colour that need not be given. */
export function optionalColor(value: unknown): Color | undefined {
  return value === undefined ? undefined : readColor(value);
}

/** The side whose planes are threatened: `"r"`, `{ against: "r" }`, or `{ by: "b" }`, who threatens them. */
export function threatenedColor(value: unknown): Color {
  if (typeof value !== "object" || value === null) return readColor(value);
  const { against, by } = readOptions(value, ["against", "by"]);
  if ((against === undefined) === (by === undefined)) {
    throw invalidOptions("a side is { against } or { by }");
  }
  return by === undefined ? readColor(against) : otherColor(readColor(by));
}

/** An argument that is one of a few words. */
export function word<T extends string>(value: unknown, what: string, words: readonly T[]): T {
  const found = words.find((known) => known === value);
  if (found !== undefined) return found;
  const message = `${what} is ${words.map(shown).join(" or ")}, not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message, textOf(value));
}

/** A piece type that need not be given, by its letter. */
export function optionalPieceType(value: unknown): PieceType | undefined {
  return value === undefined ? undefined : readPieceType(value);
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
    const message = `${shown(value)} is not a square${adviseLowerCase(value)}`;
    throw new CoTuLenhError("INVALID_SQUARE", message, textOf(value));
  }
  return index;
}

export function readSquare(value: unknown): Square {
  return SQUARES[squareIndex(value)]!;
}

/** A piece type by its letter, from that or from its English name in any spelling. */
export function readPieceType(value: unknown): PieceType {
  return PIECE_TYPES[pieceCode(value) - 1]!;
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
