// Reading texts, and what a PGN may have.
import { adviseFen } from "../errors/advice.js";
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import { fieldOf, shown } from "./objects.js";
import { count, readOptions } from "./read-options.js";

/** The rest of a longer FEN is not copied into wasm memory: the crate refuses half of this as too long. */
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

/** A refused text as a fact of the error, if it is a short text. */
export function textOf(value: unknown): ErrorFacts {
  return typeof value === "string" && value.length <= MAX_MOVE ? { text: value } : {};
}

function tooLong(code: ErrorCode, what: string, text: string, limit: number): CoTuLenhError {
  const message = `${what} has at most ${limit} characters, not ${text.length}`;
  return new CoTuLenhError(code, message, { limit });
}

/** A text that may be a FEN. */
export function fenText(value: unknown): string {
  if (typeof value !== "string") {
    const advice = adviseFen(fieldOf(value, "fen"), fieldOf(value, "rules"));
    throw new CoTuLenhError("FEN_NOT_A_STRING", `a FEN is a string, not ${shown(value)}${advice}`);
  }
  return value.length > MAX_FEN ? value.trim().slice(0, MAX_FEN) : value;
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
