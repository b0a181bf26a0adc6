// Points, and games that the host ends (R13.3, R13.5).
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, OFFICIAL_RULES, POINTS, STANDARD_RULES } from "cotulenh-wasm";

const STACK = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 r - - 0 1";

/** Each end, and the outcome it gives in a game without captures. */
const ENDS = {
  "resign red": [(game) => game.resign("r"), { winner: "b", reason: "resigned" }, "0-1"],
  "resign blue": [(game) => game.resign("b"), { winner: "r", reason: "resigned" }, "1-0"],
  agreeDraw: [(game) => game.agreeDraw(), { winner: null, reason: "agreed" }, "1/2-1/2"],
  timeUp: [(game) => game.timeUp(), { winner: null, reason: "time" }, "1/2-1/2"],
};

for (const [name, [end, outcome, result]] of Object.entries(ENDS)) {
  test(`R13.5 ${name}: the outcome tells, nothing can be played, and undo takes it back`, () => {
    const game = new CoTuLenh();
    game.move("Tf6");
    const before = JSON.stringify(game);
    const moves = game.moves();
    end(game);
    assert.deepEqual(game.outcome(), outcome);
    assert.equal(game.isGameOver(), true);
    assert.deepEqual(game.moves(), []);
    assert.equal(game.isLegal("Tf8"), false);
    assert.deepEqual(game.explain("Tf8"), { reason: "gameOver", squares: [] });
    for (const call of [
      () => game.move("Tf8"),
      () => game.move({ from: "f9", to: "f8" }),
      () => game.playTurn("Tf8"),
      () => game.startDeploy("f9"),
      () => game.deployStep("t", "f8"),
      () => game.commitDeploy(),
      () => game.resign("r"),
      () => game.agreeDraw(),
      () => game.timeUp(),
    ]) {
      assert.throws(call, { code: "GAME_OVER" });
    }
    assert.deepEqual([game.canUndo(), game.canRedo(), game.redo()], [true, false, null]);
    assert.equal(game.undo(), null);
    assert.equal(JSON.stringify(game), before);
    assert.deepEqual(game.moves(), moves);
  });

  test(`R13.5 ${name}: PGN and JSON keep it`, () => {
    const game = new CoTuLenh();
    game.move("Tf6");
    end(game);
    const { Result, Termination } = game.getHeaders();
    assert.deepEqual([Result, Termination], [result, outcome.reason]);
    const read = new CoTuLenh();
    read.loadPgn(game.pgn());
    const restored = CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));
    for (const again of [read, restored]) {
      assert.deepEqual(again.outcome(), outcome);
      assert.equal(again.pgn(), game.pgn());
      again.undo();
      assert.deepEqual([again.outcome(), again.history()], [null, ["Tf6"]]);
      assert.equal("Termination" in again.getHeaders(), false);
      assert.equal(again.getHeaders().Result, "*");
    }
  });

  test(`R13.5 ${name} cancels an open deploy, and undo opens it again`, () => {
    const game = new CoTuLenh(STACK);
    game.move("F>e6");
    const before = [game.fen(), JSON.stringify(game.deployState())];
    end(game);
    assert.equal(game.deployState(), null);
    assert.equal(game.fen(), STACK);
    game.undo();
    assert.deepEqual([game.fen(), JSON.stringify(game.deployState())], before);
    game.undo();
    assert.equal(game.fen(), STACK);
  });
}

test("R13.5: a game that is over by the rules cannot be ended again", () => {
  const mate = new CoTuLenh("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  mate.move("Txg12");
  const before = JSON.stringify(mate);
  for (const [end] of Object.values(ENDS)) assert.throws(() => end(mate), { code: "GAME_OVER" });
  assert.equal(JSON.stringify(mate), before);
  const clock = new CoTuLenh("6c4/11/11/11/11/11/11/11/11/11/11/7C3 r - - 100 80");
  assert.equal(clock.outcome().reason, "fiftyMoves");
  clock.resign("r");
  assert.deepEqual(clock.outcome(), { winner: "b", reason: "resigned" });
});

test("R13.5: another termination of a PGN is only a tag", () => {
  const game = new CoTuLenh();
  game.loadPgn('[Result "1-0"]\n[Termination "abandoned"]\n\n1. Tf6 1-0');
  assert.equal(game.outcome(), null);
  assert.equal(game.getHeaders().Termination, "abandoned");
  game.loadPgn('[Result "1-0"]\n[Termination "agreed"]\n\n1. Tf6 1-0');
  assert.equal(game.outcome(), null);
  game.timeUp();
  assert.equal(game.getHeaders().Termination, "time");
});

test("R13.3: points are the value of what the other side has lost", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/4(ft)6/11/11/2N1T6/11/5C5 r - - 0 1");
  assert.deepEqual(game.points(), { r: 0, b: 0 });
  game.move("Cf2");
  game.move("(FT)xe3");
  assert.deepEqual(game.points(), { r: 0, b: POINTS.t });
  game.move("N_e3");
  assert.deepEqual(game.points(), { r: POINTS.f + POINTS.t, b: POINTS.t });
  game.timeUp();
  assert.deepEqual(game.outcome(), { winner: "r", reason: "time" });
  game.undo();
  game.undo();
  assert.deepEqual(game.points(), { r: 0, b: POINTS.t });
});

test("R13.2, R13.4: a naval battle, decided by the objective or by points", () => {
  const fen = "6c4/11/11/11/7f3/11/1n5I3/1N9/11/11/11/5C5 r - - 0 1";
  const battle = (rules) => {
    const game = new CoTuLenh(fen, { rules });
    game.move("Cf2");
    game.move("Fxh6");
    game.move("Nxb6");
    return game;
  };
  assert.equal(battle({}).outcome(), null);
  const won = battle({ objective: "naval" });
  assert.deepEqual(won.outcome(), { winner: "r", reason: "naval" });
  assert.deepEqual(won.moves(), []);
  assert.deepEqual(won.points(), { r: 80, b: 10 });
  const byPoints = battle({ objective: "naval", decidedBy: "points" });
  assert.deepEqual(byPoints.outcome(), { winner: "r", reason: "naval" });
  byPoints.undo();
  assert.equal(byPoints.outcome(), null);
});

test("R11.1: the official rules by their name, with a complete and frozen list of options", () => {
  assert.deepEqual(new CoTuLenh(undefined, { rules: "official" }).rules(), OFFICIAL_RULES);
  assert.ok(Object.isFrozen(OFFICIAL_RULES));
  assert.deepEqual(Object.keys(OFFICIAL_RULES), Object.keys(STANDARD_RULES));
  const game = new CoTuLenh(undefined, { rules: { ...OFFICIAL_RULES, objective: "air" } });
  assert.equal(game.getHeaders().Rules, "official objective=air");
  const read = new CoTuLenh();
  read.loadPgn(game.pgn());
  assert.deepEqual(read.rules(), game.rules());
});

test("R11.1: a stack that the rules do not allow is refused", () => {
  const fen = "6c4/11/11/11/5(FTI)5/11/11/11/11/11/11/5C5 r - - 0 1";
  assert.throws(() => new CoTuLenh(fen, { rules: "official" }), {
    code: "FEN_IMPOSSIBLE_STACK",
    square: "f8",
  });
  assert.equal(CoTuLenh.validateFen(fen).valid, true);
  const { errors } = CoTuLenh.validateFen(fen, { rules: "official" });
  assert.deepEqual(
    errors.map(({ code, index, rank }) => [code, index, rank]),
    [["FEN_IMPOSSIBLE_STACK", fen.indexOf("("), 8]],
  );
  const game = new CoTuLenh(undefined, { rules: "official" });
  const piece = {
    type: "f",
    color: "r",
    carrying: ["t", "i"].map((type) => ({ type, color: "r" })),
  };
  assert.throws(() => game.put(piece, "e6"), { code: "IMPOSSIBLE_STACK", square: "e6" });
});
