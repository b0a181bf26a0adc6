// The address of the page, and the game of each entry in the browser's history. The history lasts
// as long as the tab, and needs no storage.
import { parseRecentGame, type RecentGame } from "./recent-games.js";

/** Browsers limit how often a page may change its history: this many changes at once … */
const BURST = 12;
/** … and then one in this time, in milliseconds. */
const INTERVAL = 400;

interface Entry {
  hash: string;
  game: RecentGame;
}

/** The game of a history entry; null if it has none. */
export function readEntry(state: unknown): RecentGame | null {
  return parseRecentGame(
    typeof state === "object" && state !== null && "id" in state ? state.id : null,
    state,
  );
}

/** The key of a game that could not be written to its entry before the page was left. */
const LATE_KEY = "cotulenh-late";

/** The game of the current entry; null if it has none. */
export function readCurrentEntry(): RecentGame | null {
  const game = readEntry(history.state);
  if (!game) return null;
  try {
    const late = readEntry(JSON.parse(sessionStorage.getItem(LATE_KEY) ?? "null"));
    if (late?.id === game.id && late.at > game.at) return late;
  } catch {
    // No access to the storage, or other data in it.
  }
  return game;
}

export class BrowserHistory {
  /** When all changes so far are forgotten by the limit; each adds an interval. */
  #busyUntil = 0;
  #waiting: Entry | null = null;
  #timer = 0;

  /** Replaces the current entry, a little later if there have been too many changes. */
  replace(entry: Entry): void {
    this.#waiting = entry;
    const delay = this.#busyUntil - BURST * INTERVAL - performance.now();
    if (delay <= 0) this.flush();
    else if (!this.#timer) this.#timer = window.setTimeout(() => this.flush(), delay);
  }

  /** Adds a new entry; the current one stays as it is. */
  push(entry: Entry): void {
    this.flush();
    this.#write("pushState", entry);
  }

  /** Writes a waiting change now. */
  flush(): void {
    const entry = this.#waiting;
    this.discard();
    if (entry) this.#write("replaceState", entry);
  }

  /** The page is being left: the browser may refuse a waiting change, but the storage takes it. */
  leave(): void {
    const entry = this.#waiting;
    this.flush();
    try {
      if (entry) sessionStorage.setItem(LATE_KEY, JSON.stringify(entry.game));
    } catch {
      // The moves of the last second are not stored for this tab.
    }
  }

  /** Discards a waiting change: the tab is at another entry. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = null;
  }

  #write(method: "pushState" | "replaceState", { hash, game }: Entry): void {
    this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + INTERVAL;
    try {
      history[method](game, "", hash);
    } catch {
      // Still too often, or the game is too large. The next change is tried again.
    }
  }
}
