// A game on a board, with a board that only remembers what it was told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { connect } from "cotulenh-wasm/board/play";
import { createPlay } from "cotulenh-wasm/play";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

function makeBoard(options = {}) {
  const board = {
    options,
    set: (changed) => {
      board.options = { ...board.options, ...changed };
    },
  };
  return board;
}

test("a board shows the game, and its presses play it", () => {
  const play = createPlay({ game: new CoTuLenh() });
  const board = makeBoard({ orientation: "b" });
  const disconnect = connect(board, play);
  assert.deepEqual(board.options.pieces, new CoTuLenh().pieces());
  board.options.select({ square: "f4" });
  assert.equal(board.options.selected, "f4");
  assert.equal(board.options.targets.get("f6")[0].kind, "move");
  board.options.drop({ from: "f4", to: "f6" });
  assert.deepEqual(board.options.lastMove, ["f4", "f6"]);
  assert.equal(board.options.effects.slide[0].to, "f6");
  board.options.select({ square: "f9" });
  assert.equal(board.options.effects, null, "shown once");
  board.options.select({ square: "f9" });
  assert.equal(board.options.selected, null);
  board.options.drop({ from: "f9", to: null });
  assert.equal(board.options.orientation, "b");
  disconnect();
  assert.equal(board.options.drop, null);
  play.undo();
  assert.deepEqual(board.options.lastMove, ["f4", "f6"], "it is not told any more");
});

test("a stack is picked on the tray", () => {
  const play = createPlay({ game: new CoTuLenh(STACK) });
  const board = makeBoard({ zones: "both" });
  connect(board, play);
  board.options.select({ square: "c4" });
  assert.deepEqual(
    board.options.tray.pieces.map(({ picked }) => picked),
    [false, false, false],
  );
  board.options.select({ square: "c4", pieces: ["f"] });
  board.options.select({ square: "c4", pieces: ["t"] });
  board.options.select({ square: "c4", pieces: ["t"] });
  assert.deepEqual(
    board.options.tray.pieces.map(({ picked }) => picked),
    [false, true, false],
  );
  assert.equal(board.options.flights.from, "c4");
  board.options.drop({ from: "c4", to: "e6", pieces: ["f"] });
  assert.equal(board.options.steps.length, 1);
  assert.deepEqual(
    board.options.ghosts.map(({ square }) => square),
    ["c4"],
  );
  assert.ok(board.options.zones.every(({ color }) => color === "r" || color === "b"));
  board.options.cancel({});
  assert.equal(board.options.steps.length, 0);
});

test("a choice is offered, and one that loses the piece is confirmed", () => {
  const several = "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1";
  const play = createPlay({ game: new CoTuLenh(several) });
  const board = makeBoard();
  connect(board, play);
  board.options.drop({ from: "e4", to: "e6" });
  assert.equal(board.options.choice.square, "e6");
  assert.ok(board.options.choice.options.length > 1);
  board.options.choose({ index: 0 });
  assert.equal(board.options.choice, null);
  assert.equal(play.snapshot().ply, 1);
});
