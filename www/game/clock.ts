// A match clock for one game on one screen. It is computed from timestamps, so that the time goes
// on while the page is hidden or closed. When time is up, the page declares the end of the game (R13.5).
import { COLORS, type Color } from "cotulenh-wasm";
import { ownFields } from "./fields.js";

/** One time for the whole game, or one for each side. */
export const CLOCK_MODES = ["game", "side"] as const;
export type ClockMode = (typeof CLOCK_MODES)[number];

/** What a flag fall means: that side loses, or the points decide as in the rulebook. */
export const FLAG_RULES = ["loses", "points"] as const;
export type FlagRule = (typeof FLAG_RULES)[number];

export interface ClockSetting {
  mode: ClockMode;
  minutes: number;
  flag: FlagRule;
}

export interface Clock extends ClockSetting {
  /** The time that each side has used, without the time that runs, in milliseconds. */
  used: Readonly<Record<Color, number>>;
  /** Whose time runs, and since when; null while no time runs. */
  running: { color: Color; since: number } | null;
  /** The clock starts with the first turn, and stays started. */
  hasStarted: boolean;
  /** Whether the sides have agreed on a pause. */
  isPaused: boolean;
}

/** The times of the rulebook, in minutes. */
export const USUAL_MINUTES = [15, 30] as const;

const MAX_MINUTES = 1440;
const MINUTE = 60_000;
const SECOND = 1000;

/** The times left that are announced, the shortest first. */
const MILESTONES = [10 * SECOND, MINUTE, 5 * MINUTE];

export function isMinutes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_MINUTES;
}

/** A clock that waits for the first turn. */
export function createClock({ mode, minutes, flag }: ClockSetting): Clock {
  const used = { r: 0, b: 0 };
  return { mode, minutes, flag, used, running: null, hasStarted: false, isPaused: false };
}

/** The time that a side has used. If the system clock is set back, no time is given back. */
function timeUsed({ used, running }: Clock, color: Color, now: number): number {
  const current = running?.color === color ? Math.max(0, now - running.since) : 0;
  return used[color] + current;
}

/** The time that a side has left, in milliseconds. */
export function timeLeft(clock: Clock, color: Color, now: number): number {
  const sides: readonly Color[] = clock.mode === "game" ? COLORS : [color];
  const used = sides.reduce((sum, side) => sum + timeUsed(clock, side, now), 0);
  return Math.max(0, clock.minutes * MINUTE - used);
}

/** Whether the time that runs is over. */
export function isTimeUp(clock: Clock, now: number): boolean {
  return clock.running !== null && timeLeft(clock, clock.running.color, now) === 0;
}

/** What a flag fall means with this clock. A time that both sides share has no flag of one side. */
export function findFlagRule({ mode, flag }: Omit<ClockSetting, "minutes">): FlagRule {
  return mode === "game" ? "points" : flag;
}

/** The clock with the time of this side running, or with none. */
function run(clock: Clock, color: Color | null, now: number): Clock {
  const { running, used } = clock;
  if ((running?.color ?? null) === color) return clock;
  let banked = used;
  if (running) {
    // At most the time that was left: it may have run out long ago, while the page was closed.
    const left = timeLeft({ ...clock, running: null }, running.color, now);
    const added = Math.min(Math.max(0, now - running.since), left);
    banked = { ...used, [running.color]: used[running.color] + added };
  }
  return {
    ...clock,
    used: banked,
    running: color && { color, since: now },
    hasStarted: clock.hasStarted || color !== null,
  };
}

/** What a clock needs to know about its game. */
export interface ClockFacts {
  turn: Color;
  turns: readonly unknown[];
  outcome: object | null;
}

/** The clock after a change of the game: the time of the side to move runs after the first turn. */
export function followGame(clock: Clock, { turn, turns, outcome }: ClockFacts, now: number): Clock {
  const runs = !clock.isPaused && outcome === null && (clock.hasStarted || turns.length > 0);
  return run(clock, runs ? turn : null, now);
}

/** Both sides have agreed on a pause. */
export function pauseClock(clock: Clock, now: number): Clock {
  return { ...run(clock, null, now), isPaused: true };
}

/** Both sides have agreed to go on. The time runs after the next `followGame`. */
export function resumeClock(clock: Clock): Clock {
  return { ...clock, isPaused: false };
}

/** A stored clock after the page was closed. A time that starts in the future starts now. */
export function reopenClock(clock: Clock, now: number): Clock {
  const { running } = clock;
  return running && running.since > now ? { ...clock, running: { ...running, since: now } } : clock;
}

/** The shortest milestone that was passed between two times left; null if none was. */
export function findMilestone(before: number, after: number): number | null {
  return MILESTONES.find((time) => before > time && after <= time) ?? null;
}

/** `14:59`, or `1:02:03`. `0:00` only if no time is left. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Reads the setting of a clock; null if it is anything else. */
export function readClockSetting(value: unknown): ClockSetting | null {
  const read = ownFields(value);
  const mode = CLOCK_MODES.find((one) => one === read?.get("mode"));
  const flag = FLAG_RULES.find((one) => one === read?.get("flag"));
  const minutes = read?.get("minutes");
  return mode && flag && isMinutes(minutes) ? { mode, minutes, flag } : null;
}

/** Reads a stored clock; null if it is anything else. */
export function readClock(value: unknown): Clock | null {
  const setting = readClockSetting(value);
  const read = ownFields(value);
  const used = ownFields(read?.get("used"));
  const [r, b] = [used?.get("r"), used?.get("b")];
  const [hasStarted, isPaused] = [read?.get("hasStarted"), read?.get("isPaused")];
  if (!setting || !isTime(r) || !isTime(b)) return null;
  if (typeof hasStarted !== "boolean" || typeof isPaused !== "boolean") return null;
  const clock: Clock = { ...setting, used: { r, b }, running: null, hasStarted, isPaused };
  const running = read?.get("running");
  if (running === null) return clock;
  const fields = ownFields(running);
  const color = COLORS.find((one) => one === fields?.get("color"));
  const since = fields?.get("since");
  // Time runs only in a game that has started, and not in a pause.
  if (!color || !isTime(since) || !hasStarted || isPaused) return null;
  return { ...clock, running: { color, since } };
}
