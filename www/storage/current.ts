// Which game is being played: in this tab, and in this browser for the next tab.
import { loadGame, parseGame, type StoredGame } from "./games.js";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-current";

/** The game itself, where the storage has no room for it: it lasts as long as the tab. */
const COPY = "cotulenh-tab-game";

/** The id of the game of this tab, or of the one that was played last; null if there is none. */
function readCurrentId(): string | null {
  // Empty: this tab has left its game.
  return (readStored(KEY, "sessionStorage") ?? readStored(KEY)) || null;
}

/** Sets the game of this tab; null if it has none. */
export function writeCurrentId(id: string | null): void {
  writeStored(KEY, id ?? "", "sessionStorage");
  writeStored(KEY, id ?? "");
}

/** Keeps a copy of the game in this tab; null removes it. */
export function keepInTab(game: StoredGame | null): void {
  writeStored(COPY, game && JSON.stringify(game), "sessionStorage");
}

/** The game of this tab, or the one that was played last; null if there is none, or if it is broken. */
export function loadCurrent(): StoredGame | null {
  const id = readCurrentId();
  if (id === null) return null;
  const copy = parseGame(readStored(COPY, "sessionStorage"));
  return copy?.id === id ? copy : loadGame(id);
}
