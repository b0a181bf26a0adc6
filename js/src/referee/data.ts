// What a referee keeps: the record of the game, and the facts of the match beside it. Plain data, which is stored
// as it is, as a whole or in parts.
import type { GameRecord } from "../record/types.js";
import type { MatchFacts } from "../protocol/messages.js";
import type { Color } from "../vocabulary/types.js";

/** The version of this form. One that is stored in another form is not played on. */
export const FORMAT = 2;

/** One value for each side. */
export type Sides<T> = Readonly<Record<Color, T>>;

/** The facts of a match that its record does not have. Their size has a bound. */
export interface MatchState extends MatchFacts {
  /** How often the game has changed. */
  readonly version: number;
  /** When it has changed last. */
  readonly changedAt: number;
  /** What was declined or withdrawn since the last turn: kind and side. */
  readonly declined: readonly string[];
  /** The version of the last change that each side has made on the board. */
  readonly moved: Sides<number>;
  /** When the turn of the side to move began. */
  readonly began: number;
  /** How many steps and cancels there were in this turn. */
  readonly steps: number;
  /** The quota for lag of each side, in milliseconds. */
  readonly lag: Sides<number>;
  /** Since when each side is away; `null` if it is there. */
  readonly away: Sides<number | null>;
  /** The last actions of each side that were accepted. */
  readonly done: Sides<readonly string[]>;
}

/** A game of a referee as data. */
export interface RefereeData {
  /** The version of this form. */
  readonly format: number;
  /** The game. */
  readonly record: GameRecord;
  /** What else there is to know. */
  readonly state: MatchState;
  /** Whether something after these turns could not be read: then nothing more is accepted. */
  readonly isDamaged?: boolean;
}
