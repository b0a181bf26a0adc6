// The one list of the codes of all errors, and the facts that errors carry.
import { RULES_ERROR_CODES } from "./generated.js";
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
  /** An options argument is not an object, cannot be read, or has an unknown or a wrong option. */
  "INVALID_OPTIONS",
  /** A piece is not an object of type, colour, `heroic` and what it carries. */
  "INVALID_PIECE",
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
  /** A search has no limit that would end it. */
  "NO_LIMIT",
  /** The engine was closed, before the search or while it ran. */
  "ENGINE_CLOSED",
  /** The search was ended by its signal. */
  "ABORTED",
  /** The worker of the engine could not be started, or has ended. */
  "WORKER_FAILED",
  /** Nothing can be played here: an earlier turn of a game without takebacks is shown. */
  "NOT_LIVE",
  /** A turn or the end of a match without takebacks would be removed. */
  "NO_TAKEBACKS",
  /** The service of online games did not answer, or not as it should. */
  "SERVICE_FAILED",
  /** The service of online games makes no games at the moment. */
  "NO_NEW_GAMES",
  /** Too many online games were made from here. */
  "TOO_MANY",
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
