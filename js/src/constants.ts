// Names for the values of the API, and the lists from which its types derive.
import type { Square } from "./types.js";

/** The files from the sea inland. */
export const FILES = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] as const;

/** The ranks from Red's side. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The two sides, the one that begins first. */
export const COLORS = ["r", "b"] as const;

/** The eleven kinds, carriers first: the order of their codes in packed answers. */
export const PIECE_TYPES = ["n", "f", "t", "e", "h", "a", "g", "s", "c", "i", "m"] as const;

/** What the kinds are called, in the same order. */
export const PIECE_NAMES = [
  "Navy",
  "AirForce",
  "Tank",
  "Engineer",
  "Headquarter",
  "Artillery",
  "AntiAir",
  "Missile",
  "Commander",
  "Infantry",
  "Militia",
] as const;

/** What a move does to its target, in the order of their codes in packed answers. */
export const MOVE_KINDS = ["move", "capture", "stay", "suicide", "combine"] as const;

/** Why a game is over, in the order of their codes in packed answers. */
export const OUTCOME_REASONS = [
  "checkmate",
  "commanderCaptured",
  "stalemate",
  "fiftyMoves",
  "threefoldRepetition",
] as const;

/** The options among the rules, in the order of their bits in packed answers. */
export const RULE_NAMES = [
  "tankFiresOver",
  "navyPasses",
  "stealthAirForce",
  "lastGuard",
  "airDefense",
] as const;

/** How stacks are written in FEN: `(NFT)`, or with the carrier outside, `N(FT)`. */
export const STACK_STYLES = ["together", "carrier"] as const;

/** All squares, by rank and then by file: `a1`, `b1` … `k12`. */
export const SQUARES: readonly Square[] = Object.freeze(
  RANKS.flatMap((rank) => FILES.map((file): Square => `${file}${rank}`)),
);

/** Red, who moves first. */
export const RED = "r";
/** Blue. */
export const BLUE = "b";

/** The letter of the commander. */
export const COMMANDER = "c";
/** The letter of the infantry. */
export const INFANTRY = "i";
/** The letter of the tank. */
export const TANK = "t";
/** The letter of the militia. */
export const MILITIA = "m";
/** The letter of the engineer. */
export const ENGINEER = "e";
/** The letter of the artillery. */
export const ARTILLERY = "a";
/** The letter of the anti-air gun. */
export const ANTI_AIR = "g";
/** The letter of the missile. */
export const MISSILE = "s";
/** The letter of the Air Force. */
export const AIR_FORCE = "f";
/** The letter of the Navy. */
export const NAVY = "n";
/** The letter of the headquarter. */
export const HEADQUARTER = "h";

/** The bits of a move's `flags`. */
export const BITS = Object.freeze({
  /** A move to an empty square. */
  NORMAL: 1,
  /** A capture; the piece goes there. */
  CAPTURE: 2,
  /** A capture from where the piece stands. */
  STAY_CAPTURE: 4,
  /** A capture by an Air Force that does not come back. */
  SUICIDE_CAPTURE: 8,
  /** A step of a deploy; one of the others is set too. */
  DEPLOY: 16,
  /** A move onto a friend, to form a stack. */
  COMBINATION: 32,
} as const);

/** What awaits an Air Force on a square of its line. */
export const AirDefenseResult = Object.freeze({
  /** Nothing: it moves, captures and combines as usual. */
  SAFE_PASS: 0,
  /** One defender: it can only make a suicide capture. */
  KAMIKAZE: 1,
  /** More: it cannot come here, nor beyond. */
  DESTROYED: 2,
} as const);

/** One of the values of {@link AirDefenseResult}. */
export type AirDefenseResult = (typeof AirDefenseResult)[keyof typeof AirDefenseResult];

/** The position in which a game begins. */
export const START =
  "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/** The position with nothing on the board. */
export const EMPTY = `${RANKS.map(() => FILES.length).join("/")} r - - 0 1`;
