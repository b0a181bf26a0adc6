// What the package refuses, as data: a code and its facts, of which `cotulenh-wasm/texts` makes sentences.
import { CoTuLenh, CoTuLenhError, type ErrorCode, type ErrorFacts } from "cotulenh-wasm";

/** Codes of mistakes in this program. No input of a user leads to them. */
const MISUSE: readonly ErrorCode[] = [
  "FREED",
  "NOT_A_GAME",
  "NOT_INITIALIZED",
  "WASM_NOT_FOUND",
  "WASM_INVALID",
  "INVALID_ARGUMENT",
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
  "INVALID_PGN",
  "INVALID_DATA",
  "NO_AIR_FORCE",
  "TAG_NAME",
  "TAG_DERIVED",
  "TAG_RESULT",
  "FEN_NOT_A_STRING",
  "NO_LIMIT",
  "ENGINE_CLOSED",
  "ABORTED",
  "WORKER_FAILED",
];

/** A refusal with its facts. */
export interface GameError extends ErrorFacts {
  code: ErrorCode;
}

/** The error of a refused call. Any other error is a bug, and is thrown again. */
export function toUserError(error: unknown): GameError {
  if (!(error instanceof CoTuLenhError) || MISUSE.includes(error.code)) throw error;
  return { ...error };
}

/** Everything that is wrong with a FEN; empty if it can be loaded. */
export function findFenErrors(fen: string): GameError[] {
  return CoTuLenh.validateFen(fen).errors;
}

/** Whether a text is a position of Western chess. */
export function isChessFen(text: string): boolean {
  return /^(?:[1-8pnbrqk]{1,8}\/){7}[1-8pnbrqk]{1,8}\s+[wb]\b/i.test(text.trim());
}

/** Where in a text an error is, as an offset; null if the error has no place. */
export function findErrorOffset({ index, line, column }: ErrorFacts, text: string): number | null {
  if (index !== undefined) return index;
  if (line === undefined) return null;
  const before = text.split("\n").slice(0, line - 1);
  const offset = before.reduce((sum, row) => sum + row.length + 1, 0) + (column ?? 1) - 1;
  return Math.min(offset, text.length);
}
