// The shapes of what goes in and comes out. Union types derive from the lists in `constants.ts`.
import type { COLORS, FILES, PIECE_NAMES, PIECE_TYPES, RANKS, STACK_STYLES } from "./constants.js";

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

type Name = (typeof PIECE_NAMES)[number];

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
  | "air_force"
  | "anti_air";

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

/** One of the 132 squares, `"a1"` to `"k12"`. */
export type Square = `${File}${Rank}`;

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
  zone: Zone;
  /** Whether heavy pieces may cross the river here. */
  bridge: boolean;
}

/** A Navy stands on water and mixed squares, every other piece on land and mixed ones. */
export type Zone = "water" | "mixed" | "land";

/** How a FEN is written. */
export interface FenOptions {
  /** Stacks as `(NFT)`, which is the default, or with the carrier outside, as `N(FT)`. */
  stacks?: (typeof STACK_STYLES)[number];
}

/** Which rules are played; see R11 in the rules. */
export interface Rules {
  /** A tank captures over pieces. */
  tankFiresOver: boolean;
  /** Pieces other than navies do not block a navy's movement. */
  navyPasses: boolean;
  /** A heroic Air Force ignores air defense. */
  stealthAirForce: boolean;
  /** The last piece beside a commander becomes heroic. */
  lastGuard: boolean;
  /** Zones by level, of which one can be braved, or squares closed to the Air Force. */
  airDefense: "levels" | "noFly";
}

/** How a game is made. */
export interface GameOptions {
  /** What differs from the standard rules. */
  rules?: Partial<Rules>;
}
