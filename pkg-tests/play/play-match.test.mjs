// A match: clocks, premoves, engines and hints.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { createPlay, EnginePlayer } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";

const STACK = "6c4/11/11/11/11/11/2i8/11/2(NFT)8/11/11/7C3 b - - 0 1";

/** A match with a time that stands still. */
function match(options = {}, game = new CoTuLenh()) {
  const time = { now: 1_000_000 };
  const play = createPlay({ game, now: () => time.now, ...options });
  return { play, time };
}

/** An engine whose answers are given here. */
function fakeEngine() {
  const searches = [];
  const search = (game, limits) =>
    new Promise((resolve, reject) => {
      const fen = game.fen();
      searches.push({
        fen,
        limits,
        answer: (best, lines = []) => resolve({ best, lines }),
        fail: reject,
      });
      limits.signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
  return { searches, search };
}

const settle = () => wait(5);

test("clocks run for the side to move, with increments", () => {
  const { play, time } = match({ clock: { base: 60_000, increment: { r: 1000, b: 2000 } } });
  assert.equal(play.snapshot().clocks.running, "r");
  time.now += 5000;
  assert.equal(play.timeLeft("r"), 55_000);
  assert.equal(play.snapshot().clocks.r, 60_000, "it does not tick");
  play.try("f4", "f6");
  const { clocks } = play.snapshot();
  assert.deepEqual([clocks.r, clocks.b, clocks.running], [56_000, 60_000, "b"]);
  assert.equal(play.tree.current.clock, 56);
  time.now += 10_000;
  play.try("f9", "f8");
  assert.equal(play.timeLeft("b"), 52_000);
  assert.match(play.tree.pgn(), /\[%clk 0:00:52\]/);
  time.now += 1000;
  play.undo();
  time.now += 1000;
  assert.equal(play.timeLeft("b"), 51_000);
  assert.equal(play.timeLeft("r"), 55_000);
  play.destroy();
});

test("a flag falls in both ways, and the end can be taken back", () => {
  for (const [flag, outcome] of [
    [undefined, { winner: "b", reason: "time", by: "r" }],
    ["forfeit", { winner: "b", reason: "time", by: "r" }],
    ["points", { winner: null, reason: "time" }],
  ]) {
    const { play, time } = match({ clock: { base: 1000, flag } });
    time.now += 999;
    assert.equal(play.snapshot().outcome, null);
    time.now += 1;
    assert.deepEqual(play.snapshot().outcome, outcome);
    assert.equal(play.snapshot(), play.snapshot());
    assert.equal(play.snapshot().clocks.running, null);
    assert.equal(play.try("f4", "f6").illegal.reason, "gameOver");
    play.undo();
    assert.deepEqual([play.snapshot().outcome, play.snapshot().clocks], [null, null]);
    play.destroy();
  }
  const { play, time } = match({ clock: { base: 1000 } });
  time.now += 2000;
  assert.equal(play.try("f4", "f6").illegal.reason, "gameOver", "too late");
  play.destroy();
});

test("a timer ends the game by itself", async () => {
  const play = createPlay({ game: new CoTuLenh(), clock: { base: 30 } });
  let calls = 0;
  play.subscribe(() => calls++);
  await wait(80);
  assert.equal(calls, 1);
  assert.equal(play.snapshot().outcome.reason, "time");
  play.destroy();
});

test("a clock goes on after a reload, and starts with the first turn if it is said", () => {
  const { play, time } = match({ clock: { base: 60_000, increment: 1000 } });
  time.now += 3000;
  play.try("f4", "f6");
  const stored = JSON.parse(JSON.stringify({ tree: play.tree, clock: play.snapshot().clocks }));
  play.destroy();
  time.now += 20_000;
  const tree = GameTree.fromJSON(stored.tree, new CoTuLenh());
  const again = createPlay({ tree, clock: stored.clock, now: () => time.now });
  assert.equal(again.timeLeft("r"), 58_000);
  assert.equal(again.timeLeft("b"), 40_000);
  again.destroy();

  const late = match({ clock: { base: 1000, starts: "firstTurn" } });
  late.time.now += 5000;
  assert.equal(late.play.snapshot().clocks.running, null);
  late.play.try("f4", "f6");
  late.time.now += 500;
  assert.deepEqual([late.play.timeLeft("r"), late.play.timeLeft("b")], [1000, 500]);
  late.play.pause();
  late.time.now += 5000;
  assert.equal(late.play.timeLeft("b"), 500);
  assert.ok("illegal" in late.play.try("f9", "f8"));
  late.play.resume();
  late.time.now += 100;
  assert.equal(late.play.timeLeft("b"), 400);
  late.play.destroy();
});

test("both sides use up one time, and then the points decide", () => {
  const { play, time } = match({ clock: { base: 10_000, shared: true } });
  time.now += 3000;
  play.try("f4", "f6");
  time.now += 2000;
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [5000, 5000]);
  assert.deepEqual(play.snapshot().clocks.used, { r: 3000, b: 0 });
  const again = createPlay({
    tree: GameTree.fromJSON(play.tree.toJSON(), new CoTuLenh()),
    clock: play.snapshot().clocks,
    now: () => time.now,
  });
  assert.equal(again.timeLeft("r"), 5000);
  again.destroy();
  time.now += 5000;
  assert.deepEqual(play.snapshot().outcome, { winner: null, reason: "time" });
  play.destroy();
  const wrong = { base: 1000, shared: true, flag: "forfeit" };
  assert.throws(
    () => match({ clock: wrong }),
    (error) => error.code === "INVALID_OPTIONS",
  );
});

test("the clock of a match goes on while someone goes through its turns", () => {
  const { play, time } = match({ clock: { base: 10_000 } });
  play.try("f4", "f6");
  play.try("f9", "f8");
  const last = play.tree.current;
  time.now += 1000;
  play.tree.goTo(play.tree.root.children[0]);
  assert.equal(play.snapshot().clocks.running, "r");
  time.now += 9000;
  assert.deepEqual(play.snapshot().outcome, { winner: "b", reason: "time", by: "r" });
  assert.equal(play.tree.declared.node, last);
  assert.equal(play.tree.current, last);
  play.destroy();
});

test("nothing is left of a game that is destroyed", () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  const engine = fakeEngine();
  const made = Array.from({ length: 50 }, () =>
    createPlay({ game: new CoTuLenh(), players: { r: { engine } }, clock: { base: 60_000 } }),
  );
  for (const play of made) play.destroy();
  assert.ok(engine.searches.every(({ limits }) => limits.signal.aborted));
  assert.equal(timers(), before);
});

test("a wrong clock is refused", () => {
  for (const clock of [
    {},
    { base: 0 },
    { base: "5" },
    { base: { r: 1 } },
    { base: 1000, increment: -1 },
    { base: 1000, flag: "loses" },
    { base: 1000, running: "w" },
    { base: 1000, running: "r" },
    { base: 1000, minutes: 3 },
  ]) {
    assert.throws(() => match({ clock }), CoTuLenhError, JSON.stringify(clock));
  }
});

test("an engine plays its side, after a pause", async () => {
  const engine = fakeEngine();
  const players = { b: new EnginePlayer(engine, { level: 3 }) };
  const play = createPlay({ game: new CoTuLenh(), players, minThinkTime: 40 });
  assert.equal(play.snapshot().thinking, null);
  play.try("f4", "f6");
  assert.equal(play.snapshot().thinking, "b");
  const [{ fen, limits, answer }] = engine.searches;
  assert.equal(fen, play.snapshot().fen);
  assert.equal(limits.level, 3);
  answer("Tf9f8");
  await settle();
  assert.equal(play.snapshot().ply, 1, "not at once");
  await wait(60);
  const { ply, thinking, event, turn } = play.snapshot();
  assert.deepEqual([ply, thinking, event.kind, turn], [2, null, "move", "r"]);
  assert.equal(play.undo(), true);
  assert.equal(play.snapshot().ply, 0, "both turns");
  assert.equal(engine.searches.length, 1);
  assert.equal(play.redo(), true);
  assert.equal(play.snapshot().ply, 2);
  play.destroy();
});

test("undo while it thinks aborts, and so does destroy", async () => {
  const engine = fakeEngine();
  const play = createPlay({
    game: new CoTuLenh(),
    players: { b: { engine, level: 1 } },
    minThinkTime: 0,
  });
  play.try("f4", "f6");
  play.undo();
  const [first] = engine.searches;
  assert.equal(first.limits.signal.aborted, true);
  assert.equal(play.snapshot().thinking, null);
  await settle();
  assert.equal(play.snapshot().error, null);
  play.try("f4", "f6");
  assert.equal(engine.searches.length, 2, "the same turn again");
  play.undo();
  play.try("c5", "c6");
  assert.deepEqual(
    play.tree.mainLine().map(({ turn }) => turn.san),
    ["Ic6"],
    "what is played is the main line",
  );
  play.destroy();
  assert.equal(engine.searches[2].limits.signal.aborted, true);
  await settle();
});

/** A game in which Blue's engine, with these limits, expects Tf7 after its turn. */
async function pondering(limits, options = { ponder: true }) {
  const engine = fakeEngine();
  const players = { b: new EnginePlayer(engine, limits, options) };
  const play = createPlay({ game: new CoTuLenh(), players, minThinkTime: 0 });
  play.try("f4", "f6");
  const line = { score: { points: 0 }, turns: ["Tf9f8", "Tf6f7"] };
  engine.searches[0].answer("Tf9f8", [line]);
  await settle();
  return { engine, play };
}

test("an engine ponders the turn that it expects, until the other side moves", async () => {
  for (const limits of [{ level: 8, time: 100 }, { time: 100 }]) {
    const { engine, play } = await pondering(limits);
    const [, { fen, limits: pondered }] = engine.searches;
    const expected = new CoTuLenh(play.snapshot().fen);
    expected.playTurn("Tf6f7");
    assert.equal(fen, expected.fen());
    assert.equal(play.snapshot().thinking, null);
    assert.equal(pondered.signal.aborted, false);
    play.try("c5", "c6");
    assert.equal(pondered.signal.aborted, true);
    assert.equal(engine.searches.length, 3);
    play.destroy();
    await settle();
    assert.equal(play.snapshot().error, null);
  }
});

test("a hint, a draw offer and the end interrupt it", async () => {
  for (const end of [
    (play) => play.hint("turn").catch(() => {}),
    (play) => play.offerDraw(),
    (play) => play.destroy(),
  ]) {
    const { engine, play } = await pondering({ time: 100 });
    void end(play);
    await settle();
    assert.equal(engine.searches[1].limits.signal.aborted, true);
    engine.searches[2]?.answer(null);
    await settle();
    play.destroy();
  }
});

test("levels, answers that do not depend on time, and engines that were not told to do not ponder", async () => {
  for (const [limits, options] of [
    [{ level: 7, time: 100 }],
    [{ nodes: 100 }],
    [{ level: 8, nodes: 100 }],
    [{ time: 100 }, {}],
  ]) {
    const { engine, play } = await pondering(limits, options);
    assert.equal(engine.searches.length, 1);
    play.destroy();
  }
});

test("an engine that fails, or plays something illegal, is told", async () => {
  const engine = fakeEngine();
  const play = createPlay({
    game: new CoTuLenh(),
    players: { r: new EnginePlayer(engine) },
    minThinkTime: 0,
  });
  assert.equal(engine.searches[0].limits.level, 4);
  engine.searches[0].fail(new Error("no memory"));
  await settle();
  assert.match(play.snapshot().error.message, /no memory/);
  assert.equal(play.snapshot().thinking, null);
  play.playTurn("Tf6");
  assert.equal(play.snapshot().error, null);
  play.try("f9", "f8");
  engine.searches[1].answer("Tf12");
  await settle();
  assert.ok(play.snapshot().error instanceof CoTuLenhError);
  assert.equal(play.snapshot().ply, 2);
  play.destroy();
});

test("an engine goes on where it is told to", async () => {
  const engine = fakeEngine();
  const { play } = match({ players: { b: { engine } }, minThinkTime: 0 });
  play.try("f4", "f6");
  engine.searches[0].answer("Tf8");
  await settle();
  play.try("f6", "f7");
  play.tree.goTo(play.tree.root.children[0]);
  assert.equal(play.snapshot().thinking, null, "it was played already");
  play.resume();
  assert.equal(play.snapshot().thinking, "b");
  engine.searches.at(-1).fail(new Error("broken"));
  await settle();
  assert.equal(play.snapshot().error.code, "WORKER_FAILED");
  play.resume();
  assert.deepEqual([play.snapshot().thinking, play.snapshot().error], ["b", null]);
  // At the end of a variation it does not play by itself.
  const variation = play.tree.addLine(play.tree.root, ["Ic6"]);
  play.tree.goTo(variation);
  assert.equal(play.snapshot().thinking, null);
  play.destroy();
});

test("an engine deploys step by step", async () => {
  const engine = fakeEngine();
  const red = STACK.replace(" b ", " r ");
  const { play } = match({ players: { r: { engine } }, minThinkTime: 30 }, new CoTuLenh(red));
  const seen = [];
  play.subscribe(() => {
    const { event, session, selection } = play.snapshot();
    seen.push([event.kind, event.moves.length, session?.steps.length ?? 0, selection]);
  });
  engine.searches[0].answer("c4:N:F>c7,T>d4");
  for (let n = 0; n < 100 && play.snapshot().ply === 0; n++) await wait(10);
  const steps = seen.filter(([kind]) => kind === "move" || kind === "commit");
  assert.deepEqual(steps, [
    ["move", 1, 1, null],
    ["move", 1, 2, null],
    ["commit", 0, 0, null],
  ]);
  // What it has not finished is given up.
  const tree = new GameTree(new CoTuLenh(red));
  const again = createPlay({ tree, steps: ["F>c7"], players: { r: { engine } } });
  assert.deepEqual([again.snapshot().session, again.snapshot().thinking], [null, "r"]);
  again.destroy();
  play.destroy();
});

test("an engine gets the match clock", () => {
  const engine = fakeEngine();
  const { play } = match({ players: { r: { engine } }, clock: { base: 5000, increment: 100 } });
  assert.deepEqual(engine.searches[0].limits.clock, { r: 5000, b: 5000, increment: 100 });
  play.destroy();
});

test("turns are prepared while an engine thinks, and played in their order", async () => {
  const engine = fakeEngine();
  const play = createPlay({ game: new CoTuLenh(), players: { b: { engine } }, minThinkTime: 0 });
  play.try("f4", "f6");
  assert.ok(play.snapshot().movable.includes("c5"));
  play.select("c5");
  assert.equal(play.snapshot().selection.isPremove, true);
  const { premove } = play.try("c5", "c6");
  assert.equal(premove.san, "Ic6");
  assert.equal(play.snapshot().selection, null);
  assert.ok("premove" in play.try("c6", "c7"), "from where it will be");
  assert.ok("illegal" in play.try("c5", "c6"), "it has left");
  assert.equal(play.snapshot().premoves.length, 2);
  assert.ok(play.snapshot().preview.some(({ square }) => square === "c7"));
  const events = [];
  play.subscribe(() => events.push(play.snapshot().ply));
  engine.searches[0].answer("Tf9f8");
  await settle();
  assert.equal(play.snapshot().ply, 3);
  assert.ok(events.includes(2) && events.includes(3), "each is shown");
  assert.equal(play.snapshot().premoves.length, 1);
  engine.searches[1].answer("Tf8f9");
  await settle();
  assert.equal(play.snapshot().ply, 5);
  assert.deepEqual(play.snapshot().premoves, []);
  assert.equal(play.snapshot().preview, null);
  play.try("f6", "f5");
  play.cancel();
  assert.deepEqual(play.snapshot().premoves, []);
  play.destroy();
});

test("what is not legal any more is dropped, with all that follows", async () => {
  // The tank takes the infantry that was to go.
  const game = new CoTuLenh("6c4/11/11/11/11/11/4t6/4I6/11/11/11/7C3 b - - 0 1");
  const engine = fakeEngine();
  const play = createPlay({ game, players: { b: { engine } }, minThinkTime: 0 });
  assert.ok("premove" in play.try("e5", "d5"));
  assert.ok("premove" in play.try("h1", "h2"));
  engine.searches[0].answer("Te6xe5");
  await settle();
  assert.deepEqual([play.snapshot().ply, play.snapshot().premoves], [1, []]);
  play.destroy();
  const without = createPlay({ game, players: { b: { engine } }, premoves: false });
  assert.equal(without.try("e5", "d5").illegal.reason, "notYours");
  without.destroy();
});

test("deploys are prepared step by step", async () => {
  const engine = fakeEngine();
  const game = new CoTuLenh(STACK);
  const play = createPlay({ game, players: { b: { engine } }, minThinkTime: 0 });
  play.select("c4");
  play.pick("f");
  assert.ok("premove" in play.try("c4", "e6"));
  assert.equal(play.snapshot().selection.square, "c4", "the deploy goes on");
  assert.ok("premove" in play.try("c4", "d4", { piece: "t" }));
  assert.equal(play.commit(), null);
  assert.ok("premove" in play.try("h1", "h2"));
  assert.deepEqual(
    play.snapshot().premoves.map(({ san }) => san),
    ["F>e6", "T>d4", "Ch2"],
  );
  engine.searches[0].answer("Cg12g11");
  await settle();
  assert.equal(play.tree.current.turn.moves.length, 2);
  assert.equal(play.snapshot().session, null);
  engine.searches[1].answer("Cg11g12");
  await settle();
  assert.equal(play.tree.current.turn.san, "Ch2");
  play.destroy();
});

test("an engine answers a draw offer", async () => {
  const engine = fakeEngine();
  const game = new CoTuLenh();
  const play = createPlay({ game, players: { b: { engine } }, minThinkTime: 0 });
  const early = play.offerDraw();
  assert.equal(play.snapshot().drawOffer, "r");
  engine.searches[0].answer("Tf4f6", [{ score: { points: 900 } }]);
  assert.equal(await early, false);
  assert.equal(play.snapshot().drawOffer, null);
  play.destroy();
  for (let n = 0; n < 6; n++) for (const turn of ["f4f6", "f9f8", "f6f4", "f8f9"]) game.move(turn);
  for (const [points, isAgreed] of [
    [0, true],
    [-300, false],
  ]) {
    const late = createPlay({ game, players: { b: { engine } } });
    const offered = late.offerDraw();
    engine.searches.at(-1).answer("Tf4f6", [{ score: { points } }]);
    assert.equal(await offered, isAgreed);
    assert.equal(late.snapshot().outcome?.reason === "agreed", isAgreed);
    late.destroy();
  }
});

test("hints come from an engine", async () => {
  const engine = fakeEngine();
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
  const play = createPlay({ game, engine });
  const turn = play.hint("turn");
  engine.searches[0].answer("c4:N:F>e6,T>d4");
  assert.deepEqual(
    (await turn).map(({ to }) => to),
    ["e6", "d4"],
  );
  assert.equal(play.snapshot().hint.length, 2);
  play.try("c4", "e6", { piece: "f" });
  assert.deepEqual(play.snapshot().hint, []);
  const step = play.hint("step");
  engine.searches[1].answer("c4:N:F>e6,T>d4");
  assert.deepEqual(
    (await step).map(({ to }) => to),
    ["d4"],
  );
  const late = play.hint("step");
  play.cancel();
  engine.searches[2].answer("c4:N:F>e6,T>d4");
  assert.deepEqual(await late, [], "of another position");
  play.destroy();
});

test("a flag that falls after the end changes nothing", () => {
  let now = 0;
  const play = createPlay({ game: new CoTuLenh(), clock: { base: 1000 }, now: () => now });
  play.tree.declare({ winner: "b", reason: "resigned", by: "r" });
  now = 5000;
  play.tick();
  assert.equal(play.snapshot().outcome.reason, "resigned");
  play.destroy();
});

test("a side elsewhere plays by playTurn", () => {
  const play = createPlay({ game: new CoTuLenh(), players: { b: "remote" } });
  play.try("f4", "f6");
  assert.equal(play.try("f9", "f8").illegal.reason, "notYours");
  assert.ok("premove" in play.try("c5", "c6"));
  play.playTurn("Tf8");
  assert.equal(play.snapshot().ply, 3);
  play.destroy();
});

test("a real engine plays against itself", async () => {
  const engine = new Engine();
  const player = new EnginePlayer(engine, { level: 1 });
  const play = createPlay({
    game: new CoTuLenh(),
    players: { r: player, b: player },
    minThinkTime: 0,
  });
  await new Promise((resolve) => {
    play.subscribe(() => play.snapshot().ply >= 6 && resolve());
  });
  play.destroy();
  const replayed = new CoTuLenh();
  const stored = play.snapshot();
  assert.ok(stored.ply >= 6);
  assert.equal(replayed.turn(), "r");
  engine.close();
});

test("a turn that leads to a declared end ends the game again, and undo takes back the end alone", () => {
  const play = createPlay({ game: new CoTuLenh() });
  play.playTurn("Tf6");
  play.resign("b");
  play.tree.back();
  assert.equal(play.snapshot().outcome, null);
  play.playTurn("Tf6");
  assert.equal(play.snapshot().outcome.reason, "resigned");
  assert.equal(play.undo(), true);
  const { outcome, fen } = play.snapshot();
  assert.equal(outcome, null);
  assert.equal(fen, play.tree.current.fen);
  play.destroy();
});

test("an end that is declared in the tree stops the clock", () => {
  let time = 0;
  const tree = new GameTree(new CoTuLenh());
  tree.play("Tf6");
  tree.play("Tf8");
  tree.back();
  const play = createPlay({ tree, clock: { base: 60_000 }, now: () => time });
  tree.declare({ winner: "r", reason: "resigned", by: "b" });
  tree.forward();
  time += 120_000;
  play.tick();
  assert.equal(play.snapshot().outcome, null);
  assert.equal(tree.declared.outcome.reason, "resigned");
  play.destroy();
});
