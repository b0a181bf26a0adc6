// A program, run with --expose-gc, that measures the bytes that a fresh game takes, and a ply of a
// game, inside wasm and in JavaScript's heap.
import { randomFrom } from "../rows.mjs";
import { loadOurs } from "./libraries.mjs";

const FRESH = 20_000;
const PLAYED = 500;
const PLIES = 200;

/** @type {WebAssembly.Memory | undefined} */
let memory;
// The package keeps its memory to itself, so the instance is caught as it is made: the last one, for
// what decodes the module comes before it.
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct(target, args) {
    const instance = Reflect.construct(target, args);
    memory = instance.exports.memory;
    return instance;
  },
});
const { CoTuLenh } = await loadOurs();

function taken() {
  globalThis.gc?.();
  return { wasm: memory?.buffer.byteLength ?? NaN, heap: process.memoryUsage().heapUsed };
}

/**
 * What `make` adds for each of `count` things that are kept.
 * @param {number} count
 * @param {() => import("cotulenh-wasm").CoTuLenh} make
 */
function cost(count, make) {
  const kept = [];
  // Tables and caches that are made only once come first, and memory that is free is used up.
  for (const before = taken().wasm; taken().wasm === before;) kept.push(make());
  const before = taken();
  const made = Array.from({ length: count }, make);
  const after = taken();
  if (made.length + kept.length < count) throw new Error("they must be kept");
  return { wasm: (after.wasm - before.wasm) / count, heap: (after.heap - before.heap) / count };
}

const random = randomFrom(2463534242);

/**
 * A game of so many random plies, a deploy counted as one.
 * @returns {import("cotulenh-wasm").CoTuLenh}
 */
function longGame() {
  const game = new CoTuLenh();
  for (let ply = 0; ply < PLIES;) {
    const moves = game.moves();
    const move = moves[random(moves.length)];
    if (move) game.move(move);
    else if (game.deployState()?.canCommit) game.commitDeploy();
    else {
      game.free(); // The game ended early.
      return longGame();
    }
    if (!game.deployState()) ply++;
  }
  return game;
}

const fresh = cost(FRESH, () => new CoTuLenh());
const played = cost(PLAYED, longGame);
const ply = {
  wasm: (played.wasm - fresh.wasm) / PLIES,
  heap: (played.heap - fresh.heap) / PLIES,
};
console.log(JSON.stringify({ fresh, ply }));
