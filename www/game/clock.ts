// The clock of a match as it is chosen and shown. `cotulenh-wasm/play` runs it.
import type { ClockInput, ClockState } from "cotulenh-wasm/play";
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

/** What a flag fall means with this clock. A time that both sides share has no flag of one side. */
export function findFlagRule({ mode, flag }: Omit<ClockSetting, "minutes">): FlagRule {
  return mode === "game" ? "points" : flag;
}

/** A clock that waits for the first turn. */
export function toClock(setting: ClockSetting): ClockInput {
  return {
    base: setting.minutes * MINUTE,
    shared: setting.mode === "game",
    flag: findFlagRule(setting) === "loses" ? "forfeit" : "points",
    starts: "firstTurn",
  };
}

/** The same clock before the first turn. */
export function resetClock({ base, increment, shared, flag, starts }: ClockState): ClockInput {
  return { base, increment, shared, flag, starts };
}

/** Whether the time has run. */
export function hasStarted({ running, paused, used }: ClockState): boolean {
  return running !== null || paused || used.r + used.b > 0;
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

/** Reads the setting of a clock; null if it is anything else. */
export function readClockSetting(value: unknown): ClockSetting | null {
  const read = ownFields(value);
  const mode = CLOCK_MODES.find((one) => one === read?.get("mode"));
  const flag = FLAG_RULES.find((one) => one === read?.get("flag"));
  const minutes = read?.get("minutes");
  return mode && flag && isMinutes(minutes) ? { mode, minutes, flag } : null;
}
