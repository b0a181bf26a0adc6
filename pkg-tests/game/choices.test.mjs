// What a board offers: the choices from a square, and the moves of either side.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, SQUARES } from "cotulenh-wasm";
import { randomFrom } from "../random.mjs";

const STACK = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";
const STACKS =
  "4(h+c)6/2(nfi)1(eg)6/11/3s2(tm)4/1n9/5(+FTI)5/2(+NF)8/4(ES)1a4/3A2+G4/11/5(HC)5/11 b - - 0 9";

/** Games of every sort: new, in a session, ended, and in the middle of random play. */
function* games() {
  for (const fen of [CoTuLenh.START, STACK, STACKS]) yield new CoTuLenh(fen);
  const open = new CoTuLenh(STACK);
  open.startDeploy("c4");
  yield open;
  const stepped = open.clone();
  stepped.deployStep("t", "c6");
  yield stepped;
  for (let seed = 1; seed <= 6; seed++) {
    const random = randomFrom(seed);
    const game = new CoTuLenh(seed % 2 ? STACKS : CoTuLenh.START);
    for (let n = 0; n < 25 && !game.isGameOver(); n++) {
      game.move(random.pick(game.moves()));
      if (n % 5 === 0) yield game;
    }
  }
}

test("choices are the moves from a square by their destination", () => {
  for (const game of games()) {
    for (const from of SQUARES) {
      const expected = new Map();
      for (const move of game.moves({ verbose: true, square: from })) {
        expected.set(move.to, [...(expected.get(move.to) ?? []), move]);
      }
      const choices = game.choices(from);
      assert.deepEqual(choices, expected);
      assert.deepEqual([...choices.keys()], [...expected.keys()], "in the same order");
    }
  }
});

test("choices can be narrowed to a destination", () => {
  for (const game of games()) {
    for (const [from, targets] of game.dests()) {
      for (const to of targets) {
        assert.deepEqual(game.choices(from, to), new Map([[to, game.choices(from).get(to)]]));
      }
      assert.deepEqual(game.choices(from, from), new Map());
    }
  }
});

test("choices of a stack are the whole of it, and its parts", () => {
  const game = new CoTuLenh(STACK);
  const lans = (to) =>
    game
      .choices("c4", to)
      .get(to)
      ?.map(({ lan }) => lan);
  assert.equal(lans("c5")[0], "(NFT)c4c5", "the whole stack comes first");
  const parts = lans("c5").slice(1);
  assert.deepEqual(parts.sort(), ["(NF)c4>c5", "(NT)c4>c5", "Nc4>c5", "Tc4>c5"]);
  game.move("T>d4");
  assert.ok(lans("c5").every((lan) => lan.includes(">") && !lan.includes("T")));
  for (const [to, moves] of game.choices("c4")) {
    for (const move of moves) {
      const copy = game.clone();
      assert.equal(copy.move(move).to, to, "each can be played as it is");
      copy.free();
    }
  }
});

test("choices are empty where nothing can go, and need squares", () => {
  const game = new CoTuLenh();
  for (const square of ["a1", "f9"]) assert.deepEqual(game.choices(square), new Map());
  assert.deepEqual(game.choices("f4", "k12"), new Map());
  for (const args of [[], ["l1"], ["f4", "l1"], ["f4", null], [{ from: "f4" }]]) {
    assert.throws(() => game.choices(...args), { code: "INVALID_SQUARE" });
  }
  game.resign("r");
  assert.deepEqual(game.choices("f4"), new Map());
});

test("moves of a colour are those it has when it is its turn and no session is open", () => {
  let others = 0;
  for (const game of games()) {
    const before = JSON.stringify(game);
    for (const color of ["r", "b"]) {
      const copy = game.clone();
      if (copy.deployState()) copy.cancelDeploy();
      copy.setTurn(color);
      assert.deepEqual(game.moves({ color }), copy.moves());
      assert.deepEqual(game.moves({ color, verbose: true }), copy.moves({ verbose: true }));
      assert.deepEqual(game.dests({ color }), copy.dests());
      const square = copy.pieces(color)[0].square;
      const type = copy.get(square).type;
      for (const options of [{ square }, { deploy: true }, { deploy: false, square }]) {
        assert.deepEqual(game.dests({ color, ...options }), copy.dests(options));
        assert.deepEqual(game.moves({ color, ...options }), copy.moves(options));
      }
      assert.deepEqual(game.moves({ color, type }), copy.moves({ type }));
      if (color !== game.turn() && copy.moves().length > 0) others += 1;
      copy.free();
    }
    assert.equal(JSON.stringify(game), before, "listing changes nothing");
  }
  assert.ok(others > 10);
});

test("moves of a colour that is none are refused", () => {
  const game = new CoTuLenh();
  for (const color of ["w", null, 0, "red"]) {
    assert.throws(() => game.moves({ color }), { code: "INVALID_COLOR" });
    assert.throws(() => game.dests({ color }), { code: "INVALID_COLOR" });
  }
  assert.deepEqual(game.moves({ color: undefined }), game.moves());
});

test("nobody has moves in a game that is over", () => {
  const game = new CoTuLenh();
  game.forfeit("b", "time");
  for (const color of ["r", "b"]) {
    assert.deepEqual(game.moves({ color }), []);
    assert.deepEqual(game.dests({ color }), new Map());
  }
});
