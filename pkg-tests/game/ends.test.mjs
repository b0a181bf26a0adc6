// Points, and games that the host ends (R13.3, R13.5).
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, OFFICIAL_RULES, parsePgn, POINTS, STANDARD_RULES } from "cotulenh-wasm";
import { randomFrom } from "../random.mjs";

const STACK = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 r - - 0 1";

const lost = (by, reason) => ({ winner: by === "r" ? "b" : "r", reason, by });

/** Each end, the outcome it gives in a game without captures, and the tags of that. */
const ENDS = {
  "resign red": [(game) => game.resign("r"), lost("r", "resigned"), "0-1", "resigned"],
  "resign blue": [(game) => game.resign("b"), lost("b", "resigned"), "1-0", "resigned"],
  agreeDraw: [(game) => game.agreeDraw(), { winner: null, reason: "agreed" }, "1/2-1/2", "agreed"],
  timeUp: [(game) => game.timeUp(), { winner: null, reason: "time" }, "1/2-1/2", "time"],
};
for (const [reason, termination] of [
  ["time", "time forfeit"],
  ["abandoned", "abandoned"],
  ["adjudicated", "adjudicated"],
]) {
  for (const [color, result] of [
    ["r", "0-1"],
    ["b", "1-0"],
  ]) {
    const forfeit = (game) => game.forfeit(color, reason);
    ENDS[`forfeit ${color} ${reason}`] = [forfeit, lost(color, reason), result, termination];
  }
}

for (const [name, [end, outcome, result, termination]] of Object.entries(ENDS)) {
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
      () => game.forfeit("b", "time"),
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
    assert.deepEqual([Result, Termination], [result, termination]);
    assert.deepEqual(game.toJSON().result, outcome);
    assert.deepEqual(parsePgn(game.pgn())[0].outcome, outcome);
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
  assert.deepEqual(clock.outcome(), { winner: "b", reason: "resigned", by: "r" });
});

test("R13.5: another termination of a PGN is only a tag", () => {
  const game = new CoTuLenh();
  for (const [result, termination] of [
    ["1-0", "normal"],
    ["1-0", "agreed"],
    ["1-0", "time"],
    ["1/2-1/2", "abandoned"],
    ["1/2-1/2", "time forfeit"],
    ["*", "adjudicated"],
    ["*", "resigned"],
  ]) {
    const pgn = `[Result "${result}"]\n[Termination "${termination}"]\n\n1. Tf6 ${result}`;
    game.loadPgn(pgn);
    assert.equal(game.outcome(), null, pgn);
    assert.equal(parsePgn(pgn)[0].outcome, null, pgn);
    const { Result, Termination } = game.getHeaders();
    assert.deepEqual([Result, Termination], [result, termination]);
  }
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

test("R13.3: points are kept while playing; the steps of an open session do not count yet", () => {
  const value = (piece) =>
    POINTS[piece.type] + (piece.carrying ?? []).reduce((n, p) => n + value(p), 0);
  const total = (game, color) => {
    const own = game.realBoard().filter(({ piece }) => piece.color === color);
    return own.reduce((sum, { piece }) => sum + value(piece), 0);
  };
  const other = { r: "b", b: "r" };
  for (let seed = 1; seed <= 20; seed++) {
    const random = randomFrom(seed);
    const game = new CoTuLenh(seed % 2 ? undefined : STACK);
    const start = { r: total(game, "r"), b: total(game, "b") };
    const expected = (color) => {
      const mate = game.isCheckmate() && game.turn() !== color ? POINTS.c : 0;
      return start[other[color]] - total(game, other[color]) + mate;
    };
    const kept = [];
    for (let n = 0; n < 80 && !game.isGameOver(); n++) {
      const captures = game.moves({ verbose: true }).filter((move) => move.captured);
      const move = captures.length > 0 ? random.pick(captures) : random.pick(game.moves());
      game.move(move);
      assert.deepEqual(game.points(), { r: expected("r"), b: expected("b") });
      if (!game.deployState()) kept.push(game.points());
    }
    assert.ok(kept.some(({ r, b }) => r + b > 0));
    if (game.deployState()) game.cancelDeploy();
    while (kept.length > 0) {
      assert.deepEqual(game.points(), kept.pop());
      game.undo();
    }
    assert.deepEqual(game.points(), { r: 0, b: 0 });
  }
});

test("R13.5: who forfeits loses, whatever the points; when time is up the points decide", () => {
  const fen = "6c4/11/11/11/11/4t6/11/11/4T6/11/11/5C5 r - - 0 1";
  const ahead = (rules) => {
    const game = new CoTuLenh(fen.replace("4t6/11/11", "4t6/11/4i6"), { rules });
    game.move("Txe5");
    assert.deepEqual(game.points(), { r: POINTS.i, b: 0 });
    return game;
  };
  for (const rules of [{}, { decidedBy: "points" }]) {
    for (const reason of ["time", "abandoned", "adjudicated"]) {
      const game = ahead(rules);
      game.forfeit("r", reason);
      assert.deepEqual(game.outcome(), { winner: "b", reason, by: "r" });
      const restored = CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));
      assert.deepEqual(restored.outcome(), game.outcome());
    }
    const game = ahead(rules);
    game.timeUp();
    assert.deepEqual(game.outcome(), { winner: "r", reason: "time" });
  }
});

test("R13.5: a forfeit needs a side and a reason, and time that is up needs neither", () => {
  const game = new CoTuLenh();
  const before = JSON.stringify(game);
  for (const [call, expected] of [
    [
      () => game.forfeit("r", "boredom"),
      {
        code: "INVALID_ARGUMENT",
        text: "boredom",
        message: 'a reason is "time" or "abandoned" or "adjudicated", not "boredom"',
      },
    ],
    [() => game.forfeit("r"), { code: "INVALID_ARGUMENT" }],
    [() => game.forfeit("r", "resigned"), { code: "INVALID_ARGUMENT" }],
    [() => game.forfeit("r", { reason: "time" }), { code: "INVALID_ARGUMENT" }],
    [() => game.forfeit("w", "time"), { code: "INVALID_COLOR", text: "w" }],
    [() => game.forfeit(), { code: "INVALID_COLOR" }],
    [() => game.timeUp("r"), { code: "INVALID_ARGUMENT", message: /timeUp/ }],
    [() => game.timeUp({}), { code: "INVALID_ARGUMENT" }],
    [() => game.resign(), { code: "INVALID_COLOR" }],
  ]) {
    assert.throws(call, { name: "CoTuLenhError", ...expected });
  }
  assert.equal(JSON.stringify(game), before);
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
