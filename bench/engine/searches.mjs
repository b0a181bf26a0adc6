// The engine: natively, in Node and in Chromium, by the same searches in one run.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium as playwright } from "@playwright/test";
import { median } from "../timing.mjs";
import { serveFolder } from "../../scripts/consumers/servers.mjs";
import { ENGINE_OUT, PKG, ROOT } from "../../scripts/lib/paths.mjs";
import { chromium, CHROMIUM_FLAGS } from "../../scripts/toolchain/browsers.mjs";
import { ENGINE_WASM } from "../../scripts/toolchain/wasm.mjs";
import { buildEngine } from "../rules/core.mjs";
import { formatTable } from "../document.mjs";

const POSITIONS = 6;

const FENS = readFileSync(join(ROOT, "engine/tests/data/middlegames.txt"), "utf8")
  .trim()
  .split("\n")
  .slice(0, POSITIONS);

/** @typedef {{ search: (fen: string, nodes: number) => unknown, end?: () => void }} Contestant */

/**
 * The time on a processor, in milliseconds, of each thread of a process. Others that use the processor
 * disturb it little. Where Linux does not tell, it is the time of day.
 * @param {number | undefined} id
 */
function threadTimes(id) {
  const folder = `/proc/${id}/task`;
  if (!existsSync(folder)) return new Map([["all", performance.now()]]);
  const times = readdirSync(folder).map((thread) => {
    const file = join(folder, thread, "schedstat");
    // The thread may have ended.
    const text = existsSync(file) ? readFileSync(file, "utf8") : "0";
    return /** @type {const} */ ([thread, Number(text.split(" ")[0]) / 1e6]);
  });
  return new Map(times);
}

/**
 * Milliseconds on a processor of the thread of a process that is busiest with some work.
 * @param {number | undefined} id
 * @param {() => unknown} work
 */
async function timeBusiest(id, work) {
  const before = threadTimes(id);
  await work();
  const spent = [...threadTimes(id)].map(([thread, time]) => time - (before.get(thread) ?? 0));
  return Math.max(...spent);
}

/**
 * The native program, by its protocol.
 * @returns {Promise<Contestant & { id: number | undefined }>}
 */
async function startNative() {
  const program = spawn(await buildEngine(), [], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const search = async (/** @type {string} */ fen, /** @type {number} */ nodes) => {
    program.stdin.write(`ucinewgame\nposition fen ${fen}\ngo nodes ${nodes}\n`);
    while (!(await lines.next()).value.startsWith("bestmove"));
  };
  return { id: program.pid, search, end: () => program.kill() };
}

/**
 * The module alone, in one go: what slices cost is the difference.
 * @returns {Promise<Contestant>}
 */
async function startBare() {
  const glue = await import(join(ENGINE_OUT, "cotulenh_engine.js"));
  glue.initSync({ module: readFileSync(join(ENGINE_OUT, ENGINE_WASM)) });
  const engine = new glue.Engine(16);
  const search = (/** @type {string} */ fen, /** @type {number} */ nodes) => {
    engine.clear();
    engine.setGame(0, fen, [], "", []);
    engine.start(nodes, 0, 0, 1, 8);
    while (engine.step(2 ** 32 - 1) !== 2);
  };
  return { search };
}

// What both places of the package do: these functions run in Node, and in the page as they are. Between the
// calls the engine is in a global variable.

/** @typedef {{ measured?: import("cotulenh-wasm/engine").Engine }} Global */

/** @param {string} address of the entry */
async function startPackage(address) {
  const from = performance.now();
  const { Engine } = await import(address);
  const engine = new Engine();
  /** @type {Global} */ (globalThis).measured = engine;
  await engine.search({}, { nodes: 1 });
  return performance.now() - from;
}

/**
 * @param {string[]} fens
 * @param {number} nodes
 */
async function searchAll(fens, nodes) {
  const engine = /** @type {Global} */ (globalThis).measured;
  for (const fen of fens) await engine?.search({ fen }, { nodes });
}

/** Milliseconds from `stop` to the answer, of some searches. Closes the engine. */
async function stopSome() {
  const engine = /** @type {Global} */ (globalThis).measured;
  const delays = [];
  for (let n = 0; engine && n < 8; n++) {
    const search = engine.search({}, { time: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 25 + n));
    const stopped = performance.now();
    engine.stop();
    await search;
    delays.push(performance.now() - stopped);
  }
  engine?.close();
  return delays;
}

/**
 * @typedef {object} Measured
 * @property {number} start milliseconds from the import to the first answer
 * @property {number} time milliseconds of all searches, on a processor
 * @property {number[]} delays
 */

/**
 * @param {string} address
 * @param {number} nodes
 * @returns {Promise<Measured>}
 */
async function measureNode(address, nodes) {
  const start = await startPackage(address);
  await searchAll(FENS, nodes);
  const time = await timeBusiest(process.pid, () => searchAll(FENS, nodes));
  return { start, time, delays: await stopSome() };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @param {number} nodes
 * @returns {Promise<Measured>}
 */
async function measurePage(browser, address, nodes) {
  const page = await browser.newPage();
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    return 1000 * renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await page.goto(`${address}package.json`);
  const start = await page.evaluate(`(${startPackage})("/engine.js")`);
  const program = `(${searchAll})(${JSON.stringify(FENS)}, ${nodes})`;
  await page.evaluate(program);
  const before = await spent();
  await page.evaluate(program);
  const time = (await spent()) - before;
  const delays = await page.evaluate(`(${stopSome})()`);
  await page.close();
  return /** @type {Measured} */ ({ start, time, delays });
}

/** The bytes that an engine with the default table adds to this process while it is open. */
async function measureMemory() {
  const { Engine } = await import(join(PKG, "engine.js"));
  const before = process.memoryUsage().rss;
  const engines = Array.from({ length: 4 }, () => new Engine());
  for (const engine of engines) await engine.search({}, { nodes: 50_000 });
  const taken = (process.memoryUsage().rss - before) / engines.length;
  for (const engine of engines) engine.close();
  return taken;
}

/**
 * Measures, taking turns.
 * @param {{ rounds: number, slice: number, progress: (part: number) => void }} settings
 */
export async function searches({ rounds, slice, progress }) {
  const nodes = slice * 600;
  const native = await startNative();
  const bare = await startBare();
  const server = await serveFolder(PKG);
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  /** @type {{ native: number[], bare: number[], node: Measured[], chromium: Measured[] }} */
  const all = { native: [], bare: [], node: [], chromium: [] };
  /** @type {(contestant: Contestant) => Promise<void>} */
  const searchWith = async ({ search }) => {
    for (const fen of FENS) await search(fen, nodes);
  };
  try {
    await searchWith(bare);
    for (let round = 0; round < rounds; round++) {
      all.native.push(await timeBusiest(native.id, () => searchWith(native)));
      all.bare.push(await timeBusiest(process.pid, () => searchWith(bare)));
      // Another address is another module, which is compiled again.
      all.node.push(await measureNode(`${join(PKG, "engine.js")}?${round}`, nodes));
      all.chromium.push(await measurePage(browser, server.address, nodes));
      progress((round + 1) / rounds);
    }
  } finally {
    native.end?.();
    server.close();
    await browser.close();
  }
  return { ...all, nodes, memory: await measureMemory() };
}

/** @param {Awaited<ReturnType<typeof searches>>} measured */
export function searchReport({ native, bare, node, chromium: page, nodes, memory }) {
  const speedOf = (/** @type {number[]} */ times) =>
    (FENS.length * nodes * 1000) / Math.min(...times);
  const timesOf = (/** @type {Measured[]} */ rounds) => rounds.map(({ time }) => time);
  const speeds = {
    native: speedOf(native),
    bare: speedOf(bare),
    node: speedOf(timesOf(node)),
    page: speedOf(timesOf(page)),
  };
  const speed = (/** @type {number} */ rate) => `${Math.round(rate / 1000)}k nodes/s`;
  const ratio = (/** @type {number} */ rate) => (rate / speeds.native).toFixed(2);
  const ms = (/** @type {number} */ time) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
  const starts = (/** @type {Measured[]} */ rounds) => ms(median(rounds.map(({ start }) => start)));
  const stops = (/** @type {Measured[]} */ rounds) => {
    const delays = rounds.flatMap(({ delays: some }) => some);
    return `${ms(median(delays))}, at most ${ms(Math.max(...delays))}`;
  };
  const table = formatTable(
    ["", "native", "Node", "Chromium"],
    [
      ["search", speed(speeds.native), speed(speeds.node), speed(speeds.page)],
      ["against native", "1.00", ratio(speeds.node), ratio(speeds.page)],
      ["import to first answer", "", starts(node), starts(page)],
      ["stop to answer", "", stops(node), stops(page)],
      ["memory of an engine", "", `${(memory / 1e6).toFixed(0)} MB`, ""],
    ],
  );
  const slices = 100 * (1 - speeds.node / speeds.bare);
  return [
    `Node ${process.versions.node}, ${node.length} rounds of ${FENS.length} searches of ${nodes} nodes. Of speed, by time on a processor, the fastest round counts.`,
    table,
    `The same module in one go, without a worker: ${speed(speeds.bare)}. Slices cost ${slices.toFixed(1)} %.`,
  ].join("\n\n");
}
