// The types of puzzles, and of one that is played.
import type { Line } from "../engine/types.js";
import type { CoTuLenhError } from "../errors/error.js";
import type { TurnHint } from "../task/types.js";
import type { Color } from "../vocabulary/types.js";
import type { Difficulty, Theme } from "./themes.js";

/** A puzzle, as data. */
export interface Puzzle {
  /** Its name among all: `"mate2-1k8fz3"`. */
  readonly id: string;
  /** What it is about. */
  readonly theme: Theme;
  /** The position before the mistake of the other side, or that is to be solved if there is none. */
  readonly fen: string;
  /** The rules as in PGN: `"standard"`, `"official"`, `"objective=naval"`. */
  readonly rules: string;
  /** The mistake, in LAN; empty if the position is given as it is. */
  readonly mistake: string;
  /** The solver's turn, the answer, and so on, in LAN. The last turn is the solver's. */
  readonly turns: readonly string[];
  /** The side that solves it. */
  readonly color: Color;
  /** The depth of a search that finds the first turn. */
  readonly depth: number;
  /** From 1, easy, to 5: it follows from the rating. */
  readonly difficulty: Difficulty;
  /** How hard it is, on the scale of a player's rating. */
  readonly rating: number;
}

/** The state of a puzzle that is played. Plain data that never changes: each change makes another one. */
export interface PuzzleSnapshot {
  /** `given`: the solution is shown. */
  readonly state: "playing" | "wrong" | "solved" | "given";
  /** The solver's turns that were right. */
  readonly turns: number;
  /** The solver's turns in all. */
  readonly length: number;
  /** Whether there was neither a wrong turn nor help. */
  readonly isClean: boolean;
  /** The hint that is shown. */
  readonly hint: TurnHint | null;
  /** Whether the other side is about to answer, or the engine looks for a refutation. */
  readonly isBusy: boolean;
  /** What the engine answers to the wrong turn, once `why` was called. */
  readonly refutation: Line | null;
  /** Whether `takeBack` has something to take back. */
  readonly canTakeBack: boolean;
  /** Why the engine could not answer. */
  readonly error: CoTuLenhError | null;
}
