// What the host notes of a match clock: setClock and getClock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, parsePgn } from "cotulenh-wasm";

const STACK = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

/** A game of two turns with a clock after each. */
function timed() {
  const game = new CoTuLenh();
  game.move("Tf6");
  game.setClock(598);
  game.move("Tf8");
  game.setClock(61.5);
  return game;
}

test("a clock belongs to the turn that was played last", () => {
  const game = timed();
  assert.equal(game.getClock(), 61.5);
  game.move("Ic6");
  assert.equal(game.getClock(), null);
  game.undo();
  assert.equal(game.getClock(), 61.5);
  game.undo();
  assert.equal(game.getClock(), 598);
  game.undo();
  assert.equal(game.getClock(), null);
  game.redo();
  assert.equal(game.getClock(), 598);
  game.redo();
  assert.equal(game.getClock(), 61.5);
});

test("the clock of a turn that was taken back is not that of another one", () => {
  const game = timed();
  game.undo();
  game.move("Ic7");
  assert.equal(game.getClock(), null);
  game.undo();
  assert.equal(game.getClock(), 598);
});

test("a clock is set again, and removed by null", () => {
  const game = timed();
  game.setClock(0);
  assert.equal(game.getClock(), 0);
  game.setClock(null);
  assert.equal(game.getClock(), null);
  game.setClock(null);
  assert.doesNotMatch(game.pgn(), /1\.\.\. Tf8 \{/);
  game.undo();
  assert.equal(game.getClock(), 598);
});

test("the PGN has the clocks, and brings them back", () => {
  const game = timed();
  game.setComment("in a hurry");
  const pgn = game.pgn({ maxWidth: 0 });
  assert.match(
    pgn,
    /1\. Tf6 \{\[%clk 0:09:58\]\} 1\.\.\. Tf8 \{\[%clk 0:01:01\.500\]\} \{in a hurry\} \*/,
  );
  const read = new CoTuLenh();
  read.loadPgn(pgn);
  assert.equal(read.pgn({ maxWidth: 0 }), pgn);
  assert.deepEqual([read.getClock(), read.getComment()], [61.5, "in a hurry"]);
  assert.deepEqual(
    parsePgn(pgn)[0].turns.map(({ clock }) => clock),
    [598, 61.5],
  );
  for (const clock of [0, 0.001, 59.999, 3600, 359_999_999]) {
    game.setClock(clock);
    read.loadPgn(game.pgn());
    assert.equal(read.getClock(), clock);
  }
});

test("JSON and copies keep the clocks", () => {
  const game = timed();
  const restored = CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));
  for (const again of [restored, game.clone()]) {
    assert.equal(again.getClock(), 61.5);
    assert.equal(again.pgn(), game.pgn());
    again.undo();
    assert.equal(again.getClock(), 598);
    again.setClock(1);
  }
  game.undo();
  assert.equal(game.getClock(), 598, "a copy goes its own way");
});

test("PGN has clocks to the millisecond and comments in one line, JSON has them as they are", () => {
  const game = timed();
  game.setClock(1.23456);
  game.setComment("two\nlines");
  assert.match(game.pgn(), /\[%clk 0:00:01\.235\]\} \{two lines\}/);
  game.undo();
  game.undo();
  game.setComment("before\n\nit begins");
  game.redo();
  game.setComment("[%clk 0:00:01] is not a clock here");
  game.redo();
  const restored = CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));
  assert.equal(JSON.stringify(restored), JSON.stringify(game));
  assert.equal(restored.getClock(), 1.23456);
  assert.deepEqual(restored.getComments(), game.getComments());
  restored.undo();
  assert.equal(restored.getClock(), 598);
});

test("a clock and a comment do not touch each other", () => {
  const game = timed();
  game.setComment("bold");
  assert.equal(game.getClock(), 61.5);
  game.setClock(60);
  assert.equal(game.getComment(), "bold");
  game.removeComment();
  assert.equal(game.getClock(), 60);
});

test("in an open session the clock is that of the last whole turn", () => {
  const game = new CoTuLenh(STACK.replace(" r ", " b "));
  game.move("Cf12");
  game.setClock(30);
  game.move("F>g4");
  assert.equal(game.getClock(), 30);
  game.setClock(29);
  game.commitDeploy();
  assert.equal(game.getClock(), null);
  game.undo();
  assert.equal(game.getClock(), 29);
});

test("before the first turn there is no clock", () => {
  const game = new CoTuLenh();
  assert.equal(game.getClock(), null);
  assert.throws(() => game.setClock(600), { code: "INVALID_ARGUMENT", message: /none was played/ });
  for (const start of [(one) => one.load(STACK), (one) => one.reset(), (one) => one.setTurn("r")]) {
    const used = timed();
    start(used);
    assert.equal(used.getClock(), null);
  }
});

test("what is not a number of seconds is refused", () => {
  const game = timed();
  for (const seconds of [-1, Number.NaN, Infinity, 360_000_000, "60", undefined, true, 5n, {}]) {
    assert.throws(() => game.setClock(seconds), { code: "INVALID_ARGUMENT" });
  }
  assert.equal(game.getClock(), 61.5);
});
