// What `analyse` returns: the infos of a search, the latest if there are several.
import type { Job } from "./input.js";
import type { SearchInfo, SearchResult } from "./types.js";
import { CoTuLenhError } from "../errors/error.js";

type Next = IteratorResult<SearchInfo, undefined>;

const OVER: Next = { done: true, value: undefined };

/** A loop that waits for the next info. */
interface Waiting {
  resolve(next: Next): void;
  reject(error: unknown): void;
}

/** The infos of a search that begins with the first call of `next`. */
export class Analysis implements AsyncIterableIterator<SearchInfo> {
  #search: (() => Promise<SearchResult>) | undefined;
  /** Ends the search: by the signal of the caller, or at the end of the loop. */
  readonly #controller = new AbortController();
  #latest: SearchInfo | undefined;
  #hasEnded = false;
  #error: { value: unknown } | undefined;
  #waiting: Waiting[] = [];

  constructor(job: Job | undefined, run: (job: Job) => Promise<SearchResult>) {
    const onInfo = (info: SearchInfo): void => {
      job?.onInfo?.(info);
      this.#latest = info;
      this.#deliver();
    };
    const abort = (): void => this.#controller.abort();
    const outer = job?.signal;
    this.#search = () => {
      if (outer?.aborted) abort();
      outer?.addEventListener("abort", abort);
      const search = run({ ...job!, signal: this.#controller.signal, onInfo });
      return search.finally(() => outer?.removeEventListener("abort", abort));
    };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Next> {
    const search = this.#search;
    this.#search = undefined;
    const next = new Promise<Next>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    if (search) void this.#follow(search());
    this.#deliver();
    return next;
  }

  /** Ends the search; a loop that is left calls this. */
  async return(): Promise<Next> {
    this.#search = undefined;
    this.#latest = undefined;
    this.#hasEnded = true;
    this.#controller.abort();
    this.#deliver();
    return OVER;
  }

  async #follow(search: Promise<SearchResult>): Promise<void> {
    try {
      const { best: _, moves: __, ...info } = await search;
      // The end of the search may have found a better line than its last iteration.
      if (!this.#hasEnded) this.#latest = info;
    } catch (error) {
      const isAborted = error instanceof CoTuLenhError && error.code === "ABORTED";
      if (isAborted) this.#latest = undefined;
      else if (!this.#hasEnded) this.#error = { value: error };
    }
    this.#hasEnded = true;
    this.#deliver();
  }

  /** Gives what there is to those that wait. */
  #deliver(): void {
    while (this.#waiting.length > 0) {
      if (this.#latest) {
        this.#waiting.shift()!.resolve({ done: false, value: this.#latest });
        this.#latest = undefined;
      } else if (this.#error) {
        this.#waiting.shift()!.reject(this.#error.value);
        this.#error = undefined;
      } else if (this.#hasEnded) {
        this.#waiting.shift()!.resolve(OVER);
      } else {
        return;
      }
    }
  }
}
