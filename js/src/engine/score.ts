// What a score means.
import { CoTuLenhError } from "../errors.js";
import { shown } from "../arguments/objects.js";
import type { Score } from "./types.js";

/** Points for which the odds of the side that is ahead grow e times, as self-play of the engine has it. */
const SCALE = 390;

/**
 * The result that the side to move can expect, from 0, lost, to 1, won: for bars and graphs. A mate is 1
 * or 0.
 *
 * @example
 * ```ts
 * winChance({ points: 0 }); // 0.5
 * winChance({ mate: -2 }); // 0
 * ```
 */
export function winChance(score: Score): number {
  const { points, mate } = (score ?? {}) as { points?: unknown; mate?: unknown };
  if (typeof mate === "number" && !Number.isNaN(mate)) return mate > 0 ? 1 : 0;
  if (typeof points === "number" && !Number.isNaN(points))
    return 1 / (1 + Math.exp(-points / SCALE));
  const message = `a score has points or mate, which is a number, not ${shown(points ?? mate)}`;
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}
