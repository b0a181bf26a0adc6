// Messages that say what to write instead, for mistakes that are easy to make.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { createPlay, EnginePlayer } from "cotulenh-wasm/play";
import * as texts from "cotulenh-wasm/texts";
import { GameTree } from "cotulenh-wasm/tree";
import { init } from "cotulenh-wasm/web";

const game = new CoTuLenh();
const engine = new Engine();
const { en } = texts;

const result = { best: "Tf4f6", moves: [], lines: [], depth: 1 };

/** Calls, and a part of what is said about them. */
const MISTAKES = {
  "createPlay(game)": [() => createPlay(game), "createPlay({ game })"],
  "createPlay(tree)": [() => createPlay(new GameTree(game)), "createPlay({ tree })"],
  "fromJSON(text)": [() => CoTuLenh.fromJSON(JSON.stringify(game)), "JSON.parse the text first"],
  "GameTree.fromJSON(text)": [
    () => GameTree.fromJSON(JSON.stringify(new GameTree(game)), game),
    "JSON.parse the text first",
  ],
  "createPlay({ stored: text })": [
    () => createPlay({ stored: JSON.stringify(createPlay({ game })), CoTuLenh }),
    "JSON.parse the text first",
  ],
  'move("f4", "f6")': [() => game.move("f4", "f6"), 'move({ from: "f4", to: "f6" })'],
  'playTurn("f4", "f6")': [() => game.playTurn("f4", "f6"), 'playTurn({ from: "f4", to: "f6" })'],
  'explain("f4", "f6")': [() => game.explain("f4", "f6"), 'explain({ from: "f4", to: "f6" })'],
  'moves("f4")': [() => game.moves("f4"), '{ square: "f4" }'],
  'dests("f4")': [() => game.dests("f4"), '{ square: "f4" }'],
  'timeUp("r")': [() => game.timeUp("r"), 'forfeit("r", "time")'],
  'tree.play("f4", "f6")': [
    () => new GameTree(game).play("f4", "f6"),
    'play({ from: "f4", to: "f6" })',
  ],
  "playTurn(result)": [() => game.playTurn(result), "pass result.best"],
  "move(result)": [() => game.move(result), "pass result.best"],
  "tree.play(result)": [() => new GameTree(game).play(result), "pass result.best"],
  "playMove(result)": [() => createPlay({ game }).playMove(result), "pass result.best"],
  "playTurn(search)": [() => game.playTurn(Promise.resolve(result)), "await it first"],
  "players: { b: engine }": [
    () => createPlay({ game, players: { b: engine } }),
    "new EnginePlayer(engine, { level: 4 })",
  ],
  'players: { b: "engine" }': [
    () => createPlay({ game, players: { b: "engine" } }),
    'players.b is "human", "remote" or an EnginePlayer',
  ],
  "new EnginePlayer(engine, 4)": [() => new EnginePlayer(engine, 4), "{ level: 4 }"],
  "createPlay()": [() => createPlay(), "createPlay({ game })"],
  'get("F4")': [() => game.get("F4"), 'squares are lower case, "f4"'],
  "new CoTuLenh({ rules })": [
    () => new CoTuLenh({ rules: "official" }),
    'rules come second: new CoTuLenh("start", { rules })',
  ],
  "new CoTuLenh({ fen })": [() => new CoTuLenh({ fen: CoTuLenh.START }), "new CoTuLenh(fen)"],
  "clock: { base: 300 }": [
    () => createPlay({ game, clock: { base: 300 } }),
    "1000 or more (300 seconds are 300000)",
  ],
  "describeOutcome(null, en)": [
    () => texts.describeOutcome(game.outcome(), en),
    "describeOutcome() has nothing to describe: it was given null",
  ],
  "describeOutcome(outcome)": [
    () => texts.describeOutcome({ winner: "r", reason: "checkmate" }),
    "describeOutcome(…, en)",
  ],
};

for (const [mistake, [call, advice]] of Object.entries(MISTAKES)) {
  test(`${mistake} is refused with what to write instead`, () => {
    assert.throws(call, (error) => {
      assert.equal(error.name, "CoTuLenhError");
      assert.ok(error.message.includes(advice), error.message);
      return true;
    });
    assert.equal(game.fen(), CoTuLenh.START);
  });
}

test("no sentence is made of nothing, or without a table", () => {
  const facts = {
    listWords: ["a"],
    pieceName: "f",
    sideName: "r",
    kindName: "stay",
    namePieces: { type: "f", color: "r" },
    describePiece: { type: "f", color: "r" },
    describeMove: game.moves({ verbose: true })[0],
    describePromotions: {},
    describeIllegal: { reason: "tooFar", squares: [] },
    describeWinner: { winner: "r", reason: "checkmate" },
    describeReason: { winner: "r", reason: "checkmate" },
    describeOutcome: { winner: "r", reason: "checkmate" },
    describeStatus: game.view(),
    describeError: { code: "FREED" },
  };
  for (const [name, fact] of Object.entries(facts)) {
    assert.equal(typeof texts[name](fact, en), "string");
    for (const args of [[null, en], [undefined, en], [fact], [fact, null], [fact, "en"]]) {
      assert.throws(() => texts[name](...args), { code: "INVALID_ARGUMENT" }, name);
    }
  }
});

test("what is no mistake is refused as before, without advice", () => {
  assert.throws(() => game.move("f4", "f99"), { message: 'options must be an object, not "f99"' });
  assert.throws(() => game.get("Z9"), { message: '"Z9" is not a square' });
  assert.throws(() => game.turn(1), { message: "turn() takes fewer arguments" });
});

test("init() of cotulenh-wasm/web in Node names the entry that needs none", async () => {
  await assert.rejects(init(new URL("file:///nowhere/cotulenh.wasm")), {
    code: "WASM_NOT_FOUND",
    message: /^in Node, import cotulenh-wasm, which needs no init\(\)/,
  });
});
