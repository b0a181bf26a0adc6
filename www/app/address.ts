// The address of the page, and what the browser's history keeps with it: the game of each entry.
// It lasts as long as the tab, and needs no storage.
import { readKept, type Kept } from "./shelf.js";

/** Browsers refuse a page that writes its address too often: some times at once, then rarely. */
const AT_ONCE = 12;
/** In milliseconds. */
const PAUSE = 400;

interface Entry {
  hash: string;
  kept: Kept;
}

/** What the history has kept with an entry; null if nothing, or no game. */
export function readEntry(state: unknown): Kept | null {
  return readKept(
    typeof state === "object" && state !== null && "id" in state ? state.id : null,
    state,
  );
}

/** Where a page that is left puts what its entry has not been told yet. */
const LATE = "cotulenh-late";

/** The game of the entry that the tab is at, as the page was left; null if there is none. */
export function readPresent(): Kept | null {
  const kept = readEntry(history.state);
  if (!kept) return null;
  try {
    const late: unknown = JSON.parse(sessionStorage.getItem(LATE) ?? "null");
    const read = readEntry(late);
    if (read?.id === kept.id && read.at > kept.at) return read;
  } catch {
    // No such storage, or nothing of this page in it.
  }
  return kept;
}

export class Address {
  /** When the last writing will be forgotten; each one adds a pause. */
  #busy = 0;
  #waiting: Entry | null = null;
  #timer = 0;

  /** Changes the present entry, a little later if that has been done too often. */
  write(entry: Entry): void {
    this.#waiting = entry;
    const wait = this.#busy - AT_ONCE * PAUSE - performance.now();
    if (wait <= 0) this.flush();
    else if (!this.#timer) this.#timer = window.setTimeout(() => this.flush(), wait);
  }

  /** Begins a new entry; the present one stays as it was left. */
  push(entry: Entry): void {
    this.flush();
    this.#put("pushState", entry);
  }

  /** Writes at once what waits. */
  flush(): void {
    const entry = this.#waiting;
    this.drop();
    if (entry) this.#put("replaceState", entry);
  }

  /** The page is left: it is too late for an entry to be changed, but not for the storage. */
  leave(): void {
    const entry = this.#waiting;
    this.flush();
    try {
      if (entry) sessionStorage.setItem(LATE, JSON.stringify(entry.kept));
    } catch {
      // Then the last moves of a second are not kept with the tab.
    }
  }

  /** Forgets what waits: the tab is at another entry. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = null;
  }

  #put(how: "pushState" | "replaceState", { hash, kept }: Entry): void {
    this.#busy = Math.max(this.#busy, performance.now()) + PAUSE;
    try {
      history[how](kept, "", hash);
    } catch {
      // Too often all the same, or too large a game: the next one may do.
    }
  }
}
