// The games this browser keeps: one key of the storage for each, so that the pages of several tabs
// do not write over one another, and a broken one spoils no other.
import { continues, readSaved, type SavedGame } from "../game/saved.js";

export interface Kept {
  id: string;
  /** When it was played last. No two writings have the same. */
  at: number;
  game: SavedGame;
}

/** Why a game is not kept: there is no room, or the browser does not allow it. */
export type Trouble = "full" | "denied";

const PREFIX = "cotulenh-game-";

/** So many games are kept; the oldest goes. */
const ROOM = 12;

/** The storage, or null where it is closed to the page: even looking at it can throw. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** Reads a kept game from plain data; null if it is none. */
export function readKept(id: unknown, value: unknown): Kept | null {
  if (typeof id !== "string" || typeof value !== "object" || value === null) return null;
  const [at, game] = [
    "at" in value && Number.isFinite(value.at) ? Number(value.at) : null,
    "game" in value ? readSaved(value.game) : null,
  ];
  return at !== null && game ? { id, at, game } : null;
}

function read(id: string): Kept | null {
  try {
    return readKept(id, JSON.parse(storage()?.getItem(PREFIX + id) ?? "null"));
  } catch {
    return null;
  }
}

/** All games, the last played first. */
export function keptGames(): Kept[] {
  let names: string[] = [];
  try {
    names = Object.keys(storage() ?? {});
  } catch {
    // Closed: nothing is kept.
  }
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => read(name.slice(PREFIX.length)))
    .filter((kept) => kept !== null)
    .sort((a, b) => b.at - a.at);
}

/** Removes the oldest of too many games. */
function tidy(): void {
  for (const { id } of keptGames().slice(ROOM)) storage()?.removeItem(PREFIX + id);
}

/**
 * Keeps a game. If another tab has gone on with it since `seen`, that one is left alone, and this
 * one gets an id of its own. Gives back the id, or why it could not be kept.
 */
export function keep(kept: Kept, seen: number | null): { id: string; trouble: Trouble | null } {
  const there = read(kept.id);
  const id = there && there.at !== seen ? newId() : kept.id;
  const place = storage();
  if (!place) return { id, trouble: "denied" };
  try {
    place.setItem(PREFIX + id, JSON.stringify({ at: kept.at, game: kept.game }));
    tidy();
    return { id, trouble: null };
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    return { id, trouble: full ? "full" : "denied" };
  }
}

/** Whether another tab has gone another way with a game, so that this one is kept nowhere. */
export function isLost(kept: Kept): boolean {
  const there = read(kept.id);
  return there !== null && there.at !== kept.at && !continues(there.game, kept.game);
}
