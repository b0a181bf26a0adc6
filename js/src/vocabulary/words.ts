// The values of the API, all of which `cotulenh-wasm/constants` offers. What the crate knows too is generated
// from it.
import {
  FILES,
  LAND_SQUARES as landSquares,
  NAVY_SQUARES as navySquares,
  RANKS,
  RIVER as river,
} from "./generated.js";
import type { File, Square } from "./types.js";

export {
  AIR_FORCE,
  AirDefenseResult,
  ANTI_AIR,
  ARTILLERY,
  BLUE,
  COLORS,
  COMMANDER,
  DECLARED_REASONS,
  ENGINEER,
  FILES,
  FORFEIT_REASONS,
  HEADQUARTER,
  INFANTRY,
  MILITIA,
  MISSILE,
  MOVE_KINDS,
  NAVY,
  ILLEGAL_REASONS,
  OUTCOME_REASONS,
  PIECE_NAMES,
  PIECE_TYPES,
  POINTS,
  RANKS,
  RED,
  RULE_OPTIONS,
  OFFICIAL_RULES,
  STANDARD_RULES,
  START,
  TANK,
  ZONES,
} from "./generated.js";

/** All squares, by rank and then by file: `a1`, `b1` … `k12`. */
export const SQUARES: readonly Square[] = Object.freeze(
  /* @__PURE__ */ RANKS.flatMap((rank) => FILES.map((file): Square => `${file}${rank}`)),
);

/** The squares on which a navy may stand (R1.3). */
export const NAVY_SQUARES: readonly Square[] = navySquares;

/** The squares on which every other piece may stand (R1.3). */
export const LAND_SQUARES: readonly Square[] = landSquares;

/** Where the river runs, for drawing it. */
export const RIVER: {
  /** The ranks on its two sides. */
  readonly between: readonly [6, 7];
  /** The files that it passes, from the coast inland. */
  readonly files: readonly File[];
  /** The files of its bridges. */
  readonly bridges: readonly File[];
  /** The squares where it is wide enough for a navy to stand. */
  readonly wide: readonly Square[];
} = river;

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

/** The position with nothing on the board. */
export const EMPTY: string = /* @__PURE__ */ (() =>
  `${RANKS.map(() => FILES.length).join("/")} r - - 0 1`)();
