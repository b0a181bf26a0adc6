// Puzzles: the data, one that is played, and what a player has solved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { CoTuLenh, CoTuLenhError, parseRules } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import {
  chooseNext,
  createPuzzle,
  createPuzzleRecord,
  DIFFICULTIES,
  findDaily,
  findPuzzle,
  FIRST_PUZZLES,
  loadPuzzles,
  NEEDS,
  PUZZLES,
  puzzleNeeds,
  THEMES,
} from "cotulenh-wasm/puzzles";
import { findPlainMove } from "../plain-move.mjs";
import { VALUES } from "../values.mjs";

const code = (expected) => (error) => error instanceof CoTuLenhError && error.code === expected;

const parts = Object.fromEntries(
  await Promise.all(THEMES.map(async (theme) => [theme, await loadPuzzles(theme)])),
);
const all = THEMES.flatMap((theme) => parts[theme]);

/** A puzzle that begins with a mistake. */
const usual = all.find(({ mistake }) => mistake !== "");

/** A puzzle with several turns, all of which are single moves. */
const long = all.find(
  ({ turns }) => turns.length >= 3 && turns.every((turn) => !turn.includes(":")),
);

const open = (puzzle, options = {}) =>
  createPuzzle(puzzle, { CoTuLenh, answerDelay: 0, ...options });

/** A turn that is not the one: a move of the commander, or any other. */
function findWrong(run) {
  const game = run.play.tree.game();
  const moves = game.moves({ verbose: true, deploy: false });
  const wrong = moves.find(({ lan }) => {
    const trial = game.clone();
    const isOver = (trial.playTurn(lan), trial.isGameOver());
    trial.free();
    return lan !== run.puzzle.turns[0] && !isOver;
  });
  game.free();
  return wrong.lan;
}

test("every puzzle has a name of its own, turns that can be played, and its place in the numbers", () => {
  assert.ok(all.length >= 1000, String(all.length));
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const theme of THEMES) {
    assert.equal(parts[theme].length, PUZZLES[theme]);
  }
  for (const { fen, rules, mistake, turns, color, theme } of all) {
    const game = new CoTuLenh(fen, { rules: parseRules(rules) });
    if (mistake) game.playTurn(mistake);
    assert.equal(game.turn(), color);
    for (const turn of turns) game.playTurn(turn);
    if (/^mate\d/.test(theme)) {
      assert.equal(game.outcome().winner, color);
      assert.equal(turns.length, 2 * Number(theme.slice(4)) - 1);
    }
    game.free();
  }
});

test("no turn of a puzzle is a deploy that a plain move equals", () => {
  const game = new CoTuLenh("11/3S7/11/4(eg)6/2c1i6/8C2/11/3E1I5/11/4G6/11/11 b - - 0 1");
  assert.equal(findPlainMove(game, "e9::E>d9,G>&d9"), "(EG)e9d9");
  game.free();
  for (const { fen, rules, mistake, turns, id } of all) {
    const game = new CoTuLenh(fen, { rules: parseRules(rules) });
    for (const turn of [mistake, ...turns].filter(Boolean)) {
      assert.equal(findPlainMove(game, turn), null, `${id}: ${turn}`);
      game.playTurn(turn);
    }
    game.free();
  }
});

test("the line of a puzzle solves it, and the other side answers", () => {
  for (const puzzle of all.filter((_, i) => i % 25 === 0)) {
    const run = open(puzzle);
    for (let i = 0; i < puzzle.turns.length; i += 2) {
      assert.equal(run.snapshot().state, "playing", puzzle.id);
      run.play.playTurn(puzzle.turns[i]);
    }
    const { state, isClean, turns, length } = run.snapshot();
    assert.deepEqual({ state, isClean }, { state: "solved", isClean: true }, puzzle.id);
    assert.equal(turns, length);
    run.destroy();
  }
});

test("a wrong turn is told, refuted by the engine, and taken back", async () => {
  const engine = new Engine();
  const run = open(usual, { engine });
  const first = run.snapshot();
  assert.equal(run.takeBack(), false);
  let calls = 0;
  run.subscribe(() => calls++);
  const before = run.play.snapshot().fen;
  run.play.playTurn(findWrong(run));
  assert.equal(run.snapshot().state, "wrong");
  assert.equal(run.snapshot().isClean, false);
  const line = await run.why();
  assert.equal(run.snapshot().refutation, line);
  assert.equal(run.play.snapshot().ply, 3, "the mistake, the turn, its refutation");
  assert.equal(await run.why(), line);
  assert.ok(run.takeBack());
  assert.equal(run.play.snapshot().fen, before);
  assert.deepEqual({ ...run.snapshot(), isClean: true }, first);
  run.play.playTurn(usual.turns[0]);
  assert.notEqual(run.snapshot().state, "wrong");
  assert.ok(calls >= 4);
  run.destroy();
  engine.close();
});

test("why needs an engine, and an engine that fails is told", async () => {
  const run = open(all[0]);
  await assert.rejects(run.why(), code("INVALID_OPTIONS"));
  run.destroy();
  await assert.rejects(run.why(), code("FREED"));
  const broken = { search: () => Promise.reject(new Error("no")) };
  const other = open(all[0], { engine: broken });
  other.play.playTurn(findWrong(other));
  assert.equal(await other.why(), null);
  assert.equal(other.snapshot().error.code, "WORKER_FAILED");
  other.destroy();
});

test("hints show where to look, then the turn, and the puzzle counts as helped", () => {
  const run = open(all[0]);
  const look = run.hint();
  assert.equal(look.kind, "look");
  const { kind, turn, moves } = run.hint();
  assert.equal(kind, "turn");
  assert.equal(turn, all[0].turns[0]);
  assert.equal(moves[0].from, look.squares[0]);
  run.play.playTurn(turn);
  assert.equal(run.snapshot().isClean, false);
  run.destroy();
  assert.throws(() => run.hint(), code("FREED"));
});

test("the answer waits, and ends with the puzzle; the solution is stepped through", async () => {
  assert.ok(long, "there is a puzzle of several turns");
  const run = open(long, { answerDelay: 5 });
  run.play.playTurn(long.turns[0]);
  assert.equal(run.snapshot().isBusy, true);
  assert.equal(run.play.snapshot().ply, 2);
  await wait(40);
  assert.equal(run.play.snapshot().ply, 3);
  assert.deepEqual(
    { state: run.snapshot().state, turns: run.snapshot().turns },
    { state: "playing", turns: 1 },
  );
  run.showSolution();
  assert.equal(run.snapshot().state, "given");
  const { tree } = run.play;
  assert.equal(tree.mainLine().length, 1 + long.turns.length);
  assert.equal(run.play.snapshot().ply, 4, "after the next turn of the solver");
  tree.back();
  assert.equal(run.play.snapshot().ply, 3);
  assert.equal(run.snapshot().state, "given");
  tree.goTo(tree.root);
  run.retry();
  assert.equal(run.play.snapshot().ply, 1);
  assert.equal(run.snapshot().state, "playing");
  run.play.playTurn(long.turns[0]);
  run.destroy();
  await wait(20);
});

test("other orders of a deploy, and every mate in the last turn, are right", () => {
  let orders = 0;
  let mates = 0;
  for (const puzzle of all.filter(({ turns }) => turns.length === 1)) {
    const [turn] = puzzle.turns;
    const [, square, stays, steps] = /^([a-k]\d+):(.*?):(.*)$/.exec(turn) ?? [];
    const run = open(puzzle);
    const game = run.play.tree.game();
    if (steps?.includes(",")) {
      const other = `${square}:${stays}:${steps.split(",").reverse().join(",")}`;
      if (game.isLegal(other)) {
        orders++;
        run.play.playTurn(other);
        assert.equal(run.snapshot().state, "solved", `${puzzle.id} ${other}`);
      }
    }
    game.free();
    run.destroy();
  }
  for (const puzzle of parts.mate2) {
    const game = new CoTuLenh(puzzle.fen, { rules: parseRules(puzzle.rules) });
    for (const turn of [puzzle.mistake, ...puzzle.turns.slice(0, 2)]) game.playTurn(turn);
    for (const { lan } of game.moves({ verbose: true, deploy: false })) {
      if (lan === puzzle.turns[2]) continue;
      const trial = game.clone();
      trial.playTurn(lan);
      const isMate = trial.outcome()?.winner === puzzle.color;
      trial.free();
      if (!isMate) continue;
      mates++;
      const run = open(puzzle);
      run.play.playTurn(puzzle.turns[0]);
      run.play.playTurn(lan);
      assert.equal(run.snapshot().state, "solved", `${puzzle.id} ${lan}`);
      run.destroy();
      break;
    }
    game.free();
  }
  assert.ok(orders > 0 && mates > 0, `${orders} orders, ${mates} mates`);
});

test("every day has its puzzle, and none comes twice before all came", async () => {
  const days = all.map((_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
  const ids = await Promise.all(days.map(async (day) => (await findDaily(day)).id));
  assert.equal(new Set(ids).size, all.length);
  assert.equal(ids[0], (await findDaily("2026-01-01")).id);
  for (const day of ["today", "2026-1-1", "2026-13-01", ...VALUES]) {
    await assert.rejects(findDaily(day), code("INVALID_ARGUMENT"));
  }
});

test("the puzzle of a day fits what a player knows, and is the same for all who know as much", async () => {
  const day = "2026-11-18";
  const themes = ["capture", "mate1", "mate2"];
  for (const known of [[], ["heroes"], ["heroes", "stacks"]]) {
    const puzzle = await findDaily(day, { known, themes });
    assert.ok(puzzleNeeds(puzzle).every((need) => known.includes(need)));
    assert.ok(themes.includes(puzzle.theme));
    assert.equal(await findDaily(day, { themes, known: [...known].reverse() }), puzzle);
    const others = await findDaily("2026-11-19", { known, themes });
    assert.notEqual(others.id, puzzle.id);
  }
  assert.equal(await findDaily(day, { known: NEEDS }), await findDaily(day));
  assert.equal(await findDaily(day, { known: [], themes: ["deploy"] }), await findDaily(day));
  for (const options of [
    { known: "heroes" },
    { known: ["x"] },
    { themes: "save" },
    { theme: "save" },
  ]) {
    await assert.rejects(findDaily(day, options), code("INVALID_OPTIONS"));
  }
});

test("puzzles are found by their ids, and loaded by theme", async () => {
  assert.equal(await findPuzzle(all[5].id), all[5]);
  for (const id of ["nothing", "mate1-", "", ...VALUES]) assert.equal(await findPuzzle(id), null);
  for (const theme of ["none", ...VALUES]) {
    await assert.rejects(loadPuzzles(theme), code("INVALID_ARGUMENT"));
  }
});

test("a record counts streaks, days and a rating, and is read again", () => {
  const [a, b, c] = all;
  let record = createPuzzleRecord();
  assert.deepEqual([record.rating, record.streak, record.count], [800, 0, 0]);
  record = record.add(a, { isClean: true, day: "2026-02-28" });
  assert.ok(record.rating > 800);
  const again = record.add(a, { isClean: false });
  assert.deepEqual(again.toJSON(), record.toJSON(), "only the first result counts");
  record = record.add(b, { isClean: true, day: "2026-03-01" });
  assert.deepEqual([record.streak, record.best, record.days("2026-03-02")], [2, 2, 2]);
  assert.equal(record.days("2026-03-03"), 0);
  const before = record;
  record = record.add(c, { isClean: false });
  assert.deepEqual([record.streak, record.best], [0, 2]);
  assert.ok(record.rating < before.rating);
  assert.ok(record.chance(c) < before.chance(c));
  assert.equal(record.result(c.id), false);
  assert.equal(record.result("nothing"), null);
  assert.deepEqual(createPuzzleRecord(JSON.stringify(record)).toJSON(), record.toJSON());
  for (const data of [
    "{",
    "{}",
    { ...record.toJSON(), version: 2 },
    { ...record.toJSON(), streak: -1 },
  ]) {
    assert.throws(() => createPuzzleRecord(data), code("INVALID_DATA"));
  }
  for (const value of VALUES.filter((one) => one !== undefined)) {
    assert.throws(() => createPuzzleRecord(value), code("INVALID_DATA"));
  }
});

test("difficulty is not the theme: saves and wins of material have four bands, all themes together five", () => {
  const bands = (puzzles) => new Set(puzzles.map(({ difficulty }) => difficulty)).size;
  assert.equal(bands(all), DIFFICULTIES.length);
  for (const theme of ["save", "material"]) assert.equal(bands(parts[theme]), 4, theme);
});

test("the next puzzle has the difficulty that is wanted, of any theme, and is never one of the last fifty", () => {
  for (const difficulty of [...DIFFICULTIES, null]) {
    let record = createPuzzleRecord();
    const themes = new Set();
    for (let i = 0; i < 80; i++) {
      const { puzzle, reason } = chooseNext(all, record, { difficulty });
      assert.ok(!record.recent.includes(puzzle.id), `${difficulty}: ${puzzle.id} again`);
      assert.equal(reason, "fits");
      if (difficulty !== null) assert.equal(puzzle.difficulty, difficulty);
      themes.add(puzzle.theme);
      // Skipped, solved or missed: each is shown once.
      record = record.show(puzzle);
      if (i % 3 > 0) record = record.add(puzzle, { isClean: i % 3 === 1 });
    }
    assert.equal(record.recent.length, 50);
    assert.ok(themes.size >= 3, `${difficulty}: ${[...themes]}`);
  }
});

test("where nothing of a difficulty is left, the nearest comes; then those that were missed; then none, with a reason", () => {
  const list = parts.material.slice(0, 60);
  const hardest = Math.max(...list.map(({ difficulty }) => difficulty));
  let record = createPuzzleRecord();
  assert.equal(chooseNext(list, record, { difficulty: 5 }).reason, "missing");
  assert.equal(chooseNext(list, record, { difficulty: 5 }).puzzle.difficulty, hardest);
  const tried = list.filter(({ difficulty }) => difficulty === hardest);
  const without = tried.reduce((now, puzzle) => now.add(puzzle, { isClean: true }), record);
  const next = chooseNext(list, without, { difficulty: hardest });
  assert.deepEqual([next.reason, next.puzzle.difficulty], ["nearest", hardest - 1]);
  const missed = list[3].id;
  for (const puzzle of list) {
    record = record.show(puzzle).add(puzzle, { isClean: puzzle.id !== missed });
  }
  // The first ten were shown more than fifty puzzles ago.
  const again = chooseNext(list, record);
  assert.deepEqual([again.reason, again.puzzle.id], ["again", missed]);
  assert.deepEqual(chooseNext(list.slice(20), record), { puzzle: null, reason: "none" });
  assert.deepEqual(chooseNext([], record), { puzzle: null, reason: "none" });
});

/** The turns of the solver that win at once. */
function listWins({ fen, mistake, color }) {
  const game = new CoTuLenh(fen);
  if (mistake) game.playTurn(mistake);
  const wins = game.moves({ verbose: true }).filter((move) => {
    const trial = game.clone();
    const isWon = (trial.playTurn(move), trial.outcome()?.winner === color);
    trial.free();
    return isWon;
  });
  game.free();
  return wins;
}

test("in the first puzzles a piece takes the commander, then mates, and no other piece does", () => {
  let record = createPuzzleRecord();
  const first = [];
  for (let i = 0; i < FIRST_PUZZLES + 5; i++) {
    const { puzzle, reason } = chooseNext(all, record, { known: [] });
    assert.equal(reason, "fits");
    assert.deepEqual(puzzleNeeds(puzzle), []);
    assert.equal(puzzle.rules, "standard");
    assert.doesNotMatch(puzzle.fen, /[+(]/);
    const [placement] = puzzle.fen.split(" ");
    const own = placement.match(puzzle.color === "r" ? /[ABD-Z]/g : /[abd-z]/g);
    if (i < FIRST_PUZZLES) first.push(`${puzzle.theme} ${own.length}`);
    record = record.show(puzzle).add(puzzle, { isClean: true });
  }
  assert.deepEqual(first, ["capture 1", "capture 1", "capture 2", "mate1 1", "mate1 2"]);
  const plain = parts.mate1.filter((puzzle) => puzzleNeeds(puzzle).length === 0);
  assert.ok(parts.capture.length >= 20 && plain.length >= 20);
  const takers = new Set();
  for (const puzzle of [...parts.capture, ...plain]) {
    const wins = listWins(puzzle);
    // An air force may land there or fly home: both are the same capture.
    const ways = new Set(wins.map(({ from, to }) => `${from} ${to}`));
    assert.equal(ways.size, 1, `${puzzle.id}: ${wins.map(({ lan }) => lan)}`);
    if (puzzle.theme === "capture") {
      assert.equal(wins[0].captured?.type, "c", puzzle.id);
      takers.add(wins[0].piece.type);
    }
  }
  assert.equal(takers.size, 8);
});

test("a puzzle without a mistake begins with its position, and is taken back to it", () => {
  const puzzle = parts.capture.find(({ fen }) => fen.includes("i"));
  const run = open(puzzle);
  const start = run.play.snapshot();
  assert.deepEqual([start.ply, start.turn], [0, puzzle.color]);
  run.play.playTurn(findWrong(run));
  assert.equal(run.snapshot().state, "wrong");
  assert.ok(run.takeBack());
  assert.equal(run.play.snapshot().fen, start.fen);
  run.showSolution();
  assert.equal(run.play.snapshot().ply, 1);
  run.retry();
  assert.equal(run.play.snapshot().ply, 0);
  run.play.playTurn(puzzle.turns[0]);
  assert.equal(run.snapshot().state, "solved");
  run.destroy();
});

test("after the first puzzles comes no jump: the fifth is solved by most who solved four", () => {
  let record = createPuzzleRecord();
  let hardest = 0;
  for (let i = 0; i < 5; i++) {
    const { puzzle } = chooseNext(all, record, { known: [] });
    if (i === 4) assert.ok(puzzle.rating < hardest + 200, `${hardest}, then ${puzzle.rating}`);
    hardest = Math.max(hardest, puzzle.rating);
    record = record.show(puzzle).add(puzzle, { isClean: true });
  }
});

test("a strong and a weak player are where they belong after ten puzzles", () => {
  for (const strength of [650, 900, 1150, 1500]) {
    let record = createPuzzleRecord();
    for (let i = 0; i < 10; i++) {
      const { puzzle } = chooseNext(all, record);
      record = record.show(puzzle).add(puzzle, { isClean: puzzle.rating < strength });
    }
    assert.ok(Math.abs(record.rating - strength) < 200, `${strength}: ${record.rating}`);
    assert.ok(record.deviation < 150, String(record.deviation));
  }
});

test("what is wanted of the next puzzle is checked", () => {
  const record = createPuzzleRecord();
  for (const options of [
    { difficulty: 6 },
    { difficulty: "1" },
    { known: "heroes" },
    { known: ["x"] },
    { theme: "save" },
  ]) {
    assert.throws(() => chooseNext(all, record, options), code("INVALID_OPTIONS"));
  }
});

test("options and puzzles that are none are refused", () => {
  for (const value of VALUES) {
    assert.throws(() => createPuzzle(value, { CoTuLenh }), code("INVALID_ARGUMENT"));
    assert.throws(() => createPuzzle(all[0], value), code("INVALID_OPTIONS"));
  }
  assert.throws(() => createPuzzle(all[0], { CoTuLenh, extra: 1 }), code("INVALID_OPTIONS"));
  assert.throws(() => createPuzzle({ ...all[0], fen: "x" }, { CoTuLenh }), CoTuLenhError);
});
