// The messages between the engine's class and its worker.
import type { ErrorCode } from "../vocabulary/error-codes.js";
import type { SearchInfo, SearchResult } from "./types.js";

/** The game to search. */
export interface GameText {
  /** The rules, packed (`js/src/arguments/rules.ts`). */
  rules: number;
  fen: string;
  turns: string[];
  /** The square of an open deploy session. */
  deploy: string | undefined;
  /** The steps of that session. */
  steps: string[];
  /** Whether the host has ended the game. */
  isOver: boolean;
}

/** The milliseconds that are left, and what a side gets after a turn. */
export interface ClockNumbers {
  r: number;
  b: number;
  increment: number;
}

/** The limits of a search, with 0 for none. */
export interface LimitNumbers {
  nodes: number;
  depth: number;
  mate: number;
  lines: number;
  level: number;
  seed: number;
  /** Milliseconds, or infinity. */
  time: number;
  /** Milliseconds, before which it does not answer. */
  minTime: number;
  clock: ClockNumbers | undefined;
}

/** What a search has found, from the wasm module: `engine/wasm/src/answer.rs`. */
export interface Known extends Pick<
  SearchResult,
  "depth" | "nodes" | "progress" | "lines" | "moves"
> {
  best?: string;
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

/** Why the module refuses a game. */
export interface RefusedGame {
  code: ErrorCode;
  path: string;
  message: string;
  /** The turn or step that is refused. */
  text?: string;
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
