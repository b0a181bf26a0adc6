// Turns: whether one has ended, which was the last, and what a text would play.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { randomFrom } from "../random.mjs";

const STACK = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";
const STACKS =
  "4(h+c)6/2(nfi)1(eg)6/11/3s2(tm)4/1n9/5(+FTI)5/2(+NF)8/4(ES)1a4/3A2+G4/11/5(HC)5/11 b - - 0 9";

/** Plays a random action, which may end a session that is open. */
function playRandomly(game, random) {
  if (game.deployState()?.canCommit && random.oneIn(3)) game.commitDeploy();
  else game.move(random.pick(game.moves({ verbose: true })));
}

/** Calls `check` for a game after each of its random actions. */
function inRandomGames(check) {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const game = new CoTuLenh(seed % 2 ? STACKS : STACK, { autoCommit: seed % 3 > 0 });
    for (let n = 0; n < 40 && !game.isGameOver(); n++) {
      if (game.moves().length === 0) game.commitDeploy();
      else playRandomly(game, random);
      check(game, random);
    }
    game.free();
  }
}

test("endsTurn: an ordinary move ends the turn, a step does not", () => {
  const game = new CoTuLenh(STACK);
  assert.equal(game.move("Ch2").endsTurn, true);
  game.undo();
  assert.equal(game.move({ from: "c4", to: "c5" }).endsTurn, true, "a whole stack");
  game.undo();
  assert.equal(game.move("T>d4").endsTurn, false);
  assert.equal(game.turn(), "r");
  assert.equal(game.deployStep("f", "g4").endsTurn, false);
});

test("endsTurn: a step that commits the session ends the turn, however it is played", () => {
  for (const last of [
    (game) => game.deployStep("n", "c3"),
    (game) => game.move("N>c3"),
    (game) => game.move({ from: "c4", to: "c3", piece: "n" }),
  ]) {
    const game = new CoTuLenh(STACK);
    game.move("T>d4");
    game.move("F>g4");
    const step = last(game);
    assert.deepEqual([step.endsTurn, step.deploy, game.turn()], [true, true, "b"]);
    assert.equal(game.lastTurn().san, "T>d4,F>g4,N>c3");
  }
  const capture = new CoTuLenh("6c4/11/6(TI)4/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
  assert.equal(capture.move("T>xg12").endsTurn, true);
});

test("endsTurn: the text of a whole deploy ends the turn", () => {
  for (const text of ["N<T>xc6,F>c7", "c4:N:T>xc6,F>c7", "T>d4,F>g4,N>c3"]) {
    const game = new CoTuLenh(STACK);
    const last = game.move(text);
    assert.deepEqual([last.endsTurn, game.turn()], [true, "b"]);
    assert.deepEqual(game.lastTurn().moves.at(-1).lan, last.lan);
  }
});

test("endsTurn: with autoCommit off no step ends the turn", () => {
  const game = new CoTuLenh(STACK, { autoCommit: false });
  for (const step of ["T>d4", "F>g4", "N>c3"]) assert.equal(game.move(step).endsTurn, false);
  game.commitDeploy();
  assert.equal(game.move("Cf12").endsTurn, true);
});

test("endsTurn is only on what was just played, and can be passed back", () => {
  const game = new CoTuLenh(STACK);
  const played = game.move("T>d4");
  assert.equal("endsTurn" in game.deployState().steps[0], false);
  assert.equal("endsTurn" in game.undo(), false);
  assert.deepEqual(game.move(played), played);
  assert.equal("endsTurn" in game.commitDeploy().moves[0], false);
  assert.equal(
    game.moves({ verbose: true }).some((move) => "endsTurn" in move),
    false,
  );
});

test("lastTurn is the last entry of the history, in open sessions too", () => {
  assert.equal(new CoTuLenh().lastTurn(), null);
  let sessions = 0;
  let deploys = 0;
  inRandomGames((game, random) => {
    const turns = game.history({ verbose: true });
    assert.deepEqual(game.lastTurn(), turns.at(-1) ?? null);
    if (game.deployState()) sessions += 1;
    if (turns.at(-1)?.moves[0].deploy) deploys += 1;
    if (!random.oneIn(4)) return;
    const undone = game.undo();
    const left = "moves" in undone ? turns.slice(0, -1) : turns;
    assert.deepEqual(game.lastTurn(), left.at(-1) ?? null);
    game.redo();
    assert.deepEqual(game.lastTurn(), turns.at(-1) ?? null);
  });
  assert.ok(sessions > 10 && deploys > 10, `${sessions} sessions, ${deploys} deploys`);
});

test("lastTurn is the same in a restored game, and none after a set-up", () => {
  const game = new CoTuLenh(STACK);
  game.move("N<T>xc6,F>c7");
  const last = game.lastTurn();
  assert.deepEqual(last, game.clone().lastTurn());
  assert.deepEqual(CoTuLenh.fromJSON(game.toJSON()).lastTurn(), last);
  game.resign("b");
  assert.deepEqual(game.lastTurn(), last);
  game.undo();
  game.setTurn("r");
  assert.equal(game.lastTurn(), null);
});

test("readTurn is what playTurn would play, and changes nothing", () => {
  let sessions = 0;
  inRandomGames((game, random) => {
    const before = JSON.stringify(game);
    const trial = game.clone();
    if (trial.deployState()) {
      trial.cancelDeploy();
      sessions += 1;
    }
    if (trial.moves().length === 0) return;
    const count = trial.history().length;
    while (trial.history().length === count) {
      if (trial.moves().length === 0) trial.commitDeploy();
      else playRandomly(trial, random);
    }
    const turn = trial.lastTurn();
    for (const text of [turn.san, turn.lan]) assert.deepEqual(game.readTurn(text), turn, text);
    assert.equal(JSON.stringify(game), before);
    trial.free();
  });
  assert.ok(sessions > 10, `${sessions} sessions`);
});

test("readTurn reads what people type, and a deploy of one step", () => {
  const game = new CoTuLenh(STACK);
  assert.equal(game.readTurn("ch2").lan, "Ch1h2");
  assert.equal(game.readTurn("h1-h2").lan, "Ch1h2");
  const turn = game.readTurn("(NF)<T>xc6");
  assert.deepEqual([turn.san, turn.before], ["(NF)<T>xc6", STACK]);
  assert.deepEqual(turn.stayed.carrying, [{ type: "f", color: "r" }]);
  assert.equal(game.canUndo(), false);
});

test("readTurn refuses what playTurn refuses, with what could be redone kept", () => {
  const game = new CoTuLenh(STACK);
  game.move("Ch2");
  game.undo();
  for (const [text, code] of [
    ["castle", "MOVE_SYNTAX"],
    ["", "MOVE_SYNTAX"],
    ["x".repeat(300), "MOVE_SYNTAX"],
    ["Ck12", "ILLEGAL_MOVE"],
    ["N<T>xc6,F>k12", "ILLEGAL_MOVE"],
    ["Cf12", "ILLEGAL_MOVE"],
    [7, "INVALID_TEXT"],
    [undefined, "INVALID_TEXT"],
    [{ from: "h1", to: "h2" }, "INVALID_TEXT"],
  ]) {
    assert.throws(() => game.readTurn(text), { name: "CoTuLenhError", code });
  }
  assert.equal(game.canRedo(), true);
  const tanks = new CoTuLenh("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1");
  assert.throws(() => tanks.readTurn("tf4"), { code: "AMBIGUOUS_MOVE", moves: ["Te4f4", "Tg4f4"] });
  tanks.agreeDraw();
  assert.throws(() => tanks.readTurn("Te4f4"), { code: "GAME_OVER" });
});
