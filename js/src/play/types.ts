// The types of the entry `cotulenh-wasm/play`.
import type { CoTuLenh } from "../game/class.js";
import type { CoTuLenhError } from "../errors.js";
import type { EngineGame, Limits, SearchResult } from "../engine/types.js";
import type { GameTree } from "../tree/class.js";
import type {
  AirDefenseSquare,
  Color,
  DeployState,
  FlightSquare,
  Illegal,
  Move,
  Outcome,
  Piece,
  PieceType,
  Promotion,
  Square,
  SquarePiece,
  Turn,
} from "../types.js";

/** What finds turns: an `Engine` of `cotulenh-wasm/engine`, or something like it. */
export interface SearchEngine {
  /** Searches the position of a game as it is now. */
  search(game: EngineGame, limits: Limits): Promise<Pick<SearchResult, "best" | "lines">>;
}

/** Who plays a side: someone at this board, someone elsewhere, or an engine. */
export type Player = "human" | "remote" | EnginePlayerLike;

/** An engine that plays a side. */
export interface EnginePlayerLike {
  /** What finds its turns. */
  readonly engine: SearchEngine;
  /** How strong it plays, from 1 to 8; 4 if neither level nor limits are given. */
  readonly level?: Limits["level"];
  /** When its searches end. */
  readonly limits?: Limits | undefined;
  /** Whether it thinks in the time of the other side, too; `false` if not given. */
  readonly ponder?: boolean | undefined;
}

/** How an engine plays a side, besides its limits. */
export interface EnginePlayerOptions {
  /**
   * Whether it thinks in the time of the other side, too, about the turn that it expects. It does so at full
   * strength with a time or a clock. Until the other side has moved, the engine is busy.
   */
  ponder?: boolean | undefined;
}

/** What a flag fall means: that side loses, or the points decide as in the rulebook (R13.5). */
export type FlagRule = "forfeit" | "points";

/** One time for both sides, or one for each; in milliseconds. */
export type ClockTime = number | Readonly<Record<Color, number>>;

/** A match clock, new or as it was in {@link PlaySnapshot.clocks}. */
export interface ClockInput {
  /** What each side has at the start. */
  base: ClockTime;
  /** What a side gets after each of its turns; 0 if not given. */
  increment?: ClockTime | undefined;
  /** What a flag fall means; `"forfeit"` if not given. */
  flag?: FlagRule | undefined;
  /** Whether the time runs at once, which is the default, or after the first turn. */
  starts?: "now" | "firstTurn" | undefined;
  /** Whether both sides use up one time, as in the rulebook (R13.5); then the points decide. */
  shared?: boolean | undefined;
  /** What each side has used, without its increments. */
  used?: Readonly<Record<Color, number>> | undefined;
  /** Whose time runs. */
  running?: Color | null | undefined;
  /** Since when, in milliseconds of `now()`. */
  since?: number | null | undefined;
  /** Whether the sides have agreed on a pause. */
  paused?: boolean | undefined;
  /** Not read: it follows from the rest. */
  r?: number | undefined;
  /** Not read: it follows from the rest. */
  b?: number | undefined;
}

/** A match clock. It does not tick: what is left now is `play.timeLeft(color)`. */
export interface ClockState {
  /** What Red had left when the clock changed last, in milliseconds. */
  readonly r: number;
  /** What Blue had left then. */
  readonly b: number;
  /** Whose time runs; `null` for none. */
  readonly running: Color | null;
  /** Since when, in milliseconds of `now()`. */
  readonly since: number | null;
  /** What each side has at the start. */
  readonly base: Readonly<Record<Color, number>>;
  /** What a side gets after each of its turns. */
  readonly increment: Readonly<Record<Color, number>>;
  /** What a flag fall means. */
  readonly flag: FlagRule;
  /** Whether the time runs at once or after the first turn. */
  readonly starts: "now" | "firstTurn";
  /** Whether both sides use up one time. */
  readonly shared: boolean;
  /** What each side has used up to `since`, without its increments. */
  readonly used: Readonly<Record<Color, number>>;
  /** Whether the sides have agreed on a pause. */
  readonly paused: boolean;
}

/** How a game is played. */
export interface PlayOptions {
  /** The game to be played; it is copied. Either this or `tree` is given. */
  game?: CoTuLenh | undefined;
  /** The tree to be played in; it is shared, so that it can be shown beside the board. */
  tree?: GameTree | undefined;
  /** The steps of an open deploy, in LAN, which a tree does not keep. */
  steps?: readonly string[] | undefined;
  /** Who plays which side; `"human"` if not given. */
  players?: { readonly [Side in Color]?: Player | undefined } | undefined;
  /** A match clock. */
  clock?: ClockInput | null | undefined;
  /** Whether turns can be prepared while the other side thinks; `true` if not given. */
  premoves?: boolean | undefined;
  /** Whether deploys commit by themselves when no further step is legal; as in the game if not given. */
  autoCommit?: boolean | undefined;
  /** An engine takes at least so many milliseconds for a turn, or for a step of a deploy; 300 if not given. */
  minThinkTime?: number | undefined;
  /** What gives hints; the engine of a player if not given. */
  engine?: SearchEngine | undefined;
  /** The time in milliseconds; `Date.now` if not given. */
  now?: (() => number) | undefined;
  /** Whether a time that runs out ends the game here; `false` where someone elsewhere decides that. */
  judgesTime?: boolean | undefined;
}

/** A game that is played elsewhere, as it is now. */
export interface FollowedGame {
  /** Its turns, in LAN. */
  turns: readonly string[];
  /** The steps of its open deploy, in LAN. */
  steps?: readonly string[] | undefined;
  /** How it has ended, if someone has declared that; the ends of the rules are found here. */
  result?: Outcome | null | undefined;
  /** Its match clock; if not given, that of the play goes on. */
  clock?: ClockInput | null | undefined;
}

/** A selected square, and what can be done with its pieces. */
export interface Selection {
  /** The square. */
  readonly square: Square;
  /** What stands there. */
  readonly piece: Piece;
  /** The types that are picked up; all of them if none was picked. */
  readonly types: readonly PieceType[];
  /** Whether it was said which of them. */
  readonly isPicked: boolean;
  /** Whether it is a premove. */
  readonly isPremove: boolean;
  /** The types that have a move, alone or with others. */
  readonly movable: readonly PieceType[];
  /** What they can do. */
  readonly moves: readonly Move[];
}

/** What happened last, for animations, sounds and announcements. Every action makes a new object. */
export interface PlayEvent {
  /** What was done. */
  readonly kind: "start" | "move" | "commit" | "cancel" | "undo" | "redo" | "jump" | "end";
  /** The moves or steps that were played or taken back. */
  readonly moves: readonly Move[];
  /** The turn that was completed. */
  readonly turn: Turn | null;
}

/** The state of a game that is played. Plain data that never changes: each change makes another one. */
export interface PlaySnapshot {
  /** The position, with the open deploy session. */
  readonly fen: string;
  /** The pieces of the board that counts: inside a deploy the virtual one. */
  readonly pieces: readonly SquarePiece[];
  /** What stands on the real board where a deploy has changed something. */
  readonly ghosts: readonly SquarePiece[];
  /** The pieces after all premoves; `null` without premoves. */
  readonly preview: readonly SquarePiece[] | null;
  /** Whose turn it is. */
  readonly turn: Color;
  /** The open deploy. */
  readonly session: DeployState | null;
  /** Squares whose pieces can be picked up. */
  readonly movable: readonly Square[];
  /** What is selected. */
  readonly selection: Selection | null;
  /** The moves to choose from, where several fit; else empty. */
  readonly choices: readonly Move[];
  /** The squares of the last turn, or of the steps of the open deploy. */
  readonly lastMove: readonly Square[];
  /** The square of the commander in check. */
  readonly check: Square | null;
  /** Where the pieces stand that give check. */
  readonly checkers: readonly Square[];
  /** The air defense of each side. It is computed when it is read first. */
  readonly zones: Readonly<Record<Color, readonly AirDefenseSquare[]>>;
  /** What awaits the selected Air Force. */
  readonly flights: readonly FlightSquare[];
  /** The points of both sides. */
  readonly points: Readonly<Record<Color, number>>;
  /** How the game has ended. */
  readonly outcome: Outcome | null;
  /** The match clock. */
  readonly clocks: ClockState | null;
  /** The side whose engine thinks. */
  readonly thinking: Color | null;
  /** The moves that are prepared, in their order. */
  readonly premoves: readonly Move[];
  /** The side that offers a draw. */
  readonly drawOffer: Color | null;
  /** What a hint has shown. */
  readonly hint: readonly Move[];
  /** Why an engine could not play. */
  readonly error: CoTuLenhError | null;
  /** What happened last. */
  readonly event: PlayEvent;
  /** The id of the current node of the tree. */
  readonly node: number;
  /** How many turns lead here. */
  readonly ply: number;
  /** Whether `undo` has something to take back. */
  readonly canUndo: boolean;
  /** Whether `redo` has something to do again. */
  readonly canRedo: boolean;
}

/** What `try` did. */
export type TryResult =
  | {
      /** The move that was played. */
      played: Move;
      /** The turn that it completed; `null` while a deploy is open. */
      turn: Turn | null;
    }
  | {
      /** The moves to choose from. */
      choose: Move[];
    }
  | {
      /** Why it is not legal. */
      illegal: Illegal;
      /** The same as a sentence in English; `cotulenh-wasm/texts` has others. */
      message: string;
    }
  | {
      /** The move that will be played. */
      premove: Move;
    };

/** Something that goes from one square to another. */
export interface EffectPath {
  /** Where it starts. */
  from: Square;
  /** Where it goes. */
  to: Square;
  /** What goes. */
  piece: Piece;
}

/** What moves did, for animations. */
export interface MoveEffects {
  /** What went from one square to another. */
  slide: EffectPath[];
  /** What captured and stays where it was: an Air Force flies there and back, others fire. */
  returns: EffectPath[];
  /** An Air Force that is lost with its target. */
  dies: EffectPath[];
  /** What was captured. */
  captured: SquarePiece[];
  /** The friends that were joined. */
  joined: SquarePiece[];
  /** Which pieces became heroic. */
  promoted: Promotion[];
}

/** An arrow of a line of play. */
export interface LineArrow {
  /** Where it starts. */
  from: Square;
  /** Where it points. */
  to: Square;
  /** Who moves. */
  side: Color;
  /** Which turn of the line, from 0. */
  turn: number;
  /** 1 for the first turn, and less for each that follows. */
  strength: number;
  /** The number of the step, where a turn has several. */
  label?: string;
}
