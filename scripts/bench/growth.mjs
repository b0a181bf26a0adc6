// How cost grows: with the pieces on the board, with air defenders, with the length of a game and
// with the number of games that are alive.
import { randomFrom, short } from "../../bench/rows.mjs";
import { contestant, measure } from "../../bench/timing.mjs";
import { clock } from "./clock.mjs";
import { OURS } from "./engines.mjs";
import { crowded, defended, long } from "./positions.mjs";
import { markdown } from "./table.mjs";

const STACKS = [10, 38, 60];
const DEFENDERS = [0, 1, 2, 4, 6, 8, 10, 12];
const PLIES = [10, 100, 1_000, 10_000];
const GAMES = [1, 10, 100, 1_000, 10_000];

const position = (game) => {
  const moves = game.moves({ verbose: true }).filter(({ deploy }) => !deploy);
  const [{ san }] = moves;
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

const air = (game) => {
  const [plane] = game.moves({ verbose: true, type: "f" });
  return {
    "moves()": () => game.moves().length && 1,
    "moves(), a move": () => game.moves().length,
    "getAirDefenseZones()": () => (game.getAirDefenseZones("r"), 1),
    "getAirDefense()": () => (game.getAirDefense("r"), 1),
    "getFlightPaths()": () => (game.getFlightPaths(plane.from), 1),
  };
};

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

const alive = ({ CoTuLenh }, count) => {
  const games = Array.from({ length: count }, () => new CoTuLenh());
  const random = randomFrom(5);
  const any = () => games[random(count)];
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

/** Each table: what its columns are called, for which sizes, and the works for a size. */
function tables(engine) {
  const underFire = defended(engine, DEFENDERS);
  return {
    stacks: {
      about: "Stacks on the board",
      sizes: STACKS,
      works: (count) => position(crowded(engine, count)),
    },
    defenders: {
      about: "Air defenders of the other side",
      sizes: DEFENDERS,
      works: (count) => air(underFire[DEFENDERS.indexOf(count)]),
    },
    plies: {
      about: "Plies played, none of them a capture",
      sizes: PLIES,
      works: (count) => history(long(engine, count)),
    },
    games: { about: "Games alive", sizes: GAMES, works: (count) => alive(engine, count) },
  };
}

/** Nanoseconds an item, by table, size and work. */
export async function growth({ rounds, slice, progress }) {
  const engine = await import(OURS);
  const all = {};
  for (const [name, { about, sizes, works }] of Object.entries(tables(engine))) {
    const contestants = {};
    for (const size of sizes) {
      for (const [work, done] of Object.entries(works(size))) {
        contestants[`${work}|${size}`] = contestant(done, clock);
      }
    }
    const settings = { rounds, slice: slice / 4, progress };
    all[name] = { about, sizes, times: await measure(contestants, settings) };
  }
  return { node: process.version, rounds, tables: all };
}

function time(ns) {
  if (ns < 1e3) return `${short(ns)} ns`;
  return ns < 1e6 ? `${short(ns / 1e3)} µs` : `${short(ns / 1e6)} ms`;
}

/** A table for each way to grow, the sizes as its columns. */
export function growthReport({ node, rounds, tables: all }) {
  const parts = Object.values(all).map(({ about, sizes, times }) => {
    const works = [...new Set(Object.keys(times).map((key) => key.split("|")[0]))];
    const rows = works.map((work) => [
      work,
      ...sizes.map((size) => time(times[`${work}|${size}`])),
    ]);
    return markdown([about, ...sizes.map(String)], rows);
  });
  return [`Node ${node.replace(/^v/, "")}, medians of ${rounds} rounds.`, ...parts].join("\n\n");
}
