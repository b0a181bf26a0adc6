// What the PGN of a game that is played here says about it: when, who, and with what time.
import type { ClockInput } from "cotulenh-wasm/play";
import type { PlayerNote } from "./games.js";

/** The name of a player in a PGN: the given one, or the computer with its level; null if it is not known. */
export function nameInPgn({ kind, level, name }: PlayerNote): string | null {
  if (name) return name;
  if (kind !== "computer") return null;
  return level ? `Computer, level ${level}` : "Computer";
}

/** A day as PGN writes it, in the visitor's time: `2026.11.19`. */
export function writeDate(time: number): string {
  // Sweden writes the year first.
  return new Date(time).toLocaleDateString("sv").replaceAll("-", ".");
}

const seconds = (time: ClockInput["base"] | undefined): number =>
  (typeof time === "object" ? time.r : (time ?? 0)) / 1000;

/** A clock as PGN writes it: the seconds, and what each turn adds; `-` for none. */
export function writeTimeControl(clock: ClockInput | null): string {
  if (!clock) return "-";
  const increment = seconds(clock.increment);
  return `${seconds(clock.base)}${increment > 0 ? `+${increment}` : ""}`;
}

/** The headers of a game that begins now. */
export function writeHeaders(
  players: Readonly<Record<"r" | "b", PlayerNote>>,
  clock: ClockInput | null,
): Record<string, string> {
  const [red, blue] = [nameInPgn(players.r), nameInPgn(players.b)];
  return {
    Date: writeDate(Date.now()),
    ...(red !== null && { Red: red }),
    ...(blue !== null && { Blue: blue }),
    TimeControl: writeTimeControl(clock),
  };
}
