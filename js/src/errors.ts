// The one error class, and the one list of its codes.
import { RULES_ERROR_CODES } from "./wasm/generated.js";
import type { Color, Illegal, PieceType, Square } from "./types.js";

/** The codes that only this layer raises; those of the rules are generated from the crate. */
const LAYER_ERROR_CODES = [
  /** A method was called on a game after `free()`. */
  "FREED",
  /** A method was called on something that is not a game: without its game, or on a Proxy around one. */
  "NOT_A_GAME",
  /** `cotulenh-wasm/web` was used before its `init()` was done. */
  "NOT_INITIALIZED",
  /** The `.wasm` file of `cotulenh-wasm/web` was not found where `init()` looked for it. */
  "WASM_NOT_FOUND",
  /** What `init()` was given, or found, is not the module of this version. */
  "WASM_INVALID",
  /** There is an argument that the call does not take, or one of a wrong kind. */
  "INVALID_ARGUMENT",
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
  /** Something is not a node of the tree, or was removed from it. */
  "UNKNOWN_NODE",
  /** A header name has characters other than letters, digits and underscores. */
  "TAG_NAME",
  /** The header follows from the game and cannot be set. */
  "TAG_DERIVED",
  /** A result is not `1-0`, `0-1`, `1/2-1/2` or `*`. */
  "TAG_RESULT",
  /** The PGN has no game. */
  "PGN_EMPTY",
  /** A tag does not look like `[Name "value"]`. */
  "PGN_TAG",
  /** A comment does not end. */
  "PGN_OPEN_COMMENT",
  /** A variation does not end. */
  "PGN_OPEN_VARIATION",
  /** A variation ends that has not begun. */
  "PGN_UNEXPECTED_END",
  /** A variation stands before the first move. */
  "PGN_EARLY_VARIATION",
  /** Variations are nested too deeply. */
  "PGN_TOO_DEEP",
  /** The PGN has more turns or variations than the limit. */
  "PGN_TOO_LONG",
  /** A glyph is not `$` with a number up to 255. */
  "PGN_NAG",
  /** The `FEN` tag is not a position. */
  "PGN_FEN",
  /** The `FEN` tag has an open deploy session. */
  "PGN_OPEN_SESSION",
  /** The `Rules` tag has an unknown option. */
  "PGN_RULES",
  /** A turn does not look like one. */
  "PGN_MOVE_SYNTAX",
  /** A turn is not legal. */
  "PGN_ILLEGAL_MOVE",
  /** A turn fits several moves. */
  "PGN_AMBIGUOUS_MOVE",
  /** The PGN has more than one game. */
  "PGN_SECOND_GAME",
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
  /** The service of online games did not answer, or not as it should. */
  "SERVICE_FAILED",
] as const;

/** Every code that a {@link CoTuLenhError} can have. */
export const ERROR_CODES = /* @__PURE__ */ (() =>
  [...LAYER_ERROR_CODES, ...RULES_ERROR_CODES] as const)();

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
  /** At which character of a FEN, from 0, counted as JavaScript strings are. */
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

/**
 * Throws an error whose stack begins with the caller of `method`, where the mistake is.
 * @internal
 */
export function throwAtCaller(error: unknown, method: Function): never {
  // For an uncaught error Node prints the line of the `throw`, which is all the code of a bundle, unless
  // that line has these words. Minifiers keep directives.
  "node-do-not-add-exception-line";
  if (error instanceof CoTuLenhError) {
    // Those of the wasm side have the name and the fields, and become members of the class here.
    Object.setPrototypeOf(error, CoTuLenhError.prototype);
    captureStackTrace?.(error, method);
  }
  throw error;
}

/**
 * The stack from the caller of `method` on, as text, for errors that come later. Empty in older browsers.
 * @internal
 */
export function captureCaller(method: Function): string {
  const caller: { stack?: string } = {};
  captureStackTrace?.(caller, method);
  return caller.stack?.replace(/^.*\n?/, "") ?? "";
}

/** How a public function is made. */
interface Wrapping {
  /** May it be passed to `map` and the like, which pass more arguments than it has? */
  isCallback?: boolean;
  /** Called first, with what the function was called on. */
  before?: ((self: unknown) => void) | undefined;
}

/**
 * The same function, whose errors begin with its caller, and which refuses surplus arguments.
 * @internal
 */
export function throwingAtCaller<T extends (...args: never[]) => unknown>(
  inner: T,
  { isCallback, before }: Wrapping = {},
): T {
  // A method, which is no constructor, like those of a class. No function of the package takes more than
  // three arguments; an array of them, made in every call, would cost more than some of the calls.
  const { method } = {
    method(this: unknown, first: never, second: never, third: never): unknown {
      try {
        before?.(this);
        if (arguments.length > inner.length && !isCallback) refuseSurplus(inner, [...arguments]);
        return inner.call(this, first, second, third);
      } catch (error) {
        throwAtCaller(error, method);
      }
    },
  };
  Object.defineProperty(method, "name", { value: inner.name });
  return Object.defineProperty(method, "length", { value: inner.length }) as T;
}

/**
 * Nothing is ignored: who passes more than a call takes expects something of it.
 * @internal
 */
export function refuseSurplus(inner: Function, args: readonly unknown[]): void {
  if (args.slice(inner.length).every((surplus) => surplus === undefined)) return;
  const message = `${inner.name}() takes fewer arguments`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
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
