// Stores games. None is removed to make room for another one: a full storage is reported.
import { games, LIST, newestFirst, PREFIX, readList, storage, toSummary } from "./games.js";
import type { GameSummary, StoredGame } from "./games.js";
import { tellTabs } from "./tabs.js";

/** Why a game could not be stored: the storage is full, or the browser denies access. */
export type StorageProblem = "full" | "denied";

export function createId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

function writeList(list: readonly GameSummary[]): void {
  games.value = list;
  storage()?.setItem(LIST, JSON.stringify(list));
}

/** When the stored version of a game was saved; null if there is none. */
export function findSavedAt(id: string): number | null {
  return readList().find((one) => one.id === id)?.savedAt ?? null;
}

/** The time of a version of a game that is stored now: later than that of the version before. */
export function nextSavedAt(before: number | null | undefined): number {
  return Math.max(Date.now(), (before ?? 0) + 1);
}

/** Stores a game, or a new version of it. Returns why that failed; null if it is stored. */
export function storeGame(game: StoredGame): StorageProblem | null {
  const target = storage();
  if (!target) return "denied";
  try {
    target.setItem(PREFIX + game.id, JSON.stringify(game));
    const others = readList().filter(({ id }) => id !== game.id);
    writeList(newestFirst([toSummary(game), ...others]));
    tellTabs({ type: "stored", game });
    return null;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "denied";
  }
}

/** Removes a game. */
export function removeGame(id: string): void {
  try {
    storage()?.removeItem(PREFIX + id);
    writeList(readList().filter((one) => one.id !== id));
  } catch {
    // Without access there is nothing to remove.
  }
}
