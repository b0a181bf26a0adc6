// The match clock. It stores the used times and since when a clock runs, so that time also passes while the page reloads
// or the computer sleeps.
import { FieldReader } from "../../arguments/data.js";
import { choice, flag as truth } from "../../arguments/read-options.js";
import { BLUE, RED } from "../../vocabulary/words.js";
import type { Color, Milliseconds } from "../../vocabulary/types.js";
import type { ClockState } from "../types.js";

const reader: FieldReader = new FieldReader("INVALID_OPTIONS");

/** A shorter time was probably meant in seconds, not in milliseconds. */
export const LEAST_BASE = 1000;

const FIELDS = [
  "base",
  "increment",
  "flag",
  "starts",
  "shared",
  "used",
  "running",
  "since",
  "paused",
  "r",
  "b",
] as const;

/** Reads a match clock from options, which can be any value. A clock that was running goes on. */
export function readClock(value: unknown, now: Milliseconds): ClockState {
  const given = reader.fields(value, FIELDS, "clock");
  const used =
    given.used === undefined ? { r: 0, b: 0 } : readTimes(given.used, "clock.used", -Infinity);
  const { running = null, since = null } = given;
  if (running !== null && running !== RED && running !== BLUE) {
    reader.refuse("clock.running", `"r", "b" or null`, running);
  }
  if (running !== null && (typeof since !== "number" || !Number.isFinite(since))) {
    reader.refuse("clock.since", "a time in milliseconds", since);
  }
  const shared = truth(given.shared, "clock.shared");
  const base = readTimes(given.base, "clock.base", Number.MIN_VALUE);
  const shortest = Math.min(base.r, base.b);
  if (shortest < LEAST_BASE) {
    reader.refuse(
      "clock.base",
      `a time in milliseconds, ${LEAST_BASE} or more (${shortest} seconds are ${shortest * 1000})`,
      shortest,
    );
  }
  return settle({
    base,
    increment:
      given.increment === undefined
        ? { r: 0, b: 0 }
        : readTimes(given.increment, "clock.increment", 0),
    // With a shared time, no single flag can fall.
    flag: choice(given.flag, "clock.flag", shared ? ["points"] : ["forfeit", "points"]),
    starts: choice(given.starts, "clock.starts", ["now", "firstTurn"]),
    shared,
    used,
    running,
    // A time that starts in the future starts now.
    since: running === null ? null : Math.min(since as number, now),
    paused: truth(given.paused, "clock.paused"),
  });
}

/** A time for both sides. */
export function readTimes(value: unknown, path: string, least: number): Record<Color, number> {
  const isTime = (time: unknown): time is number =>
    typeof time === "number" && Number.isFinite(time) && time >= least;
  if (isTime(value)) return { r: value, b: value };
  if (typeof value !== "object" || value === null)
    reader.refuse(path, "a time in milliseconds", value);
  const { r, b } = reader.fields(value, ["r", "b"], path);
  if (!isTime(r)) reader.refuse(`${path}.r`, "a time in milliseconds", r);
  if (!isTime(b)) reader.refuse(`${path}.b`, "a time in milliseconds", b);
  return { r, b };
}

/** Completes a clock with the times that were left when it changed last. */
function settle(clock: Omit<ClockState, "r" | "b">): ClockState {
  const { base, used, shared } = clock;
  const left = (color: Color): number =>
    Math.max(0, base[color] - (shared ? used.r + used.b : used[color]));
  return { ...clock, r: left(RED), b: left(BLUE) };
}

/** The clock with other used times. */
export function setTimes(
  clock: ClockState,
  { used, running, since }: Pick<ClockState, "used" | "running" | "since">,
): ClockState {
  return settle({ ...clock, used, running, since });
}

/** The time since the clock changed. It is never negative, even if the system's clock is set back. */
function elapsed({ since }: ClockState, now: number): number {
  return since === null ? 0 : Math.max(0, now - since);
}

/** What a side has left. */
export function timeLeft(clock: ClockState, color: Color, now: Milliseconds): Milliseconds {
  const runs = clock.shared || clock.running === color ? elapsed(clock, now) : 0;
  return Math.max(0, clock[color] - runs);
}

/** Whether the time that runs is over. */
export function isTimeUp(clock: ClockState, now: number): boolean {
  return clock.running !== null && timeLeft(clock, clock.running, now) === 0;
}

/** The clock with the time of this side running, or with none. */
export function runClock(clock: ClockState, color: Color | null, now: number): ClockState {
  const { running, used } = clock;
  if (running === color) return clock;
  // Not more than was left, because the time may have run out long ago.
  const ran = running && Math.min(elapsed(clock, now), clock[running]);
  const added = running ? { ...used, [running]: used[running] + ran! } : used;
  return settle({ ...clock, used: added, running: color, since: color && now });
}

/** The clock after a turn of this side: it gets its increment. */
export function addIncrement(clock: ClockState, color: Color, now: number): ClockState {
  const { used, increment } = runClock(clock, null, now);
  const added = { ...used, [color]: used[color] - increment[color] };
  return settle({ ...clock, used: added, running: null, since: null });
}

/** A clock that is paused, or goes on with the next turn. */
export function pauseClock(clock: ClockState, paused: boolean, now: number): ClockState {
  return { ...runClock(clock, paused ? null : clock.running, now), paused };
}
