// The address of the page, and the game of each entry in the browser's history. The history lasts
// as long as the tab, and needs no storage.
import { parseRecentGame, type RecentGame } from "./recent-games.js";

/** Browsers limit how often a page may change its history: this many changes at once … */
const BURST = 12;
/** … and then one in this time, in milliseconds. */
const INTERVAL = 400;

/** Changes within this time, which are in the session storage already, are written together: each write is slow. */
const SETTLING = 300;

interface Entry {
  hash: string;
  game: RecentGame;
  /** The game as JSON: an object without its id. */
  text: string;
}

/** The game of a history entry; null if it has none. */
export function readEntry(state: unknown): RecentGame | null {
  return parseRecentGame(
    typeof state === "object" && state !== null && "id" in state ? state.id : null,
    state,
  );
}

/** The keys of this tab's games in the session's storage, which is written at once, at every change. */
const TAB_PREFIX = "cotulenh-tab-";
/** The key of the id of the game that was on the screen last. */
const LAST_KEY = "cotulenh-last";
/** More games than this are not kept for one tab. */
const MAX_TAB_GAMES = 6;

interface TabGame {
  game: RecentGame;
  /** The addresses that the page can have: that of the game, and the one that it replaces. */
  hashes: readonly unknown[];
}

/** The game of a tab as it was on the screen; null if it was not stored. */
function readTabGame(id: string | null): TabGame | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAB_PREFIX + id) ?? "null");
    const game = readEntry(value);
    const hashes = typeof value === "object" && value && "hashes" in value ? value.hashes : null;
    return game && Array.isArray(hashes) ? { game, hashes } : null;
  } catch {
    // No access to the storage, or other data in it.
    return null;
  }
}

function readLastId(): string | null {
  try {
    return sessionStorage.getItem(LAST_KEY);
  } catch {
    return null;
  }
}

/** Keeps a game for this tab. Returns whether the browser allows it. */
function writeTabGame({ hash, game, text }: Entry): boolean {
  try {
    const hashes = [hash, location.hash];
    const fields = JSON.stringify({ id: game.id, hashes }).slice(0, -1);
    sessionStorage.setItem(TAB_PREFIX + game.id, `${fields},${text.slice(1)}`);
    if (sessionStorage.getItem(LAST_KEY) === game.id) return true;
    sessionStorage.setItem(LAST_KEY, game.id);
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(TAB_PREFIX));
    const others = keys.filter((key) => key !== TAB_PREFIX + game.id);
    for (const key of others.slice(0, -MAX_TAB_GAMES)) sessionStorage.removeItem(key);
    return true;
  } catch {
    // The storage is full or access is denied: the history is enough.
    return false;
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

/** The game of an entry, in the version that was on the screen last. */
export function readLatest(state: unknown): RecentGame | null {
  const game = readEntry(state);
  const kept = game && readTabGame(game.id);
  return kept && kept.game.at > game.at ? kept.game : game;
}

/**
 * The game of the current entry; null if it has none. `fits` says whether a game belongs to the address
 * of the page.
 */
export function readCurrentEntry(fits: (game: RecentGame) => boolean): RecentGame | null {
  const entry = readEntry(history.state);
  if (entry && fits(entry)) return readLatest(history.state);
  // A change of the entry just before a reload may lose its state, or, in Firefox, its new address.
  const kept = readTabGame(readLastId());
  return kept && (kept.hashes.includes(location.hash) || isReload()) ? kept.game : null;
}

export class BrowserHistory {
  /** When all changes so far are forgotten by the limit; each adds an interval. */
  #busyUntil = 0;
  #lastChange = -Infinity;
  #waiting: Entry | null = null;
  #timer = 0;
  /** Whether the game on the screen is stored. */
  #isKept = false;

  /** Replaces the current entry, a little later if there were others just before or too many. */
  replace(entry: Entry): void {
    this.#isKept = writeTabGame(entry);
    this.#waiting = entry;
    const now = performance.now();
    const busy = this.#busyUntil - BURST * INTERVAL - now;
    const settling = this.#isKept ? this.#lastChange + SETTLING - now : 0;
    const delay = Math.max(busy, settling);
    if (delay <= 0) this.flush();
    else if (!this.#timer) this.#timer = window.setTimeout(() => this.flush(), delay);
  }

  /** Adds a new entry; the current one stays as it is. */
  push(entry: Entry): void {
    this.flush();
    this.#isKept = writeTabGame(entry);
    this.#write("pushState", entry);
  }

  /** Writes a waiting change now. */
  flush(): void {
    const entry = this.#waiting;
    this.discard();
    if (entry) this.#write("replaceState", entry);
  }

  /** The page is being left. A change of the history now may be lost, or lose the whole entry. */
  leave(): void {
    if (!this.#isKept) this.flush();
  }

  /** Discards a waiting change: the tab is at another entry. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = null;
  }

  #write(method: "pushState" | "replaceState", { hash, game }: Entry): void {
    this.#lastChange = performance.now();
    this.#busyUntil = Math.max(this.#busyUntil, this.#lastChange) + INTERVAL;
    try {
      history[method](game, "", hash);
    } catch {
      // Too many changes, or the game is too large. The next change is tried again.
    }
  }
}
