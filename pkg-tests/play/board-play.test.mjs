// A game on a board, with a board that only remembers what it was told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { connect, drawSnapshot, playCallbacks } from "cotulenh-wasm/board/play";
import { createPlay } from "cotulenh-wasm/play";
import { en, vi } from "cotulenh-wasm/texts";

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
  board.options.press({ square: "f4" });
  assert.equal(board.options.selected, "f4");
  assert.equal(board.options.targets.get("f6")[0].kind, "move");
  board.options.drop({ from: "f4", to: "f6" });
  assert.deepEqual(board.options.lastMove, ["f4", "f6"]);
  assert.equal(board.options.effects.slide[0].to, "f6");
  board.options.press({ square: "f9" });
  assert.equal(board.options.effects, null, "shown once");
  board.options.press({ square: "f9" });
  assert.equal(board.options.selected, null);
  board.options.drop({ from: "f9", to: null });
  assert.equal(board.options.orientation, "b");
  disconnect();
  assert.equal(board.options.drop, null);
  play.undo();
  assert.deepEqual(board.options.lastMove, ["f4", "f6"], "it is not told any more");
});

test("a host draws a snapshot itself, and uses the answers of the game", () => {
  const play = createPlay({ game: new CoTuLenh() });
  const refused = [];
  const { select, drop, choose, cancel } = playCallbacks(play, {
    refused: (refusal) => refused.push(refusal),
  });
  select({ square: "f4" });
  const picture = drawSnapshot(play.snapshot(), "blue");
  assert.deepEqual([picture.selected, picture.effects], ["f4", null]);
  assert.deepEqual(new Set(picture.zones.map(({ color }) => color)), new Set(["b"]));
  cancel({});
  assert.equal(drawSnapshot(play.snapshot()).selected, null);
  assert.deepEqual(drawSnapshot(play.snapshot()).zones, []);
  drop({ from: "f4", to: "k12" });
  assert.deepEqual(
    refused.map(({ from, to, illegal }) => [from, to, typeof illegal.reason]),
    [["f4", "k12", "string"]],
  );
  drop({ from: "f4", to: "f6" });
  assert.equal(drawSnapshot(play.snapshot(), null, true).effects.slide[0].to, "f6");
  play.undo();
  const { slide, captured } = drawSnapshot(play.snapshot(), null, true).effects;
  assert.deepEqual([slide[0].from, slide[0].to, captured], ["f6", "f4", []], "it slides back");
  assert.throws(() => choose({ index: 0 }));
});

test("a stack is picked on the tray", () => {
  const play = createPlay({ game: new CoTuLenh(STACK) });
  const board = makeBoard({ zones: "both" });
  connect(board, play);
  board.options.press({ square: "c4" });
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

test("a move that is not legal is reported, by a drag or by a click", () => {
  const play = createPlay({ game: new CoTuLenh() });
  const board = makeBoard();
  const reasons = [];
  connect(board, play, { refused: ({ illegal }) => reasons.push(illegal.reason) });
  board.options.drop({ from: "f4", to: "f9" });
  assert.deepEqual(reasons, ["tooFar"]);
  board.options.press({ square: "f4" });
  board.options.press({ square: "k7" });
  assert.equal(reasons.length, 2);
  assert.equal(board.options.selected, "f4", "what is refused keeps the selection");
  board.options.press({ square: "h4" });
  board.options.drop({ from: "h4", to: "h6" });
  assert.equal(reasons.length, 2);
});

test("the host sets zones and arrows while the game goes on", () => {
  const play = createPlay({ game: new CoTuLenh() });
  const board = makeBoard({ zones: "red" });
  const disconnect = connect(board, play);
  const sides = () => [...new Set(board.options.zones.map(({ color }) => color))].join("");
  assert.equal(sides(), "r");
  board.set({ zones: "both", arrows: [{ from: "f4", to: "f6" }] });
  board.options.press({ square: "f4" });
  assert.equal(sides(), "rb");
  assert.equal(board.options.arrows.length, 1, "what the user has drawn");
  board.set({ zones: null });
  board.options.press({ square: "f4" });
  assert.equal(sides(), "");
  board.options.press({ square: "e2" });
  assert.equal(sides(), "b", "those of the enemy, for an Air Force");
  disconnect();
  assert.equal(board.options.zones, null);
});

test("a drag that is given up ends neither a deploy nor premoves", () => {
  const play = createPlay({ game: new CoTuLenh(STACK) });
  const board = makeBoard();
  connect(board, play);
  board.options.drop({ from: "c4", to: "e6", pieces: ["f"] });
  board.options.cancel({ drag: true });
  assert.equal(board.options.steps.length, 1);
  board.options.cancel({});
  assert.equal(board.options.steps.length, 0);

  const remote = createPlay({ game: new CoTuLenh(), players: { r: "remote" } });
  const other = makeBoard();
  connect(other, remote);
  other.options.drop({ from: "f9", to: "f8" });
  other.options.press({ square: "h9" });
  other.options.cancel({ drag: true });
  assert.equal(other.options.selected, null);
  assert.equal(other.options.premoves.length, 1);
  other.options.cancel({});
  assert.equal(other.options.premoves.length, 0);
});

test("without the game nothing can be pressed on the board", () => {
  const several = "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1";
  const board = makeBoard();
  const disconnect = connect(board, createPlay({ game: new CoTuLenh(several) }));
  board.options.drop({ from: "e4", to: "e6" });
  assert.notEqual(board.options.choice, null);
  disconnect();
  for (const name of [
    "choice",
    "tray",
    "selected",
    "targets",
    "press",
    "select",
    "drop",
    "cancel",
  ]) {
    assert.equal(board.options[name], null, name);
  }
  assert.deepEqual(board.options.movable, []);
});

test("texts give the labels, what is read aloud, and the words of refusals", async () => {
  const said = (texts, ...moves) => {
    const play = createPlay({ game: new CoTuLenh() });
    const board = makeBoard();
    const refused = [];
    connect(board, play, { texts, refused: ({ message }) => refused.push(message) });
    const heard = moves.map(([from, to]) => {
      board.options.drop({ from, to });
      return board.options.announcement;
    });
    return { board, play, refused, heard };
  };
  const english = said(en, ["f4", "f6"], ["f9", "f3"], ["f9", "f3"], ["f9", "f8"]);
  assert.equal(english.board.options.labels, en);
  assert.equal(english.heard[0], "Red tank from f4 to f6.");
  assert.equal(english.heard[1], "f9-f3: a tank goes two steps at most; f3 is six away");
  assert.equal(english.heard[2].trim(), english.heard[1]);
  assert.notEqual(english.heard[2], english.heard[1], "it is read a second time");
  assert.equal(english.heard[3], "Blue tank from f9 to f8.");
  assert.deepEqual(english.refused, [english.heard[1], english.heard[1]]);
  english.play.undo();
  assert.equal(english.board.options.announcement, "Taken back: blue tank from f9 to f8.");
  english.play.resign("r");
  assert.equal(english.board.options.announcement, "Blue wins: Red resigned.");

  const vietnamese = said(vi, ["f4", "f6"], ["f9", "f3"]);
  assert.equal(vietnamese.board.options.labels.board, "Bàn cờ");
  assert.equal(vietnamese.heard[0], "Xe tăng đỏ từ f4 tới f6.");
  assert.deepEqual(vietnamese.refused, [vietnamese.heard[1]]);
  assert.match(vietnamese.heard[1], /^f9-f3: [^a-z]*xe tăng/i);

  // Those of an engine, and check.
  const play = createPlay({
    game: new CoTuLenh("6c4/11/5T5/11/11/11/11/11/11/11/11/7C3 r - - 0 1"),
    players: { r: { engine: { search: async () => ({ best: "Tf10-g10", lines: [] }) } } },
    minThinkTime: 0,
  });
  const board = makeBoard();
  connect(board, play, { texts: en });
  while (play.snapshot().ply === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const heroic = "Red tank from f10 to g10; now heroic: tank g10. Blue is in check.";
  assert.equal(board.options.announcement, heroic);
  play.destroy();
});
