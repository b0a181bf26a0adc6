// Days as texts: `2026-11-18`.
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";

/** The milliseconds of a day. */
export const DAY = 24 * 60 * 60 * 1000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether something is a day of the calendar. */
export function isDay(day: unknown): day is string {
  return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(timeOf(day));
}

/** The time at which a day begins; what is no day is refused. */
export function readDay(day: unknown): number {
  if (isDay(day)) return timeOf(day);
  throw new CoTuLenhError("INVALID_ARGUMENT", `a day is YYYY-MM-DD, not ${shown(day)}`);
}

/** The day before: `2026-02-28` for `2026-03-01`. */
export function dayBefore(day: string): string {
  return new Date(timeOf(day) - DAY).toISOString().slice(0, 10);
}
