// Starting the worker, in every place where there can be one.
import { script } from "virtual:worker";
import type { WorkerSource } from "./input.js";
import type { FromWorker, ToWorker } from "./messages.js";
import type { EngineWorker } from "./types.js";
import { shown } from "../arguments/objects.js";

/** The engine's module as text: the build puts it on a line of its own. */
declare const wasmText: string;

/** The script of the worker, which is part of this file: no other has to be served or found. */
const workerScript = (): string => `const wasmText="${wasmText}";${script}`;

/** A worker of a browser, or a thread. */
type AnyWorker = EngineWorker & {
  addEventListener?(type: string, listener: (event: never) => void): void;
  on?(type: string, listener: (value: never) => void): void;
  ref?(): void;
  unref?(): void;
};

type ThreadOptions = { eval?: boolean; execArgv?: string[]; name?: string };
type Threads = { Worker: new (script: string | URL, options?: ThreadOptions) => AnyWorker };

type Runtime = {
  process?: {
    versions?: { node?: string };
    /** `renderer` in a page of Electron, which has workers. */
    type?: string;
    getBuiltinModule?: (name: string) => unknown;
  };
  Worker?: new (script: string, options?: { name?: string; type?: "module" }) => AnyWorker;
};

const NAME = "cotulenh-engine";

/** A worker that does not start within so many milliseconds has failed. */
const PATIENCE = 30_000;

/** What to do about a worker that fails. */
const ADVICE =
  "where the page's policy forbids workers from a blob: pass the address of " +
  "cotulenh-wasm/engine/worker as the option worker, and allow 'wasm-unsafe-eval'";

/** Node's threads, if this is Node or a runtime that is like it. */
async function findThreads(): Promise<Threads | undefined> {
  const { process } = globalThis as Runtime;
  if (!process?.versions?.node || process.type === "renderer") return undefined;
  const name = "node:worker_threads";
  if (process.getBuiltinModule) return process.getBuiltinModule(name) as Threads | undefined;
  // Older versions of Node. Bundlers must leave it: pages never come here.
  return import(/* webpackIgnore: true */ /* @vite-ignore */ name) as Promise<Threads>;
}

/** A worker that was started, and the address of its script, to be revoked when that is loaded. */
interface Started {
  worker: AnyWorker;
  url?: string;
}

async function startWorker(source: WorkerSource): Promise<Started> {
  if (typeof source === "function") {
    const worker = source() as AnyWorker | null | undefined;
    if (typeof worker?.postMessage === "function") return { worker };
    throw new TypeError(`the option worker has returned ${shown(worker)}, which is no worker`);
  }
  const threads = await findThreads();
  if (threads) {
    // The options of the process, such as loaders, are not for this script.
    const options = { name: NAME, execArgv: [] };
    if (source === undefined) {
      return { worker: new threads.Worker(workerScript(), { ...options, eval: true }) };
    }
    const file = source.startsWith("file:") ? new URL(source) : source;
    return { worker: new threads.Worker(file, options) };
  }
  const { Worker } = globalThis as Runtime;
  if (!Worker) throw new TypeError("there are no workers here");
  if (source !== undefined) return { worker: new Worker(source, { name: NAME, type: "module" }) };
  const url = URL.createObjectURL(new Blob([workerScript()], { type: "text/javascript" }));
  try {
    return { worker: new Worker(url, { name: NAME }), url };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** A worker that starts, runs, and is over at the first failure. */
export class WorkerHost {
  #worker: AnyWorker | undefined;
  #url: string | undefined;
  #isOver = false;
  readonly #starting: Promise<void>;
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #onMessage: (message: FromWorker) => void;
  readonly #onFailure: (message: string) => void;

  /** Starts a worker. `onFailure` is called at most once, and nothing after it. */
  constructor(
    source: WorkerSource,
    onMessage: (message: FromWorker) => void,
    onFailure: (message: string) => void,
  ) {
    this.#onMessage = onMessage;
    this.#onFailure = onFailure;
    this.#starting = startWorker(source).then(
      (started) => this.#connect(started),
      (error: unknown) => this.#fail(error),
    );
    const late = (): void => this.#fail(`it has not started within ${PATIENCE / 1000} seconds`);
    this.#patience = setTimeout(late, PATIENCE);
  }

  #connect({ worker, url }: Started): void {
    this.#worker = worker;
    this.#url = url;
    if (this.#isOver) return this.end();
    if (worker.on) {
      worker.on("message", (message: FromWorker) => this.#receive(message));
      worker.on("error", (error: unknown) => this.#fail(error));
      worker.on("exit", (code: number) => this.#fail(`its thread has ended with code ${code}`));
      worker.on("messageerror", () => this.#fail("a message could not be read"));
      return;
    }
    worker.addEventListener?.("message", ({ data }: { data: FromWorker }) => this.#receive(data));
    worker.addEventListener?.("messageerror", () => this.#fail("a message could not be read"));
    worker.addEventListener?.("error", (event: { message?: string; preventDefault(): void }) => {
      event.preventDefault?.();
      this.#fail(event.message || "its script could not be loaded");
    });
  }

  #receive(message: FromWorker): void {
    if (this.#isOver) return;
    this.#endStart();
    if (message.type === "failed") this.#fail(message.message);
    else if (message.type !== "ready") this.#onMessage(message);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.end();
    this.#onFailure(`the engine's worker has failed: ${String(error)} (${ADVICE})`);
  }

  /** Sends a message, after those that were sent before. */
  post(message: ToWorker): void {
    void this.#starting.then(() => {
      if (!this.#isOver) this.#worker?.postMessage(message);
    });
  }

  /** Says whether the worker keeps the process alive: only while it searches. */
  keepAlive(isNeeded: boolean): void {
    void this.#starting.then(() => {
      if (isNeeded) this.#worker?.ref?.();
      else this.#worker?.unref?.();
    });
  }

  /** The script has been loaded, or never will be: its address would keep the text in memory. */
  #endStart(): void {
    clearTimeout(this.#patience);
    if (this.#url !== undefined) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
  }

  /** Ends the worker, and gives its memory back. */
  end(): void {
    this.#isOver = true;
    this.#endStart();
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
