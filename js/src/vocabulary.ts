// Names for the values of the API, and the lists from which its types derive. What the crate knows
// too is generated from it.
import { DECLARED_REASONS, FILES, RANKS } from "./wasm/generated.js";
import type { Square } from "./types.js";

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
} from "./wasm/generated.js";

/** Whether a reason is that of an end which the host declares, not the rules (R13.5). */
export const isDeclaredReason = (reason: unknown): boolean =>
  (DECLARED_REASONS as readonly unknown[]).includes(reason);

/** How stacks are written in FEN: `(NFT)`, or with the carrier outside, `N(FT)`. */
export const STACK_STYLES = Object.freeze(["together", "carrier"] as const);

/** All squares, by rank and then by file: `a1`, `b1` … `k12`. */
export const SQUARES: readonly Square[] = Object.freeze(
  /* @__PURE__ */ RANKS.flatMap((rank) => FILES.map((file): Square => `${file}${rank}`)),
);

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
