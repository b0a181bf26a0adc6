// Which puzzle comes next.
import type { Puzzle, Theme } from "./data.js";

/** The puzzles of a theme, or all. */
export function listFor(puzzles: readonly Puzzle[], theme: Theme | null): readonly Puzzle[] {
  return theme ? puzzles.filter((puzzle) => puzzle.theme === theme) : puzzles;
}

/** Steps through a list so that neighbours in the suite, which come from one game, are far apart. */
const STRIDE = 61;

/**
 * The first puzzle after the given one that is not solved; any other one if all are. `null` only of an
 * empty list.
 */
export function chooseNext(
  list: readonly Puzzle[],
  solved: Readonly<Record<string, boolean>>,
  after: string | null,
): Puzzle | null {
  const order = shuffle(list);
  const start = order.findIndex(({ id }) => id === after) + 1;
  const rest = [...order.slice(start), ...order.slice(0, start)].filter(({ id }) => id !== after);
  return rest.find(({ id }) => !(id in solved)) ?? rest[0] ?? order[0] ?? null;
}

/** The same order every time, in which each puzzle comes once. */
function shuffle(list: readonly Puzzle[]): readonly Puzzle[] {
  const waiting = [...list];
  const order: Puzzle[] = [];
  for (let at = 0; waiting.length > 0;) {
    at = (at + STRIDE) % waiting.length;
    order.push(...waiting.splice(at, 1));
  }
  return order;
}
