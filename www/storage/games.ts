// The games of this browser: each under a key of its own, so that tabs do not overwrite each other's games
// and a broken one does not affect the others; and a list of what is known about them, which can be rebuilt.
import { signal } from "@preact/signals";
import type { ClockInput } from "cotulenh-wasm/play";
import type { TreeData } from "cotulenh-wasm/tree";
import { parse, readStored } from "./values.js";

/** Who has played a side. */
export interface PlayerNote {
  kind: "human" | "computer";
  /** From 1 to 8; for a computer. */
  level?: number | undefined;
  /** A name that was given. */
  name?: string | undefined;
}

const SOURCES = ["computer", "friend", "analysis", "lesson", "online"] as const;
export type GameSource = (typeof SOURCES)[number];

/** A game with all its turns. */
export interface StoredGame {
  id: string;
  /** When it was changed last, in milliseconds. No two versions of a game have the same time. */
  savedAt: number;
  tree: TreeData;
  players: Readonly<Record<"r" | "b", PlayerNote>>;
  clock: ClockInput | null;
  /** As in PGN: `1-0`, `0-1`, `1/2-1/2`, or `*`. */
  result: string;
  source: GameSource;
  /** The steps of an open deploy, in LAN. */
  steps?: readonly string[] | undefined;
  /** The position on the board, for pictures. */
  fen?: string | undefined;
}

/** What a list of games shows. */
export interface GameSummary extends Omit<StoredGame, "tree" | "clock" | "steps"> {
  /** How many turns its main line has. */
  turns: number;
}

/** Why a game is not stored: there is no room, or the browser denies access. */
export type StorageProblem = "full" | "denied";

const LIST = "cotulenh-games";
const PREFIX = "cotulenh-game:";

/** The oldest games are removed when there are more. */
const MOST_GAMES = 60;

/** The storage; null if the browser denies access: even reading the property can throw. */
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

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readPlayer(value: unknown): PlayerNote | null {
  if (!isFields(value) || (value["kind"] !== "human" && value["kind"] !== "computer")) return null;
  const { kind, level, name } = value;
  return {
    kind,
    ...(typeof level === "number" && { level }),
    ...(typeof name === "string" && { name }),
  };
}

/** What summary and game have in common; null if it is anything else. */
function readHead(value: Fields): Omit<GameSummary, "turns"> | null {
  const { id, savedAt, players, result, source, fen } = value;
  const r = isFields(players) && readPlayer(players["r"]);
  const b = isFields(players) && readPlayer(players["b"]);
  const found = SOURCES.find((one) => one === source);
  if (typeof id !== "string" || typeof savedAt !== "number" || typeof result !== "string") {
    return null;
  }
  if (!r || !b || !found) return null;
  const head = { id, savedAt, players: { r, b }, result, source: found };
  return typeof fen === "string" ? { ...head, fen } : head;
}

/** Reads a game; null if it is anything else. Whether its turns are legal is seen when the tree is made. */
function readGame(value: unknown): StoredGame | null {
  const head = isFields(value) ? readHead(value) : null;
  if (!head) return null;
  const { tree, clock, steps = [] } = value as Fields;
  if (!isFields(tree) || !Array.isArray(tree["nodes"])) return null;
  if (clock !== null && !isFields(clock)) return null;
  if (!Array.isArray(steps) || !steps.every((step) => typeof step === "string")) return null;
  return {
    ...head,
    tree: tree as unknown as TreeData,
    clock: clock as ClockInput | null,
    ...(steps.length > 0 && { steps }),
  };
}

/** A game that was written as text; null if it is anything else. */
export function parseGame(text: string | null): StoredGame | null {
  return readGame(parse(text));
}

/** A stored game; null if there is none, or if it is broken. */
export function loadGame(id: string): StoredGame | null {
  const game = parseGame(readStored(PREFIX + id));
  return game?.id === id ? game : null;
}

/** How many turns follow each other as first children. */
function countMainLine({ nodes }: TreeData): number {
  const first = new Map<number | undefined, number>();
  for (const { id, parent } of nodes) if (!first.has(parent)) first.set(parent, id);
  let count = -1;
  for (let id = first.get(undefined); id !== undefined; id = first.get(id)) count++;
  return Math.max(count, 0);
}

function toSummary({ tree, clock: _, steps: __, ...head }: StoredGame): GameSummary {
  return { ...head, turns: countMainLine(tree) };
}

function newestFirst(list: readonly GameSummary[]): GameSummary[] {
  return [...list].sort((a, b) => b.savedAt - a.savedAt);
}

/** The list as it is stored; made again from the games if it is broken or missing. */
function readList(): GameSummary[] {
  const value = parse(readStored(LIST));
  const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX));
  const ids = new Set(keys.map((key) => key.slice(PREFIX.length)));
  const listed = (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const head = isFields(one) ? readHead(one) : null;
    const turns = head && (one as Fields)["turns"];
    // What another tab has removed is not listed.
    return head && typeof turns === "number" && ids.delete(head.id) ? [{ ...head, turns }] : [];
  });
  const unlisted = [...ids].flatMap((id) => {
    const game = loadGame(id);
    return game ? [toSummary(game)] : [];
  });
  return newestFirst([...listed, ...unlisted]);
}

/** The games of this browser, the last played first. */
export const games = signal<readonly GameSummary[]>(readList());

// Another tab has stored or removed one.
addEventListener("storage", ({ key }) => {
  if (key === null || key === LIST) games.value = readList();
});

function writeList(list: readonly GameSummary[]): void {
  games.value = list;
  storage()?.setItem(LIST, JSON.stringify(list));
}

/** When the stored version of a game was saved; null if there is none. */
export function findSavedAt(id: string): number | null {
  return readList().find((one) => one.id === id)?.savedAt ?? null;
}

/** Stores a text, in the place of the oldest games if there is no room. */
function write(target: Storage, game: StoredGame, older: GameSummary[]): void {
  const text = JSON.stringify(game);
  for (;;) {
    try {
      return target.setItem(PREFIX + game.id, text);
    } catch (error) {
      const oldest = older.pop();
      if (!oldest) throw error;
      target.removeItem(PREFIX + oldest.id);
    }
  }
}

/** Stores a game, or a new version of it. Returns why that failed; null if it is stored. */
export function storeGame(game: StoredGame): StorageProblem | null {
  const target = storage();
  if (!target) return "denied";
  try {
    const others = readList().filter(({ id }) => id !== game.id);
    for (const { id } of others.splice(MOST_GAMES - 1)) target.removeItem(PREFIX + id);
    write(target, game, others);
    writeList(newestFirst([toSummary(game), ...others]));
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
