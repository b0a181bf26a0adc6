// The games of `npm run review:check`, and what long searches of the native engine say about their positions.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { startNative } from "./native.mjs";

/** @typedef {import("./native.mjs").Iteration} Iteration */
/** @typedef {{ pair: string, turns: string[] }} Game Red's level and Blue's, and the turns in LAN */

const GAMES = join(ROOT, "bench", "review", "games.txt");
const REFERENCE = join(ROOT, "bench", "review", "reference.txt");

/** How far the positions are searched. */
const NODES = 3_000_000;
/** Iterations of fewer nodes are not kept: no review has searches as short. */
const LEAST_NODES = 10_000;

/** The levels of the games, Red's and Blue's: players of clubs, and a few stronger ones. */
const PAIRS = "23 44 77 56 33 24 66 88 35 45 22 55 46 34 87 43 65 53 64 78".split(" ");

/** They begin with turns of a weak level, so that no two are the same, and last so many turns. */
const OPENING = { turns: 6, level: 2 };
const TURNS = 60;
/** What a turn of the strongest level is searched with. */
const NODES_OF_TURN = 20_000;

/** So many turns of a game are searched before those of another game are. */
const WINDOW = 10;

/** Lets levels play against each other, in place of the games on record. What was said about those goes. */
export async function playGames() {
  const engine = await startNative();
  /** @type {Game[]} */
  const games = [];
  for (const [seed, pair] of PAIRS.entries()) {
    /** @type {string[]} */
    const turns = [];
    while (turns.length < TURNS) {
      const level = turns.length < OPENING.turns ? OPENING.level : Number(pair[turns.length % 2]);
      const { best } = await engine.search(turns, { nodes: NODES_OF_TURN, level, seed: seed + 1 });
      if (!best) break;
      turns.push(best);
    }
    games.push({ pair, turns });
  }
  engine.end();
  writeFileSync(GAMES, games.map(({ pair, turns }) => `${[pair, ...turns].join(" ")}\n`).join(""));
  writeFileSync(REFERENCE, "");
}

/** The games on record: a line each, the levels and the turns. */
export function readGames() {
  const lines = readFileSync(GAMES, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [pair = "", ...turns] = line.split(" ");
    return { pair, turns };
  });
}

/** The key of a position: the number of its game, and that of the turns before it. */
export const keyOf = (/** @type {number} */ game, /** @type {number} */ ply) => `${game} ${ply}`;

/** What is known about positions, by their keys: a line each, `0 12 29812:28 64054:M-3`. */
export function readReference() {
  const lines = existsSync(REFERENCE) ? readFileSync(REFERENCE, "utf8").trim().split("\n") : [];
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [game, ply, ...found] = line.split(" ");
      const iterations = found.map((one) => {
        const [nodes, score = ""] = one.split(":");
        return { nodes: Number(nodes), score };
      });
      return /** @type {const} */ ([keyOf(Number(game), Number(ply)), iterations]);
    }),
  );
}

/**
 * The positions of games in the order in which they are searched: what is there when a run is stopped comes from all
 * games, and from all parts of them.
 * @param {readonly Game[]} games
 */
function* listPositions(games) {
  const windows = Math.ceil(TURNS / WINDOW);
  for (let pass = 0; pass < windows; pass++) {
    for (const [game, { turns }] of games.entries()) {
      const first = WINDOW * ((game + pass) % windows);
      const last = Math.min(first + WINDOW, turns.length);
      for (let ply = first; ply <= last; ply++) yield { game, ply, turns: turns.slice(0, ply) };
    }
  }
}

/**
 * Searches the positions of the games, one after the other, and writes what was found at once: a run that was stopped
 * goes on.
 * @param {(done: number, total: number) => void} onProgress
 */
export async function evaluateGames(onProgress) {
  const games = readGames();
  const known = readReference();
  const total = games.reduce((sum, { turns }) => sum + turns.length + 1, 0);
  const engine = await startNative();
  for (const { game, ply, turns } of listPositions(games)) {
    const key = keyOf(game, ply);
    if (known.has(key)) continue;
    const { iterations } = await engine.search(turns, { nodes: NODES });
    const kept = iterations.filter(({ nodes }, i) => nodes >= LEAST_NODES || !iterations[i + 1]);
    const words = kept.map(({ nodes, score }) => `${nodes}:${score}`);
    appendFileSync(REFERENCE, `${[key, ...words].join(" ")}\n`);
    known.set(key, kept);
    onProgress(known.size, total);
  }
  engine.end();
}
