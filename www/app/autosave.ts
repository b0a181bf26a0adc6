// Saves the game after every change: in the browser's history for this tab, and in the browser's
// storage for the next one.
import { openFen, restore, openLinked as openLinkedGame } from "../game/games.js";
import { toUserError, type GameError } from "../game/errors.js";
import { toSaved, isPlayed, type SavedGame } from "../game/saved.js";
import type { Session } from "../game/session.js";
import type { State } from "../game/state.js";
import { BrowserHistory, readCurrentEntry, readLatest } from "./browser-history.js";
import { fromHash, toHash, type LinkedPosition } from "./link.js";
import { isOverwritten, loadRecentGames, createId } from "./recent-games.js";
import { saveRecentGame, toText } from "./recent-games.js";
import type { RecentGame, StorageProblem } from "./recent-games.js";

/** Why the game of a link or a saved game is not shown as it should be. */
export type LoadProblem = { kind: "badLink"; error: GameError } | { kind: "incomplete" };

type HistoryEntry = "current" | "new";

export class Autosave {
  readonly session: Session;
  /** Why the game is not in the storage; null if it is, or does not need to be. */
  storageProblem: StorageProblem | null = null;
  readonly #history = new BrowserHistory();
  readonly #listeners = new Set<(problem: LoadProblem | null) => void>();
  #current: RecentGame;
  /** When the version that this tab has stored or loaded was saved. */
  #lastSaved: number | null = null;
  /** Whether the game is more than an untouched position. */
  #isWorthSaving = false;
  #token: object;
  #written: State | null = null;
  /** The game that is being loaded, and the history entry that it belongs to. */
  #loading: { game: RecentGame | null; entry: HistoryEntry } | null = null;

  constructor(session: Session, game: RecentGame | null) {
    this.session = session;
    this.#token = session.state.token;
    this.#current = game ?? { id: createId(), at: Date.now(), game: toSaved(session.state) };
    this.#lastSaved = game?.at ?? null;
    this.#isWorthSaving = game !== null;
    session.subscribe((state) => this.#update(state));
    this.#update(session.state);
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
    try {
      this.#restore(game, "new");
    } catch {
      this.#notify({ kind: "incomplete" });
    }
  }

  #restore(game: RecentGame, entry: HistoryEntry): void {
    this.#load(game, entry, () => restore(this.session, game.game));
  }

  /** Loads a game that already has an id, or an entry in the history. */
  #load(game: RecentGame | null, entry: HistoryEntry, load: () => void): void {
    this.#loading = { game, entry };
    try {
      load();
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
        let isComplete = true;
        this.#load(null, "current", () => (isComplete = openLinked(this.session, linked)));
        if (!isComplete) this.#notify({ kind: "incomplete" });
        return;
      }
    } catch (error) {
      this.#notify(game ? { kind: "incomplete" } : { kind: "badLink", error: toUserError(error) });
    }
    // The game stays, and is written to the new entry.
    this.#writeHistory("current");
  }

  #update(state: State): void {
    const { token } = state;
    const isNew = token !== this.#token;
    const written = this.#written;
    if (!isNew && written && isSaved(written, state)) return;
    this.#written = state;
    const entry = !isNew ? "current" : (this.#loading?.entry ?? "new");
    const push = entry === "new" && this.#isWorthSaving;
    if (isNew) this.#begin(token, this.#loading?.game ?? null);
    const isLoaded = isNew && this.#loading?.game != null;
    if (!isLoaded)
      this.#current = { id: this.id, at: this.#nextTime(), game: toSaved(this.session.state) };
    const text = toText(this.#current);
    this.#isWorthSaving ||= isPlayed(this.#current.game) || state.tool !== null;
    // A game that has just been loaded is in the storage already.
    if (this.#isWorthSaving && !isLoaded && written) this.#save(text);
    this.#writeHistory(push ? "new" : "current", text);
  }

  #nextTime(): number {
    return Math.max(Date.now(), this.#current.at + 1);
  }

  #begin(token: object, game: RecentGame | null): void {
    // The next game takes the id of one that is not worth saving.
    if (game) this.#current = game;
    else if (this.#isWorthSaving) this.#current = { ...this.#current, id: createId() };
    this.#lastSaved = game?.at ?? null;
    this.#isWorthSaving = game !== null;
    this.#token = token;
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
    const { snapshot, rules } = this.session.state;
    const content = { hash: toHash(snapshot.fen, rules), game: this.#current, text };
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
function isSaved(a: State, b: State): boolean {
  return (
    a.revision === b.revision &&
    a.node === b.node &&
    a.snapshot.fen === b.snapshot.fen &&
    a.snapshot.clocks === b.snapshot.clocks &&
    a.snapshot.outcome?.reason === b.snapshot.outcome?.reason
  );
}

/** Whether a link has the position of a game, and nothing else. */
function isLinked(linked: LinkedPosition, { fen, tree }: SavedGame): boolean {
  return linked.game === null && toHash(linked.fen, linked.rules) === toHash(fen, tree.rules);
}

/** Opens the game of a link, or its position. Returns whether the game is complete. */
function openLinked(session: Session, { fen, rules, game }: LinkedPosition): boolean {
  try {
    if (game) openLinkedGame(session, game);
    if (game && session.state.snapshot.fen === fen) return true;
  } catch {
    // The turns are not legal: the position may be.
  }
  openFen(session, fen, rules);
  return game === null;
}

/** Starts with the game of this tab, or the position of a link, or the game that was played last. */
export function startAutosave(session: Session): {
  autosave: Autosave;
  problem: LoadProblem | null;
} {
  const linked = fromHash(location.hash);
  const fits = ({ game }: RecentGame) => !linked || isLinked(linked, game);
  const own = readCurrentEntry(fits);
  let problem: LoadProblem | null = null;
  for (const game of [...(own ? [own] : []), ...loadRecentGames().filter(fits)]) {
    try {
      restore(session, game.game);
      return { autosave: new Autosave(session, game), problem };
    } catch {
      // It is broken, or by other rules, so the next game is tried.
      problem = { kind: "incomplete" };
    }
  }
  try {
    if (linked && !openLinked(session, linked)) problem = { kind: "incomplete" };
  } catch (error) {
    problem = { kind: "badLink", error: toUserError(error) };
  }
  return { autosave: new Autosave(session, null), problem };
}
