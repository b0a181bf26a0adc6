// A level that is played, and what a learner has done.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { connect } from "cotulenh-wasm/board/play";
import {
  clauseOf,
  createLesson,
  createProgress,
  findAnswer,
  judge,
  loadSubject,
  SUBJECTS,
} from "cotulenh-wasm/lessons";
import { VALUES } from "../values.mjs";

const code = (expected) => (error) => error instanceof CoTuLenhError && error.code === expected;

async function open(id, options = {}) {
  const { levels } = await loadSubject(id.split("/")[0]);
  const level = levels.find((one) => one.id === id);
  return createLesson(level, { CoTuLenh, answerDelay: 0, ...options });
}

test("a lesson is done, and says so once to each listener", async () => {
  const lesson = await open("first-steps/star");
  const first = lesson.snapshot();
  assert.deepEqual(first, {
    state: "playing",
    turns: 0,
    stars: 0,
    hintsShown: 0,
    hint: null,
    message: null,
    isAnswering: false,
    canTakeBack: false,
    error: null,
  });
  assert.ok(Object.isFrozen(first));
  assert.equal(lesson.snapshot(), first);
  let calls = 0;
  const unsubscribe = lesson.subscribe(() => calls++);
  lesson.play.select("f4");
  assert.equal(lesson.snapshot(), first, "a selection changes nothing");
  lesson.play.press("f5");
  assert.equal(calls, 1);
  const { state, turns, stars, canTakeBack } = lesson.snapshot();
  assert.deepEqual(
    { state, turns, stars, canTakeBack },
    { state: "done", turns: 1, stars: 3, canTakeBack: true },
  );
  unsubscribe();
  lesson.retry();
  assert.equal(calls, 1);
  assert.deepEqual(lesson.snapshot(), first);
  lesson.destroy();
  lesson.destroy();
  assert.deepEqual(lesson.snapshot(), first);
  assert.throws(() => lesson.hint(), code("FREED"));
});

test("an illegal move is answered with its reason, its clause and its squares", async () => {
  const lesson = await open("lines/road");
  const board = { set(options) { Object.assign(this, options); } }; // prettier-ignore
  const disconnect = connect(board, lesson.play, { refused: lesson.refused });
  board.drop({ from: "d3", to: "d5" });
  const { state, message, turns } = lesson.snapshot();
  assert.equal(state, "wrong");
  assert.equal(turns, 0);
  assert.deepEqual(message, {
    kind: "illegal",
    reason: "blocked",
    clause: "R2.2",
    squares: ["d4"],
    tried: { from: "d3", to: "d5", piece: { type: "t", color: "r" }, target: undefined },
  });
  board.drop({ from: "d4", to: "e4" });
  assert.equal(lesson.snapshot().state, "playing");
  assert.equal(lesson.snapshot().message, null);
  board.drop({ from: "d3", to: "d5" });
  assert.equal(lesson.snapshot().state, "done");
  lesson.refused({ illegal: { reason: "tooFar", squares: [] } });
  assert.equal(lesson.snapshot().state, "done", "what is refused afterwards does not count");
  disconnect();
  lesson.destroy();
});

test("a press on an own piece is a wrong try where the level says so, else a selection", async () => {
  const lesson = await open("stacks/full");
  lesson.play.press("c2");
  lesson.play.press("d5");
  assert.equal(lesson.snapshot().message, null);
  lesson.play.press("c2");
  lesson.play.press("c4");
  const { state, message } = lesson.snapshot();
  assert.deepEqual([state, message.reason, message.clause], ["wrong", "cannotCombine", "R6.1"]);
  assert.deepEqual([message.tried.from, message.tried.to], ["c2", "c4"]);
  assert.equal(lesson.play.snapshot().selection.square, "c4");
  lesson.destroy();
});

test("a legal move that fails is taken back at once, with its answer", async () => {
  const lesson = await open("captures/return");
  lesson.play.try("e4", "e8", { kind: "capture" });
  const { state, message, stars } = lesson.snapshot();
  assert.equal(state, "failed");
  assert.equal(stars, 0);
  assert.deepEqual(message, {
    kind: "failed",
    reason: "lost",
    clause: "R3.2",
    squares: ["g8", "e8"],
  });
  assert.equal(lesson.hint().kind, "back");
  assert.equal(lesson.takeBack(), true);
  assert.equal(lesson.snapshot().state, "playing");
  assert.equal(lesson.play.snapshot().fen, lesson.level.fen);
  lesson.play.try("e4", "e8", { kind: "stay" });
  assert.equal(lesson.snapshot().state, "done");
  assert.equal(lesson.takeBack(), true);
  assert.equal(lesson.takeBack(), false);
  lesson.destroy();
});

test("a level without answers has one turn, and cannot go on after it", async () => {
  const lesson = await open("first-steps/star");
  lesson.play.playTurn("If4e4");
  assert.equal(lesson.snapshot().message.reason, "turns");
  assert.deepEqual(lesson.play.snapshot().movable, []);
  lesson.takeBack();
  assert.equal(lesson.snapshot().state, "playing");
  lesson.destroy();
});

test("stars are for the shortest way; longer ones are done as well", async () => {
  const lesson = await open("first-steps/turns");
  for (const [turn, state, stars] of [
    ["If4f3", "playing", 0],
    ["If3g3", "playing", 0],
    ["Ig3g4", "playing", 0],
    ["Ig4g5", "done", 1],
  ]) {
    lesson.play.playTurn(turn);
    assert.deepEqual([lesson.snapshot().state, lesson.snapshot().stars], [state, stars], turn);
  }
  lesson.retry();
  for (const turn of ["If4f5", "If5f6", "If6g6"]) lesson.play.playTurn(turn);
  lesson.takeBack();
  lesson.play.playTurn("If6f5");
  assert.equal(lesson.snapshot().turns, 3);
  lesson.destroy();
});

test("hints go from a sentence to the turn; away from the solution they say so", async () => {
  const lesson = await open("open-sky/first");
  assert.deepEqual(lesson.hint(), { kind: "sentence" });
  assert.deepEqual(lesson.hint(), { kind: "look", squares: ["f4"] });
  const third = lesson.hint();
  assert.equal(third.turn, "Tf4xf6");
  assert.equal(third.moves[0].captured.type, "g");
  assert.deepEqual(lesson.hint(), third);
  assert.equal(lesson.snapshot().hintsShown, 3);
  assert.deepEqual(lesson.snapshot().hint, third);
  lesson.play.playTurn(third.turn);
  assert.equal(lesson.snapshot().hint, null);
  assert.deepEqual(
    lesson.hint(),
    { kind: "look", squares: ["d4"] },
    "the sentence was about the start",
  );
  lesson.destroy();
});

test("a detour gets hints from where it has led, while a short way leads on", async () => {
  const lesson = await open("first-steps/turns");
  for (const [turn, next] of [
    ["If4f5", "If5g5"],
    ["If5e5", "Ie5f5"],
  ]) {
    lesson.play.playTurn(turn);
    assert.deepEqual(lesson.hint(), { kind: "look", squares: [next.slice(1, 3)] });
    assert.equal(lesson.hint().turn, next);
  }
  lesson.destroy();
  const far = await open("mate/two");
  far.play.playTurn("Cg1c1");
  assert.deepEqual(far.hint(), { kind: "back" });
  assert.equal(far.snapshot().canTakeBack, true);
  far.takeBack();
  assert.deepEqual(far.hint(), { kind: "sentence" });
  far.destroy();
});

test("in an open deploy a hint shows the steps that are left", async () => {
  const lesson = await open("deploy/both");
  const { play } = lesson;
  assert.equal(lesson.hint().kind, "sentence");
  lesson.hint();
  assert.deepEqual(
    lesson.hint().moves.map(({ to }) => to),
    ["f6", "j8"],
  );
  play.select("f4");
  play.pick(["t"]);
  play.try("f4", "f6");
  assert.deepEqual(
    lesson.snapshot().hint.moves.map(({ to }) => to),
    ["j8"],
  );
  const other = await open("deploy/both");
  other.play.select("f4");
  other.play.pick(["t"]);
  other.play.try("f4", "f5");
  assert.deepEqual([other.hint().kind, other.hint().kind], ["look", "back"]);
  other.destroy();
  lesson.destroy();
});

test("a hint replaces what was said about a refused move", async () => {
  const lesson = await open("navy/carrier");
  const board = { set(options) { Object.assign(this, options); } }; // prettier-ignore
  connect(board, lesson.play, { refused: lesson.refused });
  board.drop({ from: "b2", to: "f6" });
  assert.equal(lesson.snapshot().message.clause, "R2.4");
  lesson.hint();
  const { state, message, hint } = lesson.snapshot();
  assert.deepEqual([state, message, hint], ["playing", null, { kind: "sentence" }]);
  lesson.destroy();
});

test("a deploy is judged when it is committed, and its steps are taken back one by one", async () => {
  const lesson = await open("deploy/off");
  lesson.play.try("f4", "f5", { piece: "i" });
  assert.equal(lesson.snapshot().state, "playing");
  assert.ok(lesson.play.snapshot().session);
  assert.equal(lesson.takeBack(), true);
  assert.equal(lesson.play.snapshot().session, null);
  lesson.play.try("f4", "f5", { piece: "i" });
  lesson.retry();
  assert.equal(lesson.play.snapshot().session, null);
  lesson.play.try("f4", "f5", { piece: "i" });
  lesson.play.commit();
  assert.equal(lesson.snapshot().state, "done");
  lesson.destroy();
});

test("the other side takes its time, and stops when the turn is taken back", async () => {
  const lesson = await open("first-steps/turns", { answerDelay: 20 });
  lesson.play.playTurn("If4f5");
  assert.equal(lesson.snapshot().isAnswering, true);
  lesson.takeBack();
  assert.equal(lesson.snapshot().isAnswering, false);
  await wait(40);
  assert.equal(lesson.play.snapshot().ply, 0);
  lesson.play.playTurn("If4f5");
  await new Promise((resolve) => lesson.subscribe(resolve));
  assert.equal(lesson.play.snapshot().ply, 2);
  assert.equal(lesson.snapshot().isAnswering, false);
  lesson.play.playTurn("If5f4");
  lesson.destroy();
  await wait(40);
  assert.equal(lesson.play.snapshot().ply, 3);
});

test("an engine answers where a level says so", async () => {
  const { levels } = await loadSubject("first-steps");
  const level = { ...levels.find(({ id }) => id === "first-steps/turns"), answers: { level: 1 } };
  assert.throws(() => createLesson(level, { CoTuLenh }), code("INVALID_OPTIONS"));
  const searches = [];
  const engine = {
    search: async (game, limits) => {
      searches.push([game.turn(), limits.level]);
      return { best: game.moves({ verbose: true })[0].lan, lines: [] };
    },
  };
  const lesson = createLesson(level, { CoTuLenh, engine, answerDelay: 0 });
  lesson.play.playTurn("If4f5");
  assert.equal(lesson.snapshot().isAnswering, true);
  await wait(0);
  assert.deepEqual(searches, [["b", 1]]);
  assert.equal(lesson.play.snapshot().turn, "r");
  lesson.play.playTurn("If5g5");
  await wait(0);
  assert.equal(lesson.snapshot().state, "done");
  assert.equal(searches.length, 1, "nothing is searched when the level is done");
  lesson.destroy();
  const broken = { search: async () => Promise.reject(new Error("no memory")) };
  const other = createLesson(level, { CoTuLenh, engine: broken, answerDelay: 0 });
  other.play.playTurn("If4f5");
  await wait(0);
  assert.equal(other.snapshot().error.code, "WORKER_FAILED");
  other.destroy();
});

test("a game of a level can be judged without a lesson", async () => {
  const { levels } = await loadSubject("lines");
  const level = levels[0];
  const game = new CoTuLenh(level.fen, { rules: level.rules });
  assert.equal(judge(level, game).state, "playing");
  game.playTurn(level.solution[0]);
  game.playTurn(findAnswer(level, game));
  game.playTurn(level.solution[1]);
  assert.deepEqual(judge(level, game), { state: "done", turns: 2, stars: 3, failed: null });
  assert.equal(clauseOf({ reason: "river" }), "R4.2");
  const [piece, target] = [
    { type: "n", color: "r" },
    { type: "t", color: "b" },
  ];
  assert.equal(clauseOf({ reason: "tooFar" }, { piece }), "R2.1");
  assert.equal(clauseOf({ reason: "tooFar" }, { piece, target }), "R2.4");
  game.free();
});

test("what is no level, no option and no subject is refused", async () => {
  const { levels } = await loadSubject("first-steps");
  for (const value of VALUES) {
    assert.throws(() => createLesson(value, { CoTuLenh }), CoTuLenhError);
    assert.throws(() => createLesson(levels[0], value), CoTuLenhError);
    if (SUBJECTS.some(({ name }) => name === value)) continue;
    await assert.rejects(async () => loadSubject(value), code("INVALID_ARGUMENT"));
  }
  assert.throws(() => createLesson(levels[0], { CoTuLenh, delay: 1 }), code("INVALID_OPTIONS"));
  assert.throws(
    () => createLesson(levels[0], { CoTuLenh, answerDelay: -1 }),
    code("INVALID_OPTIONS"),
  );
  assert.throws(() => createLesson({ ...levels[0], fen: "8/8" }, { CoTuLenh }), CoTuLenhError);
});

test("progress counts stars, keeps the best, and says what comes next", () => {
  const empty = createProgress();
  const count = SUBJECTS.flatMap(({ levels }) => levels).length;
  assert.deepEqual(empty.total(), { done: 0, levels: count, stars: 0, most: 3 * count });
  assert.equal(empty.next(), "first-steps/star");
  const one = empty.record("first-steps/star", 2);
  assert.equal(empty.stars("first-steps/star"), 0, "it never changes");
  assert.equal(one.stars("first-steps/star"), 2);
  assert.equal(one.record("first-steps/star", 1), one);
  const two = one.record("first-steps/star", 3).record("terrain/ship", 1);
  assert.deepEqual(two.subject("first-steps"), { done: 1, levels: 7, stars: 3, most: 21 });
  assert.equal(two.total().stars, 4);
  assert.equal(two.next(), "first-steps/militia");
  assert.equal(two.next("terrain/shore"), "terrain/mouth");
  assert.equal(two.reset("terrain").total().stars, 3);
  assert.equal(two.reset().total().done, 0);
  const all = SUBJECTS.flatMap(({ levels }) => levels).reduce(
    (sum, { id }) => sum.record(id, 3),
    empty,
  );
  assert.equal(all.next(), null);
  assert.deepEqual(all.total(), { done: count, levels: count, stars: 3 * count, most: 3 * count });
});

test("progress is stored as JSON, and what is wrong with it is said", () => {
  const progress = createProgress().record("first-steps/star", 3).record("cup/cup", 1);
  const text = JSON.stringify(progress);
  assert.deepEqual(JSON.parse(text), {
    version: 1,
    stars: { "first-steps/star": 3, "cup/cup": 1 },
  });
  assert.deepEqual(createProgress(text), progress);
  assert.equal(createProgress(JSON.parse(text)).total().stars, 4);
  const older = { version: 1, stars: { "first-steps/gone": 2, "cup/cup": 2 } };
  assert.equal(createProgress(older).total().stars, 2, "levels that are gone are left out");
  for (const [data, path] of [
    ["", undefined],
    ["[]", "progress"],
    [{ version: 2, stars: {} }, "version"],
    [{ version: 1 }, "stars"],
    [{ version: 1, stars: { "cup/cup": 4 } }, "stars.cup/cup"],
    [{ version: 1, stars: {}, points: 1 }, "points"],
    [{ version: 1, stars: new Proxy({}, { ownKeys: () => { throw new Error("no"); } }) }, "stars"], // prettier-ignore
  ]) {
    const refused = (error) => code("INVALID_DATA")(error) && error.path === path;
    assert.throws(() => createProgress(data), refused, String(path));
  }
  for (const value of VALUES) {
    if (value === undefined) continue;
    assert.throws(() => createProgress(value), code("INVALID_DATA"));
    assert.throws(() => progress.record(value, 3), code("INVALID_ARGUMENT"));
    assert.throws(() => progress.subject(value), code("INVALID_ARGUMENT"));
    if (![1, 2, 3].includes(value)) {
      assert.throws(() => progress.record("cup/cup", value), code("INVALID_ARGUMENT"));
    }
  }
});

test("CommonJS has the same levels", async () => {
  const require = createRequire(import.meta.url);
  const lessons = require("cotulenh-wasm/lessons");
  const [here, there] = await Promise.all([loadSubject("cup"), lessons.loadSubject("cup")]);
  assert.deepEqual(there, here);
});
