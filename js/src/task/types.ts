// The types that a level and a puzzle have in common.
import type { CoTuLenh } from "../game/class.js";
import type { SearchEngine } from "../play/types.js";
import type { GameOptions, Move, Square } from "../vocabulary/types.js";

/** A hint about the next turn: where to look, or what to play. */
export type TurnHint =
  | {
      /** Where to look. */
      readonly kind: "look";
      /** The squares. */
      readonly squares: readonly Square[];
    }
  | {
      /** What to play. */
      readonly kind: "turn";
      /** The turn in LAN. */
      readonly turn: string;
      /** Its move, or its steps that the open deploy has not made yet: none if it only has to be committed. */
      readonly moves: readonly Move[];
    };

/** The class `CoTuLenh` of either entry. */
export interface GameClass {
  /** A game in a position. */
  new (fen: string, options: GameOptions): CoTuLenh;
}

/** How a level or a puzzle is played. */
export interface TaskOptions {
  /** The class of `cotulenh-wasm` or of `cotulenh-wasm/web`. */
  CoTuLenh: GameClass;
  /** What answers in levels whose answers are those of an engine, and refutes wrong turns in puzzles. */
  engine?: SearchEngine | undefined;
  /** How many milliseconds the other side waits before it answers; 500 if not given, 0 for at once. */
  answerDelay?: number | undefined;
}
