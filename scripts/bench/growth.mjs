// How cost grows: with the pieces on the board, with air defenders, with the length of a game and
// with the number of live games.
import { randomFrom, short } from "../../bench/rows.mjs";
import { contestant, measure } from "../../bench/timing.mjs";
import { clock } from "./clock.mjs";
import { formatTable } from "./document.mjs";
import { loadOurs } from "./engines.mjs";
import { crowded, defended, long } from "./positions.mjs";

const STACKS = [10, 38, 60];
const DEFENDERS = [0, 1, 2, 4, 6, 8, 10, 12];
const PLIES = [10, 100, 1_000, 10_000];
const GAMES = [1, 10, 100, 1_000, 10_000];

/** @typedef {import("cotulenh-wasm").CoTuLenh} Game */
/** @typedef {typeof import("cotulenh-wasm")} Engine */
/** @typedef {Record<string, () => number>} Tasks */

/** @param {Game} game @returns {Tasks} */
const position = (game) => {
  const san = game.moves({ verbose: true }).find(({ deploy }) => !deploy)?.san ?? "";
  const fen = game.fen();
  return {
    "moves()": () => game.moves().length && 1,
    "moves(), a move": () => game.moves().length,
    "verbose, a move": () => game.moves({ verbose: true }).length,
    "move + undo": () => (game.move(san), game.undo(), 1),
    zones: () => game.getAirDefenseZones("r").length && 1,
    "fen()": () => game.fen().length && 1,
    "load(fen)": () => (game.load(fen), 1),
  };
};

/** @param {Game} game @returns {Tasks} */
const air = (game) => {
  const plane = game.moves({ verbose: true, type: "f" })[0]?.from ?? "a1";
  return {
    "moves()": () => game.moves().length && 1,
    "moves(), a move": () => game.moves().length,
    "getAirDefenseZones()": () => (game.getAirDefenseZones("r"), 1),
    "getAirDefense()": () => (game.getAirDefense("r"), 1),
    "getFlightPaths()": () => (game.getFlightPaths(plane), 1),
  };
};

/** @param {Game} game @returns {Tasks} */
const history = (game) => {
  const plies = game.history().length;
  return {
    "undo + redo": () => (game.undo(), game.redo(), 1),
    "move + undo": () => (game.move("Ic6"), game.undo(), 1),
    "isThreefoldRepetition()": () => (game.isThreefoldRepetition(), 1),
    "isGameOver()": () => (game.isGameOver(), 1),
    "moves()": () => (game.moves(), 1),
    "fen()": () => (game.fen(), 1),
    "history(), a ply": () => game.history().length,
    "verbose, a ply": () => game.history({ verbose: true }).length,
    "clone() + free()": () => (game.clone().free(), 1),
    "pgn(), a ply": () => game.pgn().length && plies,
  };
};

/** @param {Engine} engine @param {number} count @returns {Tasks} */
const alive = ({ CoTuLenh }, count) => {
  const games = Array.from({ length: count }, () => new CoTuLenh());
  const random = randomFrom(5);
  const any = () => /** @type {Game} */ (games[random(count)]);
  return {
    "new + free()": () => (new CoTuLenh().free(), 1),
    "fen() of any": () => (any().fen(), 1),
    "moves() of any": () => (any().moves(), 1),
    "move + undo of any": () => {
      const game = any();
      game.move("Ic6");
      game.undo();
      return 1;
    },
  };
};

/** @typedef {{ about: string, sizes: number[], tasks: () => Tasks[] }} Table */

/**
 * Each table: what its columns are, their sizes, and the tasks for each size.
 * @param {Engine} engine
 * @returns {Record<string, Table>}
 */
const makeTables = (engine) => ({
  stacks: {
    about: "Stacks on the board",
    sizes: STACKS,
    tasks: () => STACKS.map((count) => position(crowded(engine, count))),
  },
  defenders: {
    about: "Air defenders of the other side",
    sizes: DEFENDERS,
    tasks: () => defended(engine, DEFENDERS).map(air),
  },
  plies: {
    about: "Plies played, none of them a capture",
    sizes: PLIES,
    tasks: () => PLIES.map((count) => history(long(engine, count))),
  },
  games: {
    about: "Live games",
    sizes: GAMES,
    tasks: () => GAMES.map((count) => alive(engine, count)),
  },
});

/**
 * Nanoseconds an item, by table, size and task.
 * @param {import("../../bench/timing.mjs").Effort} effort
 */
export async function growth({ rounds, slice, progress }) {
  /** @type {Record<string, { about: string, sizes: number[], times: Record<string, number> }>} */
  const tables = {};
  for (const [name, { about, sizes, tasks }] of Object.entries(makeTables(await loadOurs()))) {
    const contestants = tasks().flatMap((ofSize, n) =>
      Object.entries(ofSize).map(([task, work]) => [
        `${task}|${sizes[n]}`,
        contestant(work, clock),
      ]),
    );
    const settings = { rounds, slice: slice / 4, progress };
    const times = await measure(Object.fromEntries(contestants), settings);
    tables[name] = { about, sizes, times };
  }
  return { node: process.version, rounds, tables };
}

/** @param {number} ns */
function time(ns) {
  if (ns < 1e3) return `${short(ns)} ns`;
  return ns < 1e6 ? `${short(ns / 1e3)} µs` : `${short(ns / 1e6)} ms`;
}

/**
 * A table for each way to grow, the sizes as its columns.
 * @param {Awaited<ReturnType<typeof growth>>} measured
 */
export function growthReport({ node, rounds, tables }) {
  const parts = Object.values(tables).map(({ about, sizes, times }) => {
    const tasks = new Set(Object.keys(times).map((key) => key.replace(/\|.*/, "")));
    const rows = [...tasks].map((task) => [
      task,
      ...sizes.map((size) => time(times[`${task}|${size}`] ?? NaN)),
    ]);
    return formatTable([about, ...sizes.map(String)], rows);
  });
  return [`Node ${node.replace(/^v/, "")}, medians of ${rounds} rounds.`, ...parts].join("\n\n");
}
