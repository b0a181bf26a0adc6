// Nothing that is passed is ignored: surplus arguments and unknown keys are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, isSquare, parsePgn, parseRules, terrainOf, writePgn } from "cotulenh-wasm";

const STACK = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

const MEMBERS = Object.getOwnPropertyNames(CoTuLenh.prototype).filter(
  (name) => !["constructor", "toJSON"].includes(name),
);

test("every member refuses an argument too many, and nothing changes", () => {
  const game = new CoTuLenh(STACK);
  game.move("Ch2");
  game.undo();
  const before = [JSON.stringify(game), game.canRedo()];
  for (const name of MEMBERS) {
    const args = Array.from({ length: game[name].length });
    for (const surplus of [0, null, false, "", {}, "r", () => {}]) {
      assert.throws(() => game[name](...args, surplus), {
        code: "INVALID_ARGUMENT",
        message: new RegExp(`^${name}\\(\\) takes fewer arguments`),
      });
      assert.throws(() => game[name](...args, undefined, surplus), { code: "INVALID_ARGUMENT" });
    }
  }
  assert.deepEqual([JSON.stringify(game), game.canRedo()], before);
});

test("an argument too many that is undefined is none", () => {
  const game = new CoTuLenh();
  assert.equal(game.turn(undefined), "r");
  assert.equal(game.fen(undefined, undefined), CoTuLenh.START);
  assert.equal(game.move("Tf6", undefined, undefined).san, "Tf6");
});

test("toJSON takes the key that JSON.stringify passes", () => {
  const game = new CoTuLenh();
  const { length } = JSON.stringify({ games: [game] });
  assert.equal(length, JSON.stringify({ games: [game.toJSON()] }).length);
  assert.deepEqual(game.toJSON("game"), game.toJSON());
});

test("the constructor and functions refuse an argument too many, unless map may pass it", () => {
  for (const call of [
    () => new CoTuLenh(undefined, {}, "official"),
    () => parsePgn("*", {}, 1),
    () => writePgn({}, {}, 1),
  ]) {
    assert.throws(call, { code: "INVALID_ARGUMENT" });
  }
  assert.equal(new CoTuLenh(undefined, {}, undefined).turn(), "r");
  assert.equal(["a1", "l1"].filter(isSquare).length, 1);
  assert.equal(["a1"].map(terrainOf)[0].zone, "water");
  assert.equal(["official"].map(parseRules)[0].lastGuard, true);
  const data = new CoTuLenh().toJSON();
  assert.equal([data].map(CoTuLenh.fromJSON)[0].fen(), CoTuLenh.START);
});

const MOVE_FIELDS =
  "from, to, piece, kind, deploy, color, flags, captured, combined, promoted, san, lan, endsTurn, turn";

test("a key of a move that is not known is refused with those that are", () => {
  const game = new CoTuLenh(STACK);
  const wrong = { from: "h1", to: "h2", pieces: "c" };
  for (const call of [
    () => game.move(wrong),
    () => game.isLegal(wrong),
    () => game.explain(wrong),
    () => game.playTurn(wrong),
    () => game.playTurn([wrong]),
    () => game.move({ from: "h1", to: "h2", pieces: undefined }),
  ]) {
    assert.throws(call, {
      code: "INVALID_MOVE",
      text: "pieces",
      message: `"pieces" is not a field here; known are: ${MOVE_FIELDS}`,
    });
  }
  assert.equal(game.fen(), STACK);
});

test("a move that was listed or played can be passed as it is", () => {
  const game = new CoTuLenh("6c4/11/11/11/5T5/11/11/11/11/4TI5/11/5C5 r - - 0 1");
  for (const move of game.moves({ verbose: true })) {
    const played = game.move(move);
    const undone = game.undo();
    for (const again of [played, undone.moves[0]]) {
      assert.deepEqual(game.move(again), played);
      game.undo();
    }
  }
});

test("a key of a piece that is not known is refused with those that are, at every depth", () => {
  const game = new CoTuLenh(STACK);
  const tank = { type: "t", color: "r" };
  for (const call of [
    () => game.put({ ...tank, hero: true }, "e5"),
    () => game.put({ ...tank, carrying: [{ type: "i", color: "r", hero: true }] }, "e5"),
    () => game.move({ from: "c4", to: "d4", piece: { ...tank, hero: true } }),
  ]) {
    assert.throws(call, {
      code: "INVALID_PIECE",
      text: "hero",
      message: '"hero" is not a field here; known are: type, color, heroic, carrying',
    });
  }
  assert.equal(game.fen(), STACK);
});

test("a key of a game for writePgn that is not known is refused with those that are", () => {
  assert.throws(() => writePgn({ moves: [] }), {
    code: "INVALID_PGN",
    path: "moves",
    text: "moves",
    message:
      '"moves" is not a field here; known are: tags, comments, turns, result, rules, start, outcome',
  });
  assert.throws(() => writePgn({ turns: [{ san: "Tf6", nag: 1 }] }), {
    path: "turns[0].nag",
    text: "nag",
    message: /known are: san, lan, nags, comments, clock, variations, startingComments$/,
  });
});
