// The types of the entry `cotulenh-wasm/play`.
import type { CoTuLenh } from "../game/class.js";
import type { CoTuLenhError } from "../errors/error.js";
import type { EngineGame, Limits, SearchResult } from "../engine/types.js";
import type { ClockState, FlagRule } from "../record/types.js";
import type { GameTree } from "../tree/class.js";
import type { TreeData } from "../tree/types.js";
import type {
  AirDefender,
  AirDefenseSquare,
  Color,
  DeployState,
  FlightSquare,
  Illegal,
  Milliseconds,
  Move,
  Outcome,
  Piece,
  PieceType,
  Promotion,
  Square,
  SquarePiece,
  Turn,
} from "../vocabulary/types.js";

export type { ClockState, FlagRule };

/** What finds turns: an `Engine` of `cotulenh-wasm/engine`, or something like it. */
export interface SearchEngine {
  /** Searches the position of a game as it is now. */
  search(
    game: EngineGame,
    limits: Limits,
  ): Promise<Pick<SearchResult, "best" | "lines"> & Partial<Pick<SearchResult, "moves">>>;
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

/** One time for both sides, or one for each. */
export type ClockTime = Milliseconds | Readonly<Record<Color, Milliseconds>>;

/** A match clock, new or as it was in {@link PlaySnapshot.clocks}. */
export interface ClockInput {
  /** What each side has at the start: a second or more. */
  base: ClockTime;
  /** What a side gets after each of its turns; 0 if not given. */
  increment?: ClockTime | undefined;
  /** What a flag fall means; `"forfeit"` if not given. */
  flag?: FlagRule | undefined;
  /** Whether the time runs at once, which is the default, or after the first turn. */
  starts?: "now" | "firstTurn" | undefined;
  /** Whether both sides use up one time, as in the rulebook (R13.5); then the points decide. */
  shared?: boolean | undefined;
  /** `base` less what is left: what each side has used less the increments that it got, so it can be negative. */
  used?: Readonly<Record<Color, Milliseconds>> | undefined;
  /** Whose time runs. */
  running?: Color | null | undefined;
  /** Since when, as `now()` tells it. */
  since?: Milliseconds | null | undefined;
  /** Whether the sides have agreed on a pause. */
  paused?: boolean | undefined;
  /** Not read: it follows from the rest. */
  r?: number | undefined;
  /** Not read: it follows from the rest. */
  b?: number | undefined;
}

/** An engine that plays a side, as data: the engine itself is given again when the game is restored. */
export interface EnginePlayerData {
  /** How strong it plays. */
  level?: Limits["level"];
  /** When its searches end. */
  limits?: Omit<Limits, "signal" | "onInfo">;
  /** Whether it thinks in the time of the other side, too. */
  ponder?: boolean;
}

/** A game that is played, as data: what `JSON.stringify(play)` writes, and `createPlay` takes as `stored`. */
export interface PlayData {
  /** All turns, the open deploy, and where the tree stands. */
  tree: TreeData;
  /** The id of the node at which the game goes on, if that is not where the tree stands. */
  live?: number;
  /** Who plays which side. */
  players: Readonly<Record<Color, "human" | "remote" | EnginePlayerData>>;
  /** The match clock, paused if it was running. */
  clock?: ClockState;
  /** What each side had used when a position arose, by the id of its node: taking back restores it. */
  used?: Readonly<Record<string, ClockState["used"]>>;
  /** What the levels of engines vary by. */
  seed: number;
}

/** How a game is played. */
export interface PlayOptions {
  /** The game to be played; it is copied. One of this, `tree` and `stored` is given. */
  game?: CoTuLenh | undefined;
  /** The tree to be played in; it is shared, so that it can be shown beside the board. A deploy that is open goes on. */
  tree?: GameTree | undefined;
  /**
   * What `play.toJSON()` gave: goes on with that game, whose clock is paused if it was running. `CoTuLenh` is
   * needed with it, and `engine` if one plays. Other options count before what was stored.
   */
  stored?: PlayData | undefined;
  /** The class of the game, from `cotulenh-wasm` or `cotulenh-wasm/web`: what a stored game is made with. */
  CoTuLenh?: typeof CoTuLenh | undefined;
  /** Who plays which side; `"human"` if not given. */
  players?: { readonly [Side in Color]?: Player | undefined } | undefined;
  /** A match clock. */
  clock?: ClockInput | null | undefined;
  /**
   * Whether turns can be taken back; `true` if not given. With `false`, `undo` and `redo` do nothing but to steps
   * of the open deploy, nothing can be played while an earlier turn is shown (see `snapshot.isLive`), and edits of the
   * tree that would remove a turn or the end of the match throw `NO_TAKEBACKS`.
   */
  takebacks?: boolean | undefined;
  /** Whether turns can be prepared while the other side thinks; `true` if not given. */
  premoves?: boolean | undefined;
  /** Whether deploys commit by themselves when no further step is legal; as in the game if not given. */
  autoCommit?: boolean | undefined;
  /** An engine takes at least so long for a turn, or for a step of a deploy; 300 if not given. */
  minThinkTime?: Milliseconds | undefined;
  /** What gives hints, and plays for a stored side; the engine of a player gives hints if this is not given. */
  engine?: SearchEngine | undefined;
  /** What the levels of engines vary by: with the same number they play the same. Another one for each game if not given. */
  seed?: number | undefined;
  /** Tells the time; `Date.now` if not given. */
  now?: (() => Milliseconds) | undefined;
  /** Whether a time that runs out ends the game here; `false` where someone elsewhere decides that. */
  judgesTime?: boolean | undefined;
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
  /** Where the piece stands that was selected before, if it can join this one: another press here does that. */
  readonly joinedBy: Square | null;
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
  /**
   * The zones by each side: `zones.r` are those by Red, which are against Blue, as `getAirDefense({ by: "r" })` has
   * them. They are computed when they are read first.
   */
  readonly zones: Readonly<Record<Color, readonly AirDefenseSquare[]>>;
  /** Who defends the air, with the squares that each covers. */
  readonly defenders: readonly AirDefender[];
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
  /** Whether this is where the game goes on, and not an earlier turn that is looked at. */
  readonly isLive: boolean;
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
