// The types of a level that is played.
import type { CoTuLenhError } from "../errors/error.js";
import type { TurnHint } from "../task/types.js";
import type { Illegal, Square } from "../vocabulary/types.js";
import type { TriedMove } from "../texts/tried.js";
import type { Clause, FailReason } from "./level.js";

/** How a level stands. */
export interface Verdict {
  /** Whether it is done, or has failed. */
  readonly state: "playing" | "done" | "failed";
  /** The turns of the learner. */
  readonly turns: number;
  /** 3 for the shortest way, 1 at least when it is done, else 0. */
  readonly stars: Stars;
  /** What made it fail; `null` if it has not. */
  readonly failed: FailReason | null;
}

/** None while a level is not done. */
export type Stars = 0 | 1 | 2 | 3;

/** A hint: each time another one. */
export type LessonHint =
  | {
      /** The sentence of the level. */
      readonly kind: "sentence";
    }
  | TurnHint
  | {
      /** What was played leads too far away from the goal: take it back. */
      readonly kind: "back";
    };

/** Why something did not work. */
export type LessonMessage =
  | {
      /** A move that is not legal. */
      readonly kind: "illegal";
      /** Why. */
      readonly reason: Illegal["reason"];
      /** The clause that says so. */
      readonly clause: Clause;
      /** What is in the way. */
      readonly squares: readonly Square[];
      /** The move, where it is known: `describeIllegal` says more with it. */
      readonly tried?: TriedMove;
    }
  | {
      /** A turn that is legal, but not what is asked for. */
      readonly kind: "failed";
      /** Why it has failed. */
      readonly reason: FailReason;
      /** The first clause of the level. */
      readonly clause: Clause;
      /** The squares of the last turn. */
      readonly squares: readonly Square[];
    };

/** A move that was refused: what `connect` of `cotulenh-wasm/board/play` reports, or why alone. */
export type LessonRefusal = {
  /** Why it is not legal. */
  readonly illegal: Illegal;
} & Partial<TriedMove>;

/** The state of a level that is played. Plain data that never changes: each change makes another one. */
export interface LessonSnapshot {
  /** Whether the last try was refused, the level is done, or has failed. */
  readonly state: "playing" | "wrong" | "done" | "failed";
  /** The turns of the learner. */
  readonly turns: number;
  /** The stars, once it is done. */
  readonly stars: Stars;
  /** How many hints were asked for. */
  readonly hintsShown: number;
  /** The hint that is shown. */
  readonly hint: LessonHint | null;
  /** Why the last try was refused, or the level has failed. */
  readonly message: LessonMessage | null;
  /** Whether the other side is about to answer. */
  readonly isAnswering: boolean;
  /** Whether `takeBack` has something to take back. */
  readonly canTakeBack: boolean;
  /** Why the engine could not answer. */
  readonly error: CoTuLenhError | null;
}
