// The rating of a player by Glicko (Mark Glickman, "The Glicko system"): a rating, and how uncertain it is. Each puzzle
// is a period of one game, against an opponent whose rating is known.

/** How strong a player is. */
export interface Strength {
  readonly rating: number;
  /** The standard deviation of the rating. */
  readonly deviation: number;
}

/** Of somebody who has played nothing yet. */
export const UNKNOWN: Strength = { rating: 800, deviation: 350 };

/** A rating is never surer than that: players learn. */
export const LEAST_DEVIATION = 60;

const Q = Math.LN10 / 400;

/** The chance that a player solves a puzzle, from 0 to 1. */
export function expect({ rating }: Strength, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400));
}

/** The strength after a puzzle that was solved or not. */
export function update(before: Strength, puzzle: number, isSolved: boolean): Strength {
  const chance = expect(before, puzzle);
  const information = 1 / before.deviation ** 2 + Q ** 2 * chance * (1 - chance);
  return {
    rating: before.rating + (Q / information) * (Number(isSolved) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / information)),
  };
}
