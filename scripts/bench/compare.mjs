// The package, the native core and chess.js, measured in one run, with what is to be reached.
import { fileURLToPath } from "node:url";
import { figure, ROWS, short, works } from "../../bench/rows.mjs";
import { measure } from "../../bench/timing.mjs";
import { nativeCore, wasmCore } from "./core.mjs";
import { CHESS, OURS } from "./engines.mjs";
import { memoryUse, sizes, startTimes } from "./once.mjs";
import { startProgram } from "./program.mjs";
import { markdown } from "./table.mjs";
import {
  IMPORT,
  LEAVES,
  LISTED,
  machineSpeed,
  MEMORY,
  PEER,
  SIZES,
  target,
  WASM_OF_NATIVE,
} from "./targets.mjs";

const WORKER = fileURLToPath(new URL("engines-worker.mjs", import.meta.url));

/** What the bare core is measured by. */
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

/** All figures, as they are written to a file: nanoseconds an item, bytes, milliseconds. */
export async function figures({ rounds, slice, progress }) {
  const [{ CoTuLenh }, { Chess }] = await Promise.all([import(OURS), import(CHESS)]);
  const native = await nativeCore();
  const wasm = await wasmCore();
  const contestants = {};
  const programs = [native];
  const known = Object.keys(works({ CoTuLenh, Chess }));
  for (const { id } of ROWS) {
    const program = startProgram(process.execPath, [WORKER]);
    programs.push(program);
    for (const name of known.filter((one) => one.endsWith(` ${id}`))) {
      contestants[name] = program.contestant(name);
    }
  }
  for (const id of Object.keys(CORE)) {
    contestants[`wasm ${id}`] = wasm[id];
    contestants[`native ${id}`] = native.contestants[id];
  }
  const times = await measure(contestants, { rounds, slice, progress });
  for (const program of programs) program.stop();
  return {
    node: process.version,
    rounds,
    times,
    counts: { chessMoves: new Chess().moves().length },
    start: startTimes(2 * rounds),
    memory: memoryUse(),
    sizes: await sizes(),
  };
}

const times = (ratio) => `${short(ratio)} ×`;
const KB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A row of the first table; `less` says that smaller figures are better. */
function row({ title, unit, ours, chess = null, peer = null, wanted = null, less = false, show }) {
  const text = show ?? ((value) => `${short(value)}${unit === "" ? "" : ` ${unit}`}`);
  const better = (than) => times(less ? than / ours : ours / than);
  const reached = wanted === null ? null : less ? ours <= wanted : ours >= wanted;
  return {
    reached,
    cells: [
      title,
      text(ours),
      chess === null ? "" : text(chess),
      chess === null ? "" : better(chess),
      peer === null ? "" : better(peer),
      wanted === null ? "" : `${less ? "≤" : "≥"} ${text(wanted)}`,
      reached === null
        ? ""
        : reached
          ? "yes"
          : `no: ${times(less ? wanted / ours : ours / wanted)}`,
    ],
  };
}

/** The rows in which the package is compared with chess.js and with what is to be reached. */
function comparison({ times: ns, counts, start, memory, sizes: weights }) {
  const rate = (id) => 1e9 / ns[`chess ${id}`];
  const speed = machineSpeed(rate);
  const rows = [];
  for (const { id, title, unit } of ROWS) {
    const less = unit === "ms";
    const theirs = ns[`chess ${id}`];
    rows.push(
      row({
        title,
        unit,
        less,
        ours: figure(ns[`ours ${id}`], unit),
        chess: theirs === undefined ? null : figure(theirs, unit),
        peer: PEER[id] === undefined ? null : less ? PEER[id] / speed : PEER[id] * speed,
        wanted: target(id, speed, rate),
      }),
    );
    if (id === "perft") rows.push(...core());
  }
  function core() {
    const listed = ns["chess moves"] / counts.chessMoves;
    return [
      row({
        ...CORE.leaves,
        ours: figure(ns["wasm leaves"], "nodes/s"),
        chess: rate("perft"),
        peer: PEER.perft * speed,
        wanted: LEAVES * rate("perft"),
      }),
      row({
        ...CORE.list,
        less: true,
        ours: ns["wasm list"],
        chess: listed,
        peer: 66_000 / speed,
        wanted: LISTED * listed,
      }),
    ];
  }
  const wasmOfNative = ["perft", "leaves", "list"].map(
    (id) => ns[`native ${id}`] / ns[`wasm ${id}`],
  );
  const bytes = (value) => `${Math.round(value)} B`;
  const all = ({ wasm, heap }) => wasm + heap;
  rows.push(
    row({
      title: "import to first list of moves",
      unit: "ms",
      less: true,
      ours: start.ours.wall,
      chess: start.chess.wall,
      peer: 77 / speed,
      wanted: IMPORT * start.chess.wall,
    }),
    row({
      title: "the same, time on a processor",
      unit: "ms",
      less: true,
      ours: start.ours.cpu,
      chess: start.chess.cpu,
    }),
    row({
      title: "`/web`, JS and wasm, gzip",
      less: true,
      ours: weights.web.gzip,
      chess: weights.chess.gzip,
      peer: 21_800,
      wanted: SIZES.web,
      show: KB,
    }),
    row({
      title: "default entry, gzip",
      less: true,
      ours: weights.inline.gzip,
      chess: weights.chess.gzip,
      peer: 21_800,
      wanted: SIZES.inline,
      show: KB,
    }),
    row({
      title: "memory of a fresh game",
      less: true,
      ours: all(memory.fresh),
      peer: 17 * 1024,
      wanted: MEMORY.fresh,
      show: bytes,
    }),
    row({
      title: "memory of a ply",
      less: true,
      ours: all(memory.ply),
      peer: 4 * 1024,
      wanted: MEMORY.ply,
      show: bytes,
    }),
    row({
      title: "wasm against native, the least of three",
      unit: "",
      ours: Math.min(...wasmOfNative),
      wanted: WASM_OF_NATIVE,
    }),
  );
  return { rows, speed };
}

/** The figures as text: tables, and what they mean. */
export function report(all) {
  const { rows, speed } = comparison(all);
  const head = [
    "",
    "this package",
    "chess.js",
    "against it",
    "against the peer",
    "target",
    "reached",
  ];
  const first = markdown(
    head,
    rows.map(({ cells }) => cells),
  );
  const core = Object.entries(CORE).map(([id, { title, unit }]) => {
    const [wasm, native] = [all.times[`wasm ${id}`], all.times[`native ${id}`]];
    const text = (ns) => `${short(figure(ns, unit))} ${unit}`;
    return [title, text(wasm), text(native), (native / wasm).toFixed(2)];
  });
  const weights = {
    "`cotulenh-wasm/web`": "web",
    "`cotulenh-wasm`": "inline",
    "chess.js": "chess",
  };
  const sized = Object.entries(weights).map(([title, key]) => {
    const { raw, gzip, brotli } = all.sizes[key];
    return [title, KB(raw), KB(gzip), KB(brotli)];
  });
  const { fresh, ply } = all.memory;
  const bytes = (value) => `${Math.round(value)} B`;
  const memory = [
    ["a fresh game", bytes(fresh.wasm), bytes(fresh.heap)],
    ["a ply", bytes(ply.wasm), bytes(ply.heap)],
  ];
  const wanted = rows.filter(({ reached }) => reached !== null);
  const reached = wanted.filter((one) => one.reached).length;
  return [
    `Node ${all.node.replace(/^v/, "")}, medians of ${all.rounds} rounds; this machine ran chess.js ` +
      `at ${short(speed)} × the speed that the targets were set with. ` +
      `${reached} of ${wanted.length} targets are reached.`,
    first,
    "The core alone, without the JavaScript class:",
    markdown(["", "wasm", "native", "native time / wasm time"], core),
    "Sizes:",
    markdown(["", "raw", "gzip", "brotli"], sized),
    "Memory that is kept:",
    markdown(["", "in wasm", "in JavaScript's heap"], memory),
  ].join("\n\n");
}
