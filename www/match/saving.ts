// Saves the game after every change: soon, so that a turn need not wait for it, and at once when the page is
// left.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Play } from "cotulenh-wasm/play";
import type { GameTree } from "cotulenh-wasm/tree";
import { keepInTab, writeCurrentId } from "../storage/current.js";
import { ask } from "./ask.js";
import { createId, findSavedAt, storeGame } from "../storage/games.js";
import type { StorageProblem, StoredGame } from "../storage/games.js";

/** What a stored game has besides its play. */
type Head = Pick<StoredGame, "players" | "source"> & { readonly tree: GameTree };

export interface Saving {
  /** The id under which the game is stored. */
  readonly id: string;
  readonly savedAt: number | null;
  /** Why the game is not stored; null if it is. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  /** Saves what is not saved yet. */
  flush(): void;
  /** Saves what is not saved yet, and ends. */
  stop(): void;
}

/** How long changes are collected, in milliseconds. */
const DELAY = 150;

/** The result of the whole game, as PGN writes it. */
function readResult(tree: GameTree): string {
  const last = tree.declared?.node ?? tree.mainLine().at(-1) ?? tree.root;
  const outcome = ask(tree, (game) => game.outcome(), last);
  if (!outcome) return "*";
  return outcome.winner === null ? "1/2-1/2" : outcome.winner === "r" ? "1-0" : "0-1";
}

/** Keeps a game in the storage. `savedAt` is the time of the version that it begins with. */
export function startSaving(
  play: Play,
  { players, source, tree }: Head,
  id: string,
  savedAt: number | null,
): Saving {
  const problem = signal<StorageProblem | null>(null);
  const state = { id, savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    timer = undefined;
    const { fen, session, clocks } = play.snapshot();
    // Another tab has stored a later version: that one stays, and this game goes on under another id.
    const stored = findSavedAt(state.id);
    if (stored !== null && stored !== state.savedAt) {
      state.id = createId();
      writeCurrentId(state.id);
    }
    const now = Math.max(Date.now(), (state.savedAt ?? 0) + 1);
    const steps = session?.steps.map(({ lan }) => lan) ?? [];
    const game: StoredGame = {
      id: state.id,
      savedAt: now,
      tree: tree.toJSON(),
      players,
      clock: clocks,
      result: readResult(tree),
      source,
      ...(steps.length > 0 && { steps }),
      fen,
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
    // A selection is not stored.
    if (!isSame) timer ??= setTimeout(save, DELAY);
  };
  const isShownLess = () => {
    if (document.visibilityState === "hidden") flush();
  };
  const unsubscribe = play.subscribe(schedule);
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", isShownLess);
  // A game that has just been loaded is in the storage already.
  if (savedAt === null) timer = setTimeout(save, DELAY);
  return {
    get id() {
      return state.id;
    },
    get savedAt() {
      return state.savedAt;
    },
    problem,
    flush,
    stop: () => {
      flush();
      unsubscribe();
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", isShownLess);
    },
  };
}
