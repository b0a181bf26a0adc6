// How long the positions of a review are searched: all of them, and those of a turn again and longer while its
// sign is in doubt. No clock has a part in it: every machine comes to the same signs.
import type { Color } from "cotulenh-wasm";
import type { Evaluation } from "cotulenh-wasm/tree";
import { findLoss, isNearLimit, signTurn } from "./scale.js";

/** A search of a position. */
interface Step {
  nodes: number;
  /** If a loss is nearer to the limit of a sign than this, a longer search may come to the other side of it. */
  doubt: number;
}

/** The searches of a position: the first is for all, the others where they are needed. */
const STEPS = {
  quick: [
    { nodes: 40_000, doubt: 0.02 },
    { nodes: 160_000, doubt: 0.01 },
    { nodes: 640_000, doubt: 0 },
  ],
  deep: [
    { nodes: 640_000, doubt: 0.02 },
    { nodes: 2_560_000, doubt: 0 },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type Effort = keyof typeof STEPS;

/** The nodes of the searches of a position, the first one first. */
export const listNodes = (effort: Effort): readonly number[] =>
  STEPS[effort].map(({ nodes }) => nodes);

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

/** How often both positions of a turn were searched. */
const countSearches = ({ before, after }: SearchedTurn): number =>
  Math.min(before.length, after.length);

/** Whether the sign of a turn may still change: it is near a limit, or two searches do not agree about it. */
function isInDoubt(turn: SearchedTurn, doubt: number): boolean {
  const { mover, before, after } = turn;
  const [now, then] = [latest(before), latest(after)];
  if (isNearLimit(findLoss(now, then, mover), doubt)) return true;
  const sign = signTurn(now, then, mover);
  const count = countSearches(turn);
  // A first search alone says of no turn that it is bad.
  if (count === 1) return sign !== null;
  const earlier = signTurn(latest(before, count - 1), latest(after, count - 1), mover);
  return sign !== earlier;
}

/** The turn that is to be searched next, by its place; -1 if all are settled, or were searched as long as they may. */
export function findOpenTurn(turns: readonly SearchedTurn[], effort: Effort): number {
  const steps: readonly Step[] = STEPS[effort];
  const open = turns
    .map((turn, place) => ({ turn, place, count: countSearches(turn) }))
    .filter(({ turn, count }) => count < steps.length && isInDoubt(turn, steps[count - 1]!.doubt));
  // What was searched least comes first: a longer search of one turn may settle the next.
  return open.sort((one, other) => one.count - other.count)[0]?.place ?? -1;
}
