// Saves the game after every change: soon, so that a turn need not wait for it, and at once when the page is
// left.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Play } from "cotulenh-wasm/play";
import { keepInTab, writeCurrentId } from "../storage/current.js";
import type { StoredGame } from "../storage/games.js";
import { readResult } from "../storage/headers.js";
import {
  createId,
  findSavedAt,
  nextSavedAt,
  storeGame,
  type StorageProblem,
} from "../storage/store-game.js";

/** What a stored game has besides its play. */
type Head = Pick<StoredGame, "players" | "source">;

export interface Saving {
  /** The id under which the game is stored. */
  readonly id: string;
  readonly savedAt: number | null;
  /** Whether there are changes that are not saved yet. */
  readonly isDirty: boolean;
  /** Why the game is not stored; null if it is. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  /** Saves what is not saved yet. */
  flush(): void;
  /** Saves what is not saved yet, and ends. */
  stop(): void;
}

/** How long changes are collected, in milliseconds. */
const DELAY = 150;

/** What stands in the place of saving where another tab saves the game. */
export function savedElsewhere({ id, savedAt }: Pick<StoredGame, "id" | "savedAt">): Saving {
  return { id, savedAt, isDirty: false, problem: signal(null), flush: () => {}, stop: () => {} };
}

/**
 * Keeps a game in the storage. `savedAt` is the time of the version that it begins with; `onCopied` is called when
 * another tab has stored a later one, and this game goes on under another id.
 */
export function startSaving(
  play: Play,
  { players, source }: Head,
  id: string,
  savedAt: number | null,
  onCopied: () => void,
): Saving {
  const problem = signal<StorageProblem | null>(null);
  const state = { id, savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    timer = undefined;
    // Another tab has stored a later version: keep it, and continue this game under a new id.
    const stored = findSavedAt(state.id);
    if (stored !== null && stored !== state.savedAt) {
      state.id = createId();
      writeCurrentId(state.id);
      onCopied();
    }
    const now = nextSavedAt(state.savedAt);
    const { tree, players: _, ...match } = play.toJSON();
    const game: StoredGame = {
      id: state.id,
      savedAt: now,
      tree,
      players,
      match,
      result: readResult(play.tree),
      source,
      fen: play.snapshot().fen,
    };
    problem.value = storeGame(game);
    keepInTab(problem.value ? game : null);
    if (!problem.value) state.savedAt = now;
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    save();
  };
  let saved = play.snapshot();
  const schedule = () => {
    const now = play.snapshot();
    const isSame =
      now.event === saved.event &&
      now.clocks?.paused === saved.clocks?.paused &&
      now.clocks?.running === saved.clocks?.running;
    saved = now;
    // Selections alone are not saved.
    if (!isSame) timer ??= setTimeout(save, DELAY);
  };
  /** The page may be closing: save the time used so far. */
  const leave = () => {
    if (play.snapshot().clocks?.running) timer ??= setTimeout(save, DELAY);
    flush();
  };
  const leaveIfHidden = () => {
    if (document.visibilityState === "hidden") leave();
  };
  const unsubscribe = play.subscribe(schedule);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", leaveIfHidden);
  // A game that has just been loaded is in the storage already.
  if (savedAt === null) timer = setTimeout(save, DELAY);
  return {
    get id() {
      return state.id;
    },
    get savedAt() {
      return state.savedAt;
    },
    get isDirty() {
      return timer !== undefined;
    },
    problem,
    flush,
    stop: () => {
      flush();
      unsubscribe();
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leaveIfHidden);
    },
  };
}
