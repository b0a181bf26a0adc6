// Runs the searches of an engine one after the other, in its worker. A running search refers to the queue, not to the
// engine, so that an engine that is not used any more can be garbage collected.
import { CoTuLenhError } from "../errors/error.js";
import { WorkerHost } from "./host.js";
import type { Job, WorkerSource } from "./input.js";
import type { FromWorker } from "./messages.js";
import type { SearchInfo, SearchResult } from "./types.js";

/** A search that runs, or waits for its turn. */
interface Entry extends Job {
  isSettled: boolean;
  resolve(result: SearchResult): void;
  reject(error: unknown): void;
}

/** Runs searches in a worker, which starts with the first of them. */
export class SearchQueue {
  readonly #source: WorkerSource;
  #host: WorkerHost | undefined;
  #running: Entry | undefined;
  #waiting: Entry[] = [];
  #isClosed = false;
  #isAbandoned = false;

  constructor(source: WorkerSource) {
    this.#source = source;
  }

  /** Throws if the queue was closed. */
  requireOpen(): void {
    if (this.#isClosed) throw closed();
  }

  /** Runs a job after those that wait. */
  run({ request, signal, onInfo }: Job): Promise<SearchResult> {
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

  /** Ends the search that runs with what it has found. */
  stop(): void {
    if (this.#running) this.#host?.post("stop");
  }

  /** Ends the worker, and refuses the searches that run or wait. */
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

  /** The engine was garbage collected: closes after the last search. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#startNext();
  }

  #startNext(): void {
    if (this.#running) return;
    const next = this.#waiting.shift();
    if (!next) return this.#isAbandoned ? this.close() : this.#host?.keepAlive(false);
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
      if (entry && !entry.isSettled) this.#callOnInfo(entry, message.info);
    } else if (message.type === "result") {
      this.#endRunning((entry) => entry.resolve(message.result));
    } else if (message.type === "refused") {
      const { code, message: sentence, ...facts } = message.refused;
      const { path } = facts;
      const error = new CoTuLenhError(code, `${path}: ${sentence}`, facts);
      this.#endRunning((entry) => entry.reject(error));
    }
  }

  /** Calls `onInfo`. What it throws ends the search. */
  #callOnInfo(entry: Entry, info: SearchInfo): void {
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

function closed(): CoTuLenhError {
  return new CoTuLenhError("ENGINE_CLOSED", "this engine was closed and cannot be used any more");
}

function aborted(): CoTuLenhError {
  return new CoTuLenhError("ABORTED", "the search was aborted by its signal");
}
