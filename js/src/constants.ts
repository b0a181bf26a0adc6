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

export const RED = "r";
export const BLUE = "b";

export const COMMANDER = "c";
export const INFANTRY = "i";
export const TANK = "t";
export const MILITIA = "m";
export const ENGINEER = "e";
export const ARTILLERY = "a";
export const ANTI_AIR = "g";
export const MISSILE = "s";
export const AIR_FORCE = "f";
export const NAVY = "n";
export const HEADQUARTER = "h";

/** The bits of a move's `flags`. */
export const BITS = Object.freeze({
  NORMAL: 1,
  CAPTURE: 2,
  STAY_CAPTURE: 4,
  SUICIDE_CAPTURE: 8,
  DEPLOY: 16,
  COMBINATION: 32,
} as const);

/** What awaits an Air Force on a square of its line. */
export const AirDefenseResult = Object.freeze({
  SAFE_PASS: 0,
  KAMIKAZE: 1,
  DESTROYED: 2,
} as const);

/** One of the values of {@link AirDefenseResult}. */
export type AirDefenseResult = (typeof AirDefenseResult)[keyof typeof AirDefenseResult];

/** The position in which a game begins. */
export const START =
  "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";
