// The seats of online games, which are secrets: in this tab, and in the browser for other days.
import { parse, readStored, writeStored } from "./values.js";

/** A game that is played here. */
export interface Seat {
  /** The secret of the own side. */
  seat: string;
  /** That of the other side, until it has come: who has made the game invites by it. */
  invite?: string | undefined;
}

const keyOf = (game: string) => `cotulenh-seat:${game}`;

function readSeat(text: string | null): Seat | null {
  const { seat, invite } = (parse(text) ?? {}) as Partial<Seat>;
  if (typeof seat !== "string") return null;
  return { seat, ...(typeof invite === "string" && { invite }) };
}

/** The seat of a game: that of this tab, or else the last one of this browser. */
export function loadSeat(game: string): Seat | null {
  const key = keyOf(game);
  return readSeat(readStored(key, "sessionStorage")) ?? readSeat(readStored(key));
}

export function keepSeat(game: string, seat: Seat): void {
  const text = JSON.stringify(seat);
  writeStored(keyOf(game), text, "sessionStorage");
  writeStored(keyOf(game), text);
}
