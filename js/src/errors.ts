// The one error class, and the one list of its codes.

import { ENGINE_ERROR_CODES } from "./generated.js";

/** The codes that only this layer raises; those of the engine are generated from it. */
const LAYER_ERROR_CODES = [
  /** A method was called on a game after `free()`. */
  "FREED",
  /** A method was called on something that is not a game, such as a Proxy around one. */
  "NOT_A_GAME",
  /** `cotulenh-wasm/web` was used before its `init()` was done. */
  "NOT_INITIALIZED",
  /** An options argument is not an object, or could not be read. */
  "INVALID_OPTIONS",
  /** The rules are not an object of options, or one of them has no such value. */
  "INVALID_RULES",
  /** A piece type is neither a letter nor a name of one. */
  "INVALID_PIECE_TYPE",
  /** A colour is neither `r` nor `b`. */
  "INVALID_COLOR",
  /** A piece is not an object of type, colour, `heroic` and what it carries. */
  "INVALID_PIECE",
  /** A move is neither a text nor an object of squares, or a field of it has a wrong type. */
  "INVALID_MOVE",
  /** `heroic` is neither true nor false. */
  "INVALID_HEROIC",
  /** A depth is not a small whole number. */
  "INVALID_DEPTH",
  /** A header, a comment or a PGN is not a string. */
  "INVALID_TEXT",
  /** A header, a comment or a PGN is longer than any needs to be. */
  "TEXT_TOO_LONG",
  /** A FEN is not a string. */
  "FEN_NOT_A_STRING",
] as const;

/** Every code that a {@link CoTuLenhError} can have. */
export const ERROR_CODES = [...LAYER_ERROR_CODES, ...ENGINE_ERROR_CODES] as const;

/**
 * The stable name of what went wrong.
 * @useDeclaredType
 */
export type ErrorCode = (typeof ERROR_CODES)[number];

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** What every refused call throws. The game is then as it was before the call. */
export class CoTuLenhError extends Error {
  /** What went wrong, for programs; the message is for people. */
  readonly code: ErrorCode;

  /** Made by the package, for calls that it refuses. */
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = "CoTuLenhError";
    this.code = code;
  }
}

/** Messages quote what was passed, which may be long. */
const MAX_MESSAGE = 1000;

/**
 * The error for what the wasm side has refused with `CODE message`.
 * @internal
 */
export function refusal(told: string): Error {
  const space = told.indexOf(" ");
  const code = told.slice(0, space);
  if (!known.has(code)) return new Error(told);
  const message = told.slice(space + 1);
  const short = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
  return new CoTuLenhError(code as ErrorCode, short);
}
