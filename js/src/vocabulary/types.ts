// The shapes of what goes in and comes out. Union types derive from the lists in `generated.ts`.
import type { STACK_STYLES } from "./stack-styles.js";
import type { ErrorCode, ErrorFacts } from "./error-codes.js";
import type {
  AirDefenseResult,
  COLORS,
  FILES,
  FORFEIT_REASONS,
  MOVE_KINDS,
  ILLEGAL_REASONS,
  OUTCOME_REASONS,
  PIECE_NAMES,
  PIECE_TYPES,
  RANKS,
  Rules,
  SNAKE_CASE_NAMES,
  ZONES,
} from "./generated.js";

export type { Rules };

/**
 * Red moves first.
 * @useDeclaredType
 */
export type Color = (typeof COLORS)[number];

/**
 * A piece kind by its letter: commander, infantry, tank, militia, engineer, artillery, anti-air,
 * missile, air force, navy, headquarter.
 * @useDeclaredType
 */
export type PieceType = (typeof PIECE_TYPES)[number];

type Name = (typeof PIECE_NAMES)[PieceType];

/**
 * Ways to name a piece kind. Answers have the letter; at run time any case is read.
 * @useDeclaredType
 */
export type PieceTypeInput =
  | PieceType
  | Uppercase<PieceType>
  | Name
  | Uncapitalize<Name>
  | Lowercase<Name>
  | (typeof SNAKE_CASE_NAMES)[number];

/**
 * A file of the board, `a` at the sea.
 * @useDeclaredType
 */
export type File = (typeof FILES)[number];

/**
 * A rank of the board, `1` on Red's side.
 * @useDeclaredType
 */
export type Rank = (typeof RANKS)[number];

/**
 * One of the 132 squares, `"a1"` to `"k12"`. They are written out, because editors show a type that is computed by
 * its 132 values instead of its name; `SQUARES` is checked against it.
 */
// prettier-ignore
export type Square =
  | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "i1" | "j1" | "k1"
  | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "h2" | "i2" | "j2" | "k2"
  | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3" | "i3" | "j3" | "k3"
  | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "h4" | "i4" | "j4" | "k4"
  | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "g5" | "h5" | "i5" | "j5" | "k5"
  | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "h6" | "i6" | "j6" | "k6"
  | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "i7" | "j7" | "k7"
  | "a8" | "b8" | "c8" | "d8" | "e8" | "f8" | "g8" | "h8" | "i8" | "j8" | "k8"
  | "a9" | "b9" | "c9" | "d9" | "e9" | "f9" | "g9" | "h9" | "i9" | "j9" | "k9"
  | "a10" | "b10" | "c10" | "d10" | "e10" | "f10" | "g10" | "h10" | "i10" | "j10" | "k10"
  | "a11" | "b11" | "c11" | "d11" | "e11" | "f11" | "g11" | "h11" | "i11" | "j11" | "k11"
  | "a12" | "b12" | "c12" | "d12" | "e12" | "f12" | "g12" | "h12" | "i12" | "j12" | "k12";

/** A piece, or a stack: its carrier with what it carries. */
export interface Piece {
  /** Its kind; of a stack, the carrier's. */
  type: PieceType;
  /** Whose it is. */
  color: Color;
  /** Present, and `true`, on a heroic piece. */
  heroic?: boolean;
  /** Present on a stack; each of these is a single piece. */
  carrying?: Piece[];
}

/** What a square is made of. */
export interface Terrain {
  /** Which pieces may stand here. */
  zone: TerrainZone;
  /** Whether heavy pieces may cross the river here. */
  bridge: boolean;
}

/**
 * A Navy stands on water and mixed squares, every other piece on land and mixed ones.
 * @useDeclaredType
 */
export type TerrainZone = (typeof ZONES)[number];

/** How a FEN is written. */
export interface FenOptions {
  /** Stacks as `(NFT)`, which is the default, or with the carrier outside, as `N(FT)`. */
  stacks?: (typeof STACK_STYLES)[number] | undefined;
}

/** Rules by their name, or what differs from the standard rules. */
export type RulesInput =
  "standard" | "official" | { [Name in keyof Rules]?: Rules[Name] | undefined };

/** How a game is made. */
export interface GameOptions {
  /** The rules by their name, or what differs from the standard rules. */
  rules?: RulesInput | undefined;
  /**
   * Whether a deploy session commits by itself when no further step is legal; `true` if not given.
   * With `false` the last word is left to the player: only `commitDeploy` ends a session.
   */
  autoCommit?: boolean | undefined;
}

/** A square with what stands on it. */
export interface SquarePiece {
  /** Where it stands. */
  square: Square;
  /** The piece, or the stack. */
  piece: Piece;
}

/**
 * What a move does to its target: to an empty square; takes it and stands there; takes it and
 * stays; takes it and is lost with it; joins a friend.
 * @useDeclaredType
 */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A move or a deploy step. Plain data: it can be cloned, stored and posted to a worker. */
export interface Move {
  /** Who moves. */
  color: Color;
  /** Where it starts. */
  from: Square;
  /** Where it goes, or what it fires at. */
  to: Square;
  /** What moves, with what it carries, as it was before the move. */
  piece: Piece;
  /** What it does there. */
  kind: MoveKind;
  /** Whether it is a step of a deploy. */
  deploy: boolean;
  /** The same as bits of {@link BITS}. */
  flags: number;
  /** What was taken. */
  captured?: Piece;
  /** The friend that was joined, as it stood there before. */
  combined?: Piece;
  /** Which pieces became heroic; only on moves that were played. */
  promoted?: Promotion[];
  /** Short notation: `"Txd3"`. */
  san: string;
  /** Long notation, unique among the legal moves: `"Tc3xd3"`. */
  lan: string;
}

/** A move or a deploy step that was just played. */
export interface PlayedMove extends Move {
  /** Whether it is the other side's turn now; `false` while a deploy session is open. */
  endsTurn: boolean;
  /** The whole turn, where a deploy step has ended it. */
  turn?: Turn;
}

/** A piece that became heroic. */
export interface Promotion {
  /** Where it stands. */
  square: Square;
  /** What it is; it may be carried there. */
  type: PieceType;
}

/** An entry of the history: a move, or a committed deploy. */
export interface Turn {
  /** Whose turn it was. */
  color: Color;
  /** Short notation: `"Txd3"`, of a deploy `"N<F>c4,T>xd3"`. */
  san: string;
  /** Long notation: `"Tc3xd3"`, of a deploy `"c3:N:F>c4,T>xd3"`. */
  lan: string;
  /** The FEN before it. */
  before: string;
  /** The FEN after it. */
  after: string;
  /** The move, or the steps of the deploy. */
  moves: Move[];
  /** What a deploy left on its square. */
  stayed?: Piece;
}

/** A move by its squares, as a board that is dragged on knows it. */
export interface MoveInput {
  /** Where the piece stands. */
  from: Square;
  /** Where it goes, or what it fires at. */
  to: Square;
  /** What moves: a kind, all kinds of a stack, or the `piece` of a listed move. */
  piece?: PieceTypeInput | readonly PieceTypeInput[] | Piece | undefined;
  /** What it does there, where it has the choice. */
  kind?: MoveKind | undefined;
  /** `true` for a deploy step, `false` for an ordinary move; if it is not said, an ordinary one is preferred. */
  deploy?: boolean | undefined;
}

/** Which destinations are listed. */
export interface DestsOptions {
  /** Only from this square. */
  square?: Square | undefined;
  /** Only by deploy steps, or only by ordinary moves. */
  deploy?: boolean | undefined;
  /** Those of this side, as if it were its turn and no session were open. */
  color?: Color | undefined;
}

/** Which moves are listed. */
export interface MovesOptions {
  /** Only from this square. */
  square?: Square | undefined;
  /** Only of this kind of piece, as the carrier of what moves. */
  type?: PieceTypeInput | undefined;
  /** Only deploy steps, or only ordinary moves. */
  deploy?: boolean | undefined;
  /** Those of this side, as if it were its turn and no session were open. */
  color?: Color | undefined;
}

/** Why a move is not legal: facts, for user interfaces to make a sentence of. */
export interface Illegal {
  /** The rule that the move breaks; `"notLive"` in a play without takebacks, while an earlier turn is shown. */
  reason: (typeof ILLEGAL_REASONS)[number] | "notLive";
  /** What is in the way: the blocker, the river or water square, the defenders, the attackers, the other commander. */
  squares: Square[];
}

/** How a game has ended. */
export interface Outcome {
  /** `null` for a draw. */
  winner: Color | null;
  /** What ended it. */
  reason: (typeof OUTCOME_REASONS)[number];
  /** Who resigned or forfeited. */
  by?: Color;
}

/** Why a side forfeits a game: its own clock ran out, it left, or an arbiter says so. */
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** A side of air defense: the colour whose planes are threatened, or who of both is named. */
export type AirDefenseSide = Color | AirDefenseAgainst | AirDefenseBy;

/** The side whose planes are threatened. */
export interface AirDefenseAgainst {
  /** The side. */
  against: Color;
}

/** The side that threatens the planes of the other. */
export interface AirDefenseBy {
  /** The side. */
  by: Color;
}

/** An open deploy session. */
export interface DeployState {
  /** Where the stack stands, or stood. */
  square: Square;
  /** The stack as it stood when the session began. */
  original: Piece;
  /** What is left of it on its square; `null` once nothing is. */
  remaining: Piece | null;
  /** The pieces that can still take a step. */
  waiting: PieceType[];
  /** The steps taken so far. */
  steps: Move[];
  /** Whether the session can be committed as it is. */
  canCommit: boolean;
  /** Where the virtual board differs from the real one, with what stands there on the virtual one. */
  changes: SquareChange[];
}

/** Everything that a board draws. */
export interface View {
  /** The position as FEN. */
  fen: string;
  /** Whose turn it is. */
  turn: Color;
  /** The pieces by square; inside a deploy session those of the virtual board. */
  pieces: SquarePiece[];
  /** All legal moves, as `moves({ verbose: true })` lists them. */
  moves: Move[];
  /** Whether the side to move is in check; `getCommanderSquare` and `getAttackers` say where and by whom. */
  isCheck: boolean;
  /** The zones by each side: `zones.r` are those by Red, which are against Blue, as of `getAirDefense({ by: "r" })`. */
  zones: Record<Color, AirDefenseSquare[]>;
  /** Who defends the air, Red's defenders first. */
  defenders: AirDefender[];
  /** The points of both sides. */
  points: Record<Color, number>;
  /** The open deploy session, or `null`. */
  session: DeployState | null;
  /** What stands on the real board where the session has changed it. */
  ghosts: SquarePiece[];
  /** How the game has ended, or `null`. */
  outcome: Outcome | null;
}

/** A square on which a deploy session has changed something. */
export interface SquareChange {
  /** The square. */
  square: Square;
  /** What stands there now; `null` if nothing does. */
  piece: Piece | null;
}

/** A square of one defender's zone. */
export interface ZoneSquare {
  /** The square. */
  square: Square;
  /** How far the defender reaches: its level. */
  range: number;
}

/** A square where an Air Force is threatened. */
export interface AirDefenseSquare {
  /** The square. */
  square: Square;
  /** Where the defenders that cover it stand. */
  defenders: Square[];
  /** The highest level among them. */
  level: number;
}

/** A piece that defends the air. */
export interface AirDefender {
  /** Where it stands. */
  square: Square;
  /** Whose it is. */
  color: Color;
  /** How far it reaches. */
  level: number;
  /** Whether no plane may enter at all: it reaches along lines then, and does not cover its own square. */
  noFly: boolean;
  /** The squares that it covers. */
  squares: Square[];
}

/** A square that an Air Force could fly to. */
export interface FlightSquare {
  /** The square. */
  square: Square;
  /** What awaits it there: 0 it is safe, 1 it can only strike and is lost, 2 it is stopped before. */
  result: AirDefenseResult;
}

/** A piece that attacks. */
export interface Attacker {
  /** Where it stands. */
  square: Square;
  /** What it is; it may be carried there. */
  type: PieceType;
}

/** What {@link CoTuLenh.validateFen} finds. */
export interface FenValidation {
  /** Whether the FEN can be loaded. */
  valid: boolean;
  /** All that is wrong with it. */
  errors: FenProblem[];
}

/** Something wrong with a FEN. */
export interface FenProblem extends ErrorFacts {
  /** What is wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, for people. */
  message: string;
  /** At which character of the text, from 0, counted as JavaScript strings are. */
  readonly index: number;
}

/** A time in thousandths of a second, as in match clocks and in the limits of a search. */
export type Milliseconds = number;

/** A time in seconds, as in PGN and in all that is written about a turn. */
export type Seconds = number;
