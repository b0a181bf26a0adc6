// Positions and games as text: constants, and what is wrong with a text, and where.
import { CoTuLenh, type PieceType } from "cotulenh-wasm";
import { engineError } from "./reasons.js";

/** The starting position. */
export const START = CoTuLenh.START;

/** The eleven kinds, as they are offered. */
export const KINDS: readonly PieceType[] = ["c", "i", "t", "m", "e", "a", "g", "s", "f", "n", "h"];

/** Something wrong in a text; `index` counts its characters, and is null if there is no place. */
export interface Flaw {
  /** The engine's name for it, and its words. */
  code: string;
  message: string;
  index: number | null;
}

/** Everything that is wrong with a FEN; empty if it can be loaded. */
export function fenFlaws(fen: string): Flaw[] {
  return CoTuLenh.validateFen(fen).errors.map(({ code, message, index }) => ({
    code,
    message,
    index,
  }));
}

/** What an error says about a place in a text: `line 3, column 7`, if it says so. */
export function flawOf(error: unknown, text: string): Flaw {
  const { code, message } = engineError(error);
  const place = /line (\d+)(?:, column (\d+))?/.exec(message);
  if (!place) return { code, message, index: null };
  const [line, column] = [Number(place[1]), Number(place[2] ?? 1)];
  const before = text.split("\n").slice(0, line - 1);
  const index = before.reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
  return { code, message, index: Math.min(index, text.length) };
}
