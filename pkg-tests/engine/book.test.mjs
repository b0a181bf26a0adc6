// The book of openings: its data, and an engine that plays by it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { chooseBookTurn, findBookTurns, withBook } from "cotulenh-wasm/book";
import { Engine } from "cotulenh-wasm/engine";
import { findPlainMove } from "../plain-move.mjs";
import { VALUES } from "../values.mjs";

const code = (expected) => (error) => error instanceof CoTuLenhError && error.code === expected;

/** Every position of the book that its own turns lead to, each once, with those turns. */
function* walk() {
  const seen = new Set();
  const games = [new CoTuLenh()];
  for (const game of games) {
    const turns = findBookTurns(game);
    if (turns.length > 0) yield { game, turns };
    for (const { turn } of turns) {
      const next = game.clone();
      next.playTurn(turn);
      const hash = next.hash();
      if (!seen.has(hash)) games.push(next);
      seen.add(hash);
    }
  }
}

const isGame = (value) => {
  try {
    return value instanceof CoTuLenh;
  } catch {
    return false;
  }
};

/** An engine that notes what it is asked. */
function fakeEngine() {
  const searches = [];
  const search = async (game, limits) => {
    searches.push(limits);
    if (limits.signal?.aborted) throw new CoTuLenhError("ABORTED", "aborted");
    return { best: "searched", lines: [] };
  };
  return { searches, search };
}

test("a function that gives no number is refused", () => {
  const game = new CoTuLenh();
  const fails = () => {
    throw new RangeError("no luck");
  };
  for (const random of [class {}, fails, () => Symbol("one"), 1]) {
    assert.throws(() => chooseBookTurn(game, random), code("INVALID_OPTIONS"));
  }
  assert.equal(typeof chooseBookTurn(game, () => 0n), "string");
});

test("every turn of the book is legal, and its games add up", () => {
  let positions = 0;
  for (const { game, turns } of walk()) {
    positions++;
    assert.equal(new Set(turns.map(({ turn }) => turn)).size, turns.length);
    for (const { turn, games, red, draws, blue, points } of turns) {
      assert.equal(game.readTurn(turn).lan, turn);
      assert.equal(findPlainMove(game, turn), null, turn);
      assert.ok(red >= 0 && draws >= 0 && blue >= 0 && red + draws + blue === games);
      assert.ok(games > 0 && Number.isInteger(points));
    }
    const sorted = turns.map(({ games }) => games).sort((one, other) => other - one);
    assert.deepEqual(
      turns.map(({ games }) => games),
      sorted,
    );
  }
  assert.ok(positions >= 100, String(positions));
});

test("a position is found however it was reached, by the standard rules, between turns", () => {
  const game = new CoTuLenh();
  const start = findBookTurns(game);
  assert.ok(start.length > 1);
  assert.deepEqual(findBookTurns(new CoTuLenh(game.fen())), start);
  assert.deepEqual(findBookTurns(new CoTuLenh(undefined, { rules: "official" })), []);
  assert.deepEqual(
    findBookTurns(new CoTuLenh("6c4/11/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1")),
    [],
  );
  const open = new CoTuLenh("6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1");
  open.startDeploy("c3");
  assert.deepEqual(findBookTurns(open), []);
});

test("a turn is chosen by the number, among those about as good as the best", () => {
  let varied = 0;
  for (const { game, turns } of walk()) {
    const best = Math.max(...turns.map(({ points }) => points));
    const chosen = new Set([0, 0.3, 0.6, 0.999].map((n) => chooseBookTurn(game, () => n)));
    varied += Number(chosen.size > 1);
    for (const lan of chosen) {
      const { points } = turns.find(({ turn }) => turn === lan);
      assert.ok(points >= best - 25, `${lan} in ${game.fen()}`);
    }
  }
  assert.ok(varied >= 50, String(varied));
  const byChance = chooseBookTurn(new CoTuLenh());
  assert.ok(findBookTurns(new CoTuLenh()).some(({ turn }) => turn === byChance));
  assert.equal(chooseBookTurn(new CoTuLenh(undefined, { rules: "official" })), null);
});

test("levels 5 to 8 play the book; other searches and other positions are searched", async () => {
  const engine = fakeEngine();
  const booked = withBook(engine, { random: () => 0 });
  const game = new CoTuLenh();
  for (const level of [5, 6, 7, 8]) {
    const { best, lines } = await booked.search(game, { level });
    assert.equal(
      best,
      chooseBookTurn(game, () => 0),
    );
    assert.deepEqual(lines[0].turns, [best]);
    assert.equal(lines[0].moves[0][0].lan, game.readTurn(best).moves[0].lan);
  }
  assert.equal(engine.searches.length, 0);
  for (const limits of [
    { level: 4 },
    { nodes: 10 },
    { level: 8, lines: 2 },
    { level: 6, mate: 2 },
  ]) {
    assert.equal((await booked.search(game, limits)).best, "searched");
  }
  assert.equal((await booked.search({ turns: [] }, { level: 6 })).best, "searched");
  game.playTurn("Cg1f1");
  assert.equal((await booked.search(game, { level: 6 })).best, "searched");
  assert.equal(engine.searches.length, 6);
});

test("a turn of the book waits, and a signal ends that", async () => {
  const booked = withBook(fakeEngine());
  const game = new CoTuLenh();
  const started = performance.now();
  await booked.search(game, { level: 5, minTime: 40 });
  assert.ok(performance.now() - started >= 35);
  const controller = new AbortController();
  const search = booked.search(game, { level: 5, minTime: 60_000, signal: controller.signal });
  controller.abort();
  await assert.rejects(search, code("ABORTED"));
  await assert.rejects(
    booked.search(game, { level: 5, signal: controller.signal }),
    code("ABORTED"),
  );
});

test("an engine with a book plays on by itself", async () => {
  const engine = new Engine({ tableMB: 1 });
  const booked = withBook(engine);
  const game = new CoTuLenh();
  for (let n = 0; n < 10; n++) game.playTurn((await booked.search(game, { level: 5 })).best);
  engine.close();
});

test("anything else is refused with a code", () => {
  for (const value of VALUES) {
    if (isGame(value)) continue;
    assert.throws(() => findBookTurns(value), CoTuLenhError);
    assert.throws(() => chooseBookTurn(value), CoTuLenhError);
    assert.throws(() => withBook(value), CoTuLenhError);
    if (value !== undefined) {
      const isFunction = typeof value === "function";
      if (!isFunction) assert.throws(() => chooseBookTurn(new CoTuLenh(), value), CoTuLenhError);
    }
  }
  assert.throws(() => withBook(fakeEngine(), { seed: 1 }), code("INVALID_OPTIONS"));
  const freed = new CoTuLenh();
  freed.free();
  assert.throws(() => findBookTurns(freed), code("FREED"));
});

test("the seed of a search decides which turn of the book is played", async () => {
  const booked = withBook(fakeEngine());
  const play = async (seed) => {
    const game = new CoTuLenh();
    for (let n = 0; n < 3; n++) {
      game.playTurn((await booked.search(game, { level: 6, nodes: 1, seed })).best);
    }
    return game.history().join(" ");
  };
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const games = await Promise.all(seeds.map(play));
  assert.ok(new Set(games).size > 3, games.join(", "));
  assert.deepEqual(await Promise.all(seeds.map(play)), games);
});
