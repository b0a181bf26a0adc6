// Made by tests/typescript.rs. Do not edit; renew it by
// UPDATE_TYPESCRIPT=1 cargo test --test typescript

/**
 * A piece kind by its letter: commander, infantry, tank, militia, engineer, artillery, anti-air,
 * missile, air force, navy, headquarter.
 */
export type PieceType = "n" | "f" | "t" | "e" | "h" | "a" | "g" | "s" | "c" | "i" | "m";

type Name = "Navy" | "AirForce" | "Tank" | "Engineer" | "Headquarter" | "Artillery" | "AntiAir" | "Missile" | "Commander" | "Infantry" | "Militia";

/**
 * Ways to name a piece kind. Answers have the letter; at run time any case is read.
 */
export type PieceTypeInput =
  | PieceType
  | Uppercase<PieceType>
  | Name
  | Uncapitalize<Name>
  | Lowercase<Name>
  | "air_force" | "anti_air";

/**
 * A file of the board, `a` at the sea.
 */
export type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k";

/**
 * A rank of the board, `1` on Red's side.
 */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

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

/** A square with what stands on it. */
export interface SquarePiece {
  /** Where it stands. */
  square: Square;
  /** The piece, or the stack. */
  piece: Piece;
}

/** Rules by their name, or what differs from the standard rules. */
export type RulesInput =
  "standard" | "official" | { [Name in keyof Rules]?: Rules[Name] | undefined };

/**
 * What a move does to its target: to an empty square; takes it and stands there; takes it and
 * stays; takes it and is lost with it; joins a friend.
 */
export type MoveKind = "move" | "capture" | "stay" | "suicide" | "combine";

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
  /** The same as bits: 1 move, 2 capture, 4 stay, 8 suicide, 16 deploy, 32 combine. */
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

/** Why a move is not legal: facts, for user interfaces to make a sentence of. */
export interface Illegal {
  /** The rule that the move breaks; `"notLive"` in a play without takebacks, while an earlier turn is shown. */
  reason: "gameOver" | "sessionOpen" | "emptySquare" | "notYours" | "notInStack" | "hasActed" | "noLine" | "tooFar" | "blocked" | "terrain" | "river" | "airDefense" | "cannotCombine" | "cannotCapture" | "leavesCargo" | "lineOfSight" | "losesCommander" | "commanderInDanger" | "deadEnd" | "notLive";
  /** What is in the way: the blocker, the river or water square, the defenders, the attackers, the other commander. */
  squares: Square[];
}

/** How a game has ended. */
export interface Outcome {
  /** `null` for a draw. */
  winner: Color | null;
  /** What ended it. */
  reason: "checkmate" | "commanderCaptured" | "naval" | "air" | "land" | "stalemate" | "fiftyMoves" | "threefoldRepetition" | "time" | "resigned" | "agreed" | "abandoned" | "adjudicated";
  /** Who resigned or forfeited. */
  by?: Color;
}

/** Why a side forfeits a game: its own clock ran out, it left, or an arbiter says so. */
export type ForfeitReason = "time" | "abandoned" | "adjudicated";

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

/** A square that an Air Force could fly to. */
export interface FlightSquare {
  /** The square. */
  square: Square;
  /** What awaits it there: 0 it is safe, 1 it can only strike and is lost, 2 it is stopped before. */
  result: 0 | 1 | 2;
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

/** What an error is about. Each fact is there where it applies; see the API for which codes have it. */
export interface ErrorFacts {
  /** The square in question. */
  readonly square?: Square;
  /** The type of the piece in question. */
  readonly piece?: PieceType;
  /** The colour in question. */
  readonly color?: Color;
  /** What was given and refused: a move, a header, a field of a FEN, a character. */
  readonly text?: string;
  /** The moves that fit, in LAN, where several do. */
  readonly moves?: readonly string[];
  /** Why a move is not legal. */
  readonly illegal?: Illegal;
  /** At which character of a FEN, from 0, counted as JavaScript strings are. */
  readonly index?: number;
  /** In which rank of a FEN. */
  readonly rank?: number;
  /** In which line of a PGN, from 1. */
  readonly line?: number;
  /** At which character of the line, from 1. */
  readonly column?: number;
  /** Which game of a PGN, from 1. */
  readonly game?: number;
  /** Which part of an object: `"turns[3].san"`. */
  readonly path?: string;
  /** The most that is taken, of characters or of turns, where there is too much. */
  readonly limit?: number;
}

/** The stable name of what went wrong. */
export type ErrorCode = "INVALID_SQUARE" | "INVALID_COLOR" | "INVALID_PIECE_TYPE" | "INVALID_MOVE" | "INVALID_RULES" | "INVALID_ARGUMENT" | "FEN_NOT_A_STRING" | "MOVE_SYNTAX" | "ILLEGAL_MOVE" | "AMBIGUOUS_MOVE" | "GAME_OVER" | "DEPLOY_OPEN" | "NO_DEPLOY" | "DEPLOY_ELSEWHERE" | "DEPLOY_EMPTY_SQUARE" | "DEPLOY_NOT_YOURS" | "DEPLOY_SINGLE_PIECE" | "DEPLOY_NO_STEP" | "DEPLOY_NOTHING_MOVED" | "DEPLOY_IN_DANGER" | "WRONG_TERRAIN" | "SECOND_COMMANDER" | "MIXED_COLORS" | "IMPOSSIBLE_STACK" | "EMPTY_SQUARE" | "NO_SUCH_PIECE" | "NO_AIR_FORCE" | "FEN_TOO_LONG" | "FEN_MISSING_FIELD" | "FEN_EXTRA_FIELD" | "FEN_RANK_COUNT" | "FEN_RANK_WIDTH" | "FEN_EMPTY_COUNT" | "FEN_UNKNOWN_PIECE" | "FEN_DOUBLED_HERO" | "FEN_DANGLING_HERO" | "FEN_UNBALANCED_PARENTHESIS" | "FEN_NESTED_PARENTHESIS" | "FEN_MIXED_COLORS" | "FEN_IMPOSSIBLE_STACK" | "FEN_TERRAIN" | "FEN_SECOND_COMMANDER" | "FEN_TURN" | "FEN_DASH" | "FEN_HALF_MOVES" | "FEN_FULL_MOVES" | "FEN_DEPLOY_SYNTAX" | "FEN_DEPLOY_ILLEGAL";

/** Which rules are played; see R11 in the rules. */
export interface Rules {
  /** A tank captures over pieces. If not, its captures are blocked like its moves. */
  tankFiresOver: boolean;
  /** Which pieces do not block a navy's movement: none, all that are not navies, or all friends. */
  navyPasses: boolean | "friends";
  /** A heroic Air Force ignores air defense. */
  stealthAirForce: boolean;
  /** The last piece besides the commander becomes heroic. */
  lastGuard: boolean;
  /** Zones by level, inside one of which a suicide capture is possible, or squares closed to the Air Force. */
  airDefense: "levels" | "noFly";
  /** A heroic headquarter moves and captures like a heroic infantry. */
  headquarterMarches: boolean;
  /** An Air Force carries one piece at most. */
  airForceCarriesOne: boolean;
  /** An Air Force that may stand on the target square captures without landing only if it would be attacked there. */
  airForceReturnsOnlyIfUnsafe: boolean;
  /** A commander crosses water on its way to joining a navy. */
  commanderBoardsAtSea: boolean;
  /** What else ends the game: the loss of all ships, of all planes, of all land forces, or of any of these. */
  objective: "commander" | "naval" | "air" | "land" | "any";
  /** Who wins when the game ends: the side that ended it, or the one with more points. */
  decidedBy: "objective" | "points";
  /** A missing or captured commander ends nothing: for lessons, puzzles and editors. */
  playOn: boolean;
}
