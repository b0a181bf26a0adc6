// What zones cost when they change: moves of defenders, and a deploy, with zones asked for never, once at the
// end, or after every move. Each of the moves makes the zones stale; they are computed only when asked for.
import { formatTable } from "../document.mjs";
import { processorTime } from "../processor-time.mjs";
import { short } from "../rows.mjs";
import { contestant, measure } from "../timing.mjs";
import { loadOurs } from "./libraries.mjs";

/** @typedef {import("cotulenh-wasm").CoTuLenh} CoTuLenh */
/** @typedef {import("cotulenh-wasm").Square} Square */

/** How many moves are played in one go. */
const MOVES = 100;

/** Positions by the number of their defenders, with the stack of a deploy on c4. */
const POSITIONS = {
  10: "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2(NFT)g1T1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
  20: "6c4/1n1gfhshfg1/1n1a1gs2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2(NFT)g1T1TG2/1N1A1GS2A1/1N1GFHSHFG1/6C4 r - - 0 1",
};

/** Guns that move back and forth: every move changes the zones. */
const GUNS = /** @type {const} */ ([
  ["i4", "j4"],
  ["e9", "e8"],
  ["j4", "i4"],
  ["e8", "e9"],
]);

/** The steps of the deploy: the gun is taken, the plane leaves, and the navy, which defends, sails. */
const STEPS = /** @type {const} */ ([
  ["t", "d4"],
  ["f", "e6"],
  ["n", "b4"],
]);

/** @typedef {"never" | "once" | "always"} Asked */

const ASKED = /** @type {const} */ ({
  never: "never",
  once: "once, at the end",
  always: "after every move",
});

/** @param {CoTuLenh} game */
function ask(game) {
  game.getAirDefenseZones("r");
  game.getAirDefenseZones("b");
}

/**
 * Moves of guns from a position.
 * @param {CoTuLenh} game @param {string} fen @param {Asked} asked
 */
function playMoves(game, fen, asked) {
  game.load(fen);
  for (let i = 0; i < MOVES; i++) {
    const [from, to] = /** @type {(typeof GUNS)[number]} */ (GUNS[i % GUNS.length]);
    game.move({ from, to });
    if (asked === "always") ask(game);
  }
  if (asked === "once") ask(game);
}

/**
 * The deploy from a position.
 * @param {CoTuLenh} game @param {string} fen @param {Asked} asked
 */
function playDeploy(game, fen, asked) {
  game.load(fen);
  game.startDeploy("c4");
  for (const [type, to] of STEPS) {
    game.deployStep(type, to);
    if (asked === "always") ask(game);
  }
  game.commitDeploy();
  if (asked === "once") ask(game);
}

const WORKS = /** @type {const} */ ({
  [`${MOVES} moves`]: playMoves,
  "a deploy of three steps": playDeploy,
});

/**
 * The nanoseconds that each takes, by work, number of defenders and how often zones are asked for.
 * @param {import("../timing.mjs").Effort} effort
 */
export async function zones(effort) {
  const { CoTuLenh } = await loadOurs();
  /** @type {Record<string, import("../timing.mjs").Contestant>} */
  const contestants = {};
  for (const [title, work] of Object.entries(WORKS)) {
    for (const [count, fen] of Object.entries(POSITIONS)) {
      checkDefenders(new CoTuLenh(fen), Number(count));
      for (const asked of /** @type {Asked[]} */ (Object.keys(ASKED))) {
        const game = new CoTuLenh(undefined, { autoCommit: false });
        const once = () => (work(game, fen, asked), 1);
        contestants[`${title}, ${count}, ${asked}`] = contestant(once, processorTime);
      }
    }
  }
  return {
    node: process.version,
    rounds: effort.rounds,
    times: await measure(contestants, effort),
  };
}

/**
 * A position has as many defenders as it is said to have.
 * @param {CoTuLenh} game @param {number} expected
 */
function checkDefenders(game, expected) {
  const found = game
    .pieces()
    .filter(({ square }) => game.getAirDefenseAroundPiece(square).length > 0);
  if (found.length !== expected) throw new Error(`${found.length} defenders, not ${expected}`);
  game.free();
}

/**
 * The figures as a table.
 * @param {Awaited<ReturnType<typeof zones>>} measured
 */
export function zonesReport({ node, rounds, times }) {
  const rows = Object.keys(WORKS).flatMap((title) =>
    Object.keys(POSITIONS).map((count) => {
      const [never = NaN, once = NaN, always = NaN] = Object.keys(ASKED).map(
        (asked) => times[`${title}, ${count}, ${asked}`],
      );
      const us = [never, once, always].map((ns) => `${short(ns / 1e3)} µs`);
      return [`${title}, ${count} defenders`, ...us, `${short(always / once)} ×`];
    }),
  );
  return [
    `Node ${node.replace(/^v/, "")}, medians of ${rounds} rounds.`,
    formatTable(["zones are asked for", ...Object.values(ASKED), "always / once"], rows),
  ].join("\n\n");
}
