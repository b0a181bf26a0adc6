// Deploy sessions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BITS, CoTuLenh } from "cotulenh-wasm";

// A plane and a tank on a ship; a gun guards the coast before them.
const FEN = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

test("a session from its start to its commit, on a virtual board", () => {
  const game = new CoTuLenh(FEN);
  const real = game.realBoard();
  assert.deepEqual(game.virtualBoard(), real);
  assert.equal(game.deployState(), null);

  const state = game.startDeploy("c4");
  const original = game.get("c4");
  assert.deepEqual(state, {
    square: "c4",
    original,
    remaining: original,
    waiting: ["n", "f", "t"],
    steps: [],
    canCommit: false,
    changes: [],
  });
  assert.ok(game.getAirDefenseZones("r").includes("c5"), "the gun guards c5");

  // The tank takes the gun: the zone is gone, on the virtual board.
  const { endsTurn, ...step } = game.deployStep("tank", "c6");
  assert.equal(endsTurn, false);
  assert.equal(step.lan, "Tc4>xc6");
  assert.equal(step.flags, BITS.CAPTURE | BITS.DEPLOY);
  assert.deepEqual(step.captured, { type: "g", color: "b" });
  assert.deepEqual(game.getAirDefenseZones("r"), []);
  assert.deepEqual(game.realBoard(), real);
  assert.equal(game.get("c6").color, "r");
  assert.deepEqual(
    game.deployState().changes.map(({ square }) => square),
    ["c4", "c6"],
  );

  // Undo takes back the step. The session was started, so it stays open without it.
  assert.deepEqual(game.undo(), step);
  assert.deepEqual(game.deployState().steps, []);
  assert.ok(game.getAirDefenseZones("r").includes("c5"));
  assert.deepEqual(game.redo(), step);

  const { endsTurn: ends, ...flight } = game.deployStep(["f"], "c7", { kind: "move" });
  assert.equal(ends, false);
  assert.equal(flight.san, "F>c7");
  const open = game.deployState();
  assert.deepEqual(open.steps, [step, flight]);
  assert.deepEqual(open.waiting, ["n"]);
  assert.equal(open.canCommit, true);
  assert.match(game.fen(), / c4:N:T>xc6,F>c7\.\.\.$/);
  assert.equal(new CoTuLenh(game.fen()).fen(), game.fen());
  assert.equal(game.turn(), "r");
  assert.deepEqual(game.history(), []);

  const turn = game.commitDeploy();
  assert.equal(turn.san, "N<T>xc6,F>c7");
  assert.equal(turn.lan, "c4:N:T>xc6,F>c7");
  assert.deepEqual(turn.moves, [step, flight]);
  assert.deepEqual(turn.stayed, { type: "n", color: "r" });
  assert.deepEqual([turn.before, turn.after], [FEN, game.fen()]);
  assert.equal(game.turn(), "b");
  assert.deepEqual(game.history({ verbose: true }), [turn]);
  assert.notDeepEqual(game.realBoard(), real);
  assert.deepEqual(game.undo(), turn);
  assert.equal(game.fen(), FEN);
});

test("a deploy step given to move opens a session", () => {
  const game = new CoTuLenh(FEN);
  game.move({ from: "c4", to: "d4", piece: "t" });
  assert.equal(game.deployState().square, "c4");
  assert.ok(game.moves({ verbose: true }).every((move) => move.deploy && move.from === "c4"));
  game.move({ from: "c4", to: "c2", piece: "n", kind: "move" });
  game.cancelDeploy();
  assert.equal(game.fen(), FEN);
});

test("a session commits itself when every piece has left", () => {
  const game = new CoTuLenh(FEN);
  game.startDeploy("c4");
  game.deployStep("t", "d4");
  game.deployStep("f", "g4");
  assert.equal(game.turn(), "r");
  game.deployStep("n", "c3");
  assert.equal(game.deployState(), null);
  assert.equal(game.turn(), "b");
  assert.deepEqual(game.history(), ["T>d4,F>g4,N>c3"]);
  assert.equal(game.history({ verbose: true })[0].stayed, undefined);
});

test("R7.7: a session commits itself when no piece that waits can go anywhere", () => {
  // A headquarter does not move.
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/11/7(HC)3/11/11 r - - 0 1");
  assert.deepEqual(game.startDeploy("h3").waiting, ["c"]);
  game.deployStep("c", "h5");
  assert.equal(game.deployState(), null);
  assert.equal(game.turn(), "b");
  assert.deepEqual(game.history(), ["H<C>h5"]);
  assert.deepEqual(game.history({ verbose: true })[0].stayed, { type: "h", color: "r" });
});

test("R7.7: a step that captures the enemy commander ends the session and the game", () => {
  const game = new CoTuLenh("6c4/11/11/6(TI)4/11/11/11/11/11/11/11/7C3 r - - 0 1");
  game.move("T>g10");
  assert.deepEqual(game.deployState().waiting, ["i"]);
  game.undo();
  const near = new CoTuLenh("6c4/11/6(TI)4/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
  near.move("T>xg12");
  assert.equal(near.deployState(), null);
  assert.deepEqual(near.outcome(), { winner: "r", reason: "commanderCaptured" });
});

test("autoCommit: false leaves the commit to the caller", () => {
  const game = new CoTuLenh(FEN, { autoCommit: false });
  game.move("T>d4");
  game.move("F>g4");
  game.move("N>c3");
  const state = game.deployState();
  assert.deepEqual([state.remaining, state.waiting, state.canCommit], [null, [], true]);
  assert.deepEqual(game.moves(), []);
  assert.equal(game.isGameOver(), false);
  assert.equal(game.turn(), "r");
  const turn = game.commitDeploy();
  assert.equal(turn.san, "T>d4,F>g4,N>c3");
  assert.equal(game.turn(), "b");
  // A copy, and a position that is loaded later, keep the choice.
  for (const other of [game.clone(), game]) {
    other.load(FEN);
    for (const step of ["T>d4", "F>g4", "N>c3"]) other.move(step);
    assert.notEqual(other.deployState(), null);
    assert.equal(other.undo().san, "N>c3");
    other.cancelDeploy();
  }
});

test("a whole deploy is played by its text", () => {
  for (const text of ["N<T>xc6,F>c7", "c4:N:T>xc6,F>c7"]) {
    const game = new CoTuLenh(FEN);
    assert.equal(game.isLegal(text), true);
    const last = game.move(text);
    assert.equal(last.lan, "Fc4>c7");
    assert.equal(last.deploy, true);
    assert.deepEqual(game.history(), ["N<T>xc6,F>c7"]);
    game.undo();
    game.startDeploy("c4");
    assert.equal(game.isLegal(text), false);
    assert.throws(() => game.move(text), { code: "DEPLOY_OPEN" });
  }
});

test("nothing is set up while a session is open", () => {
  const game = new CoTuLenh(FEN);
  game.startDeploy("c4");
  game.deployStep("t", "d4");
  const before = game.fen();
  for (const call of [
    () => game.put({ type: "t", color: "r" }, "e5"),
    () => game.remove("c4"),
    () => game.setHeroicStatus("c4", undefined, true),
    () => game.load(CoTuLenh.START),
    () => game.reset(),
    () => game.clear(),
    () => game.loadPgn("1. Tf6 *"),
    () => game.startDeploy("c4"),
  ]) {
    assert.throws(call, { code: "DEPLOY_OPEN" });
  }
  assert.equal(game.fen(), before);
  assert.equal(game.isGameOver(), false);
});

test("undo closes a session that has no steps", () => {
  const game = new CoTuLenh(FEN);
  game.startDeploy("c4");
  assert.equal(game.undo(), null);
  assert.equal(game.deployState(), null);
});

test("what was undone is not redone within a session that was started", () => {
  const game = new CoTuLenh(FEN);
  game.move("Ch2");
  game.undo();
  game.startDeploy("c4");
  const fen = game.fen();
  assert.equal(game.redo(), null);
  assert.equal(game.fen(), fen);
});
