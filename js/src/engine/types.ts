// The types of the entry `cotulenh-wasm/engine`. They need neither the types of browsers nor those of
// Node: both have what is described here.
import type { Milliseconds, Move, RulesInput } from "../vocabulary/types.js";
import type { GameData } from "../pgn/types.js";

/** A worker of a browser, or a thread of Node's `worker_threads`. */
export interface EngineWorker {
  /** Sends it a message. */
  postMessage(message: unknown): void;
  /** Ends it. */
  terminate(): unknown;
}

/** An address: a `URL`. */
export interface EngineAddress {
  /** The address as text. */
  readonly href: string;
}

/** How an {@link Engine} is made. */
export interface EngineOptions {
  /** The size of the table of positions in megabytes, from 1 to 1024; 16 if not given. */
  tableMB?: number | undefined;
  /**
   * The address of the worker's script `cotulenh-wasm/engine/worker`, or a function that starts a worker
   * with it. Only pages need this whose policy forbids workers from a `blob:`.
   */
  worker?: string | EngineAddress | (() => EngineWorker) | undefined;
}

/** What to search: a game with its history and its open deploy session, or a position and turns. */
export type EngineGame =
  | {
      /** A `CoTuLenh` of any entry has it. */
      toJSON(): GameData;
    }
  | {
      /** The position before the turns; the starting position if not given. */
      fen?: string | undefined;
      /** The turns that were played, in LAN or SAN. Repetitions are counted by them. */
      turns?: readonly string[] | undefined;
      /** The rules; the standard ones if not given. */
      rules?: RulesInput | undefined;
    };

/** A signal that can end a search: that of an `AbortController`. */
export interface EngineSignal {
  /** Whether it has been given. */
  readonly aborted: boolean;
  /** Calls a function when it is given. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Stops calling it. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The time that is left on a match clock. */
export interface EngineClock {
  /** Red's. */
  r: Milliseconds;
  /** Blue's. */
  b: Milliseconds;
  /** What a side gets after each turn; 0 if not given. */
  increment?: Milliseconds | undefined;
}

/** When a search ends, how strong it plays and what it reports. The limit that is reached first counts. */
export interface Limits {
  /** The match clock: the engine chooses how much of its time it takes for the turn. */
  clock?: EngineClock | undefined;
  /** How long it searches at most. */
  time?: Milliseconds | undefined;
  /** The answer comes after so long or later: one that came too soon would not be noticed. */
  minTime?: Milliseconds | undefined;
  /** Positions to search. Without `time` and `clock` the answer is the same on every machine. */
  nodes?: number | undefined;
  /** Iterations, each a step deeper than the one before. */
  depth?: number | undefined;
  /** Ends when a mate in at most so many turns is found, or cannot be. */
  mate?: number | undefined;
  /** How many lines are wanted, from 1 to 64; 1 if not given. */
  lines?: number | undefined;
  /**
   * How strong it plays, from 1 to 8, full strength. Levels below 8 are a limit too. The lines are the best
   * ones at every level; `best` is what the level plays.
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * What a level below 8 varies by, a whole number below 2³²: with the same seed it plays the same turn. Another one
   * in each search if not given.
   */
  seed?: number | undefined;
  /** Ends the search with an `AbortError`, whose code is `ABORTED`, and an analysis without an error. */
  signal?: EngineSignal | undefined;
  /** Is called after each iteration, with what it has found. */
  onInfo?: ((info: SearchInfo) => void) | undefined;
}

/** A score for the side to move: in points, or a mate. */
export type Score =
  | {
      /** Hundredths of an infantry. */
      points: number;
    }
  | {
      /** A mate in so many own turns; negative if the side to move is mated. */
      mate: number;
    };

/** A line of play. */
export interface Line {
  /** The score for the side to move. */
  score: Score;
  /** The turns in LAN: each can be given to `playTurn`. */
  turns: string[];
  /** The same turns in SAN. */
  san: string[];
  /** The moves of each turn, one or the steps of a deploy: for arrows and animation. */
  moves: Move[][];
}

/** What a search has found so far. */
export interface SearchInfo {
  /** The iterations that are complete. */
  depth: number;
  /** The positions that were searched. */
  nodes: number;
  /** How many of them in a second. */
  nodesPerSecond: number;
  /** Since it began. */
  time: Milliseconds;
  /** How much of the search is done by its limits, from 0 to 1. Without a limit it is 0. */
  progress: number;
  /** The best lines, the best first. There is none when the game is over. */
  lines: Line[];
}

/** What a search has found. */
export interface SearchResult extends SearchInfo {
  /** The turn to play in LAN, for `playTurn`: the best, or that of the level. `null` only when the game is over. */
  best: string | null;
  /** The moves of that turn, or the steps of a deploy: `playTurn` takes them too. Empty when the game is over. */
  moves: Move[];
}
