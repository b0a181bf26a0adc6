// The recent games in the browser's storage. Each has its own key, so that tabs do not overwrite
// each other's games, and a broken entry does not affect the others.
import { isContinuation, readSaved, type SavedGame } from "../game/saved.js";

export interface RecentGame {
  id: string;
  /** When it was played last, in milliseconds. No two versions of a game have the same time. */
  at: number;
  game: SavedGame;
}

/** Why a game cannot be stored: the storage is full, or the browser denies access. */
export type StorageProblem = "full" | "denied";

const PREFIX = "cotulenh-game-";

/** The oldest games are removed when there are more. */
const MAX_GAMES = 12;

/** The storage, or null if the browser denies access: even reading the property can throw. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function createId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** Reads a game from plain data; null if it is anything else. */
export function parseRecentGame(id: unknown, value: unknown): RecentGame | null {
  if (typeof id !== "string" || typeof value !== "object" || value === null) return null;
  const [at, game] = [
    "at" in value && Number.isFinite(value.at) ? Number(value.at) : null,
    "game" in value ? readSaved(value.game) : null,
  ];
  return at !== null && game ? { id, at, game } : null;
}

function loadGame(id: string): RecentGame | null {
  try {
    return parseRecentGame(id, JSON.parse(storage()?.getItem(PREFIX + id) ?? "null"));
  } catch {
    return null;
  }
}

/** All stored games, the last played first. */
export function loadRecentGames(): RecentGame[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(storage() ?? {});
  } catch {
    // Access is denied: there are no games.
  }
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => loadGame(key.slice(PREFIX.length)))
    .filter((game) => game !== null)
    .sort((a, b) => b.at - a.at);
}

function removeOldest(): void {
  for (const { id } of loadRecentGames().slice(MAX_GAMES)) storage()?.removeItem(PREFIX + id);
}

/** A game as JSON, without its id. */
export function toText({ at, game }: RecentGame): string {
  return JSON.stringify({ at, game });
}

/** What this tab has stored last, so that it need not be read again. */
let written: { key: string; text: string } | null = null;

/**
 * Stores a game. `lastSaved` is the time of the version that this tab has stored or loaded: if
 * another tab has stored a later one, that one stays, and this game gets a new id.
 */
export function saveRecentGame(
  recent: RecentGame,
  lastSaved: number | null,
  text: string = toText(recent),
): { id: string; problem: StorageProblem | null } {
  const target = storage();
  if (!target) return { id: recent.id, problem: "denied" };
  let { id } = recent;
  try {
    const stored = target.getItem(PREFIX + id);
    const isOwn = written?.key === PREFIX + id && written.text === stored;
    const other = stored === null || isOwn ? null : loadGame(id);
    if (other && other.at !== lastSaved) id = createId();
    target.setItem(PREFIX + id, text);
    written = { key: PREFIX + id, text };
    if (stored === null || id !== recent.id) removeOldest();
    return { id, problem: null };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return { id, problem: isFull ? "full" : "denied" };
  }
}

/** Whether another tab has stored a different continuation under the id of this game. */
export function isOverwritten({ id, at, game }: RecentGame): boolean {
  const stored = loadGame(id);
  return stored !== null && stored.at !== at && !isContinuation(stored.game, game);
}
