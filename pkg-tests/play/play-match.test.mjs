// A match: clocks, premoves, engines and hints.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { createPlay, EnginePlayer } from "cotulenh-wasm/play";
import { describeIllegal, vi } from "cotulenh-wasm/texts";
import { GameTree } from "cotulenh-wasm/tree";

/** Red to move. */
const RED_STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

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
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [56_000, 60_000], "as it was then");
  time.now += 1000;
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [56_000, 59_000]);
  play.redo();
  const wasLeft = [55_000, 52_000];
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], wasLeft, "as it was taken back");
  for (let n = 0; n < 3; n++) {
    play.undo();
    time.now += 1000;
    play.redo();
  }
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], wasLeft, "nothing is won by it");
  play.destroy();
});

test("no time is won by taking back, nor by playing on from an earlier turn", () => {
  const { play, time } = match({ clock: { base: 60_000, increment: 5000 } });
  for (let n = 0; n < 5; n++) {
    time.now += 1000;
    play.try("f4", "f6");
    play.undo();
  }
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [60_000, 60_000]);
  play.try("f4", "f6");
  time.now += 10_000;
  play.try("f9", "f8");
  time.now += 20_000;
  play.tree.goTo(play.tree.root);
  assert.equal(play.timeLeft("r"), 45_000, "it goes on while someone looks");
  play.try("c5", "c6");
  assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [65_000, 60_000]);
  play.destroy();
  // The clock of a game that had turns before it.
  const game = new CoTuLenh();
  game.playTurn("Tf6");
  const late = match({ clock: { base: 60_000, increment: 5000 } }, game);
  late.play.try("f9", "f8");
  for (let n = 0; n < 2; n++) late.play.undo();
  assert.deepEqual([late.play.timeLeft("r"), late.play.timeLeft("b")], [60_000, 60_000]);
  late.play.destroy();
});

test("no time is won by edits of the tree, nor by changes from elsewhere", () => {
  const ways = {
    "tree.undoEdit": (play) => play.tree.undoEdit(),
    "tree.remove": (play) => play.tree.remove(play.tree.current),
    takenBack: (play) => play.apply([{ type: "takenBack", to: 0 }]),
    removed: (play) => play.apply([{ type: "removed", node: play.tree.current.id }]),
    replaced: (play) => {
      const { clock: _, ...record } = play.tree.record;
      play.apply([{ type: "replaced", record: { ...record, turns: [] } }]);
    },
    "removed while another turn is shown": (play) => {
      const { id } = play.tree.current;
      play.tree.goTo(play.tree.root);
      play.tree.remove(id);
    },
    "undoEdit and redoEdit": (play) => {
      play.tree.undoEdit();
      play.tree.redoEdit();
      assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [64_000, 57_000]);
      play.undo();
    },
  };
  for (const [name, takeBack] of Object.entries(ways)) {
    const { play, time } = match({ clock: { base: 60_000, increment: 5000 } });
    for (let n = 0; n < 5; n++) {
      time.now += 1000;
      play.try("f4", "f6");
      time.now += 3000;
      takeBack(play);
      assert.equal(play.tree.current.id, 0, name);
      assert.deepEqual([play.timeLeft("r"), play.timeLeft("b")], [60_000, 60_000], name);
    }
    play.destroy();
  }
  // A promoted variation brings the clock of its own end.
  const { play, time } = match({ clock: { base: 60_000, increment: 5000 } });
  const variation = play.tree.addLine(play.tree.root, ["Ic6"]);
  time.now += 1000;
  play.try("f4", "f6");
  play.tree.goTo(variation);
  play.tree.promote(variation);
  assert.deepEqual([play.snapshot().isLive, play.timeLeft("r")], [true, 60_000]);
  play.destroy();
  // A turn that a host adds to the tree is played now.
  const host = match({ clock: { base: 60_000 } });
  host.time.now += 1000;
  host.play.tree.play("Tf6");
  assert.deepEqual([host.play.timeLeft("r"), host.play.snapshot().clocks.running], [59_000, "b"]);
  host.play.destroy();
});

test("without takebacks, the turns and the end of a match cannot be removed", () => {
  const { play } = match({ clock: { base: 60_000 }, takebacks: false });
  const { tree } = play;
  play.try("f4", "f6");
  const node = tree.current;
  const refused = { code: "NO_TAKEBACKS" };
  assert.throws(() => tree.undoEdit(), refused);
  assert.throws(() => tree.remove(node), refused);
  assert.deepEqual([tree.current, play.snapshot().isLive], [node, true]);
  // What is not the match can be edited as ever.
  tree.annotate(node, { nags: [1] });
  const variation = tree.addLine(tree.root, ["Ic6"]);
  tree.goTo(variation);
  tree.promote(variation);
  assert.equal(play.snapshot().isLive, false, "a promoted variation is not the match");
  for (let n = 0; n < 3; n++) tree.undoEdit();
  assert.throws(() => tree.undoEdit(), refused);
  assert.deepEqual([tree.size, node.nags], [1, []]);
  assert.equal(tree.redoEdit(), true);
  tree.goTo(node);
  assert.equal(play.snapshot().isLive, true);
  play.resign("b");
  assert.throws(() => tree.undoEdit(), refused);
  assert.throws(() => tree.declare(null), refused);
  assert.equal(play.snapshot().outcome.reason, "resigned");
  // Someone elsewhere decides for both sides.
  play.apply([{ type: "takenBack", to: 0 }]);
  assert.deepEqual([tree.size, play.snapshot().isLive], [0, true]);
  play.destroy();
  tree.free();
});

test("a snapshot says whether it is where the game goes on", () => {
  const { play } = match({ clock: { base: 60_000 } });
  assert.equal(play.snapshot().isLive, true);
  play.try("f4", "f6");
  play.try("f9", "f8");
  play.tree.goTo(play.tree.root);
  assert.equal(play.snapshot().isLive, false);
  play.tree.goTo(play.tree.mainLine().at(-1));
  assert.equal(play.snapshot().isLive, true);
  play.undo();
  assert.equal(play.snapshot().isLive, true, "the game was taken back");
  play.destroy();
});

test("without takebacks, nothing is played after an earlier turn, and nothing taken back", () => {
  const { play } = match({ clock: { base: 60_000 }, takebacks: false });
  play.try("f4", "f6");
  play.try("f9", "f8");
  assert.deepEqual([play.snapshot().canUndo, play.undo()], [false, false]);
  const line = play.tree.mainLine().map(({ id }) => id);
  play.tree.goTo(play.tree.root);
  assert.deepEqual(play.snapshot().movable, []);
  for (const result of [play.try("c5", "c6"), play.playMove("Ic6")]) {
    assert.equal(result.illegal.reason, "notLive");
    assert.match(result.message, /an earlier turn is shown/);
    assert.match(describeIllegal(result.illegal, vi), /đang xem lại một nước trước/);
  }
  assert.throws(() => play.playTurn("Ic6"), { code: "NOT_LIVE" });
  assert.deepEqual([play.snapshot().canRedo, play.redo()], [false, false]);
  assert.deepEqual(
    play.tree.mainLine().map(({ id }) => id),
    line,
  );
  play.resign("b");
  assert.equal(play.tree.declared.node.id, line.at(-1), "a match ends where it stands");
  assert.equal(play.undo(), false);
  play.destroy();
  // The steps of a deploy are no turns yet.
  const open = match({ takebacks: false }, new CoTuLenh(RED_STACK)).play;
  open.try("c4", "c6", { piece: "f" });
  assert.equal(open.undo(), true);
  assert.equal(open.snapshot().session?.steps.length ?? 0, 0);
  open.destroy();
});

test("a game is stored with its clock, its players and its open deploy, and comes back paused", async () => {
  const engine = fakeEngine();
  const players = { b: new EnginePlayer(engine, { level: 3 }) };
  const clock = { base: 60_000, increment: 1000 };
  const { play, time } = match({ players, clock, minThinkTime: 0 }, new CoTuLenh(RED_STACK));
  time.now += 2000;
  play.playTurn("Ch2");
  await settle();
  engine.searches.at(-1).answer("Cg12f12");
  await settle();
  play.try("c4", "c6", { piece: "f" });
  time.now += 3000;
  const text = JSON.stringify(play);
  const before = play.snapshot();
  play.destroy();
  time.now += 1_000_000;

  const stored = JSON.parse(text);
  const again = createPlay({ stored, CoTuLenh, engine, now: () => time.now });
  const now = again.snapshot();
  for (const name of ["fen", "pieces", "turn", "session", "ply", "node", "isLive"]) {
    assert.deepEqual(now[name], before[name], name);
  }
  assert.equal(now.clocks.paused, true);
  assert.deepEqual([again.timeLeft("r"), again.timeLeft("b")], [56_000, 61_000]);
  assert.match(again.try("c4", "c5").message, /not your turn/);
  again.resume();
  time.now += 1000;
  assert.equal(again.timeLeft("r"), 55_000);
  again.commit();
  await settle();
  const { limits } = engine.searches.at(-1);
  assert.deepEqual([limits.level, limits.seed], [3, stored.seed]);
  // What was taken back then is restored now, with its clocks.
  again.undo();
  again.undo();
  assert.deepEqual([again.timeLeft("r"), again.timeLeft("b")], [60_000, 60_000]);
  again.destroy();
  assert.deepEqual(JSON.parse(JSON.stringify(stored)), JSON.parse(text), "it is not changed");
});

test("a stored game without a clock goes on at once, also where an earlier turn was looked at", () => {
  const play = createPlay({ game: new CoTuLenh(), players: { b: "remote" }, takebacks: false });
  play.try("f4", "f6");
  play.playTurn("Tf8");
  play.tree.goTo(play.tree.root);
  const again = createPlay({ stored: play.toJSON(), CoTuLenh, takebacks: false });
  assert.equal(again.snapshot().isLive, false);
  again.tree.goTo(again.tree.mainLine().at(-1));
  assert.equal(again.snapshot().isLive, true);
  assert.ok("played" in again.try("c5", "c6"));
  assert.equal(again.try("c8", "c7").illegal.reason, "notYours");
  play.destroy();
  again.destroy();
});

test("what is wrong in a stored game is refused, with its path", () => {
  const clock = { base: 60_000 };
  const play = createPlay({
    game: new CoTuLenh(),
    clock,
    players: { b: { engine: fakeEngine() } },
  });
  play.try("f4", "f6");
  const good = play.toJSON();
  play.destroy();
  const engine = fakeEngine();
  for (const [wrong, code, path] of [
    [{ ...good, tree: { ...good.tree, turns: "none" } }, "INVALID_DATA", /^stored\.tree/],
    [
      { ...good, tree: { ...good.tree, turns: [{ id: 1, san: "Tf9", lan: "Tf4f9" }] } },
      "ILLEGAL_MOVE",
      /^stored\.tree\.turns\[0\]/,
    ],
    [{ ...good, live: 99 }, "INVALID_DATA", /^stored\.live$/],
    [{ ...good, clock: { base: "long" } }, "INVALID_OPTIONS", /^stored\.clock$/],
    [{ ...good, used: { 1: "long" } }, "INVALID_OPTIONS", /^stored\.used/],
    [{ ...good, players: { r: "nobody" } }, "INVALID_OPTIONS", null],
    [{ ...good, steps: ["Fc4>c6"] }, "INVALID_DATA", /^stored\.steps$/],
    [{ ...good, seed: -1 }, "INVALID_OPTIONS", null],
    [{ ...good, more: 1 }, "INVALID_DATA", /^stored\.more$/],
    [JSON.stringify(good), "INVALID_DATA", null],
  ]) {
    assert.throws(
      () => createPlay({ stored: wrong, CoTuLenh, engine }),
      (error) => error.code === code && (path === null || path.test(error.path)),
      JSON.stringify(wrong).slice(-200),
    );
  }
  const throws = (options, message) => assert.throws(() => createPlay(options), { message });
  throws({ stored: good, engine }, /createPlay\(\{ stored, CoTuLenh \}\)/);
  throws({ stored: good, CoTuLenh }, /createPlay\(\{ stored, CoTuLenh, engine \}\)/);
  throws({ stored: good, game: new CoTuLenh(), CoTuLenh, engine }, /one of them/);
});

test("the levels of a game vary by its seed", () => {
  const engine = fakeEngine();
  const seeds = () => engine.searches.map(({ limits }) => limits.seed);
  const players = { r: { engine } };
  for (let n = 0; n < 3; n++) createPlay({ game: new CoTuLenh(), players }).destroy();
  assert.equal(new Set(seeds()).size, 3);
  createPlay({ game: new CoTuLenh(), players, seed: 7 }).destroy();
  assert.equal(seeds().at(-1), 7);
});

test("members may be passed on without their play", () => {
  const play = createPlay({ game: new CoTuLenh() });
  const { subscribe, snapshot, undo, try: attempt } = play;
  let calls = 0;
  const unsubscribe = subscribe(() => calls++);
  attempt("f4", "f6");
  assert.equal(snapshot().ply, 1);
  assert.deepEqual([calls, undo(), snapshot().ply], [1, true, 0]);
  unsubscribe();
  const button = new EventTarget();
  button.addEventListener("click", play.redo);
  button.dispatchEvent(new Event("click"));
  assert.equal(snapshot().ply, 1);
  // An event of a framework, and what is none.
  assert.equal(undo({ preventDefault() {} }), true);
  for (const surplus of [null, {}, "r"])
    assert.throws(() => undo(surplus), { code: "INVALID_ARGUMENT" });
  assert.deepEqual(Object.keys(play), ["tree"]);
  play.destroy();
});

test("a clock in seconds is refused with the time that was meant", () => {
  for (const base of [300, 999, { r: 60_000, b: 300 }]) {
    assert.throws(() => match({ clock: { base } }), {
      code: "INVALID_OPTIONS",
      message:
        /clock\.base is a time in milliseconds, 1000 or more \((300|999) seconds are (300|999)000\)/,
    });
  }
  match({ clock: { base: 1000 } }).play.destroy();
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
    assert.equal(play.snapshot().outcome, null);
    assert.deepEqual([play.timeLeft("r"), play.snapshot().clocks.running], [1000, "r"]);
    play.destroy();
  }
  const { play, time } = match({ clock: { base: 1000 } });
  time.now += 2000;
  assert.equal(play.try("f4", "f6").illegal.reason, "gameOver", "too late");
  play.destroy();
});

test("a timer ends the game by itself", async () => {
  const play = createPlay({ game: new CoTuLenh(), clock: { base: 1000, used: { r: 970, b: 0 } } });
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

test("an engine goes on thinking while someone goes through the turns, if its clock runs", async () => {
  for (const takebacks of [true, false]) {
    const engine = fakeEngine();
    const clock = { base: 10_000 };
    const { play, time } = match({ clock, players: { b: { engine } }, takebacks, minThinkTime: 0 });
    play.try("f4", "f6");
    const [search] = engine.searches;
    time.now += 1000;
    play.tree.goTo(play.tree.root);
    play.tree.goTo(play.tree.root.children[0]);
    play.tree.goTo(play.tree.root);
    assert.equal(search.limits.signal.aborted, false);
    assert.deepEqual([play.snapshot().thinking, play.snapshot().isLive], ["b", false]);
    search.answer("Tf9f8");
    await settle();
    assert.deepEqual(
      play.tree.mainLine().map(({ turn }) => turn.lan),
      ["Tf4f6", "Tf9f8"],
    );
    assert.deepEqual([play.snapshot().isLive, play.timeLeft("b")], [true, 9000]);
    assert.equal(engine.searches.length, 1);
    play.destroy();
  }
});

test("an engine plays its deploy from its beginning if someone has looked elsewhere meanwhile", async () => {
  const engine = fakeEngine();
  const options = { clock: { base: 60_000 }, players: { r: { engine } }, minThinkTime: 20 };
  const { play } = match(options, new CoTuLenh(STACK));
  play.try("g12", "g11");
  engine.searches[0].answer("c4:N:F>c7,T>c5");
  const isOpen = () => play.snapshot().session !== null;
  while (!isOpen()) await wait(1);
  play.tree.goTo(play.tree.root);
  while (play.tree.mainLine().length < 2) await wait(1);
  assert.equal(play.tree.current.turn.lan, "c4:N:F>c7,T>c5");
  assert.deepEqual([play.snapshot().isLive, engine.searches.length], [true, 1]);
  play.destroy();
});

test("a turn elsewhere ends the search of an engine whose clock runs", () => {
  const engine = fakeEngine();
  const { play } = match({ clock: { base: 10_000 }, players: { b: { engine } } });
  play.try("f4", "f6");
  play.tree.goTo(play.tree.root);
  play.try("c5", "c6");
  assert.deepEqual(
    engine.searches.map(({ limits }) => limits.signal.aborted),
    [true, false],
  );
  play.undo();
  assert.equal(engine.searches[1].limits.signal.aborted, true);
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
  const play = createPlay({ game: new CoTuLenh(), players, minThinkTime: 500 });
  assert.equal(play.snapshot().thinking, null);
  const begun = Date.now();
  play.try("f4", "f6");
  assert.equal(play.snapshot().thinking, "b");
  const [{ fen, limits, answer }] = engine.searches;
  assert.equal(fen, play.snapshot().fen);
  assert.equal(limits.level, 3);
  answer("Tf9f8");
  while (play.snapshot().ply === 1) await settle();
  assert.ok(Date.now() - begun >= 490, "not at once");
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
  const turns = ["Tf9f8", "Tf6f7"];
  const game = play.tree.game();
  const moves = turns.map((turn) => game.playTurn(turn).moves);
  engine.searches[0].answer("Tf9f8", [{ score: { points: 0 }, turns, moves }]);
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
  const deploy = { after: 0, square: "c4", steps: ["Fc4>c7"], started: false };
  const stored = { ...new GameTree(new CoTuLenh(red)).toJSON(), deploy };
  const tree = GameTree.fromJSON(stored, new CoTuLenh());
  const again = createPlay({ tree, players: { r: { engine } } });
  assert.deepEqual([again.snapshot().session, again.snapshot().thinking], [null, "r"]);
  assert.equal(tree.record.deploy, null);
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

test("a hint does not lead back to a position of the game, if another turn is about as good", async () => {
  for (const [points, expected] of [
    [0, "f5"],
    [-500, "g6"],
  ]) {
    const engine = fakeEngine();
    const game = new CoTuLenh();
    for (const turn of ["Mg6", "Mg7", "Mg5", "Mg8"]) game.move(turn);
    const moves = (turn) => [game.readTurn(turn).moves];
    const play = createPlay({ game, engine });
    const hint = play.hint("turn");
    engine.searches[0].answer("Mg5g6");
    await new Promise((resolve) => setTimeout(resolve));
    engine.searches[1].answer("Mg5g6", [
      { score: { points: 20 }, turns: ["Mg5g6"], moves: moves("Mg5g6") },
      { score: { points }, turns: ["Tf4f5"], moves: moves("Tf4f5") },
    ]);
    assert.deepEqual(
      (await hint).map(({ to }) => to),
      [expected],
    );
    play.destroy();
  }
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
  const player = new EnginePlayer(engine, { level: 1, seed: 1 });
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
