// The one error class, and the one list of its codes.
import { ENGINE_ERROR_CODES, ILLEGAL_REASONS } from "./wasm/generated.js";
import type { Color, Illegal, PieceType, Square } from "./types.js";

/** The codes that only this layer raises; those of the engine are generated from it. */
const LAYER_ERROR_CODES = [
  /** A method was called on a game after `free()`. */
  "FREED",
  /** A method was called on something that is not a game, such as a Proxy around one. */
  "NOT_A_GAME",
  /** `cotulenh-wasm/web` was used before its `init()` was done. */
  "NOT_INITIALIZED",
  /** An options argument is not an object, cannot be read, or has an unknown or a wrong option. */
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
  /** A header, a comment or a PGN is longer than the limit. */
  "TEXT_TOO_LONG",
  /** A game for `writePgn` has a field of a wrong type, or one that cannot be read. */
  "INVALID_PGN",
  /** Data for `fromJSON` has a part of a wrong type, or one that does not fit the game. */
  "INVALID_DATA",
  /** A FEN is not a string. */
  "FEN_NOT_A_STRING",
  /** A search has no limit that would end it. */
  "NO_LIMIT",
  /** The engine was closed, before the search or while it ran. */
  "ENGINE_CLOSED",
  /** The search was ended by its signal. */
  "ABORTED",
  /** The worker of the engine could not be started, or has ended. */
  "WORKER_FAILED",
] as const;

/** Every code that a {@link CoTuLenhError} can have. */
export const ERROR_CODES = [...LAYER_ERROR_CODES, ...ENGINE_ERROR_CODES] as const;

/**
 * The stable name of what went wrong.
 * @useDeclaredType
 */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What an error is about. Each fact is there where it applies; see the API for which codes have it. */
export interface ErrorFacts {
  /** The square in question. */
  readonly square?: Square;
  /** The type of the piece in question. */
  readonly piece?: PieceType;
  /** The colour in question. */
  readonly color?: Color;
  /** What was given and refused: a move, a header, a field of a FEN, a character. */
  readonly text?: string;
  /** The moves that fit, in LAN, where several do. */
  readonly moves?: readonly string[];
  /** Why a move is not legal. */
  readonly illegal?: Illegal;
  /** Where in a FEN, from 0. */
  readonly index?: number;
  /** In which rank of a FEN. */
  readonly rank?: number;
  /** In which line of a PGN, from 1. */
  readonly line?: number;
  /** At which character of the line, from 1. */
  readonly column?: number;
  /** Which game of a PGN, from 1. */
  readonly game?: number;
  /** Which part of an object: `"turns[3].san"`. */
  readonly path?: string;
  /** The most that is taken, of characters or of turns, where there is too much. */
  readonly limit?: number;
}

/** Missing in older browsers. */
const { captureStackTrace } = Error as {
  captureStackTrace?: (error: object, method: Function) => void;
};

// For an uncaught error, Node prints the line of the `throw`, which is the whole bundle, unless that
// line has these words: hence the name.
const thrower = {
  "node-do-not-add-exception-line"(error: unknown, method: Function): never {
    if (error instanceof CoTuLenhError) captureStackTrace?.(error, method);
    throw error;
  },
};

/**
 * Throws an error whose stack begins with the caller of `method`, where the mistake is.
 * @internal
 */
export const throwAtCaller: (error: unknown, method: Function) => never =
  thrower["node-do-not-add-exception-line"];

/**
 * The stack from the caller of `method` on, as text, for errors that come later. Empty in older browsers.
 * @internal
 */
export function captureCaller(method: Function): string {
  const caller: { stack?: string } = {};
  captureStackTrace?.(caller, method);
  return caller.stack?.replace(/^.*\n?/, "") ?? "";
}

/**
 * The same function, whose errors begin with its caller.
 * @internal
 */
export function throwingAtCaller<T extends (...args: never[]) => unknown>(inner: T): T {
  // A method, which is no constructor, like those of a class.
  const { method } = {
    method(this: unknown, ...args: never[]): unknown {
      try {
        return inner.apply(this, args);
      } catch (error) {
        throwAtCaller(error, method);
      }
    },
  };
  Object.defineProperty(method, "name", { value: inner.name });
  return Object.defineProperty(method, "length", { value: inner.length }) as T;
}

const NAME = "CoTuLenhError";

/** The name of the error for a search that its signal has ended, as everywhere in JavaScript. */
const ABORT_NAME = "AbortError";

/** What every refused call throws. The game is then as it was before the call. */
export class CoTuLenhError extends Error {
  /** Each entry of the package has this class in its own file: to users they are one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const isError = this === CoTuLenhError && value instanceof Error;
    if (!isError) return Function.prototype[Symbol.hasInstance].call(this, value);
    const { name, code } = value as Partial<CoTuLenhError>;
    return name === NAME || (name === ABORT_NAME && code === "ABORTED");
  }

  /** What went wrong, for programs; the message is for people. */
  readonly code: ErrorCode;

  /** Made by the package, for calls that it refuses. */
  constructor(code: ErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message);
    this.name = code === "ABORTED" ? ABORT_NAME : NAME;
    this.code = code;
    Object.assign(this, facts);
  }
}

export interface CoTuLenhError extends ErrorFacts {}

/**
 * An error as the engine describes it: see `src/wasm/error.rs`.
 * @internal
 */
export interface Refusal extends ErrorFacts {
  code: ErrorCode;
  message: string;
}

/** Messages and facts quote what was passed, which may be long. */
const MAX_QUOTED = 1000;

function shorten(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/**
 * An error that quotes what was passed.
 * @internal
 */
export function refusal(code: ErrorCode, message: string, facts: ErrorFacts): CoTuLenhError {
  const { text } = facts;
  const quoted = text === undefined ? facts : { ...facts, text: shorten(text) };
  return new CoTuLenhError(code, shorten(message), quoted);
}

/**
 * For `JSON.parse`: a field of a refusal. The engine has no names of codes and reasons, but numbers.
 * @internal
 */
export function readFact(name: string, value: unknown): unknown {
  if (name === "code") return ENGINE_ERROR_CODES[value as number];
  if (name === "reason") return ILLEGAL_REASONS[value as number];
  return typeof value === "string" ? shorten(value) : value;
}

/**
 * Reads the JSON of a refusal, or of several.
 * @internal
 */
export function parseRefusal<T extends Refusal | Refusal[]>(json: string): T {
  return JSON.parse(json, readFact) as T;
}

/**
 * The error for what the engine has refused.
 * @internal
 */
export function toError(json: string): CoTuLenhError {
  const { code, message, ...facts } = parseRefusal<Refusal>(json);
  return new CoTuLenhError(code, message, facts);
}
