// Reading arguments, which come from JavaScript and can be anything.
import { PIECE_NAMES, PIECE_TYPES, SQUARES } from "./constants.js";
import { CoTuLenhError } from "./errors.js";

/** Longer FENs are refused before they are copied into wasm memory. */
const MAX_FEN = 4096;

const squareIndexes: ReadonlyMap<unknown, number> = new Map(SQUARES.map((s, i) => [s, i]));

const pieceCodes: ReadonlyMap<string, number> = new Map([
  ...PIECE_TYPES.map((letter, i) => [letter, i + 1] as const),
  ...PIECE_NAMES.map((name, i) => [name.toLowerCase(), i + 1] as const),
]);

/** A value as it appears in a message: short, and never failing. */
export function shown(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === "bigint") return `${value}n`;
  if (value === null || typeof value !== "object") {
    return typeof value === "function" ? "a function" : String(value);
  }
  return Array.isArray(value) ? "an array" : "an object";
}

/** A text that may be a FEN. */
export function fenText(value: unknown): string {
  if (typeof value !== "string") {
    throw new CoTuLenhError("FEN_NOT_A_STRING", `a FEN is a string, not ${shown(value)}`);
  }
  if (value.length > MAX_FEN) {
    throw new CoTuLenhError("FEN_TOO_LONG", `no FEN has ${value.length} characters`);
  }
  return value;
}

/** The index of a square in `SQUARES`, which is also its number in wasm. */
export function squareIndex(value: unknown): number {
  const index = squareIndexes.get(value);
  if (index === undefined) {
    throw new CoTuLenhError("INVALID_SQUARE", `not a square: ${shown(value)}`);
  }
  return index;
}

/** The code of a piece kind, from its letter or its English name in any spelling. */
export function pieceCode(value: unknown): number {
  const plain = typeof value === "string" && value.length < 20 ? value : "";
  const code = pieceCodes.get(plain.toLowerCase().replace(/[\s_-]/g, ""));
  if (code === undefined) {
    throw new CoTuLenhError("INVALID_PIECE_TYPE", `not a piece type: ${shown(value)}`);
  }
  return code;
}

/** The value of one option, or `undefined`. Getters that throw are refused like wrong values. */
export function option(options: unknown, name: string): unknown {
  if (options === undefined) return undefined;
  if (options === null || typeof options !== "object") {
    throw new CoTuLenhError("INVALID_OPTIONS", `options must be an object, not ${shown(options)}`);
  }
  try {
    return (options as Record<string, unknown>)[name];
  } catch {
    throw new CoTuLenhError("INVALID_OPTIONS", `the option ${shown(name)} cannot be read`);
  }
}

/** The value of an option that is one of a few words; the first of them where it is not given. */
export function choice<T extends string>(options: unknown, name: string, words: readonly T[]): T {
  const value = option(options, name);
  const found = value === undefined ? words[0] : words.find((word) => word === value);
  if (found === undefined) {
    const list = words.map((word) => JSON.stringify(word)).join(" or ");
    throw new CoTuLenhError("INVALID_OPTIONS", `${name} is ${list}, not ${shown(value)}`);
  }
  return found;
}
