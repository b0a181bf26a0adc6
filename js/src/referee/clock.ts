// The match clock of a referee: the bounds of what can be asked for, and lag, which is not charged.
//
// A move is charged the time for which its player saw the position; the way there and back is lag. The client says
// how long the player thought, which the referee believes as far as the side has a quota for lag. The quota grows
// with each turn and is used up by lag, as in lichess's LagTracker (scalachess, LagTracker.scala). So a steady lag
// of up to a second is given back, and a client that lies gains no more than that.
import { FieldReader } from "../arguments/data.js";
import { LEAST_BASE, readClock, setTimes, timeLeft } from "../play/match/clock.js";
import { otherColor } from "../vocabulary/colors.js";
import type { ClockState } from "../play/types.js";
import type { GameRecord } from "../record/types.js";
import type { Color } from "../vocabulary/types.js";

const reader: FieldReader = new FieldReader("INVALID_OPTIONS");

const HOUR = 3_600_000;

const LONGEST_BASE = 30 * 24 * HOUR;
const LONGEST_INCREMENT = HOUR;

const OPTIONS = ["base", "increment", "flag", "starts", "shared"] as const;

/** The clock of a new game, from options that can be anything; `null` for none. */
export function createClock(value: unknown): ClockState | null {
  if (value === undefined || value === null) return null;
  const options = reader.fields(value, OPTIONS, "clock");
  const clock = readClock(options, 0);
  for (const color of ["r", "b"] as const) {
    checkTime(clock.base[color], "clock.base", LEAST_BASE, LONGEST_BASE);
    checkTime(clock.increment[color], "clock.increment", 0, LONGEST_INCREMENT);
  }
  return clock;
}

function checkTime(time: number, path: string, least: number, most: number): void {
  if (time >= least && time <= most && Number.isInteger(time)) return;
  reader.refuse(path, `whole milliseconds from ${least} to ${most}`, time);
}

/** Milliseconds of lag that a side gets back at most for a turn, when its quota is steady. */
const LONGEST_GAIN = 1000;

/** How much the quota for lag grows with each turn: less in short games. */
function gainOf({ base, increment }: ClockState, color: Color): number {
  // How long such a game takes one side.
  const estimate = base[color] + 40 * increment[color];
  return Math.min(LONGEST_GAIN, 150 + estimate / 200);
}

/** The quota for lag in which a game begins. */
export function firstQuota(clock: ClockState, color: Color): number {
  return 3 * gainOf(clock, color);
}

/** The quota after a turn, of which so much was used. */
export function nextQuota(clock: ClockState, color: Color, quota: number, used: number): number {
  const gain = gainOf(clock, color);
  return Math.min(7 * gain, quota - used + gain);
}

/** How much of the time of a turn was lag that the quota covers. */
export function lagOf(
  clock: ClockState,
  quota: number,
  now: number,
  thought: number | undefined,
): number {
  if (thought === undefined || clock.since === null) return 0;
  return Math.floor(Math.max(0, Math.min(quota, now - clock.since - thought)));
}

/** When the time that runs is over; `null` if none runs. A turn may be on its way for as long as the quota says. */
export function flagTime(
  clock: ClockState | null,
  quotas: Readonly<Record<Color, number>>,
): number | null {
  if (!clock || clock.running === null || clock.since === null) return null;
  const { running, since } = clock;
  return since + timeLeft(clock, running, since) + Math.floor(quotas[running]);
}

/**
 * The clock as it was after the last turn of a record, with the side that is to move then: what was used since
 * is given back.
 */
export function restoreClock(
  clock: ClockState,
  turns: GameRecord["turns"],
  toMove: Color,
): ClockState {
  const { base, shared } = clock;
  const used = { r: 0, b: 0 };
  const restore = (color: Color, seconds: number | null | undefined): void => {
    if (typeof seconds === "number") used[color] = base[color] - Math.round(seconds * 1000);
  };
  restore(otherColor(toMove), turns.at(-1)?.clock);
  // A time that both share is what the last turn shows.
  if (!shared) restore(toMove, turns.at(-2)?.clock);
  return setTimes(clock, { used, running: null, since: null });
}
