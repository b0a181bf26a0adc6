// Games as text and as data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";

const moves = (game) => game.pgn({ maxWidth: 0 }).split("\n\n")[1].trim();

test("a game with headers and comments is written and read back", () => {
  const game = new CoTuLenh();
  game.setHeader("Red", 'Lan "the wall"');
  game.setHeader("Opening", "C:\\tank");
  game.setComment("we begin");
  game.move("Tf6");
  game.setComment("bold");
  game.move("Tf8");
  const pgn = game.pgn();
  assert.match(pgn, /^\[Event "\?"\]\n\[Site "\?"\]\n\[Date "\?{4}\.\?\?\.\?\?"\]/);
  assert.equal(moves(game), "{we begin} 1. Tf6 {bold} 1... Tf8 *");
  const again = new CoTuLenh();
  again.loadPgn(pgn);
  assert.equal(again.pgn(), pgn);
  assert.equal(again.fen(), game.fen());
  assert.deepEqual(again.history({ verbose: true }), game.history({ verbose: true }));
  assert.deepEqual(again.getHeaders(), game.getHeaders());
  assert.equal(again.getHeaders().Red, 'Lan "the wall"');
  again.undo();
  assert.equal(again.getComment(), "bold");
  again.undo();
  assert.equal(again.getComment(), "we begin");
});

test("a PGN is loaded with its main line, comments and clocks", () => {
  const game = new CoTuLenh();
  game.loadPgn(
    "1. Tf6 $1 {bold} {and quick} (1. Ic6 {quiet} 1... Tf8) 1... Tf8 {[%clk 0:01:00]} 1-0",
  );
  assert.equal(moves(game), "1. Tf6 {bold and quick} 1... Tf8 {[%clk 0:01:00]} 1-0");
  game.move("Ic6");
  assert.equal(moves(game), "1. Tf6 {bold and quick} 1... Tf8 {[%clk 0:01:00]} 2. Ic6 *");
});

test("what is written about a turn that is undone comes back with it, and not with another", () => {
  const game = new CoTuLenh();
  game.loadPgn("1. Tf6 {bold} 1... Tf8 {calm} *");
  game.undo();
  game.undo();
  game.redo();
  assert.equal(game.getComment(), "bold");
  game.undo();
  game.move("Ic6");
  game.move("Tf8");
  assert.deepEqual(game.getComments(), []);
  assert.equal(moves(game), "1. Ic6 Tf8 *");
});

test("another turn in the place of one that was undone has its own comment, clock and result", () => {
  const game = new CoTuLenh();
  game.loadPgn("1. Tf6 {bold} 1... Tf8 {calm} 1-0");
  game.undo();
  assert.equal(game.getHeaders().Result, "*");
  assert.throws(() => game.move("Tf1"));
  game.redo();
  assert.equal(game.pgn().split("\n\n")[1], "1. Tf6 {bold} 1... Tf8 {calm} 1-0\n");
  game.undo();
  game.playTurn("Ic7");
  game.undo();
  game.move("Tf8");
  assert.deepEqual([game.getComment(), game.getHeaders().Result], ["", "*"]);
  assert.deepEqual(game.getComments().length, 1);
});

test("an edit of the position keeps the headers alone", () => {
  const edits = [
    (game) => game.setTurn("b"),
    (game) => game.put({ type: "t", color: "r" }, "e6"),
    (game) => game.remove("f4"),
    (game) => game.setHeroicStatus("f4", "t", true),
    (game) => game.setCounters({ halfMoves: 3 }),
  ];
  for (const edit of edits) {
    const game = new CoTuLenh();
    game.setHeader("Red", "Lan");
    game.setComment("start");
    assert.equal(game.remove("e6"), null);
    assert.throws(() => game.put({ type: "t", color: "r" }, "a1"));
    assert.equal(game.getComment(), "start");
    edit(game);
    assert.deepEqual([game.getComment(), game.getHeaders().Red], ["", "Lan"]);
  }
});

test("a PGN is loaded into a game whose deploys do not commit by themselves", () => {
  const fen = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";
  const game = new CoTuLenh(undefined, { autoCommit: false });
  game.loadPgn(`[SetUp "1"]\n[FEN "${fen}"]\n\n1. N<T>xc6,F>c7 Cf12 {calm} *`);
  assert.deepEqual([game.history(), game.getComment()], [["N<T>xc6,F>c7", "Cf12"], "calm"]);
  assert.equal(game.toJSON().autoCommit, false);
});

test("deploys, other starts and other rules survive", () => {
  const fen = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";
  const game = new CoTuLenh(fen, { rules: { lastGuard: true, tankFiresOver: false } });
  game.move("N<T>xc6,F>c7");
  const again = new CoTuLenh();
  again.loadPgn(game.pgn());
  assert.equal(again.fen(), game.fen());
  assert.deepEqual(again.rules(), game.rules());
  assert.deepEqual(again.history(), ["N<T>xc6,F>c7"]);
  assert.equal(again.getHeaders().FEN, fen);
  assert.equal(again.getHeaders().SetUp, "1");
});

test("the result follows from the game, or is declared", () => {
  const game = new CoTuLenh("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  assert.equal(game.getHeaders().Result, "*");
  game.setHeader("Result", "1/2-1/2");
  assert.equal(game.getHeaders().Result, "1/2-1/2");
  game.move("Txg12");
  assert.equal(game.getHeaders().Result, "1-0");
  assert.match(game.pgn(), /Txg12 1-0\n$/);
});

test("lines are as long as maxWidth allows", () => {
  const game = new CoTuLenh();
  game.setComment("a few words that do not fit on one line of a PGN. ".repeat(5));
  const longest = (text) =>
    Math.max(
      ...text
        .split("\n\n")[1]
        .split("\n")
        .map((l) => l.length),
    );
  assert.ok(longest(game.pgn()) <= 80);
  assert.ok(longest(game.pgn({ maxWidth: 30 })) <= 30);
  assert.ok(longest(game.pgn({ maxWidth: 0 })) > 200);
});

test("texts come back as they are, whatever they begin with", () => {
  const game = new CoTuLenh();
  for (const text of ["\uFEFFa mark", "\uFEFF", "two\nlines", "nul\0", "Cờ Tư Lệnh 🎖"]) {
    game.setComment(text);
    assert.equal(game.getComment(), text);
    game.setHeader("Event", text);
    assert.equal(game.getHeaders().Event, text);
  }
});

test("comments belong to positions, and an empty one is none", () => {
  const game = new CoTuLenh();
  assert.equal(game.getComment(), "");
  game.setComment("start }");
  game.move("Tf6");
  assert.equal(game.getComment(), "");
  game.undo();
  assert.equal(game.getComment(), "start }");
  const again = new CoTuLenh();
  again.loadPgn(game.pgn());
  assert.equal(again.getComment(), "start }");
  game.setComment("");
  assert.equal(game.getComment(), "");
});

test("a bad PGN changes nothing", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  const before = game.pgn();
  assert.throws(() => game.loadPgn("1. Tf6 Tf8 2. Tk8"), {
    code: "PGN_ILLEGAL_MOVE",
    message: /line 1, column 15/,
  });
  assert.equal(game.pgn(), before);
});

test("a game as data can be played again", () => {
  const fen = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";
  const game = new CoTuLenh(fen, { rules: { lastGuard: true } });
  game.move("N<T>xc6,F>c7");
  game.move("Cf12");
  const data = JSON.parse(JSON.stringify(game));
  assert.deepEqual(data, {
    rules: game.rules(),
    start: fen,
    turns: ["c4:N:T>xc6,F>c7", "Cg12f12"],
    history: game.history(),
    fen: game.fen(),
  });
  const again = new CoTuLenh(data.start, { rules: data.rules });
  for (const turn of data.turns) again.move(turn);
  assert.equal(again.fen(), game.fen());
  again.undo();
  again.undo();
  again.move("Fc4>g4");
  assert.deepEqual(again.toJSON().steps, ["Fc4>g4"]);
});
