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
  /** A text does not look like a move. */
  "MOVE_SYNTAX",
  /** There is no such legal move. */
  "ILLEGAL_MOVE",
  /** Several legal moves fit; the message lists them. */
  "AMBIGUOUS_MOVE",
  /** A deploy session is open: it has to be committed or given up first. */
  "DEPLOY_OPEN",
  /** No deploy session is open. */
  "NO_DEPLOY",
  /** The move is not a step of the deploy session that is open. */
  "DEPLOY_ELSEWHERE",
  /** There is nothing on the square to deploy. */
  "DEPLOY_EMPTY_SQUARE",
  /** The stack to deploy is not of the side to move. */
  "DEPLOY_NOT_YOURS",
  /** One piece alone cannot be split. */
  "DEPLOY_SINGLE_PIECE",
  /** The stack has no legal step. */
  "DEPLOY_NO_STEP",
  /** A session is committed after at least one step. */
  "DEPLOY_NOTHING_MOVED",
  /** Committed now, the session would leave the own commander in danger. */
  "DEPLOY_IN_DANGER",
  /** A piece is put, or left, where it may not stand. */
  "WRONG_TERRAIN",
  /** A second commander of a colour is put on the board. */
  "SECOND_COMMANDER",
  /** Pieces of both colours are put together. */
  "MIXED_COLORS",
  /** The pieces do not form a stack with this carrier. */
  "IMPOSSIBLE_STACK",
  /** There is nothing on the square. */
  "EMPTY_SQUARE",
  /** There is no piece of that kind on the square. */
  "NO_SUCH_PIECE",
  /** There is no Air Force on the square. */
  "NO_AIR_FORCE",
  /** The name of a header is not made of letters, digits and underscores. */
  "TAG_NAME",
  /** The header follows from the game. */
  "TAG_DERIVED",
  /** A result is `1-0`, `0-1`, `1/2-1/2` or `*`. */
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
  /** Variations are nested too deep. */
  "PGN_TOO_DEEP",
  /** A glyph is not `$` with a number up to 255. */
  "PGN_NAG",
  /** The `FEN` tag is not a position. */
  "PGN_FEN",
  /** The `FEN` tag has a deploy session open. */
  "PGN_OPEN_SESSION",
  /** The `Rules` tag names something else than options. */
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
