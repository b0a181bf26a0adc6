// The engine, loaded by the first turn that it has to judge.
import type { Engine, EngineGame, Limits, SearchResult } from "cotulenh-wasm/engine";
import type { SearchEngine } from "cotulenh-wasm/play";

let loaded: Promise<Engine> | null = null;

/** Begins to load the engine. A load that has failed is tried again. */
export function loadEngine(): Promise<Engine> {
  loaded ??= import("cotulenh-wasm/engine").then(
    ({ Engine }) => new Engine(),
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

export const engine: SearchEngine = {
  search: async (game: EngineGame, limits: Limits): Promise<SearchResult> =>
    (await loadEngine()).search(game, limits),
};
