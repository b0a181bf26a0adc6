// What the package refuses, as data: a code and its facts. `app/i18n` makes sentences of it.
import { CoTuLenh, CoTuLenhError, type ErrorCode } from "cotulenh-wasm";
import type { Color, PieceType, Square } from "cotulenh-wasm";

/** Codes of mistakes in this program. No input of a user leads to them. */
const MISUSE = [
  "FREED",
  "NOT_A_GAME",
  "NOT_INITIALIZED",
  "INVALID_OPTIONS",
  "INVALID_RULES",
  "INVALID_SQUARE",
  "INVALID_PIECE_TYPE",
  "INVALID_COLOR",
  "INVALID_PIECE",
  "INVALID_MOVE",
  "INVALID_HEROIC",
  "INVALID_DEPTH",
  "INVALID_TEXT",
  "NO_AIR_FORCE",
  "TAG_NAME",
  "TAG_DERIVED",
  "TAG_RESULT",
  "FEN_NOT_A_STRING",
] as const satisfies readonly ErrorCode[];

/** Codes that a user can meet: every language has a sentence for each. */
export type UserErrorCode = Exclude<ErrorCode, (typeof MISUSE)[number]>;

const misuse: ReadonlySet<string> = new Set(MISUSE);

export function isUserError(code: ErrorCode): code is UserErrorCode {
  return !misuse.has(code);
}

/** What an error is about, as far as it applies. */
export interface ErrorFacts {
  square?: Square;
  piece?: PieceType;
  color?: Color;
  /** The text that was refused: a move, a letter, the value of a tag. */
  text?: string;
  /** The moves that fit an ambiguous one, in LAN. */
  moves?: readonly string[];
  /** The place in a FEN, from 0, and the rank that is read there. */
  index?: number;
  rank?: number;
  /** The place in a PGN, from 1. */
  line?: number;
  column?: number;
}

const FACTS = [
  "square",
  "piece",
  "color",
  "text",
  "moves",
  "index",
  "rank",
  "line",
  "column",
] as const satisfies readonly (keyof ErrorFacts)[];

/** An error that a user can meet. */
export interface GameError extends ErrorFacts {
  code: UserErrorCode;
  /** The package's own sentence, in English. */
  message: string;
}

/** The facts in a message, for errors that do not have them as fields yet. */
function factsIn(code: string, message: string): ErrorFacts {
  const [, text] = /^'?([^\s':]+)(?:: |')/.exec(message) ?? [];
  const [, moves] = /several moves fit: (.*?)(?: \(line|$)/.exec(message) ?? [];
  const [, square] = /\bon ([a-k]\d{1,2})\b/.exec(message) ?? [];
  const [, line, column] = /\(line (\d+), column (\d+)\)$/.exec(message) ?? [];
  const [, byte, rank] = /\(at byte (\d+)(?:, rank (\d+))?\)$/.exec(message) ?? [];
  return {
    ...(text && { text }),
    ...(moves && { moves: moves.split(", ") }),
    ...(square && { square: square as Square }),
    ...(line && { line: Number(line), column: Number(column) }),
    ...(byte && code.startsWith("FEN_") && { index: Number(byte) }),
    ...(rank && { rank: Number(rank) }),
  };
}

/** Copies code, message and facts from an error of the package. */
function toGameError(code: UserErrorCode, given: ErrorFacts & { message: string }): GameError {
  const error = { ...factsIn(code, given.message), ...pickFacts(given), message: given.message };
  const facts = FACTS.filter((name) => error[name] !== undefined);
  return {
    code,
    message: error.message,
    ...Object.fromEntries(facts.map((name) => [name, error[name]])),
  };
}

function pickFacts(error: ErrorFacts): ErrorFacts {
  const facts = FACTS.filter((name) => error[name] !== undefined);
  return Object.fromEntries(facts.map((name) => [name, error[name]]));
}

/** The error of a refused call. Any other error is a bug, and is thrown again. */
export function userError(error: unknown): GameError {
  if (error instanceof CoTuLenhError && isUserError(error.code)) {
    return toGameError(error.code, error);
  }
  throw error;
}

/** Everything that is wrong with a FEN; empty if it can be loaded. */
export function fenErrors(fen: string): GameError[] {
  return CoTuLenh.validateFen(fen).errors.flatMap((error) =>
    isUserError(error.code) ? [toGameError(error.code, error)] : [],
  );
}

/** Where in a text an error is, as an offset; null if the error has no place. */
export function errorOffset({ index, line, column }: ErrorFacts, text: string): number | null {
  if (index !== undefined) return index;
  if (line === undefined) return null;
  const before = text.split("\n").slice(0, line - 1);
  const offset = before.reduce((sum, row) => sum + row.length + 1, 0) + (column ?? 1) - 1;
  return Math.min(offset, text.length);
}
