// The match clock of a room: used time and since when it runs, by the service's time. It is the package's own.
import type { Color } from "cotulenh-wasm/web";
import {
  readClock,
  timeLeft,
  type ClockState,
  type ClockTimes,
  type NewGame,
} from "cotulenh-wasm/online";

/** No clock of a game shows more: 30 days. */
const LONGEST = 30 * 86_400_000;

/** A clock that someone wants; throws a `CoTuLenhError`. */
export function createClock(clock: NewGame["clock"]): ClockState | null {
  if (clock === undefined || clock === null) return null;
  const { base, increment, flag, starts, shared, ...others } = clock;
  return readClock({ base: cap(base), increment, flag, starts, shared, ...others }, 0);
}

/** Longer times are as good as none. What is no time is refused later. */
function cap(base: unknown): unknown {
  if (typeof base === "number") return Math.min(base, LONGEST);
  if (typeof base !== "object" || base === null) return base;
  return Object.fromEntries(Object.entries(base).map(([side, time]) => [side, cap(time)]));
}

export function toTimes(clock: ClockState | null): ClockTimes | null {
  return clock && { used: clock.used, running: clock.running, since: clock.since };
}

/** When the time that runs is over; `null` if none runs. */
export function flagTime(clock: ClockState | null): number | null {
  if (!clock || clock.running === null || clock.since === null) return null;
  return clock.since + timeLeft(clock, clock.running, clock.since);
}

/** What the clock of a side shows, in seconds. */
export function secondsLeft(clock: ClockState | null, color: Color): number | null {
  return clock && Math.round(clock[color]) / 1000;
}
