// Keeps the game: with the address, for this tab; and in the browser's storage, for the next one.
import type { SavedGame } from "../game/saved.js";
import type { GameState } from "../game/state.js";
import { Store } from "../game/store.js";
import { Address, readEntry, readPresent } from "./address.js";
import { fromHash, toHash, STANDARD, type Linked } from "./link.js";
import { isLost, keep, keptGames, newId, type Kept, type Trouble } from "./shelf.js";

/** What was wrong with what the page should have begun with. */
export type Flawed = { about: "link"; error: unknown } | { about: "kept" };

export class Keeper {
  readonly store: Store;
  /** Why the game is not kept for the next tab; null if it is, or need not be. */
  trouble: Trouble | null = null;
  readonly #address = new Address();
  readonly #listeners = new Set<(flawed: Flawed | null) => void>();
  #kept: Kept;
  /** When the game was last written to the storage by this tab. */
  #seen: number | null = null;
  /** Whether someone would miss it. */
  #worth = false;
  #begun: object;
  #shown: { fen: string; line: object; ply: number } | null = null;
  /** Where the next game comes from, if not from this page. */
  #arriving: { kept: Kept | null; entry: "same" | "new" } | null = null;

  constructor(store: Store, kept: Kept | null) {
    this.store = store;
    this.#begun = store.state.begun;
    this.#kept = kept ?? { id: newId(), at: Date.now(), game: store.saved() };
    this.#seen = kept?.at ?? null;
    this.#worth = kept !== null;
    store.subscribe((state) => this.#update(state));
    this.#update(store.state);
    addEventListener("popstate", (event) => this.#travelled(event.state));
    addEventListener("pagehide", () => this.#leave());
  }

  /** Called when the page has to say something about the game that it keeps. */
  subscribe(listener: (flawed: Flawed | null) => void): void {
    this.#listeners.add(listener);
  }

  #tell(flawed: Flawed | null): void {
    for (const listener of this.#listeners) listener(flawed);
  }

  get id(): string {
    return this.#kept.id;
  }

  get worth(): boolean {
    return this.#worth;
  }

  /** Goes on with a game that was kept. */
  open(kept: Kept): void {
    this.#restore(kept, "new");
  }

  #restore(kept: Kept, entry: "same" | "new"): void {
    this.#arrive(kept, entry, () => this.store.restore(kept.game));
  }

  /** Shows a game that has an id already, or an entry in the history. */
  #arrive(kept: Kept | null, entry: "same" | "new", load: () => boolean): void {
    this.#arriving = { kept, entry };
    try {
      if (!load()) this.#tell({ about: "kept" });
    } finally {
      this.#arriving = null;
    }
  }

  /** Back, forward, or a link to another position of the same page. */
  #travelled(state: unknown): void {
    this.#address.drop();
    const kept = readEntry(state);
    const linked = fromHash(location.hash);
    try {
      if (kept) return this.#restore(kept, "same");
      if (linked) {
        return this.#arrive(null, "same", () => {
          this.store.load(linked.fen, linked.rules);
          return true;
        });
      }
    } catch (error) {
      this.#tell(kept ? { about: "kept" } : { about: "link", error });
    }
    // The game goes on; the new entry is told of it.
    this.#write("same");
  }

  #update(state: GameState): void {
    const { fen, line, ply, begun } = state;
    const anew = begun !== this.#begun;
    const shown = this.#shown;
    if (!anew && shown?.fen === fen && shown.line === line && shown.ply === ply) return;
    this.#shown = { fen, line, ply };
    const entry = !anew ? "same" : (this.#arriving?.entry ?? "new");
    const push = entry === "new" && this.#worth;
    if (anew) this.#begin(begun, this.#arriving?.kept ?? null);
    const arrived = anew && this.#arriving?.kept != null;
    if (!arrived) this.#kept = { id: this.#kept.id, at: this.#now(), game: this.store.saved() };
    const { turns, steps } = this.#kept.game;
    this.#worth ||= turns.length > 0 || steps.length > 0 || state.editing !== null;
    // What has just been read need not be written.
    if (this.#worth && !arrived && shown) this.#save();
    this.#write(push ? "new" : "same");
  }

  #now(): number {
    return Math.max(Date.now(), this.#kept.at + 1);
  }

  #begin(begun: object, kept: Kept | null): void {
    // A game that no one would miss leaves its place to the next.
    if (kept) this.#kept = kept;
    else if (this.#worth) this.#kept = { ...this.#kept, id: newId() };
    this.#seen = kept?.at ?? null;
    this.#worth = kept !== null;
    this.#begun = begun;
  }

  #save(): void {
    const { id, trouble } = keep(this.#kept, this.#seen);
    this.#kept = { ...this.#kept, id };
    if (!trouble) this.#seen = this.#kept.at;
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.#tell(null);
  }

  #write(entry: "same" | "new"): void {
    const { fen, rules } = this.store.state;
    const written = { hash: toHash(fen, rules), kept: this.#kept };
    if (entry === "new") this.#address.push(written);
    else this.#address.write(written);
  }

  /** The tab may never come back. */
  #leave(): void {
    this.#address.leave();
    if (this.#worth && isLost(this.#kept)) keep(this.#kept, null);
  }
}

function sameLink(linked: Linked, { fen, rules }: Pick<SavedGame, "fen" | "rules">): boolean {
  return toHash(linked.fen, { ...STANDARD, ...linked.rules }) === toHash(fen, rules);
}

/** The game of this tab, or the one a link asks for, or the one that was played last. */
export function beginKeeping(): { keeper: Keeper; flawed: Flawed | null } {
  const linked = fromHash(location.hash);
  const fits = ({ game }: Kept) => !linked || sameLink(linked, game);
  const entry = readEntry(history.state);
  const own = entry && fits(entry) ? readPresent() : null;
  for (const kept of [...(own ? [own] : []), ...keptGames().filter(fits)]) {
    try {
      const { store, whole } = Store.resume(kept.game);
      if (whole) return { keeper: new Keeper(store, kept), flawed: null };
      // The part of a game that can be played is a game of its own: the whole stays where it is.
      if (!linked) return { keeper: new Keeper(store, null), flawed: { about: "kept" } };
    } catch {
      // Not even its beginning can be played: the next one.
    }
  }
  try {
    const store = linked ? new Store(linked.fen, linked.rules) : new Store();
    return { keeper: new Keeper(store, null), flawed: null };
  } catch (error) {
    return { keeper: new Keeper(new Store(), null), flawed: { about: "link", error } };
  }
}
