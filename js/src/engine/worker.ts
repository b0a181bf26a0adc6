// The script of the engine's worker: it has no imports left when it is built, and runs as a classic or a
// module worker of a browser, and as a thread of Node, Bun or Deno.
import { Engine, initSync } from "../../../target/wasm-pack-engine/cotulenh_engine.js";
import { moduleBytes } from "../wasm/dense.js";
import type { FromWorker, Known, RefusedGame, Request, ToWorker } from "./messages.js";
import type { SearchResult } from "./types.js";

/** How long it searches before it looks for messages, in milliseconds: `stop` has to wait for it. */
const SLICE = 12;

/** How many nodes it searches before it checks the time: less than a millisecond. */
const NODES = 256;

/** What `step` answers. */
const ITERATION = 1;
const DONE = 2;

/** The parts of a thread's port, and of a worker's scope, that are used here. */
interface Port {
  postMessage(message: FromWorker): void;
  on?(type: "message", listener: (message: ToWorker) => void): void;
  addEventListener?(type: "message", listener: (event: { data: ToWorker }) => void): void;
}

interface Threads {
  parentPort: Port | null;
  /** The next message of a port, if one has come. */
  receiveMessageOnPort(port: Port): { message: ToWorker } | undefined;
}

type Runtime = { process?: { getBuiltinModule?: (name: string) => Threads | undefined } };

/** In a thread that was started with a text there is `require`, in older versions of Node only that. */
declare const require: ((name: string) => Threads) | undefined;

/** Node's threads, if this is one. */
function findThreads(): Threads | undefined {
  const name = "node:worker_threads";
  const { process } = globalThis as Runtime;
  const isOldNode = process && !process.getBuiltinModule && typeof require === "function";
  const threads = isOldNode ? require!(name) : process?.getBuiltinModule?.(name);
  return threads?.parentPort ? threads : undefined;
}

/**
 * Calls a function after the messages that have come. Timers wait a millisecond or more, so they are used
 * only where nothing else lets messages in.
 */
function makeYield(): (resume: () => void) => void {
  const { Deno, setImmediate } = globalThis as {
    Deno?: unknown;
    setImmediate?: (call: () => void) => void;
  };
  if (Deno) return (resume) => setTimeout(resume);
  if (setImmediate) return setImmediate;
  const { port1, port2 } = new MessageChannel();
  let resume: () => void;
  port1.onmessage = () => resume();
  return (call) => {
    resume = call;
    port2.postMessage(0);
  };
}

/** Handles the next message of a thread that has come. A busy one does not get it in time by yielding. */
function receive(): void {
  try {
    const received = receives && threads?.receiveMessageOnPort(port);
    if (received) handle(received.message);
  } catch {
    // Deno cannot do that with this port.
    receives = false;
  }
}

const threads = findThreads();
const port = threads?.parentPort ?? (globalThis as unknown as Port);
let receives = true;
const yieldThen = makeYield();
let engine: Engine | undefined;
let isRunning = false;
let started = 0;
let minTime = 0;
/** A result that came too soon, and the timer that posts it. */
let held: { result: SearchResult; timer: ReturnType<typeof setTimeout> } | undefined;

/** What the search has found so far. */
function readInfo(): SearchResult {
  const time = performance.now() - started;
  const { best = null, ...known } = engine!.info(time) as Known;
  const nodesPerSecond = Math.round((known.nodes * 1000) / Math.max(time, 0.1));
  return { ...known, best, nodesPerSecond, time: Math.round(time) };
}

function post(message: FromWorker): void {
  port.postMessage(message);
}

/** Posts what an iteration has found. */
function postInfo(): void {
  const { best: _, moves: __, ...info } = readInfo();
  post({ type: "info", info });
}

/** Ends the search that runs. A result that comes too soon is held back. */
function finish(mayHold: boolean): void {
  isRunning = false;
  engine!.stop();
  const result = readInfo();
  const early = started + minTime - performance.now();
  if (mayHold && early > 0 && result.best !== null) {
    held = { result, timer: setTimeout(postHeldResult, early) };
  } else {
    post({ type: "result", result });
  }
}

/** Posts the result that was held back. */
function postHeldResult(): void {
  if (!held) return;
  const { result, timer } = held;
  held = undefined;
  clearTimeout(timer);
  post({ type: "result", result });
}

/** Searches for a while, then lets messages come in. */
function runSlice(): void {
  if (!isRunning) return;
  try {
    const until = performance.now() + SLICE;
    for (;;) {
      const progress = engine!.step(NODES);
      const now = performance.now();
      const isLate = engine!.isLate(now - started, progress === ITERATION);
      if (progress === DONE || isLate) return finish(true);
      if (progress === ITERATION) postInfo();
      if (now >= until) break;
    }
    receive();
    yieldThen(runSlice);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  isRunning = false;
  post({ type: "failed", message: String(error) });
}

function start({ game, limits, keepsTable, tableMB }: Request): void {
  started = performance.now();
  if (engine && !keepsTable) engine.clear();
  engine ??= new Engine(tableMB);
  try {
    engine.setGame(game.rules, game.fen, game.turns, game.deploy, game.steps);
  } catch (refused) {
    // Anything else is a failure of the module.
    if (refused instanceof Error) throw refused;
    return post({ type: "refused", refused: refused as RefusedGame });
  }
  if (game.isOver) {
    const none = { depth: 0, nodes: 0, nodesPerSecond: 0, time: 0, progress: 1, lines: [] };
    return post({ type: "result", result: { ...none, best: null, moves: [] } });
  }
  minTime = limits.minTime;
  const { clock, time, nodes, depth, mate, lines, level, seed } = limits;
  if (clock) engine.setClock(clock.r, clock.b, clock.increment);
  if (time < Infinity) engine.setTime(time);
  engine.start(nodes, depth, mate, lines, level, seed);
  isRunning = true;
  runSlice();
}

function handle(message: ToWorker): void {
  try {
    if (message !== "stop") start(message);
    else if (isRunning) finish(false);
    else postHeldResult();
  } catch (error) {
    fail(error);
  }
}

try {
  initSync({ module: moduleBytes() });
  if (port.on) port.on("message", handle);
  else port.addEventListener?.("message", ({ data }) => handle(data));
  post({ type: "ready" });
} catch (error) {
  fail(error);
}
