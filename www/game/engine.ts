// The engine that searches for good turns. It comes from the package, in a worker of its own, and is
// loaded when it is first needed: a page that only shows a game never downloads it.
import type { Rules } from "cotulenh-wasm";
import type { SearchEngine } from "cotulenh-wasm/play";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import type { Limits, Line, Score, SearchInfo, SearchResult } from "cotulenh-wasm/engine";

export type { Limits, SearchInfo, SearchResult };

/** A game to search in: a start, the turns since then in LAN, and the rules. */
export interface SearchedGame {
  fen: string;
  turns: readonly string[];
  rules: Rules;
}

/** The game up to a turn. */
export function toSearched(tree: GameTree, node: TreeNode): SearchedGame {
  const turns = tree.path(node).map(({ turn }) => turn!.lan);
  return { fen: tree.root.fen, turns, rules: tree.rules };
}

/** For the side to move: in hundredths of an infantry, or in turns until mate (negative if mated). */
export type EngineScore = Score;

/** A line of play: its turns in LAN and in SAN. */
export type EngineLine = Line;

export type Level = NonNullable<Limits["level"]>;

/** What can be searched. */
type SearchInput = Parameters<SearchEngine["search"]>[0];

/** What the page uses of the package's engine. */
export interface Engine {
  search(game: SearchInput, limits: Limits): Promise<SearchResult>;
  analyse(game: SearchedGame, limits: Limits): AsyncIterable<SearchInfo>;
  /** Ends the search that runs, which then gives what it has found. */
  stop(): void;
  close(): void;
}

/** Loads the engine's code and starts its worker. */
type EngineLoader = () => Promise<Engine>;

const loadFromPackage: EngineLoader = async () => {
  const { Engine } = await import("cotulenh-wasm/engine");
  return new Engine();
};

/**
 * One engine of the page. All parts that ask it share its worker; a search waits for the one that
 * runs, so stop that first (by its signal) if its answer is no longer wanted.
 */
export class SharedEngine implements SearchEngine {
  readonly #load: EngineLoader;
  #engine: Promise<Engine> | null = null;

  constructor(load: EngineLoader = loadFromPackage) {
    this.#load = load;
  }

  /** The engine, loaded at the first call. After a failure the next call tries again. */
  open(): Promise<Engine> {
    const opening = (this.#engine ??= this.#load());
    opening.catch(() => {
      if (this.#engine === opening) this.#engine = null;
    });
    return opening;
  }

  async search(game: SearchInput, limits: Limits): Promise<SearchResult> {
    return (await this.open()).search(game, limits);
  }

  /** Ends the worker, for example because it has failed. The next `open` starts another one. */
  async close(): Promise<void> {
    const engine = this.#engine;
    this.#engine = null;
    (await engine?.catch(() => null))?.close();
  }
}
