// The engine, loaded when it is needed: a visitor who plays a friend never loads it.
import type { Engine, EngineGame, Limits } from "cotulenh-wasm/engine";
import type { SearchEngine } from "cotulenh-wasm/play";

type Found = Awaited<ReturnType<SearchEngine["search"]>>;

/** The lowest level that knows openings, and how many turns of a game can be in the book. */
const BOOK_LEVEL = 5;
const BOOK_TURNS = 8;

/** An engine that is loaded by its first search. If that fails, the next search tries again. */
class LoadedEngine implements SearchEngine {
  #engine: Promise<Engine> | null = null;

  /** Starts loading it before the first search. */
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

  async search(game: EngineGame, limits: Limits): Promise<Found> {
    const engine = await this.load();
    try {
      const player = await addBook(engine, game, limits);
      return await player.search(game, limits);
    } catch (error) {
      if ((error as { code?: string }).code === "WORKER_FAILED") {
        this.#engine = null;
        engine.close();
      }
      throw error;
    }
  }
}

/** The engine with the book, where a turn may be in it. Without the book the engine searches. */
async function addBook(engine: Engine, game: EngineGame, limits: Limits): Promise<SearchEngine> {
  if ((limits.level ?? 1) < BOOK_LEVEL) return engine;
  const { turns = [] } = "toJSON" in game ? game.toJSON() : game;
  if (turns.length >= BOOK_TURNS) return engine;
  const book = await import("cotulenh-wasm/book").catch(() => null);
  return book?.withBook(engine) ?? engine;
}

/** The engine of the page: one worker for all games. */
export const engine = new LoadedEngine();
