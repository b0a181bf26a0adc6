// The games of this browser: each under a key of its own, so that tabs do not overwrite each other's games
// and a broken one does not affect the others; and a list of what is known about them, which can be rebuilt.
import { signal } from "@preact/signals";
import type { Color, Rules } from "cotulenh-wasm";
import type { PlayData } from "cotulenh-wasm/play";
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

/** Which game of the online service this is, as it was seen last. */
export interface OnlineNote {
  game: string;
  /** The side that is played in this browser. */
  own: Color;
  /** Whose turn it was; null before the other side has come. */
  turn: Color | null;
}

/** The file of several games that a game has come with. */
export interface FileNote {
  id: string;
  name: string;
  /** Its place among the games of the file, from 0. */
  at: number;
}

/** A match as a play stores it, without its turns and who plays. */
export type StoredMatch = Omit<PlayData, "tree" | "players">;

/** A game with all its turns. */
export interface StoredGame {
  id: string;
  /** When it was changed last, in milliseconds. No two versions of a game have the same time. */
  savedAt: number;
  tree: TreeData;
  players: Readonly<Record<"r" | "b", PlayerNote>>;
  /** Its clock and its open deploy; null for what was only analysed. */
  match: StoredMatch | null;
  /** As in PGN: `1-0`, `0-1`, `1/2-1/2`, or `*`. */
  result: string;
  source: GameSource;
  /** The position on the board, for pictures. */
  fen?: string | undefined;
  online?: OnlineNote | undefined;
  file?: FileNote | undefined;
}

/** What a list of games shows. */
export interface GameSummary extends Omit<StoredGame, "tree" | "match"> {
  /** How many turns its main line has. */
  turns: number;
  rules: Rules;
  /** When it was played, as its headers say: `2026.11.19`. */
  date?: string | undefined;
}

export const LIST = "cotulenh-games";
export const PREFIX = "cotulenh-game:";

/** The storage; null if the browser denies access: even reading the property can throw. */
export function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
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

const isColor = (value: unknown): value is Color => value === "r" || value === "b";

function readOnline(value: unknown): OnlineNote | null {
  const { game, own, turn } = (isFields(value) ? value : {}) as Partial<OnlineNote>;
  const isTurn = turn === null || isColor(turn);
  return typeof game === "string" && isColor(own) && isTurn ? { game, own, turn } : null;
}

function readFile(value: unknown): FileNote | null {
  const { id, name, at } = (isFields(value) ? value : {}) as Partial<FileNote>;
  const isFile = typeof id === "string" && typeof name === "string" && typeof at === "number";
  return isFile ? { id, name, at } : null;
}

/** Reads the fields that summaries and games share; null if they are not valid. */
function readHead(value: Fields): Omit<StoredGame, "tree" | "match"> | null {
  const { id, savedAt, players, result, source, fen } = value;
  const r = isFields(players) && readPlayer(players["r"]);
  const b = isFields(players) && readPlayer(players["b"]);
  const found = SOURCES.find((one) => one === source);
  if (typeof id !== "string" || typeof savedAt !== "number" || typeof result !== "string") {
    return null;
  }
  if (!r || !b || !found) return null;
  const online = readOnline(value["online"]);
  const file = readFile(value["file"]);
  return {
    id,
    savedAt,
    players: { r, b },
    result,
    source: found,
    ...(typeof fen === "string" && { fen }),
    ...(online && { online }),
    ...(file && { file }),
  };
}

/** Reads a game; null if it is not valid. Whether its turns are legal is seen when the tree is made. */
function readGame(value: unknown): StoredGame | null {
  const head = isFields(value) ? readHead(value) : null;
  if (!head) return null;
  const { tree, match } = value as Fields;
  if (!isFields(tree) || !Array.isArray(tree["turns"])) return null;
  if (!isFields(tree["headers"]) || !isFields(tree["rules"])) return null;
  if (match !== null && !isFields(match)) return null;
  // What is in them is read when the game is opened.
  return { ...head, tree: tree as unknown as TreeData, match: match as StoredMatch | null };
}

/** Reads a game from its stored text; null if it is not valid. */
export function parseGame(text: string | null): StoredGame | null {
  return readGame(parse(text));
}

/** A stored game; null if there is none, or if it is broken. */
export function loadGame(id: string): StoredGame | null {
  const game = parseGame(readStored(PREFIX + id));
  return game?.id === id ? game : null;
}

export function toSummary({ tree, match: _, ...head }: StoredGame): GameSummary {
  const { Date: date } = tree.headers;
  return { ...head, turns: tree.turns.length, rules: tree.rules, ...(date && { date }) };
}

/** Reads an entry of the list; null if it is not valid, or if an earlier version of the site has written it. */
function readSummary(value: unknown): GameSummary | null {
  const head = isFields(value) ? readHead(value) : null;
  if (!head) return null;
  const { turns, rules, date } = value as Fields;
  if (typeof turns !== "number" || !isFields(rules)) return null;
  const found = { ...head, turns, rules: rules as unknown as Rules };
  return typeof date === "string" ? { ...found, date } : found;
}

export function newestFirst(list: readonly GameSummary[]): GameSummary[] {
  return [...list].sort((a, b) => b.savedAt - a.savedAt);
}

/** The list as it is stored; made again from the games if it is broken or missing. */
export function readList(): GameSummary[] {
  const value = parse(readStored(LIST));
  const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX));
  const ids = new Set(keys.map((key) => key.slice(PREFIX.length)));
  const listed = (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const summary = readSummary(one);
    // What another tab has removed is not listed.
    return summary && ids.delete(summary.id) ? [summary] : [];
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
