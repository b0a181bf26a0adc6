// What a referee allows at most.

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What a referee allows at most. */
export interface RefereeLimits {
  /** Turns of a game. The points decide one that is full, as at the end of a battle's time (R13.5). */
  readonly turns: number;
  /** Steps and cancels in one turn; after that it can only be completed. */
  readonly steps: number;
  /** The longest absence before a game with a clock can be claimed, in milliseconds. */
  readonly absence: number;
  /** The shortest one: between both it is a fifth of the time that is left. */
  readonly absenceLeast: number;
  /** The absence before a game without a clock can be claimed. */
  readonly absenceWithoutClock: number;
}

/** The limits of a referee that is given none. */
export const REFEREE_LIMITS: RefereeLimits = {
  turns: 2000,
  steps: 100,
  absence: 120 * SECOND,
  absenceLeast: 15 * SECOND,
  absenceWithoutClock: 3 * DAY,
};
