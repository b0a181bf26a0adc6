// The engine, loaded when it is needed: a visitor who plays a friend never loads it.
import type { Engine, EngineGame, Limits, SearchResult } from "cotulenh-wasm/engine";
import type { SearchEngine } from "cotulenh-wasm/play";

/** An engine that is loaded by its first search. If that fails, the next search tries again. */
class LoadedEngine implements SearchEngine {
  #engine: Promise<Engine> | null = null;

  /** Begins to load it, so that the first search need not wait. */
  load(): Promise<Engine> {
    this.#engine ??= import("cotulenh-wasm/engine").then(
      ({ Engine }) => new Engine(),
      (error: unknown) => {
        this.#engine = null;
        throw error;
      },
    );
    return this.#engine;
  }

  async search(game: EngineGame, limits: Limits): Promise<SearchResult> {
    const engine = await this.load();
    try {
      return await engine.search(game, limits);
    } catch (error) {
      if ((error as { code?: string }).code === "WORKER_FAILED") {
        this.#engine = null;
        engine.close();
      }
      throw error;
    }
  }
}

/** The engine of the page: one worker for all games. */
export const engine = new LoadedEngine();
