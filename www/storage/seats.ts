// The seats of online games, which are secrets: in this tab, and in the browser for other days.
import { readStored, writeStored } from "./values.js";

/** A game that is played here. */
export interface Seat {
  /** The secret of the own side. */
  seat: string;
  /** That of the other side, until it has come: who has made the game invites by it. */
  invite?: string | undefined;
}

const keyOf = (game: string) => `cotulenh-seat:${game}`;

function parse(text: string | null): Seat | null {
  try {
    const { seat, invite } = JSON.parse(text ?? "null") as Partial<Seat>;
    if (typeof seat !== "string") return null;
    return { seat, ...(typeof invite === "string" && { invite }) };
  } catch {
    return null;
  }
}

/** The seat of a game: that of this tab, or else the last one of this browser. */
export function loadSeat(game: string): Seat | null {
  let own: string | null = null;
  try {
    own = sessionStorage.getItem(keyOf(game));
  } catch {
    // The browser does not allow it.
  }
  return parse(own) ?? parse(readStored(keyOf(game)));
}

export function keepSeat(game: string, seat: Seat): void {
  const text = JSON.stringify(seat);
  try {
    sessionStorage.setItem(keyOf(game), text);
  } catch {
    // The browser does not allow it.
  }
  writeStored(keyOf(game), text);
}
