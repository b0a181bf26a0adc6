// What an evaluation means.
import { CoTuLenhError } from "../errors/error.js";
import { shown } from "../arguments/objects.js";
import { WIN_CHANCE_SCALE } from "../vocabulary/generated.js";
import type { Evaluation } from "./types.js";

/**
 * The result that a side can expect, from 0, lost, to 1, won: for bars and graphs. A mate is 1 or 0. The score of a
 * search is for the side to move, the evaluation of a tree's node is for Red.
 *
 * @example
 * ```ts
 * winChance({ points: 0 }); // 0.5
 * winChance({ mate: -2 }); // 0
 * ```
 */
export function winChance(score: Evaluation): number {
  const { points, mate } = (score ?? {}) as { points?: unknown; mate?: unknown };
  if (typeof mate === "number" && !Number.isNaN(mate)) return mate > 0 ? 1 : 0;
  if (typeof points === "number" && !Number.isNaN(points))
    return 1 / (1 + Math.exp(-points / WIN_CHANCE_SCALE));
  const message = `a score has points or mate, which is a number, not ${shown(points ?? mate)}`;
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}
