// Counts messages and games that are made: buckets that are filled again with time.
import type { Env } from "./env.js";
import type { Limits } from "./limits.js";

export const MINUTE = 60_000;

export class Bucket {
  readonly #most: number;
  readonly #perMillisecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perMillisecond: number, now: number) {
    this.#most = most;
    this.#perMillisecond = perMillisecond;
    this.#left = most;
    this.#at = now;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMillisecond);
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Takes more, even more than there is. */
  charge(cost: number): void {
    this.#left -= cost;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#most;
  }

  /** How much is left. */
  get left(): number {
    return this.#left;
  }

  set left(left: number) {
    this.#left = left;
  }
}

/** What is left in buckets that are not full, by their names. */
export type Levels = readonly (readonly [name: string, left: number])[];

/** Buckets by name. Full ones are dropped. */
export class Buckets {
  readonly #create: (now: number, name: string) => Bucket;
  readonly #buckets = new Map<string, Bucket>();

  constructor(create: (now: number, name: string) => Bucket) {
    this.#create = create;
  }

  get(name: string, now: number): Bucket {
    let bucket = this.#buckets.get(name);
    if (!bucket) {
      if (this.#buckets.size >= 1000) this.#forget(now);
      bucket = this.#create(now, name);
      this.#buckets.set(name, bucket);
    }
    return bucket;
  }

  #forget(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }

  /** What is to be kept of them. */
  levels(now: number): Levels {
    this.#forget(now);
    return [...this.#buckets].map(([name, { left }]) => [name, left]);
  }

  restore(levels: Levels, now: number): void {
    for (const [name, left] of levels) this.get(name, now).left = left;
  }
}

/** Buckets for messages; `times` as much for some names. */
export function messageBuckets(
  { burst, perSecond }: Limits,
  times: (name: string) => number = () => 1,
): Buckets {
  return new Buckets((now, name) => {
    const by = times(name);
    return new Bucket(burst * by, (perSecond * by) / 1000, now);
  });
}

/** Games that addresses make, in this process: of all rooms, and of the worker. */
let creations: Buckets | null = null;

/** Counts a game that an address makes, here and for all processes. Returns whether it may. */
export async function countCreation(key: string, limits: Limits, env: Env): Promise<boolean> {
  const now = Date.now();
  creations ??= new Buckets((at) => new Bucket(limits.creations, limits.creations / MINUTE, at));
  if (!creations.get(key, now).take(now)) return false;
  const counted = await env.CREATIONS?.limit({ key });
  return counted?.success ?? true;
}
