// Which game is being played: in this tab, and in this browser for the next tab.
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-current";

/** The id of the game of this tab, or of the one that was played last; null if there is none. */
export function readCurrentId(): string | null {
  try {
    const own = sessionStorage.getItem(KEY);
    // Empty: this tab has left its game.
    if (own !== null) return own || null;
  } catch {
    // Access is denied.
  }
  return readStored(KEY) || null;
}

/** Sets the game of this tab; null if it has none. */
export function writeCurrentId(id: string | null): void {
  try {
    sessionStorage.setItem(KEY, id ?? "");
  } catch {
    // The page works without it.
  }
  writeStored(KEY, id ?? "");
}
