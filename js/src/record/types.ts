// The record of a game, and the changes that are made to it.
//
// This room has the one form in which a game is kept: what `GameTree` owns, what a PGN is read into and written
// from, what is stored, and what the service of online games and its clients agree about. A record is plain data
// that is never changed in place: `applyChange` (apply.ts) makes another one, which shares all that stays the same.
// Code that plays or edits makes a change and passes it on, so that two records never have to be compared to find out
// what has happened. This room knows no rules: the turns of a change were played before.
//
// A line is a list of turns; each has the lines that could have been played instead. So the record of a match is
// a list of turns, and one of an analysis nests no deeper than its variations. lines.ts finds the way in them.
import type { Color, Milliseconds, Outcome, Rules, Seconds, Square } from "../vocabulary/types.js";

/** How good a position is for Red. */
export type Evaluation =
  | {
      /** Hundredths of an infantry; negative if Blue is better. */
      points: number;
    }
  | {
      /** Red mates in so many turns; negative if Blue does. */
      mate: number;
    };

/** The color of an arrow or a mark. */
export type DrawingColor = "green" | "red" | "blue" | "yellow";

/** An arrow that is drawn on a position. */
export interface DrawnArrow {
  /** Where it starts. */
  readonly from: Square;
  /** Where it ends. */
  readonly to: Square;
  /** Its color. */
  readonly color: DrawingColor;
}

/** A circle that is drawn around a square of a position. */
export interface DrawnMark {
  /** The square. */
  readonly square: Square;
  /** Its color. */
  readonly color: DrawingColor;
}

/** What is written about a turn. What is missing, empty or `null` says nothing. */
export interface TurnNotes {
  /** Comments after the turn; those of the start stand before the first turn. */
  readonly comments?: readonly string[] | undefined;
  /** Comments before the turn, where it begins a variation. */
  readonly startingComments?: readonly string[] | undefined;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on. */
  readonly nags?: readonly number[] | undefined;
  /** What the player's clock shows after the turn, with the increment for it. */
  readonly clock?: Seconds | null | undefined;
  /** How good the position is for Red. */
  readonly evaluation?: Evaluation | null | undefined;
  /** Arrows on the position after the turn. */
  readonly arrows?: readonly DrawnArrow[] | undefined;
  /** Circles on the position after the turn. */
  readonly marks?: readonly DrawnMark[] | undefined;
}

/** A turn of a record: a move, or a deploy as a whole. */
export interface RecordedTurn extends TurnNotes {
  /** Its number, which no other turn of the record has and which it keeps. The start is 0. */
  readonly id: number;
  /** The turn in short notation, for people. */
  readonly san: string;
  /** The turn in long notation. */
  readonly lan: string;
  /** Lines that start with another turn in the place of this one; missing if there are none. */
  readonly variations?: readonly (readonly RecordedTurn[])[] | undefined;
}

/** A deploy that is not a turn yet. */
export interface OpenDeploy {
  /** The turn after which it was opened; 0 for the start. */
  readonly after: number;
  /** Where the stack stands, or stood. */
  readonly square: Square;
  /** The steps so far, in LAN. */
  readonly steps: readonly string[];
  /** Whether it was opened without a step: then it stays open when its only step is taken back (R7.7). */
  readonly started: boolean;
}

/** How a game has ended, and where. */
export interface GameEnd {
  /** The turn after which it ended; 0 for the start. */
  readonly after: number;
  /** How it ended. */
  readonly outcome: Outcome;
}

/** What a flag fall means: that side loses, or the points decide as in the rulebook (R13.5). */
export type FlagRule = "forfeit" | "points";

/** A match clock. It does not tick: what is left now is `play.timeLeft(color)`. */
export interface ClockState {
  /** What Red had left when the clock changed last. */
  readonly r: Milliseconds;
  /** What Blue had left then. */
  readonly b: Milliseconds;
  /** Whose time runs; `null` for none. */
  readonly running: Color | null;
  /** Since when, as `now()` tells it. */
  readonly since: Milliseconds | null;
  /** What each side has at the start. */
  readonly base: Readonly<Record<Color, Milliseconds>>;
  /** What a side gets after each of its turns. */
  readonly increment: Readonly<Record<Color, Milliseconds>>;
  /** What a flag fall means. */
  readonly flag: FlagRule;
  /** Whether the time runs at once or after the first turn. */
  readonly starts: "now" | "firstTurn";
  /** Whether both sides use up one time. */
  readonly shared: boolean;
  /** `base` less what was left at `since`: what each side has used less the increments that it got. */
  readonly used: Readonly<Record<Color, Milliseconds>>;
  /** Whether the sides have agreed on a pause. */
  readonly paused: boolean;
}

/** A game as data: `JSON.stringify` writes it, and {@link applyChange} changes it. */
export interface GameRecord {
  /** The rules that are played. */
  readonly rules: Rules;
  /** The FEN before the first turn. */
  readonly start: string;
  /** Whether deploys commit by themselves when no further step is legal. */
  readonly autoCommit: boolean;
  /** The headers that were set, in their order. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is written about the start. */
  readonly notes: TurnNotes;
  /** The turns of the main line. */
  readonly turns: readonly RecordedTurn[];
  /** The open deploy; `null` if there is none. */
  readonly deploy: OpenDeploy | null;
  /** An end that was declared, or that follows from the rules, if the owner of the record notes it; `null` if none. */
  readonly end: GameEnd | null;
  /** The match clock; `null` for none. */
  readonly clock: ClockState | null;
}

/** Turns were played. They continue the line, or are a new variation. An open deploy stays open. */
export interface PlayedChange {
  /** Which change it is. */
  readonly type: "played";
  /** The turn after which they were played; 0 for the start. */
  readonly after: number;
  /** The turns, with ids that the record does not have yet: {@link nextId}. */
  readonly turns: readonly RecordedTurn[];
}

/** A deploy was opened, without a step yet. */
export interface OpenedChange {
  /** Which change it is. */
  readonly type: "opened";
  /** The turn after which it was opened. */
  readonly after: number;
  /** Where the stack stands. */
  readonly square: Square;
}

/** A step of a deploy was played, which opens it if it is the first. */
export interface SteppedChange {
  /** Which change it is. */
  readonly type: "stepped";
  /** The turn after which the deploy was opened. */
  readonly after: number;
  /** Where the stack stands, or stood. */
  readonly square: Square;
  /** The step in LAN. */
  readonly step: string;
}

/** The last step of the open deploy was taken back. That closes it, if the step had opened it or there was none (R7.7). */
export interface UnsteppedChange {
  /** Which change it is. */
  readonly type: "unstepped";
}

/** The open deploy was given up. */
export interface CancelledChange {
  /** Which change it is. */
  readonly type: "cancelled";
}

/** The open deploy has become a turn. */
export interface CommittedChange {
  /** Which change it is. */
  readonly type: "committed";
  /** The turn, with an id that the record does not have yet. */
  readonly turn: RecordedTurn;
}

/** All turns after one were taken back, with an open deploy and an end. */
export interface TakenBackChange {
  /** Which change it is. */
  readonly type: "takenBack";
  /** The last turn that stays; 0 for the start. */
  readonly to: number;
}

/** The game has ended, or its end was taken back. */
export interface DeclaredChange {
  /** Which change it is. */
  readonly type: "declared";
  /** How and where; `null` if it was taken back. */
  readonly end: GameEnd | null;
}

/** The match clock was changed. */
export interface TimedChange {
  /** Which change it is. */
  readonly type: "timed";
  /** The clock now. */
  readonly clock: ClockState | null;
}

/** Something was written about a turn. */
export interface AnnotatedChange {
  /** Which change it is. */
  readonly type: "annotated";
  /** The turn; 0 for the start. */
  readonly node: number;
  /** What is written now. What is not given stays; an empty list or `null` removes. */
  readonly notes: TurnNotes;
}

/** A header was set or removed. */
export interface HeaderSetChange {
  /** Which change it is. */
  readonly type: "headerSet";
  /** Its name. */
  readonly name: string;
  /** Its value; `null` if it was removed. */
  readonly value: string | null;
}

/** The innermost variation around a turn became the line that it departs from. */
export interface PromotedChange {
  /** Which change it is. */
  readonly type: "promoted";
  /** The turn. */
  readonly node: number;
}

/** A turn was removed, with all that follow. The next variation, if there is one, takes its place. */
export interface RemovedChange {
  /** Which change it is. */
  readonly type: "removed";
  /** The turn. */
  readonly node: number;
}

/** The whole record was replaced, as by `undoEdit`. */
export interface ReplacedChange {
  /** Which change it is. */
  readonly type: "replaced";
  /** The record now. */
  readonly record: GameRecord;
}

/** Something that happened to a record. Several at once are a list, which `reduce(applyChange, record)` applies. */
export type RecordChange =
  | PlayedChange
  | OpenedChange
  | SteppedChange
  | UnsteppedChange
  | CancelledChange
  | CommittedChange
  | TakenBackChange
  | DeclaredChange
  | TimedChange
  | AnnotatedChange
  | HeaderSetChange
  | PromotedChange
  | RemovedChange
  | ReplacedChange;
