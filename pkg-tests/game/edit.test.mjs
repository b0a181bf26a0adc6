// Making games and setting positions up by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, SQUARES } from "cotulenh-wasm";

const STACK = "6c4/11/11/11/11/11/11/11/1(NF+T)9/11/11/7C3 b - - 3 9";

test("load, reset and clear keep the rules and drop the history", () => {
  const game = new CoTuLenh(undefined, { rules: { lastGuard: true } });
  game.setHeader("Red", "Lan");
  game.move("Tf6");
  game.load(STACK);
  assert.equal(game.fen(), STACK);
  assert.deepEqual(game.history(), []);
  assert.equal(game.undo(), null);
  assert.equal(game.getHeaders().Red, "?");
  game.reset();
  assert.equal(game.fen(), CoTuLenh.START);
  game.clear();
  assert.equal(game.fen(), "11/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1");
  assert.equal(game.rules().lastGuard, true);
});

test("a clone goes its own way", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  game.setComment("here");
  const clone = game.clone();
  assert.ok(clone instanceof CoTuLenh);
  assert.deepEqual(clone.history({ verbose: true }), game.history({ verbose: true }));
  assert.equal(clone.getComment(), "here");
  clone.move("Tf8");
  assert.deepEqual(game.history(), ["Tf6"]);
  game.free();
  assert.deepEqual(clone.history(), ["Tf6", "Tf8"]);
  clone.undo();
  clone.undo();
  assert.equal(clone.fen(), CoTuLenh.START);
});

test("validateFen finds every error and its place", () => {
  assert.deepEqual(CoTuLenh.validateFen(CoTuLenh.START), { valid: true, errors: [] });
  const fen = "4q6/12/11/4(Ti)6/11/11/11/11/11/11/11/11 é - - 0 0";
  const { valid, errors } = CoTuLenh.validateFen(fen);
  assert.equal(valid, false);
  assert.deepEqual(
    errors.map(({ code, index }) => [code, fen.slice(index, index + 1)]),
    [
      ["FEN_UNKNOWN_PIECE", "q"],
      ["FEN_EMPTY_COUNT", "1"],
      ["FEN_MIXED_COLORS", "("],
      ["FEN_TURN", "é"],
      ["FEN_FULL_MOVES", "0"],
    ],
  );
  assert.ok(errors.every(({ message }) => message.length > 10));
  const session = "6c4/11/11/11/11/11/11/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>k4...";
  assert.equal(CoTuLenh.validateFen(session).errors[0].code, "FEN_DEPLOY_ILLEGAL");
  assert.equal(CoTuLenh.validateFen(12).errors[0].code, "FEN_NOT_A_STRING");
  assert.equal(CoTuLenh.validateFen("").valid, false);
  assert.equal(CoTuLenh.validateFen(fen, { rules: 1 }).errors[0].code, "INVALID_RULES");
});

test("the counters are read", () => {
  const game = new CoTuLenh(STACK);
  assert.deepEqual([game.moveNumber(), game.halfMoves()], [9, 3]);
  game.move(game.moves()[0]);
  assert.deepEqual([game.moveNumber(), game.halfMoves()], [10, 4]);
});

test("pieces are put and removed", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  const stack = {
    type: "n",
    color: "b",
    heroic: true,
    carrying: [
      { type: "f", color: "b" },
      { type: "t", color: "b", heroic: true },
    ],
  };
  game.put(stack, "a6");
  assert.deepEqual(game.get("a6"), stack);
  assert.deepEqual(game.history(), []);
  assert.equal(game.undo(), null);
  game.put({ type: "Infantry", color: "r", carrying: [] }, "e5");
  assert.deepEqual(game.get("e5"), { type: "i", color: "r" });
  assert.deepEqual(game.remove("a6", "f"), { type: "f", color: "b" });
  assert.equal(game.remove("a6", "f"), null);
  assert.equal(game.remove("a6").carrying.length, 1);
  assert.equal(game.remove("a6"), null);
  assert.equal(game.get("a6"), null);
});

test("what breaks a rule is not put, and nothing changes", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  const before = game.fen();
  const piece = (type, color = "r", more = {}) => ({ type, color, ...more });
  const refused = [
    [() => game.put(piece("t"), "a1"), "WRONG_TERRAIN"],
    [() => game.put(piece("n"), "k1"), "WRONG_TERRAIN"],
    [() => game.put(piece("c"), "e5"), "SECOND_COMMANDER"],
    [() => game.put(piece("t", "r", { carrying: [piece("i", "b")] }), "e5"), "MIXED_COLORS"],
    [() => game.put(piece("t", "r", { carrying: [piece("a")] }), "e5"), "IMPOSSIBLE_STACK"],
    [() => game.put(piece("t", "r", { carrying: [piece("n")] }), "c1"), "IMPOSSIBLE_STACK"],
    [() => game.put(piece("t", "r", { carrying: [piece("t")] }), "e5"), "IMPOSSIBLE_STACK"],
  ];
  for (const [call, code] of refused) assert.throws(call, { code });
  assert.equal(game.fen(), before);
  assert.deepEqual(game.history(), ["Tf6"]);
  game.put(piece("c"), "g1");
  assert.equal(game.getCommanderSquare("r"), "g1");
});

test("pieces are listed by square, of one colour or of both", () => {
  const game = new CoTuLenh(STACK);
  assert.deepEqual(
    game.pieces().map(({ square }) => square),
    ["h1", "b4", "g12"],
  );
  assert.deepEqual(game.pieces("b"), [{ square: "g12", piece: { type: "c", color: "b" } }]);
  const start = new CoTuLenh();
  const order = start.pieces().map(({ square }) => SQUARES.indexOf(square));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
});

test("the hash has 16 hex digits and is equal for equal positions", () => {
  const game = new CoTuLenh();
  const start = game.hash();
  assert.match(start, /^[0-9a-f]{16}$/);
  game.move("Tf6");
  assert.notEqual(game.hash(), start);
  game.undo();
  assert.equal(game.hash(), start);
  assert.equal(new CoTuLenh().hash(), start);
});

test("the board is drawn with its stacks", () => {
  const drawn = new CoTuLenh(STACK).ascii();
  const lines = drawn.split("\n");
  assert.equal(lines.length, 14);
  assert.match(lines[0], /^12 .* c /);
  assert.match(lines[8], /^ 4 .*\(NF\+T\)/);
  assert.match(lines[13], /a b +c d e f g h i j k$/);
});

test("the drawing marks the bridges, also those under a piece", () => {
  const lines = (fen) => new CoTuLenh(fen).ascii().split("\n");
  const count = (text) => text.split("=").length - 1;
  const empty = lines("6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
  // Ranks 6 and 7 have two bridges each: f and h.
  assert.deepEqual(
    empty.slice(0, 12).map(count),
    [0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0],
    empty.join("\n"),
  );
  const [, , , , , , sixth] = lines("6c4/11/11/11/11/11/5T5/11/11/11/11/6C4 r - - 0 1");
  assert.match(sixth, /=T=/);
});

test("a stack that is impossible is refused with all its pieces", () => {
  const game = new CoTuLenh();
  const [tank, artillery, missile] = ["t", "a", "s"].map((type) => ({ type, color: "r" }));
  assert.throws(() => game.put({ ...tank, carrying: [artillery, missile] }, "e5"), {
    code: "IMPOSSIBLE_STACK",
    message: /tank.*artillery.*missile/i,
  });
});

test("the turn and the counters are set, and drop the history", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  game.setTurn("r");
  assert.equal(game.turn(), "r");
  assert.deepEqual(game.history(), []);
  assert.equal(game.canUndo(), false);
  game.move("Ic6");
  game.setCounters({ halfMoves: 7 });
  assert.deepEqual([game.halfMoves(), game.moveNumber(), game.history()], [7, 1, []]);
  game.setCounters({ moveNumber: 12 });
  assert.match(game.fen(), / b - - 7 12$/);
  game.setCounters({});
  const before = game.fen();
  for (const [call, code] of [
    [() => game.setTurn("w"), "INVALID_COLOR"],
    [() => game.setCounters({ halfMoves: -1 }), "INVALID_OPTIONS"],
    [() => game.setCounters({ moveNumber: 0 }), "INVALID_OPTIONS"],
    [() => game.setCounters({ moveNumber: 1.5 }), "INVALID_OPTIONS"],
    [() => game.setCounters({ half: 1 }), "INVALID_OPTIONS"],
    [() => game.setCounters(7), "INVALID_OPTIONS"],
  ]) {
    assert.throws(call, { code });
  }
  assert.equal(game.fen(), before);
  const open = new CoTuLenh("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
  open.startDeploy("c4");
  assert.throws(() => open.setTurn("b"), { code: "DEPLOY_OPEN" });
  assert.throws(() => open.setCounters({ halfMoves: 1 }), { code: "DEPLOY_OPEN" });
});
