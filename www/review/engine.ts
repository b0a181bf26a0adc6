// The engine of the analysis, in a worker of its own. It is loaded when it is first needed.
import type { Engine } from "cotulenh-wasm/engine";

/** What is used of the package's engine. */
export type ReviewEngine = Pick<Engine, "search" | "analyse" | "close">;

type EngineLoader = () => Promise<ReviewEngine>;

const loadFromPackage: EngineLoader = async () => {
  const { Engine: EngineOfPackage } = await import("cotulenh-wasm/engine");
  return new EngineOfPackage();
};

/** One engine for all parts of a place. A search waits for the one that runs: end that by its signal. */
export class SharedEngine {
  readonly #load: EngineLoader;
  #engine: Promise<ReviewEngine> | null = null;

  constructor(load: EngineLoader = loadFromPackage) {
    this.#load = load;
  }

  /** The engine, loaded at the first call. After a failure the next call tries again. */
  open(): Promise<ReviewEngine> {
    const opening = (this.#engine ??= this.#load());
    opening.catch(() => {
      if (this.#engine === opening) this.#engine = null;
    });
    return opening;
  }

  /** Ends the worker. The next `open` starts another one. */
  async close(): Promise<void> {
    const engine = this.#engine;
    this.#engine = null;
    (await engine?.catch(() => null))?.close();
  }
}
