// The class of the entry `cotulenh-wasm/engine`: searches one after the other, in a worker.
/// <reference lib="esnext.disposable" preserve="true" />
import { Analysis } from "./analysis.js";
import { WorkerHost } from "./host.js";
import {
  type Job,
  readEngineOptions,
  readGame,
  readLimits,
  type WorkerSource,
} from "./input.js";
import type { FromWorker, Request } from "./messages.js";
import type {
  EngineGame,
  EngineOptions,
  Limits,
  SearchInfo,
  SearchResult,
} from "./types.js";
import { captureCaller, CoTuLenhError, type ErrorCode, throwAtCaller } from "../errors.js";

/** A search that runs, or waits for its turn. */
interface Entry extends Job {
  isSettled: boolean;
  resolve(result: SearchResult): void;
  reject(error: unknown): void;
}

/**
 * Searches for the best turns, in a worker of its own: the page stays smooth. It needs no other file and
 * no setting in browsers, Node, Bun and Deno.
 *
 * The worker starts with the first search. {@link Engine.close} ends it and gives its memory back.
 *
 * @example
 * ```ts
 * const engine = new Engine();
 * const { best } = await engine.search(game, { time: 500 });
 * if (best) game.playTurn(best);
 * engine.close();
 * ```
 */
export class Engine {
  readonly #tableMB: number;
  readonly #source: WorkerSource;
  #host: WorkerHost | undefined;
  #running: Entry | undefined;
  #waiting: Entry[] = [];
  #isClosed = false;

  /**
   * An engine.
   *
   * @example
   * ```ts
   * new Engine({ tableMB: 64 });
   * ```
   */
  constructor(options?: EngineOptions) {
    try {
      const { tableMB, worker } = readEngineOptions(options);
      this.#tableMB = tableMB;
      this.#source = worker;
    } catch (error) {
      throwAtCaller(error, Engine);
    }
  }

  /**
   * Searches the position of a game as it is now. A search waits for those that were asked for before
   * it. If a deploy session is open, `best` is the whole turn, with the steps that were taken: play it
   * after `cancelDeploy()`.
   *
   * @example
   * ```ts
   * const { best, lines } = await engine.search(game, { nodes: 100_000, lines: 3 });
   * await engine.search({ fen, turns: ["Tf4f6"], rules: "official" }, { level: 3 });
   * ```
   */
  async search(game: EngineGame, limits: Limits): Promise<SearchResult> {
    const caller = captureCaller(Engine.prototype.search);
    try {
      return await this.#run(this.#readJob(game, limits, true));
    } catch (error) {
      throw blameCaller(error, caller);
    }
  }

  /**
   * Searches like {@link Engine.search}, and gives what is known after each iteration; the latest if
   * the loop is slower than the search. It ends by its limits, if it has any, by `break`, by the signal
   * or by {@link Engine.stop}.
   *
   * @example
   * ```ts
   * for await (const { depth, lines } of engine.analyse(game, { lines: 3 })) {
   *   console.log(depth, lines[0].san.join(" "));
   *   if (depth >= 10) break;
   * }
   * ```
   */
  analyse(game: EngineGame, limits: Limits = {}): AsyncIterableIterator<SearchInfo> {
    const caller = captureCaller(Engine.prototype.analyse);
    const blame = (error: unknown): never => {
      throw blameCaller(error, caller);
    };
    let job: Job;
    try {
      job = this.#readJob(game, limits, false);
    } catch (error) {
      return new Analysis(undefined, () => Promise.reject(error).catch(blame));
    }
    return new Analysis(job, (wrapped) => this.#run(wrapped).catch(blame));
  }

  /** Ends the search that runs with what it has found. Those that wait go on: `engine.stop()`. */
  stop(): void {
    if (this.#running) this.#host?.post("stop");
  }

  /**
   * Ends the worker. Searches that run or wait are refused with `ENGINE_CLOSED`, and so are later ones.
   * Calling it again does nothing: `engine.close()`.
   */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#host?.end();
    this.#host = undefined;
    const entries = [this.#running, ...this.#waiting];
    this.#running = undefined;
    this.#waiting = [];
    for (const entry of entries) entry?.reject(closed());
  }

  static {
    // Older engines have no `Symbol.dispose`; tools that compile `using` for them look it up so.
    const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    Object.defineProperty(this.prototype, dispose, { value: this.prototype.close });
  }

  #readJob(game: unknown, limits: unknown, needsLimit: boolean): Job {
    if (this.#isClosed) throw closed();
    const { numbers, isLimited, signal, onInfo } = readLimits(limits);
    if (needsLimit && !isLimited) {
      const message = "a search needs a limit: time, nodes, depth, mate, or a level below 8";
      throw new CoTuLenhError("NO_LIMIT", message);
    }
    const request: Request = {
      game: readGame(game),
      limits: numbers,
      // Without a clock the answer must not depend on what was searched before.
      keepsTable: numbers.time < Infinity || !isLimited,
      tableMB: this.#tableMB,
    };
    return { request, signal, onInfo };
  }

  /** Runs a job after those that wait. */
  #run({ request, signal, onInfo }: Job): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      if (signal?.aborted) return reject(aborted());
      const settle = (): void => {
        entry.isSettled = true;
        signal?.removeEventListener("abort", abort);
      };
      const entry: Entry = {
        request,
        signal,
        onInfo,
        isSettled: false,
        resolve: (result) => {
          if (!entry.isSettled) resolve(result);
          settle();
        },
        reject: (error) => {
          if (!entry.isSettled) reject(error);
          settle();
        },
      };
      const abort = (): void => this.#cancel(entry, aborted());
      signal?.addEventListener("abort", abort);
      this.#waiting.push(entry);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running) return;
    const next = this.#waiting.shift();
    if (!next) return this.#host?.keepAlive(false);
    this.#running = next;
    this.#host ??= this.#startHost();
    this.#host.keepAlive(true);
    this.#host.post(next.request);
  }

  #startHost(): WorkerHost {
    return new WorkerHost(
      this.#source,
      (message) => this.#receive(message),
      (message) => {
        this.#host = undefined;
        this.#endRunning((entry) => entry.reject(new CoTuLenhError("WORKER_FAILED", message)));
      },
    );
  }

  #receive(message: FromWorker): void {
    if (message.type === "info") {
      const entry = this.#running;
      if (entry && !entry.isSettled) this.#tell(entry, message.info);
    } else if (message.type === "result") {
      this.#endRunning((entry) => entry.resolve(message.result));
    } else if (message.type === "refused") {
      const { code, path, message: text } = message.refused;
      const error = new CoTuLenhError(code as ErrorCode, `${path}: ${text}`, { path });
      this.#endRunning((entry) => entry.reject(error));
    }
  }

  /** Calls `onInfo`. What it throws ends the search. */
  #tell(entry: Entry, info: SearchInfo): void {
    try {
      entry.onInfo?.(info);
    } catch (error) {
      this.#cancel(entry, error);
    }
  }

  #endRunning(settle: (entry: Entry) => void): void {
    const entry = this.#running;
    this.#running = undefined;
    if (entry) settle(entry);
    this.#startNext();
  }

  /** Refuses a search at once. If it runs, the next one begins when the worker has stopped. */
  #cancel(entry: Entry, error: unknown): void {
    if (entry.isSettled) return;
    entry.reject(error);
    if (entry === this.#running) this.stop();
    else this.#waiting = this.#waiting.filter((other) => other !== entry);
  }
}

export interface Engine extends Disposable {}

// For an uncaught error, Node prints the line in which it was made, which is most of the bundle, unless
// that line has these words: hence the name.
const blamer = {
  "node-do-not-add-exception-line"(error: unknown, caller: string): unknown {
    if (caller && error instanceof CoTuLenhError) {
      error.stack = `${error.name}: ${error.message}\n${caller}`;
    }
    return error;
  },
};

/** The same error, whose stack begins with the caller, where the search was asked for. */
const blameCaller = blamer["node-do-not-add-exception-line"];

function closed(): CoTuLenhError {
  return new CoTuLenhError("ENGINE_CLOSED", "this engine was closed and cannot be used any more");
}

function aborted(): CoTuLenhError {
  return new CoTuLenhError("ABORTED", "the search was aborted by its signal");
}
