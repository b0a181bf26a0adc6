// Days, as the visitor's calendar has them.
import { words } from "../../texts/texts.js";

/** A day as text: `2026-11-18`. */
export function dayOf(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A day as the visitor's language writes it. */
export function writeDay(day: string): string {
  return new Date(`${day}T00:00:00`).toLocaleDateString(words().locale, { dateStyle: "long" });
}
