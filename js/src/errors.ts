// The one error class, and the one list of its codes.

/** Every code that a {@link CoTuLenhError} can have. */
export const ERROR_CODES = [
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
  /** A square is not one of the 132. */
  "INVALID_SQUARE",
  /** A piece type is neither a letter nor a name of one. */
  "INVALID_PIECE_TYPE",
  /** A FEN is not a string. */
  "FEN_NOT_A_STRING",
  /** Longer than any position needs. */
  "FEN_TOO_LONG",
  /** A field is not there. */
  "FEN_MISSING_FIELD",
  /** Text after the last field. */
  "FEN_EXTRA_FIELD",
  /** Not twelve ranks. */
  "FEN_RANK_COUNT",
  /** A rank that has not eleven squares. */
  "FEN_RANK_WIDTH",
  /** A run of empty squares that no rank can have. */
  "FEN_EMPTY_COUNT",
  /** A letter that is no piece. */
  "FEN_UNKNOWN_PIECE",
  /** `++`. */
  "FEN_DOUBLED_HERO",
  /** `+` with no piece behind it. */
  "FEN_DANGLING_HERO",
  /** A parenthesis without its other half. */
  "FEN_UNBALANCED_PARENTHESIS",
  /** Parentheses within parentheses. */
  "FEN_NESTED_PARENTHESIS",
  /** Pieces of both colours in one stack. */
  "FEN_MIXED_COLORS",
  /** Pieces that do not form a stack. */
  "FEN_IMPOSSIBLE_STACK",
  /** A piece where it may not stand. */
  "FEN_TERRAIN",
  /** A second commander of one colour. */
  "FEN_SECOND_COMMANDER",
  /** The side to move is neither `r` nor `b`. */
  "FEN_TURN",
  /** The third or fourth field is not `-`. */
  "FEN_DASH",
  /** The half-move clock is not a number. */
  "FEN_HALF_MOVES",
  /** The move number is not a number from 1. */
  "FEN_FULL_MOVES",
  /** The deploy field cannot be read. */
  "FEN_DEPLOY_SYNTAX",
  /** The steps of the deploy field cannot be played. */
  "FEN_DEPLOY_ILLEGAL",
] as const;

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

/** What the wasm side throws, `CODE message`, as the error that users see. */
function translated(thrown: unknown): unknown {
  if (typeof thrown !== "string") return thrown;
  const space = thrown.indexOf(" ");
  const code = thrown.slice(0, space);
  if (!known.has(code)) return new Error(thrown);
  return new CoTuLenhError(code as ErrorCode, thrown.slice(space + 1));
}

/**
 * Calls into wasm and translates what it throws.
 * @internal
 */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw translated(thrown);
  }
}
