// How long the positions of a review are searched: all of them, and those of a turn again and longer while its
// sign is in doubt. No clock has a part in it: every machine comes to the same signs.
import type { Color } from "cotulenh-wasm";
import type { Evaluation } from "cotulenh-wasm/tree";
import { isDoubtful, findLoss, signTurn } from "./scale.js";

/** The nodes of each search of a position: the first is for all, the others where they are needed. */
const NODES = {
  quick: [40_000, 160_000, 640_000],
  deep: [640_000, 2_560_000],
} as const satisfies Record<string, readonly number[]>;

export type Effort = keyof typeof NODES;

/** The nodes of the searches of a position, the first one first. */
export const listNodes = (effort: Effort): readonly number[] => NODES[effort];

/** What a search has found. */
interface Found {
  evaluation: Evaluation;
}

/** A turn between two positions, with what their searches have found, the first one first. */
export interface SearchedTurn {
  mover: Color;
  before: readonly Found[];
  after: readonly Found[];
}

/** The latest of so many searches of a position. */
const latest = (found: readonly Found[], count = found.length): Evaluation =>
  found[Math.min(count, found.length) - 1]!.evaluation;

/** Whether the sign of a turn may still change: it is near a limit, or two searches do not agree about it. */
function isInDoubt({ mover, before, after }: SearchedTurn): boolean {
  const [now, then] = [latest(before), latest(after)];
  if (isDoubtful(findLoss(now, then, mover))) return true;
  const sign = signTurn(now, then, mover);
  const count = Math.min(before.length, after.length);
  // A first search alone says of no turn that it is bad.
  if (count === 1) return sign !== null;
  const earlier = signTurn(latest(before, count - 1), latest(after, count - 1), mover);
  return sign !== earlier;
}

/** The turn that is to be searched next, by its place; -1 if all are settled, or were searched as long as they may. */
export function findOpenTurn(turns: readonly SearchedTurn[], effort: Effort): number {
  const count = ({ before, after }: SearchedTurn) => Math.min(before.length, after.length);
  const open = turns
    .map((turn, place) => ({ place, count: count(turn), turn }))
    .filter((one) => one.count < NODES[effort].length && isInDoubt(one.turn));
  // What was searched least comes first: a longer search of one turn may settle the next.
  return open.sort((one, other) => one.count - other.count)[0]?.place ?? -1;
}
