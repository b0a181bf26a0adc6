// Saves the game after every change: in the browser's history for this tab, and in the browser's
// storage for the next one.
import { toUserError, type GameError } from "../game/errors.js";
import { canReplay, type SavedGame } from "../game/saved.js";
import type { GameState } from "../game/state.js";
import { Store } from "../game/store.js";
import { BrowserHistory, readCurrentEntry, readLatest } from "./browser-history.js";
import { fromHash, toGameHash, toHash, type LinkedPosition } from "./link.js";
import { isOverwritten, loadRecentGames, createId } from "./recent-games.js";
import { saveRecentGame, toText } from "./recent-games.js";
import type { RecentGame, StorageProblem } from "./recent-games.js";

/** Why the game of a link or a saved game is not shown as it should be. */
export type LoadProblem = { kind: "badLink"; error: GameError } | { kind: "incomplete" };

type HistoryEntry = "current" | "new";

export class Autosave {
  readonly store: Store;
  /** Why the game is not in the storage; null if it is, or does not need to be. */
  storageProblem: StorageProblem | null = null;
  readonly #history = new BrowserHistory();
  readonly #listeners = new Set<(problem: LoadProblem | null) => void>();
  #current: RecentGame;
  /** When the version that this tab has stored or loaded was saved. */
  #lastSaved: number | null = null;
  /** Whether the game is more than an untouched position. */
  #isWorthSaving = false;
  #gameToken: object;
  #written: GameState | null = null;
  /** The game that is being loaded, and the history entry that it belongs to. */
  #loading: { game: RecentGame | null; entry: HistoryEntry } | null = null;

  constructor(store: Store, game: RecentGame | null) {
    this.store = store;
    this.#gameToken = store.state.gameToken;
    this.#current = game ?? { id: createId(), at: Date.now(), game: store.saved() };
    this.#lastSaved = game?.at ?? null;
    this.#isWorthSaving = game !== null;
    store.subscribe((state) => this.#update(state));
    this.#update(store.state);
    addEventListener("popstate", (event) => this.#onPopState(event.state));
    addEventListener("pagehide", () => this.#onPageHide());
  }

  /** Calls a listener when a game has a problem, or when `storageProblem` changes. */
  subscribe(listener: (problem: LoadProblem | null) => void): void {
    this.#listeners.add(listener);
  }

  #notify(problem: LoadProblem | null): void {
    for (const listener of this.#listeners) listener(problem);
  }

  get id(): string {
    return this.#current.id;
  }

  get isWorthSaving(): boolean {
    return this.#isWorthSaving;
  }

  /** Continues a recent game. */
  open(game: RecentGame): void {
    this.#restore(game, "new");
  }

  #restore(game: RecentGame, entry: HistoryEntry): void {
    this.#load(game, entry, () => this.store.restore(game.game));
  }

  /** Loads a game that already has an id, or an entry in the history. */
  #load(game: RecentGame | null, entry: HistoryEntry, load: () => boolean): void {
    this.#loading = { game, entry };
    try {
      if (!load()) this.#notify({ kind: "incomplete" });
    } finally {
      this.#loading = null;
    }
  }

  /** Back, forward, or a link to another position of this page. */
  #onPopState(state: unknown): void {
    this.#history.discard();
    const game = readLatest(state);
    const linked = fromHash(location.hash);
    try {
      if (game) return this.#restore(game, "current");
      if (linked) {
        return this.#load(null, "current", () => openLinked(this.store, linked));
      }
    } catch (error) {
      this.#notify(game ? { kind: "incomplete" } : { kind: "badLink", error: toUserError(error) });
    }
    // The game stays, and is written to the new entry.
    this.#writeHistory("current");
  }

  #update(state: GameState): void {
    const { gameToken } = state;
    const isNew = gameToken !== this.#gameToken;
    const written = this.#written;
    if (!isNew && written && isSaved(written, state)) return;
    this.#written = state;
    const entry = !isNew ? "current" : (this.#loading?.entry ?? "new");
    const push = entry === "new" && this.#isWorthSaving;
    if (isNew) this.#begin(gameToken, this.#loading?.game ?? null);
    const isLoaded = isNew && this.#loading?.game != null;
    if (!isLoaded) this.#current = { id: this.id, at: this.#nextTime(), game: this.store.saved() };
    const { game } = this.#current;
    const isPlayed =
      game.turns.length > 0 ||
      game.steps.length > 0 ||
      game.end !== null ||
      game.comments.length > 0;
    const text = toText(this.#current);
    this.#isWorthSaving ||= isPlayed || state.tool !== null;
    // A game that has just been loaded is in the storage already.
    if (this.#isWorthSaving && !isLoaded && written) this.#save(text);
    this.#writeHistory(push ? "new" : "current", text);
  }

  #nextTime(): number {
    return Math.max(Date.now(), this.#current.at + 1);
  }

  #begin(gameToken: object, game: RecentGame | null): void {
    // The next game takes the id of one that is not worth saving.
    if (game) this.#current = game;
    else if (this.#isWorthSaving) this.#current = { ...this.#current, id: createId() };
    this.#lastSaved = game?.at ?? null;
    this.#isWorthSaving = game !== null;
    this.#gameToken = gameToken;
  }

  #save(text: string): void {
    const { id, problem } = saveRecentGame(this.#current, this.#lastSaved, text);
    this.#current = { ...this.#current, id };
    if (!problem) this.#lastSaved = this.#current.at;
    if (problem === this.storageProblem) return;
    this.storageProblem = problem;
    this.#notify(null);
  }

  #writeHistory(entry: HistoryEntry, text = toText(this.#current)): void {
    const { fen, rules } = this.store.state;
    const content = { hash: toHash(fen, rules), game: this.#current, text };
    if (entry === "new") this.#history.push(content);
    else this.#history.replace(content);
  }

  /** The page is being left, perhaps for good. */
  #onPageHide(): void {
    this.#history.leave();
    if (this.#isWorthSaving && isOverwritten(this.#current)) saveRecentGame(this.#current, null);
  }
}

/** Whether two states are equal in everything that is saved. */
function isSaved(a: GameState, b: GameState): boolean {
  const parts = ["fen", "turns", "ply", "clock", "treeRevision", "tags", "hasEnded"] as const;
  return parts.every((part) => a[part] === b[part]) && a.outcome?.reason === b.outcome?.reason;
}

function isLinked(linked: LinkedPosition, game: SavedGame): boolean {
  if (linked.game) return toGameHash(linked.game) === toGameHash(game);
  return toHash(linked.fen, linked.rules) === toHash(game.fen, game.rules);
}

/** Opens the game of a link, or its position. Returns whether the game is complete. */
function openLinked(store: Store, { fen, rules, game }: LinkedPosition): boolean {
  if (game && canReplay(game)) return store.restore(game);
  store.load(fen, rules);
  return game === null;
}

/** Starts with the game of this tab, or the position of a link, or the game that was played last. */
export function startAutosave(): { autosave: Autosave; problem: LoadProblem | null } {
  const linked = fromHash(location.hash);
  const fits = ({ game }: RecentGame) => !linked || isLinked(linked, game);
  const own = readCurrentEntry(fits);
  for (const game of [...(own ? [own] : []), ...loadRecentGames().filter(fits)]) {
    try {
      const { store, isComplete } = Store.resume(game.game);
      if (isComplete) return { autosave: new Autosave(store, game), problem: null };
      // The legal part of a game is a new game; the stored one is not overwritten.
      if (!linked) return { autosave: new Autosave(store, null), problem: { kind: "incomplete" } };
    } catch {
      // Its starting position is not legal, so the next game is tried.
    }
  }
  try {
    const store = new Store();
    const isComplete = !linked || openLinked(store, linked);
    const problem: LoadProblem | null = isComplete ? null : { kind: "incomplete" };
    return { autosave: new Autosave(store, null), problem };
  } catch (error) {
    const problem: LoadProblem = { kind: "badLink", error: toUserError(error) };
    return { autosave: new Autosave(new Store(), null), problem };
  }
}
