// The class of the entry `cotulenh-wasm/engine`: searches one after the other, in a worker.
/// <reference lib="esnext.disposable" preserve="true" />
import { bindMethods } from "../reactivity/bind-methods.js";
import { defineDispose } from "../reactivity/members.js";
import { Analysis } from "./analysis.js";
import { type Job, readEngineOptions, readGame, readLimits } from "./input.js";
import type { Request } from "./messages.js";
import { SearchQueue } from "./queue.js";
import type { EngineGame, EngineOptions, Limits, SearchInfo, SearchResult } from "./types.js";
import { CoTuLenhError } from "../errors/error.js";
import { captureCaller, throwAtCaller } from "../errors/caller.js";

/** Ends the worker of an engine that was garbage collected. The queue does not refer to the engine. */
const abandoned = new FinalizationRegistry((queue: SearchQueue) => queue.abandon());

/**
 * Searches for the best turns, in a worker of its own: the page stays smooth. It needs no other file and
 * no setting in browsers, Node, Bun and Deno.
 *
 * The worker starts with the first search. {@link Engine.close} ends it and gives its memory back. If the
 * engine is forgotten without it, the worker ends when the engine is garbage collected.
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
  readonly #queue: SearchQueue;

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
      this.#queue = new SearchQueue(worker);
      bindMethods(this);
      abandoned.register(this, this.#queue, this);
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
   * await engine.search({ fen, turns: ["Tf4f6"], rules: "official" }, { level: 3, minTime: 500 });
   * await engine.search(game, { clock: { r: 60_000, b: 45_000, increment: 1000 } });
   * ```
   */
  async search(game: EngineGame, limits: Limits): Promise<SearchResult> {
    const caller = captureCaller(Engine.prototype.search);
    try {
      return await this.#queue.run(this.#readJob(game, limits, true));
    } catch (error) {
      throw blameCaller(error, caller);
    }
  }

  /**
   * Searches like {@link Engine.search}, and gives what each iteration has found; the latest if
   * the loop is slower than the search. It ends by its limits, if it has any, by `break`, by the signal
   * or by {@link Engine.stop}. A finished game gives one info, without lines.
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
    return new Analysis(job, (wrapped) => this.#queue.run(wrapped).catch(blame));
  }

  /** Ends the search that runs with what it has found. Those that wait go on: `engine.stop()`. */
  stop(): void {
    this.#queue.stop();
  }

  /**
   * Ends the worker. Searches that run or wait are refused with `ENGINE_CLOSED`, and so are later ones.
   * Calling it again does nothing: `engine.close()`.
   */
  close(): void {
    abandoned.unregister(this);
    this.#queue.close();
  }

  static {
    defineDispose(Engine, "close");
  }

  #readJob(game: unknown, limits: unknown, needsLimit: boolean): Job {
    this.#queue.requireOpen();
    const { numbers, isTimed, isLimited, signal, onInfo } = readLimits(limits);
    if (needsLimit && !isLimited) {
      const message = "a search needs a limit: clock, time, nodes, depth, mate, or a level below 8";
      throw new CoTuLenhError("NO_LIMIT", message);
    }
    const request: Request = {
      game: readGame(game),
      limits: numbers,
      // An answer that does not depend on time must not depend on what was searched before.
      keepsTable: isTimed || !isLimited,
      tableMB: this.#tableMB,
    };
    return { request, signal, onInfo };
  }
}

export interface Engine extends Disposable {}

/** Lets the stack of an error begin where the search was called. */
function blameCaller(error: unknown, caller: string): unknown {
  // Node prints the line in which an uncaught error was made, unless it has these words: see errors/caller.ts.
  "node-do-not-add-exception-line";
  if (caller && error instanceof CoTuLenhError) {
    error.stack = `${error.name}: ${error.message}\n${caller}`;
  }
  return error;
}
