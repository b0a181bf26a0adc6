// The continuous analysis of the position on the board.
import { signal } from "@preact/signals";
import type { SearchInfo } from "cotulenh-wasm/engine";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import type { SharedEngine } from "./engine.js";

/** The most lines that are searched at once. */
export const MAX_LINES = 5;

/** The depths that one can choose; 0 for as deep as the time allows. */
export const DEPTHS = [0, 6, 8, 10, 12, 14] as const;

type AnalysisStatus = "off" | "loading" | "running" | "done" | "failed";

/** The engine stops after this time, in milliseconds, to save energy in a forgotten tab. */
const MAX_TIME = 120_000;

export class Analysis {
  readonly status = signal<AnalysisStatus>("off");
  /** What was found about the position; null if nothing was yet. */
  readonly info = signal<SearchInfo | null>(null);
  readonly lines = signal(3);
  readonly depth = signal(0);
  readonly #engine: SharedEngine;
  #subject: { tree: GameTree; node: TreeNode } | null = null;
  #abort: AbortController | null = null;
  #found = new WeakMap<TreeNode, SearchInfo>();
  /** Whether something else needs the engine. */
  #isHeld = false;

  constructor(engine: SharedEngine) {
    this.#engine = engine;
  }

  /** Thinks about a position from now on, if the analysis is on. */
  think(tree: GameTree, node: TreeNode = tree.current): void {
    if (this.#subject?.node === node) return;
    this.#subject = { tree, node };
    this.info.value = this.#found.get(node) ?? null;
    if (this.status.peek() !== "off") void this.#run();
  }

  start(): void {
    if (this.status.peek() === "off" || this.status.peek() === "failed") void this.#run();
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.status.value = "off";
  }

  /** Waits while something else uses the engine, and goes on afterwards. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (this.status.peek() === "off") return;
    if (isHeld) this.#abort?.abort();
    else void this.#run();
  }

  setLines(lines: number): void {
    this.lines.value = Math.min(Math.max(Math.round(lines), 1), MAX_LINES);
    this.#again();
  }

  setDepth(depth: number): void {
    this.depth.value = depth;
    this.#again();
  }

  #again(): void {
    this.#found = new WeakMap();
    this.info.value = null;
    if (this.status.peek() !== "off") void this.#run();
  }

  async #run(): Promise<void> {
    this.#abort?.abort();
    const { signal: ended } = (this.#abort = new AbortController());
    const subject = this.#subject;
    if (!subject || this.#isHeld) return;
    this.status.value = this.status.peek() === "running" ? "running" : "loading";
    try {
      const engine = await this.#engine.open();
      // A visitor who goes quickly through a game starts a search only where they stop.
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (ended.aborted) return;
      this.status.value = "running";
      const depth = this.depth.peek();
      const limits = { lines: this.lines.peek(), time: MAX_TIME, signal: ended };
      using game = subject.tree.game(subject.node);
      for await (const info of engine.analyse(game, depth > 0 ? { ...limits, depth } : limits)) {
        if (ended.aborted) return;
        this.#record(subject.node, info);
      }
      if (!ended.aborted) this.status.value = "done";
    } catch {
      if (ended.aborted) return;
      void this.#engine.close();
      this.status.value = "failed";
    }
  }

  /** Records what was found, unless an earlier search has looked further. */
  #record(node: TreeNode, info: SearchInfo): void {
    const before = this.#found.get(node);
    if (before && before.depth > info.depth && before.lines.length >= info.lines.length) return;
    this.#found.set(node, info);
    if (this.#subject?.node === node) this.info.value = info;
  }
}
