// Reading arguments, which come from JavaScript and can be anything.
import { PIECE_TYPES, SQUARES } from "./constants.js";
import { CoTuLenhError, type ErrorCode } from "./errors.js";

/** Longer texts are refused before they are copied into wasm memory. */
const MAX_TEXT = 4096;

const squareIndexes: ReadonlyMap<unknown, number> = new Map(SQUARES.map((s, i) => [s, i]));

const NAMES = [
  "commander",
  "infantry",
  "tank",
  "militia",
  "engineer",
  "artillery",
  "antiair",
  "missile",
  "airforce",
  "navy",
  "headquarter",
] as const;

const pieceCodes: ReadonlyMap<string, number> = new Map([
  ...PIECE_TYPES.map((letter, i) => [letter, i + 1] as const),
  ...NAMES.map((name, i) => [name, i + 1] as const),
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

/** A text of reasonable length. */
export function text(value: unknown, what: string, code: ErrorCode): string {
  if (typeof value !== "string") {
    throw new CoTuLenhError(code, `${what} must be a string, not ${shown(value)}`);
  }
  if (value.length > MAX_TEXT) {
    throw new CoTuLenhError(code, `${what} is too long: ${value.length} characters`);
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
