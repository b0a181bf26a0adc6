// Counts messages and games that are made: buckets that are filled again with time.
import type { Env } from "./env.js";
import type { Limits } from "./limits.js";

const MINUTE = 60_000;

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
}

/** Buckets by name. Full ones are dropped. */
export class Buckets {
  readonly #create: (now: number) => Bucket;
  readonly #buckets = new Map<string, Bucket>();

  constructor(create: (now: number) => Bucket) {
    this.#create = create;
  }

  get(name: string, now: number): Bucket {
    let bucket = this.#buckets.get(name);
    if (!bucket) {
      if (this.#buckets.size >= 1000) this.#forget(now);
      bucket = this.#create(now);
      this.#buckets.set(name, bucket);
    }
    return bucket;
  }

  #forget(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}

export function messageBuckets({ burst, perSecond }: Limits): Buckets {
  return new Buckets((now) => new Bucket(burst, perSecond / 1000, now));
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
