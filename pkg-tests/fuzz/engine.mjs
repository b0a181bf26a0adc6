// Arbitrary calls on engines: every search ends, with an answer whose turns can be played or with an error
// that has a code, whatever is stopped, aborted and closed meanwhile.
//
// ENGINE_FUZZ_SECONDS: how long (4). FUZZ_SEED: the first seed, else by chance.
import assert from "node:assert/strict";
import { inspect } from "node:util";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine, winChance } from "cotulenh-wasm/engine";
import { VALUES } from "../values.mjs";
import { randomStart } from "./calls.mjs";
import { checkError } from "./invariants.mjs";
import { randomFrom } from "../random.mjs";

const CALLS = 10;

/** No call of a round takes longer, in milliseconds. */
const PATIENCE = 60_000;

/** A game after some random moves, perhaps within a deploy session. */
function randomGame(random) {
  const { fen, rules, autoCommit } = randomStart(random);
  const start = CoTuLenh.validateFen(fen, { rules }).valid ? fen : undefined;
  const game = new CoTuLenh(start, { rules, autoCommit });
  for (let n = random.below(20); n > 0 && !game.isGameOver(); n--) {
    const moves = game.moves();
    if (moves.length > 0) game.move(random.pick(moves));
    else if (game.deployState()?.canCommit) game.commitDeploy();
  }
  if (random.oneIn(20) && !game.isGameOver()) game.resign(random.pick(["r", "b"]));
  return game;
}

function randomLimits(random, controller) {
  const limits = {
    time: random.below(30),
    nodes: 1 + random.below(2000),
    depth: 1 + random.below(4),
    mate: 1 + random.below(3),
    level: 1 + random.below(8),
    lines: 1 + random.below(5),
    minTime: random.below(30),
    clock: { r: random.below(600), b: random.below(600), increment: random.below(20) },
  };
  for (const name of Object.keys(limits)) if (random.oneIn(2)) delete limits[name];
  if (random.oneIn(2)) limits.signal = controller.signal;
  const clock = limits.clock;
  if (random.oneIn(6)) limits[random.pick(Object.keys(limits))] = random.pick(VALUES);
  if (clock && random.oneIn(6)) clock[random.pick(Object.keys(clock))] = random.pick(VALUES);
  return limits;
}

/** A move as it was before it was played. A step gives check if the session commits by itself. */
const asListed = ({ promoted: _, ...move }) => ({
  ...move,
  san: move.deploy ? move.san.replace(/[+#]$/, "") : move.san,
});

/** Whether the answer for a game can be right: its lines, and the turn of a level, are played. */
function checkAnswer({ best, lines, progress }, game, level = 8) {
  if (level === 8) assert.equal(best, lines[0]?.turns[0] ?? null);
  assert.ok(progress >= 0 && progress <= 1);
  for (const { score } of lines) assert.ok(winChance(score) >= 0 && winChance(score) <= 1);
  if (!(game instanceof CoTuLenh)) return;
  const played = best === null ? [] : [{ turns: [best] }];
  for (const { turns, san, moves } of [...lines, ...played]) {
    const trial = game.clone();
    if (trial.deployState()) trial.cancelDeploy();
    const done = turns.map((turn) => trial.playTurn(turn));
    if (san)
      assert.deepEqual(
        done.map((turn) => turn.san),
        san,
      );
    if (moves) {
      assert.deepEqual(
        done.map((turn) => turn.moves.map(asListed)),
        moves.map((turn) => turn.map(asListed)),
      );
    }
    trial.free();
  }
}

async function search(engine, game, limits) {
  const result = await engine.search(game, limits);
  assert.equal(result.progress, 1);
  checkAnswer(result, game, limits.level);
}

async function analyse(engine, game, limits, most) {
  let count = 0;
  for await (const info of engine.analyse(game, limits)) {
    checkAnswer({ ...info, best: info.lines[0]?.turns[0] ?? null }, game);
    count += 1;
    if (count === most) break;
  }
}

/** Refuses to wait for ever. */
function inTime(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new assert.AssertionError({ message: `hangs: ${what}` })),
      PATIENCE,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Makes some calls at once on an engine, which may be closed by them. */
async function playRound(random, engine) {
  const controller = new AbortController();
  const calls = [];
  for (let n = 0; n < CALLS; n++) {
    const game = random.oneIn(5) ? random.pick(VALUES) : randomGame(random);
    const limits = randomLimits(random, controller);
    const analyses = random.oneIn(3);
    const most = 1 + random.below(3);
    const made = analyses ? analyse(engine, game, limits, most) : search(engine, game, limits);
    const what = inspect({ analyses, game, limits, most }, { depth: 2, breakLength: Infinity });
    calls.push(
      inTime(made, what).catch((error) => {
        if (error instanceof assert.AssertionError) throw error;
        checkError(error);
        assert.notEqual(error.code, "WORKER_FAILED", error.message);
      }),
    );
    if (random.oneIn(3)) engine.stop();
    if (random.oneIn(4)) await new Promise((resolve) => setTimeout(resolve, random.below(10)));
  }
  // An analysis may have no limit.
  const stopping = setInterval(() => engine.stop(), 20);
  if (random.oneIn(3)) controller.abort();
  if (random.oneIn(4)) engine.close();
  await Promise.all(calls).finally(() => clearInterval(stopping));
}

let seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const end = performance.now() + Number(process.env.ENGINE_FUZZ_SECONDS ?? 4) * 1000;
let rounds = 0;
for (; performance.now() < end || rounds === 0; rounds++, seed++) {
  const random = randomFrom(seed);
  const engine = new Engine({ tableMB: 1 });
  try {
    for (let n = 0; n < 3; n++) await playRound(random, engine);
  } catch (error) {
    console.error(`FUZZ_SEED=${seed} fails`);
    throw error;
  } finally {
    engine.close();
  }
}
console.log(`${rounds * 3 * CALLS} searches, up to seed ${seed}`);
