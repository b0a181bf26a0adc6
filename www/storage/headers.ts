// What the PGN of a game says about it: when, who, with what time, and how it has ended.
import type { Outcome } from "cotulenh-wasm";
import type { ClockInput } from "cotulenh-wasm/play";
import type { GameTree } from "cotulenh-wasm/tree";
import type { PlayerNote } from "./games.js";

/** Whether the value of a header says that something is not known. */
export const isUnknown = (value: string): boolean => /^[?.*]*$/.test(value);

/** A player of whom the headers have this name. A computer that was known before stays one. */
export function readPlayer(name: string | undefined, before?: PlayerNote): PlayerNote {
  if (before?.kind === "computer") return before;
  return { kind: "human", ...(name && !isUnknown(name) && { name }) };
}

/** How a game has ended, as PGN writes it. */
export function writeResult(outcome: Pick<Outcome, "winner"> | null): string {
  if (!outcome) return "*";
  return outcome.winner === null ? "1/2-1/2" : outcome.winner === "r" ? "1-0" : "0-1";
}

/** The result of the whole game: by the rules, as it was declared, or as its file says. */
export function readResult(tree: GameTree): string {
  using game = tree.game(tree.declared?.node ?? tree.mainLine().at(-1) ?? tree.root);
  return game.getHeaders()["Result"] ?? "*";
}

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
