// The package, the native core, chess.js and perhaps the release before, measured in one run.
import { fileURLToPath } from "node:url";
import { figure, makeTasks, OFFICIAL_ROWS, ROWS, short } from "../rows.mjs";
import { measure } from "../timing.mjs";
import { nativeCore, wasmCore } from "./core.mjs";
import { formatTable } from "../document.mjs";
import { loadChess, loadOurs } from "./libraries.mjs";
import { memoryUse, sizes, startTimes } from "./once.mjs";
import { startProgram } from "./program.mjs";
const WORKER = fileURLToPath(new URL("tasks-program.mjs", import.meta.url));

/** What is measured of the bare core. */
const CORE = {
  perft: { title: "perft, counted at the parent", unit: "nodes/s" },
  leaves: { title: "perft, every leaf made", unit: "nodes/s" },
  list: { title: "listing legal moves, a move", unit: "ns" },
  unordered: { title: "the same in no order", unit: "ns" },
  play: { title: "listing, doing and taking back, a move", unit: "ns" },
  zones: { title: "zones of a colour", unit: "ns" },
  fenRead: { title: "reading a FEN", unit: "ns" },
  fenWrite: { title: "writing a FEN", unit: "ns" },
  sanWrite: { title: "writing SAN, a move", unit: "ns" },
};

/**
 * All figures, as they are written to a file: nanoseconds an item, bytes, milliseconds.
 * @param {import("../timing.mjs").Effort & { against?: string | undefined }} effort `against` is the folder of another package
 */
export async function figures({ rounds, slice, progress, against }) {
  const libraries = { ...(await loadOurs()), ...(await loadChess()) };
  const native = await nativeCore();
  const wasm = await wasmCore();
  /** @type {Record<string, import("../timing.mjs").Contestant>} */
  const contestants = {};
  const stops = [native.stop];
  const known = Object.keys(makeTasks(libraries));
  for (const { id } of ROWS) {
    const { contestant, stop } = startProgram(process.execPath, WORKER);
    stops.push(stop);
    for (const name of known.filter((one) => one.endsWith(` ${id}`))) {
      contestants[name] = contestant(name);
    }
    if (against === undefined) continue;
    const before = startProgram(process.execPath, WORKER, against);
    stops.push(before.stop);
    contestants[`before ${id}`] = before.contestant(`ours ${id}`);
  }
  for (const id of Object.keys(CORE)) {
    const [inWasm, natively] = [wasm[id], native.contestants[id]];
    if (!inWasm || !natively) throw new Error(`bench/core.rs has no ${id}`);
    contestants[`wasm ${id}`] = inWasm;
    contestants[`native ${id}`] = natively;
  }
  const times = await measure(contestants, { rounds, slice, progress });
  for (const stop of stops) stop();
  return {
    node: process.version,
    rounds,
    times,
    counts: { chessMoves: new libraries.Chess().moves().length },
    start: startTimes(4 * rounds),
    memory: memoryUse(),
    sizes: await sizes(),
  };
}

/** @typedef {Awaited<ReturnType<typeof figures>>} Measured */

const formatRatio = (/** @type {number} */ ratio) => `${short(ratio)} ×`;
const formatKB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const formatBytes = (/** @type {number} */ bytes) => `${Math.round(bytes)} B`;

/**
 * @typedef {object} Row
 * @property {string} title
 * @property {number} ours
 * @property {number | undefined} [chess]
 * @property {number | undefined} [before] what the release before does
 * @property {boolean} [less] whether smaller figures are better
 * @property {string} [unit]
 * @property {(value: number) => string} [format] instead of the unit
 */

/**
 * The cells of a row of the first table.
 * @param {Row} row
 */
function cells(row) {
  const { title, ours, chess, before, less = false, unit = "" } = row;
  const format = row.format ?? ((value) => `${short(value)} ${unit}`.trimEnd());
  const compare = (/** @type {number | undefined} */ to) =>
    to === undefined ? "" : formatRatio(less ? to / ours : ours / to);
  return [
    title,
    format(ours),
    chess === undefined ? "" : format(chess),
    compare(chess),
    compare(before),
  ];
}

/**
 * The rows in which the package is compared with chess.js and with the release before.
 * @param {Measured} measured
 */
function compareAll({ times, counts, start, memory, sizes: weights }) {
  const ns = (/** @type {string} */ name) => times[name] ?? NaN;
  const rate = (/** @type {string} */ id) => 1e9 / ns(`chess ${id}`);
  /** @type {Row[]} */
  const rows = ROWS.map(({ id, title, unit }) => {
    const known = (/** @type {number | undefined} */ time) =>
      time === undefined ? undefined : figure(time, unit);
    return {
      title,
      unit,
      less: unit === "ms",
      ours: figure(ns(`ours ${id}`), unit),
      chess: known(times[`chess ${id}`]),
      before: known(times[`before ${id}`]),
    };
  });
  const listed = ns("chess moves") / counts.chessMoves;
  const perft = ROWS.findIndex(({ id }) => id === "perft");
  rows.splice(
    perft + 1,
    0,
    {
      ...CORE.leaves,
      ours: figure(ns("wasm leaves"), "nodes/s"),
      chess: rate("perft"),
    },
    {
      ...CORE.list,
      less: true,
      ours: ns("wasm list"),
      chess: listed,
    },
  );
  const small = { less: true };
  const inMs = { ...small, unit: "ms" };
  const inKB = { ...small, format: formatKB, chess: weights.chess.gzip };
  const inBytes = { ...small, format: formatBytes };
  rows.push(
    { ...inMs, title: "import to first list of moves", ...start },
    { ...inKB, title: "`/web`, JS and wasm, gzip", ours: weights.web.gzip },
    { ...inKB, title: "default entry, gzip", ours: weights.inline.gzip },
    {
      ...inBytes,
      title: "memory of a fresh game",
      ours: memory.fresh.wasm + memory.fresh.heap,
    },
    {
      ...inBytes,
      title: "memory of a ply",
      ours: memory.ply.wasm + memory.ply.heap,
    },
  );
  return rows;
}

/**
 * The figures as text: tables, and what they mean.
 * @param {Measured} all
 */
export function report(all) {
  const rows = compareAll(all);
  const isCompared = rows.some(({ before }) => before !== undefined);
  const columns = isCompared ? 5 : 4;
  const head = ["", "this package", "chess.js", "against it", "against the release before"];
  const core = Object.entries(CORE).map(([id, { title, unit }]) => {
    const [wasm, native] = ["wasm", "native"].map((kind) => all.times[`${kind} ${id}`] ?? NaN);
    const format = (ns = NaN) => `${short(figure(ns, unit))} ${unit}`;
    return [title, format(wasm), format(native), (Number(native) / Number(wasm)).toFixed(2)];
  });
  const official = ROWS.filter(({ id }) => OFFICIAL_ROWS.includes(id)).map(
    ({ id, title, unit }) => {
      const times = ["ours", "official"].map((rules) => all.times[`${rules} ${id}`] ?? NaN);
      const [standard = NaN, byOfficial = NaN] = times.map((ns) => figure(ns, unit));
      const format = (/** @type {number} */ value) => `${short(value)} ${unit}`;
      return [title, format(standard), format(byOfficial), (byOfficial / standard).toFixed(2)];
    },
  );
  const { web, inline, chess } = all.sizes;
  const weights = { "`cotulenh-wasm/web`": web, "`cotulenh-wasm`": inline, "chess.js": chess };
  const sized = Object.entries(weights).map(([title, { raw, gzip, brotli }]) => {
    return [title, ...[raw, gzip, brotli].map(formatKB)];
  });
  const { fresh, ply } = all.memory;
  const kept = Object.entries({ "a fresh game": fresh, "a ply": ply }).map(
    ([title, { wasm, heap }]) => [title, formatBytes(wasm), formatBytes(heap)],
  );
  return [
    `Node ${all.node.replace(/^v/, "")}, medians of ${all.rounds} rounds.`,
    formatTable(
      head.slice(0, columns),
      rows.map((row) => cells(row).slice(0, columns)),
    ),
    "By the official rules:",
    formatTable(["", "standard", "official", "official / standard"], official),
    "The core alone, without the JavaScript class:",
    formatTable(["", "wasm", "native", "native time / wasm time"], core),
    "Sizes:",
    formatTable(["", "raw", "gzip", "brotli"], sized),
    "Memory that is kept:",
    formatTable(["", "in wasm", "in JavaScript's heap"], kept),
  ].join("\n\n");
}
