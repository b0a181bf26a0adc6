// What the service allows at most, and for how long it keeps games. A deployment changes them by the variable
// LIMITS: `{ "spectators": 200 }`.

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export const LIMITS = {
  /** Bytes of a message. */
  message: 2048,
  /** Messages that a connection may send at once, and how many more in each second. */
  burst: 60,
  perSecond: 20,
  /** Messages above that, or bad ones, before the connection is closed. */
  strikes: 40,
  /** Connections that watch. */
  spectators: 50,
  /** Connections of one side. */
  connections: 4,
  /** Stored changes of a game. Ends are always stored. */
  changes: 5000,
  /** Milliseconds of absence after which a game with a clock can be claimed, and one without. */
  absence: 60 * SECOND,
  absenceWithoutClock: DAY,
  /** Milliseconds for which a game is kept that was never joined, that has not changed, and that has ended. */
  unjoined: DAY,
  idle: 30 * DAY,
  finished: 90 * DAY,
};

export type Limits = typeof LIMITS;

/** The limits with those that a deployment changes. */
export function readLimits(text: string | undefined): Limits {
  if (!text) return LIMITS;
  const given = JSON.parse(text) as Partial<Limits>;
  for (const [name, value] of Object.entries(given)) {
    if (!(name in LIMITS) || typeof value !== "number" || !(value >= 0)) {
      throw new Error(`LIMITS: ${name} is not one of ${Object.keys(LIMITS).join(", ")}`);
    }
  }
  return { ...LIMITS, ...given };
}

/** Counts the messages of a connection: a bucket that is filled again with time. */
export class Rate {
  readonly #limits: Limits;
  #left: number;
  #at: number;
  #strikes = 0;

  constructor(limits: Limits, now: number) {
    this.#limits = limits;
    this.#left = limits.burst;
    this.#at = now;
  }

  /** Counts a message. Returns whether it is allowed. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#limits;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / SECOND) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Counts a message that was bad or too many. Returns whether the connection may go on. */
  strike(): boolean {
    this.#strikes += 1;
    return this.#strikes <= this.#limits.strikes;
  }
}
