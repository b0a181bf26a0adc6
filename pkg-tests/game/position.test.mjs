// What stands where.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, RULE_OPTIONS, SQUARES, STANDARD_RULES } from "cotulenh-wasm";

const STACKS = "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 b - - 3 9";

test("the start has 19 pieces a side", () => {
  const cells = new CoTuLenh().board().flat();
  assert.equal(cells.filter((cell) => cell?.color === "r").length, 19);
  assert.equal(cells.filter((cell) => cell?.color === "b").length, 19);
});

test("the board has 12 rows from rank 12, of 11 cells each, and agrees with get", () => {
  for (const fen of [CoTuLenh.START, STACKS]) {
    const game = new CoTuLenh(fen);
    const board = game.board();
    assert.equal(board.length, 12);
    for (const square of SQUARES) {
      const row = board[12 - Number(square.slice(1))];
      assert.equal(row.length, 11);
      assert.deepEqual(row["abcdefghijk".indexOf(square[0])], game.get(square), square);
    }
  }
});

test("a single piece has a type and a colour and nothing else", () => {
  const game = new CoTuLenh();
  assert.deepEqual(game.get("g1"), { type: "c", color: "r" });
  assert.deepEqual(game.get("b11"), { type: "n", color: "b" });
  assert.equal(game.get("a1"), null);
});

test("a stack is its carrier with what it carries", () => {
  const tank = { type: "t", color: "r", heroic: true };
  const plane = { type: "f", color: "r" };
  const navy = { type: "n", color: "r", carrying: [plane, tank] };
  const game = new CoTuLenh(STACKS);
  assert.deepEqual(game.get("c4"), navy);
  assert.deepEqual(game.get("c4", "n"), navy);
  assert.deepEqual(game.get("c4", "f"), plane);
  assert.deepEqual(game.get("c4", "t"), tank);
  assert.equal(game.get("c4", "i"), null);
  assert.equal(game.get("d4", "i"), null);
});

test("a piece type may be a letter or a name, in any case", () => {
  const game = new CoTuLenh(STACKS);
  for (const name of ["f", "F", "AirForce", "airForce", "air_force", "AIR-FORCE", "Air Force"]) {
    assert.equal(game.get("c4", name)?.type, "f", name);
  }
  const start = new CoTuLenh();
  assert.equal(start.get("e4", "AntiAir")?.type, "g");
  assert.equal(start.get("f2", "headquarter")?.type, "h");
});

test('white space around a FEN is ignored, and "start" is one', () => {
  for (const fen of [`\n  ${STACKS}\t\r\n`, `${" ".repeat(5000)}${STACKS}\u00a0`]) {
    assert.equal(new CoTuLenh(fen).fen(), STACKS);
    assert.deepEqual(CoTuLenh.validateFen(fen), { valid: true, errors: [] });
  }
  const game = new CoTuLenh(STACKS);
  game.load(" start\n");
  assert.equal(game.fen(), CoTuLenh.START);
  assert.equal(new CoTuLenh("start", { rules: "official" }).fen(), CoTuLenh.START);
  assert.equal(
    CoTuLenh.fromJSON({ start: "start", turns: ["Tf4f6"] }).toJSON().start,
    CoTuLenh.START,
  );
});

test("fen, turn and both styles of stacks", () => {
  const game = new CoTuLenh(STACKS);
  assert.equal(game.fen(), STACKS);
  assert.equal(game.fen({}), STACKS);
  assert.equal(game.fen({ stacks: "together" }), STACKS);
  assert.equal(game.fen({ stacks: "carrier" }), STACKS.replace("(NF+T)", "N(F+T)"));
  assert.equal(game.turn(), "b");
  assert.equal(new CoTuLenh(game.fen({ stacks: "carrier" })).fen(), STACKS);
});

test("R1.2: water, mixed squares, land and bridges", () => {
  const game = new CoTuLenh();
  const of = (zone) => SQUARES.filter((square) => game.terrain(square).zone === zone);
  assert.equal(of("water").length, 24);
  assert.ok(of("water").every((square) => /^[ab]/.test(square)));
  const mixed = of("mixed").filter((square) => !square.startsWith("c"));
  assert.deepEqual(mixed, ["d6", "e6", "d7", "e7"]);
  assert.equal(of("mixed").length, 16);
  const bridges = SQUARES.filter((square) => game.terrain(square).bridge);
  assert.deepEqual(bridges, ["f6", "h6", "f7", "h7"]);
});

test("R11: the rules are the standard ones unless options say otherwise", () => {
  const standard = {
    tankFiresOver: true,
    navyPasses: false,
    stealthAirForce: false,
    lastGuard: false,
    airDefense: "levels",
    headquarterMarches: false,
    airForceCarriesOne: false,
    airForceReturnsOnlyIfUnsafe: false,
    commanderBoardsAtSea: false,
    objective: "commander",
    decidedBy: "objective",
    playOn: false,
  };
  assert.deepEqual(new CoTuLenh().rules(), standard);
  assert.deepEqual(new CoTuLenh(undefined, {}).rules(), standard);
  assert.deepEqual(new CoTuLenh(undefined, { rules: "standard" }).rules(), standard);
  assert.deepEqual(new CoTuLenh(STACKS, { rules: { lastGuard: undefined } }).rules(), standard);
  const options = { navyPasses: true, airDefense: "noFly" };
  assert.deepEqual(new CoTuLenh(STACKS, { rules: options }).rules(), { ...standard, ...options });
  assert.deepEqual(STANDARD_RULES, standard);
  assert.deepEqual(Object.keys(RULE_OPTIONS), Object.keys(standard));
  for (const [name, values] of Object.entries(RULE_OPTIONS)) {
    for (const value of values) {
      const rules = new CoTuLenh(undefined, { rules: { [name]: value } }).rules();
      assert.deepEqual(rules, { ...standard, [name]: value });
    }
  }
});

test("what is exported about the rules cannot be changed", () => {
  assert.ok(Object.isFrozen(STANDARD_RULES) && Object.isFrozen(RULE_OPTIONS));
  assert.ok(Object.values(RULE_OPTIONS).every((values) => Object.isFrozen(values)));
});

test("R12.2: a FEN with an open deploy session is read and written", () => {
  const fen = "6c4/11/11/11/11/11/11/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>c4...";
  const game = new CoTuLenh(fen);
  assert.equal(game.fen(), fen);
  assert.equal(game.get("c4")?.type, "f");
});
