// Check, the end of the game, air defense, heroes and attackers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AirDefenseResult, CoTuLenh, SQUARES } from "cotulenh-wasm";

const at = (fen) => new CoTuLenh(fen);

test("the start is neither check nor the end", () => {
  const game = new CoTuLenh();
  for (const name of [
    "isCheck",
    "isCheckmate",
    "isStalemate",
    "isDraw",
    "isDrawByFiftyMoves",
    "isThreefoldRepetition",
    "isCommanderCaptured",
    "isGameOver",
  ]) {
    assert.equal(game[name](), false, name);
  }
  assert.equal(game.outcome(), null);
});

test("R10.1: a captured commander ends the game", () => {
  const game = at("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  game.move("Txg12");
  assert.equal(game.isCommanderCaptured(), true);
  assert.equal(game.isGameOver(), true);
  assert.equal(game.isDraw(), false);
  assert.deepEqual(game.outcome(), { winner: "r", reason: "commanderCaptured" });
  assert.equal(game.getCommanderSquare("b"), null);
  assert.equal(game.getCommanderSquare("r"), "f1");
});

test("R10.2: stalemate, the clock and repetition are draws", () => {
  const empty = new CoTuLenh();
  empty.clear();
  assert.deepEqual(empty.outcome(), { winner: null, reason: "stalemate" });
  assert.equal(empty.isStalemate() && empty.isDraw(), true);
  const clock = at("6c4/11/11/11/11/11/11/11/11/11/11/7C3 r - - 99 80");
  assert.equal(clock.isGameOver(), false);
  clock.move("Ch2");
  assert.deepEqual(clock.outcome(), { winner: null, reason: "fiftyMoves" });
  const game = at("5c5/11/11/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
  for (const move of ["Ch2", "Cf11", "Ch1", "Cf12", "Ch2", "Cf11", "Ch1", "Cf12"]) game.move(move);
  assert.equal(game.isThreefoldRepetition(), true);
  assert.deepEqual(game.outcome(), { winner: null, reason: "threefoldRepetition" });
  game.move("Ch3");
  assert.equal(game.outcome(), null);
});

test("R9: check and who gives it", () => {
  const game = at("6c4/11/6T4/11/11/11/11/11/11/11/11/5C5 b - - 0 1");
  assert.equal(game.isCheck(), true);
  assert.deepEqual(game.getAttackers("g12", "r"), [{ square: "g10", type: "t" }]);
  assert.deepEqual(game.getAttackers("g12", "b"), []);
  assert.deepEqual(game.getAttackers("e5", "r"), []);
});

test("attackers in a stack are listed one by one", () => {
  const game = at("6c4/11/6(FT)4/11/11/11/11/11/11/11/11/5C5 b - - 0 1");
  assert.deepEqual(game.getAttackers("g12", "r"), [
    { square: "g10", type: "f" },
    { square: "g10", type: "t" },
  ]);
});

test("R5: zones of the start, and who makes them", () => {
  const game = new CoTuLenh();
  for (const color of ["r", "b"]) {
    const zones = game.getAirDefenseZones(color);
    const cover = game.getAirDefense(color);
    assert.deepEqual(
      cover.map(({ square }) => square),
      zones,
    );
    for (const square of SQUARES) {
      assert.equal(game.isSquareDefended(square, color), zones.includes(square), square);
    }
    for (const { square, defenders, level } of cover) {
      const reaches = defenders.map((defender) => {
        const zone = game.getAirDefenseAroundPiece(defender);
        return zone.find((part) => part.square === square).range;
      });
      assert.equal(Math.max(...reaches), level);
      assert.ok(defenders.every((defender) => game.get(defender).color !== color));
    }
  }
  assert.ok(game.getAirDefenseZones("r").includes("e8"));
  assert.ok(!game.getAirDefenseZones("b").includes("e8"));
});

test("the zone around a piece has its level as range, and pieces that do not defend have none", () => {
  const game = at("6c4/11/11/11/11/5s5/11/5(EG)5/11/11/1+N9/6C4 r - - 0 1");
  const zone = game.getAirDefenseAroundPiece("f7");
  assert.equal(zone.length, 13);
  assert.ok(zone.every(({ range }) => range === 2));
  assert.deepEqual(game.getAirDefenseAroundPiece("f5"), [], "a carried gun does not defend");
  assert.deepEqual(game.getAirDefenseAroundPiece("a1"), []);
  assert.equal(game.getAirDefenseAroundPiece("b2")[0].range, 2);
});

test("R5.4: what awaits an Air Force on its lines", () => {
  const game = at("6c4/11/11/11/4g6/11/11/11/4F6/11/11/7C3 r - - 0 1");
  const file = game.getFlightPaths("e4").filter(({ square }) => square.startsWith("e"));
  assert.deepEqual(file, [
    { square: "e1", result: AirDefenseResult.SAFE_PASS },
    { square: "e2", result: AirDefenseResult.SAFE_PASS },
    { square: "e3", result: AirDefenseResult.SAFE_PASS },
    { square: "e5", result: AirDefenseResult.SAFE_PASS },
    { square: "e6", result: AirDefenseResult.SAFE_PASS },
    { square: "e7", result: AirDefenseResult.KAMIKAZE },
    { square: "e8", result: AirDefenseResult.KAMIKAZE },
  ]);
  const carried = at("6c4/11/11/11/4g6/11/11/11/2(NF)8/11/11/7C3 r - - 0 1");
  assert.ok(carried.getFlightPaths("c4").length > 0);
  assert.throws(() => game.getFlightPaths("a1"), { code: "NO_AIR_FORCE" });
  const order = carried.getFlightPaths("c4").map(({ square }) => SQUARES.indexOf(square));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
});

test("R5: a side of air defense is given by whom it threatens, or by who defends", () => {
  const game = new CoTuLenh();
  for (const [threatened, defending] of [
    ["r", "b"],
    ["b", "r"],
  ]) {
    const zones = game.getAirDefenseZones(threatened);
    const cover = game.getAirDefense(threatened);
    assert.ok(zones.length > 0);
    for (const side of [
      { against: threatened },
      { by: defending },
      { by: defending, against: undefined },
    ]) {
      assert.deepEqual(game.getAirDefenseZones(side), zones);
      assert.deepEqual(game.getAirDefense(side), cover);
      for (const square of SQUARES) {
        assert.equal(game.isSquareDefended(square, side), zones.includes(square), square);
      }
    }
    const owners = cover.flatMap(({ defenders }) => defenders.map((one) => game.get(one).color));
    assert.deepEqual([...new Set(owners)], [defending]);
  }
  assert.notDeepEqual(game.getAirDefenseZones("r"), game.getAirDefenseZones({ by: "r" }));
});

test("a side of air defense that is none is refused", () => {
  const game = new CoTuLenh();
  for (const [side, code] of [
    [undefined, "INVALID_COLOR"],
    ["w", "INVALID_COLOR"],
    [null, "INVALID_COLOR"],
    [{ by: "w" }, "INVALID_COLOR"],
    [{ against: null }, "INVALID_COLOR"],
    [{}, "INVALID_OPTIONS"],
    [{ by: "r", against: "b" }, "INVALID_OPTIONS"],
    [{ by: "r", against: "r" }, "INVALID_OPTIONS"],
    [{ from: "r" }, "INVALID_OPTIONS"],
    [["r"], "INVALID_OPTIONS"],
  ]) {
    for (const call of [
      () => game.getAirDefenseZones(side),
      () => game.getAirDefense(side),
      () => game.isSquareDefended("e5", side),
    ]) {
      assert.throws(call, { name: "CoTuLenhError", code });
    }
  }
  assert.throws(() => game.getAirDefense({ side: "r" }), {
    text: "side",
    message: '"side" is not an option here; known are: against, by',
  });
});

test("heroic status is read and set", () => {
  const game = at("6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/7C3 r - - 0 1");
  assert.equal(game.getHeroicStatus("c4"), false);
  assert.equal(game.getHeroicStatus("c4", "tank"), true);
  assert.equal(game.getHeroicStatus("c4", "i"), false);
  assert.equal(game.getHeroicStatus("a1"), false);
  game.setHeroicStatus("c4", undefined, true);
  game.setHeroicStatus("c4", "t", false);
  assert.match(game.fen(), /\(\+NFT\)/);
  assert.throws(() => game.setHeroicStatus("a1", undefined, true), { code: "EMPTY_SQUARE" });
  assert.throws(() => game.setHeroicStatus("c4", "i", true), { code: "NO_SUCH_PIECE" });
});

test("R11 playOn: a missing commander ends nothing", () => {
  const fen = "6c4/6T4/11/11/10i/11/11/11/11/11/11/5C5 r - - 0 1";
  const lesson = new CoTuLenh(fen, { rules: { playOn: true } });
  lesson.move("Txg12");
  assert.equal(lesson.isGameOver(), false);
  assert.equal(lesson.isCommanderCaptured(), false);
  assert.equal(lesson.isCheck(), false);
  lesson.move("Ik7");
  const alone = new CoTuLenh("11/11/11/11/11/11/11/11/4T6/11/11/5C5 r - - 0 1", {
    rules: { playOn: true },
  });
  assert.equal(alone.isGameOver(), false);
  assert.ok(alone.moves().length > 0);
  assert.deepEqual(new CoTuLenh(alone.fen()).outcome(), {
    winner: "r",
    reason: "commanderCaptured",
  });
});

test("check is told of either side", () => {
  const game = at("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  assert.deepEqual([game.isCheck(), game.isCheck("r"), game.isCheck("b")], [false, false, true]);
  assert.throws(() => game.isCheck("w"), { code: "INVALID_COLOR" });
});

test("R9.1: attackers of any square, as if a piece stood there", () => {
  const game = at("6c4/11/11/11/11/11/11/1n9/11/11/11/5C5 r - - 0 1");
  assert.deepEqual(game.getAttackers("e5", "b"), []);
  // A navy fires further at a navy.
  const ship = [{ square: "b5", type: "n" }];
  assert.deepEqual(game.getAttackers("e5", "b", { as: "t" }), ship);
  assert.deepEqual(game.getAttackers("f5", "b", { as: "t" }), []);
  assert.deepEqual(game.getAttackers("b9", "b", { as: "Navy" }), ship);
  assert.deepEqual(game.getAttackers("b9", "b", { as: "f" }), []);
  // The commander of Blue sees one of Red on its file, however far.
  assert.deepEqual(game.getAttackers("g2", "b", { as: "c" }), [{ square: "g12", type: "c" }]);
  assert.deepEqual(game.getAttackers("g2", "b", { as: "i" }), []);
  assert.equal(game.get("g2"), null);
  assert.throws(() => game.getAttackers("g2", "b", { as: "q" }), { code: "INVALID_PIECE_TYPE" });
  assert.throws(() => game.getAttackers("g2", "b", { at: "i" }), { code: "INVALID_OPTIONS" });
});

test("the defenders of a view cover what the game says of each of them", () => {
  const fen = "6c4/3h7/11/2+n8/6+g4/11/11/8S2/1N3G5/11/4+H1T4/6C4 r - - 0 1";
  for (const airDefense of ["levels", "noFly"]) {
    const game = new CoTuLenh(fen, { rules: { airDefense } });
    const { defenders } = game.view();
    assert.ok(defenders.length >= 3);
    for (const { square, level, noFly, squares } of defenders) {
      const zone = game.getAirDefenseAroundPiece(square);
      assert.deepEqual(
        [squares, level, noFly],
        [zone.map((one) => one.square), zone[0].range, airDefense === "noFly"],
      );
    }
  }
});
