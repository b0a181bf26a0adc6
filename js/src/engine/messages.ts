// What the engine's class and its worker tell each other.
import type { SearchInfo, SearchResult } from "./types.js";

/** The game to search, as texts. */
export interface GameText {
  /** The rules, each option as `name=value`. */
  rules: string;
  fen: string;
  turns: string[];
  /** The square of an open deploy session, or nothing. */
  deploy: string;
  /** The steps of that session. */
  steps: string[];
  /** Whether the host has ended the game. */
  isOver: boolean;
}

/** The limits of a search, with 0 for none. */
export interface LimitNumbers {
  nodes: number;
  depth: number;
  mate: number;
  lines: number;
  level: number;
  /** Milliseconds, or infinity. */
  time: number;
}

/** A search for the worker. */
export interface Request {
  game: GameText;
  limits: LimitNumbers;
  /** Whether the answer may depend on earlier searches. */
  keepsTable: boolean;
  tableMB: number;
}

/** To the worker: a search, or the end of the one that runs. */
export type ToWorker = Request | "stop";

/** Why the worker refuses a game. */
export interface RefusedGame {
  code: string;
  path: string;
  message: string;
}

/** From the worker. */
export type FromWorker =
  /** It has started. */
  | { type: "ready" }
  /** It cannot search, or any more. */
  | { type: "failed"; message: string }
  | { type: "info"; info: SearchInfo }
  /** The end of a search. */
  | { type: "result"; result: SearchResult }
  | { type: "refused"; refused: RefusedGame };
