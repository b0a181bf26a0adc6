// Games as data: toJSON keeps everything, fromJSON restores it or says what is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { VALUES } from "../values.mjs";

const STACK = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 r - - 0 1";
const START = CoTuLenh.START;

/** Through JSON and back. */
const restore = (game) => CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));

function assertSame(restored, game) {
  assert.equal(JSON.stringify(restored), JSON.stringify(game));
  assert.equal(restored.pgn(), game.pgn());
  assert.equal(restored.fen(), game.fen());
  assert.deepEqual(restored.deployState(), game.deployState());
  assert.deepEqual(restored.outcome(), game.outcome());
  assert.deepEqual(restored.history({ verbose: true }), game.history({ verbose: true }));
}

test("a new game is restored, by any rules", () => {
  for (const rules of ["standard", "official", { objective: "any", navyPasses: "friends" }]) {
    const game = new CoTuLenh(undefined, { rules });
    assertSame(restore(game), game);
  }
});

test("turns, deploys, headers and comments are restored", () => {
  const game = new CoTuLenh(STACK);
  game.setComment("begin");
  game.playTurn("N<F>e6,T>d4");
  game.setComment("a landing");
  game.move("Ixd4");
  game.setHeader("Red", "Lan");
  game.setHeader("Annotator", "Mai");
  game.setHeader("Result", "1-0");
  const data = game.toJSON();
  assert.deepEqual(data.turns, ["c4:N:F>e6,T>d4", "Id5xd4"]);
  assert.deepEqual(data.headers, { Red: "Lan", Annotator: "Mai", Result: "1-0" });
  assert.deepEqual(data.comments, [
    { turn: 0, comment: "begin" },
    { turn: 1, comment: "a landing" },
  ]);
  const restored = restore(game);
  assertSame(restored, game);
  restored.undo();
  restored.undo();
  assert.equal(restored.fen(), STACK);
});

test("the steps of an open deploy are restored, and so is autoCommit", () => {
  for (const autoCommit of [true, false]) {
    const game = new CoTuLenh(STACK, { autoCommit });
    game.move("Ch2");
    game.move("Ic5");
    game.startDeploy("c4");
    game.deployStep("f", "e6");
    game.deployStep("t", "d4");
    const restored = restore(game);
    assertSame(restored, game);
    restored.undo();
    assert.equal(restored.deployState().steps.length, 1);
    restored.deployStep("t", "d4");
    restored.commitDeploy();
    assert.equal(restored.history().length, 3);
  }
});

test("a deploy without a step yet is restored", () => {
  const game = new CoTuLenh(STACK);
  game.startDeploy("c4");
  assert.equal(game.toJSON().deploy, "c4");
  assertSame(restore(game), game);
});

test("what has opened a deploy is restored: it decides what undo leaves (R7.7)", () => {
  const started = new CoTuLenh(STACK);
  started.startDeploy("c4");
  const stepped = new CoTuLenh(STACK);
  for (const game of [started, stepped]) game.move("F>e6");
  assert.deepEqual([started.toJSON().deploy, stepped.toJSON().deploy], ["c4", undefined]);
  for (const game of [started, stepped]) {
    const restored = restore(game);
    for (const one of [game, restored]) one.undo();
    assert.deepEqual(restored.deployState(), game.deployState());
  }
  assert.deepEqual([started.deployState().steps, stepped.deployState()], [[], null]);
});

test("comments and clocks of a loaded PGN are restored", () => {
  const game = new CoTuLenh();
  game.loadPgn("{start} 1. Tf6 $1 {bold} (1. Ic6 {or} Ic7) 1... Tf8 {[%clk 0:09:58]} *");
  assertSame(restore(game), game);
  assert.deepEqual(game.toJSON().clocks, [{ turn: 2, clock: 598 }]);
});

test("games that have ended by the rules are restored with their result", () => {
  const game = new CoTuLenh("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  game.move("Txg12");
  assert.deepEqual(game.toJSON().result, { winner: "r", reason: "commanderCaptured" });
  assertSame(restore(game), game);
});

test("only the start is needed", () => {
  assert.equal(CoTuLenh.fromJSON({ start: STACK }).fen(), STACK);
});

/** Data with one mistake, with the code and the path of the error. */
const MISTAKES = [
  [null, "INVALID_DATA", "data"],
  ["{}", "INVALID_DATA", "data"],
  [[], "INVALID_DATA", "data"],
  [{}, "FEN_NOT_A_STRING", "start"],
  [{ start: "6c4/11 r - - 0 1" }, "FEN_RANK_COUNT", "start"],
  [{ start: START, rules: "chess" }, "INVALID_RULES", "rules"],
  [{ start: START, rules: { navyPasses: "all" } }, "INVALID_RULES", "rules"],
  [{ start: START, autoCommit: 1 }, "INVALID_OPTIONS", "autoCommit"],
  [{ start: START, turns: "Tf6" }, "INVALID_DATA", "turns"],
  [{ start: START, turns: ["Tf6", 7] }, "INVALID_DATA", "turns[1]"],
  [{ start: START, turns: ["Tf6", "Tf12"] }, "ILLEGAL_MOVE", "turns[1]"],
  [{ start: START, turns: ["Tf6", "?"] }, "MOVE_SYNTAX", "turns[1]"],
  [{ start: STACK, steps: ["Fc4>e6", "Tc4>k4"] }, "ILLEGAL_MOVE", "steps[1]"],
  [{ start: STACK, deploy: "c13" }, "INVALID_SQUARE", "deploy"],
  [{ start: STACK, deploy: "h1" }, "DEPLOY_SINGLE_PIECE", "deploy"],
  [{ start: STACK, steps: ["Ch1h2"] }, "INVALID_DATA", "steps[0]"],
  [{ start: START, headers: ["Red"] }, "INVALID_DATA", "headers"],
  [{ start: START, headers: { Red: 1 } }, "INVALID_DATA", "headers.Red"],
  [{ start: START, headers: { FEN: "x" } }, "TAG_DERIVED", "headers.FEN"],
  [{ start: START, headers: { Result: "2-0" } }, "TAG_RESULT", "headers.Result"],
  [{ start: START, comments: [{ turn: 0 }] }, "INVALID_DATA", "comments[0].comment"],
  [{ start: START, comments: [{ turn: 1, comment: "x" }] }, "INVALID_DATA", "comments[0].turn"],
  [{ start: START, clocks: [{ turn: 0, clock: 5 }] }, "INVALID_DATA", "clocks[0].turn"],
  [
    { start: START, turns: ["Tf6"], clocks: [{ turn: 1, clock: -5 }] },
    "INVALID_DATA",
    "clocks[0].clock",
  ],
  [{ start: START, result: "1-0" }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: "r", reason: "checkmate" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: null, reason: "resigned" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: "r", reason: "time" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: "b", reason: "abandoned" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: "r", reason: "time", by: "r" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: null, reason: "agreed", by: "r" } }, "INVALID_DATA", "result"],
  [{ start: START, result: { winner: "b", reason: "time", by: "w" } }, "INVALID_DATA", "result"],
  // Keys that are not known, at every depth.
  [{ start: START, turn: ["Tf6"] }, "INVALID_DATA", "turn"],
  [{ start: START, rules: { lastguard: true } }, "INVALID_RULES", "rules"],
  [{ start: START, comments: [{ turn: 0, text: "x" }] }, "INVALID_DATA", "comments[0].text"],
  [
    { start: START, comments: [{ turn: 0, comment: "x", by: "Lan" }] },
    "INVALID_DATA",
    "comments[0].by",
  ],
  [{ start: START, turns: ["Tf6"], line: [] }, "INVALID_DATA", "line"],
  [
    { start: START, result: { winner: "b", reason: "resigned", by: "r", at: 3 } },
    "INVALID_DATA",
    "result.at",
  ],
];

for (const [data, code, path] of MISTAKES) {
  test(`data is refused with its path: ${JSON.stringify(data)?.slice(0, 90)}`, () => {
    assert.throws(() => CoTuLenh.fromJSON(data), { code, path });
  });
}

test("a key that is not known is refused with those that are", () => {
  assert.throws(() => CoTuLenh.fromJSON({ start: START, result: { winner: null, why: "" } }), {
    code: "INVALID_DATA",
    path: "result.why",
    text: "why",
    message: '"why" is not a field here; known are: winner, reason, by',
  });
  assert.throws(() => CoTuLenh.fromJSON({ start: START, moves: [] }), {
    path: "moves",
    text: "moves",
    message:
      /known are: rules, autoCommit, start, turns, deploy, steps, headers, comments, clocks, result/,
  });
});

test("data of any kind is taken or refused, never worse", () => {
  for (const value of VALUES) {
    for (const data of [
      value,
      ...[
        "rules",
        "start",
        "turns",
        "steps",
        "headers",
        "comments",
        "line",
        "result",
        "autoCommit",
      ].map((name) => ({ start: START, [name]: value })),
    ]) {
      try {
        CoTuLenh.fromJSON(data).free();
      } catch (error) {
        assert.equal(error.name, "CoTuLenhError", String(error?.stack));
        assert.equal(typeof error.path, "string");
      }
    }
  }
});
