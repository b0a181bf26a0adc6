// The engine thinks about the position that is shown, and again about the next one.
import type { SearchedGame, SearchInfo, SharedEngine } from "./engine.js";

/** The most lines that are searched at once. */
export const MAX_LINES = 5;

export type AnalysisStatus = "off" | "loading" | "running" | "paused" | "done" | "failed";

/** The engine stops after this time, in milliseconds, to save energy in a forgotten tab. */
const MAX_TIME = 120_000;

/** A position to think about. The same key is the same position. */
export interface Subject {
  key: object;
  game: SearchedGame;
}

export class Analysis {
  readonly #engine: SharedEngine;
  readonly #onChange: () => void;
  #subject: Subject | null = null;
  #lines = 3;
  #status: AnalysisStatus = "off";
  #abort: AbortController | null = null;
  #found = new WeakMap<object, SearchInfo>();

  constructor(engine: SharedEngine, onChange: () => void) {
    this.#engine = engine;
    this.#onChange = onChange;
  }

  get status(): AnalysisStatus {
    return this.#status;
  }

  get lines(): number {
    return this.#lines;
  }

  /** What was found about the position; null if nothing was yet. */
  get info(): SearchInfo | null {
    return (this.#subject && this.#found.get(this.#subject.key)) ?? null;
  }

  get isOn(): boolean {
    return this.#status !== "off";
  }

  /** Thinks about a position, unless the analysis is off or paused. */
  think(subject: Subject): void {
    const isSame = this.#subject?.key === subject.key;
    this.#subject = subject;
    if (isSame && this.#status !== "off") return;
    if (this.#status === "off" || this.#status === "paused") return;
    void this.#run();
  }

  start(subject: Subject): void {
    this.#subject = subject;
    if (this.#status === "running" || this.#status === "loading") return;
    void this.#run();
  }

  /** Continues after a pause, or after the time limit. */
  resume(): void {
    if (this.#subject) void this.#run();
  }

  pause(): void {
    this.#end("paused");
  }

  stop(): void {
    this.#end("off");
  }

  setLines(lines: number): void {
    this.#lines = Math.min(Math.max(Math.round(lines), 1), MAX_LINES);
    this.#found = new WeakMap();
    if (this.#status === "running" || this.#status === "done") void this.#run();
    else this.#onChange();
  }

  #end(status: AnalysisStatus): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#set(status);
  }

  #set(status: AnalysisStatus): void {
    this.#status = status;
    this.#onChange();
  }

  async #run(): Promise<void> {
    this.#abort?.abort();
    const abort = (this.#abort = new AbortController());
    const subject = this.#subject;
    if (!subject) return;
    const { signal } = abort;
    this.#set(this.#status === "running" ? "running" : "loading");
    try {
      const engine = await this.#engine.open();
      if (signal.aborted) return;
      this.#set("running");
      const limits = { lines: this.#lines, time: MAX_TIME, signal };
      for await (const info of engine.analyse(subject.game, limits)) {
        if (signal.aborted) return;
        this.#keep(subject.key, info);
      }
      if (!signal.aborted) this.#set("done");
    } catch {
      if (signal.aborted) return;
      void this.#engine.close();
      this.#set("failed");
    }
  }

  /** Keeps what was found, unless an earlier search has looked further. */
  #keep(key: object, info: SearchInfo): void {
    const before = this.#found.get(key);
    if (before && before.depth > info.depth && before.lines.length >= info.lines.length) return;
    this.#found.set(key, info);
    this.#onChange();
  }
}
