// Which game is being played: in this tab, and in this browser for the next tab.
import { loadGame, parseGame, type StoredGame } from "./games.js";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-current";

/** The game itself, where the storage has no room for it: it lasts as long as the tab. */
const COPY = "cotulenh-tab-game";

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

/** Keeps a copy of the game in this tab; null removes it. */
export function keepInTab(game: StoredGame | null): void {
  try {
    if (game) sessionStorage.setItem(COPY, JSON.stringify(game));
    else sessionStorage.removeItem(COPY);
  } catch {
    // The page works without it.
  }
}

/** The game of this tab, or the one that was played last; null if there is none, or if it is broken. */
export function loadCurrent(): StoredGame | null {
  const id = readCurrentId();
  if (id === null) return null;
  let copy: StoredGame | null = null;
  try {
    copy = parseGame(sessionStorage.getItem(COPY));
  } catch {
    // Access is denied.
  }
  return copy?.id === id ? copy : loadGame(id);
}
