// Every code can happen, and nothing else can.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError, ERROR_CODES, writePgn } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { createOnlineGame } from "cotulenh-wasm/online";
import { createPlay } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { CoTuLenh as NotStarted, init } from "cotulenh-wasm/web";

const game = new CoTuLenh();
const placed =
  (row, rest = "r - - 0 1") =>
  () =>
    new CoTuLenh(`6c4/11/11/11/11/11/11/11/11/11/${row}/6C4 ${rest}`);
const fields = (rest) => placed("11", rest);

const pgn = (text) => () => game.loadPgn(text);

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
const deploying = () => {
  const open = new CoTuLenh(STACK);
  open.move("F>e6");
  return open;
};
/** A session that must go on: only the tank can save the commander. */
const inDanger = () => {
  const open = new CoTuLenh("10c/11/11/11/11/11/11/11/11/4(FT)1t4/11/6C4 r - - 0 1");
  open.move("F>e7");
  return open;
};

/** Calls that are refused, by the code they are refused with. */
const REFUSED = {
  FREED: () => {
    const gone = new CoTuLenh();
    gone.free();
    gone.fen();
  },
  NOT_A_GAME: () => CoTuLenh.prototype.fen.call({}),
  NOT_INITIALIZED: () => new NotStarted(),
  INVALID_ARGUMENT: () => game.forfeit("r", "boredom"),
  INVALID_OPTIONS: () => game.fen({ stacks: "both" }),
  INVALID_RULES: () => new CoTuLenh(undefined, { rules: { airDefense: "none" } }),
  INVALID_SQUARE: () => game.get("l1"),
  INVALID_PIECE_TYPE: () => game.get("a1", "queen"),
  INVALID_COLOR: () => game.pieces("w"),
  INVALID_PIECE: () => game.put("t", "e5"),
  INVALID_MOVE: () => game.move(7),
  INVALID_HEROIC: () => game.setHeroicStatus("g1", undefined, 1),
  INVALID_DEPTH: () => game.perft(1.5),
  INVALID_PGN: () => writePgn({ turns: [{ san: 1 }] }),
  INVALID_DATA: () => CoTuLenh.fromJSON({ start: CoTuLenh.START, turns: [1] }),
  UNKNOWN_NODE: () => new GameTree(game).goTo(7),
  NOT_LIVE: () => {
    const play = createPlay({ game: new CoTuLenh(), takebacks: false });
    play.playTurn("Tf6");
    play.tree.back();
    play.playTurn("Ic6");
  },
  NO_TAKEBACKS: () => {
    const play = createPlay({ game: new CoTuLenh(), takebacks: false });
    play.playTurn("Tf6");
    play.tree.undoEdit();
  },
  INVALID_TEXT: () => game.setComment(1),
  TEXT_TOO_LONG: () => game.setComment("x".repeat(1_000_000)),
  MOVE_SYNTAX: () => game.move("castle"),
  ILLEGAL_MOVE: () => game.move("Tf12"),
  AMBIGUOUS_MOVE: () =>
    new CoTuLenh("6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1").move({
      from: "e4",
      to: "e6",
    }),
  GAME_OVER: () => {
    const ended = new CoTuLenh();
    ended.resign("r");
    ended.move("Tf6");
  },
  DEPLOY_OPEN: () => deploying().load(CoTuLenh.START),
  DEPLOY_ELSEWHERE: () => deploying().move({ from: "h1", to: "h2" }),
  NO_DEPLOY: () => game.commitDeploy(),
  DEPLOY_EMPTY_SQUARE: () => game.startDeploy("e6"),
  DEPLOY_NOT_YOURS: () => game.startDeploy("g12"),
  DEPLOY_SINGLE_PIECE: () => game.startDeploy("g1"),
  DEPLOY_NO_STEP: () =>
    new CoTuLenh("6c4/11/11/11/11/11/(NI)10/11/11/11/11/7C3 r - - 0 1").startDeploy("a6"),
  DEPLOY_NOTHING_MOVED: () => {
    const open = new CoTuLenh(STACK);
    open.startDeploy("c4");
    open.commitDeploy();
  },
  DEPLOY_IN_DANGER: () => inDanger().commitDeploy(),
  WRONG_TERRAIN: () => game.put({ type: "t", color: "r" }, "a1"),
  SECOND_COMMANDER: () => game.put({ type: "c", color: "r" }, "e5"),
  MIXED_COLORS: () =>
    game.put({ type: "t", color: "r", carrying: [{ type: "i", color: "b" }] }, "e5"),
  IMPOSSIBLE_STACK: () =>
    game.put({ type: "i", color: "r", carrying: [{ type: "t", color: "r" }] }, "e5"),
  EMPTY_SQUARE: () => game.setHeroicStatus("e6", undefined, true),
  NO_SUCH_PIECE: () => game.setHeroicStatus("g1", "tank", true),
  NO_AIR_FORCE: () => game.getFlightPaths("g1"),
  TAG_NAME: () => game.setHeader("two words", "x"),
  TAG_DERIVED: () => game.setHeader("FEN", CoTuLenh.START),
  TAG_RESULT: () => game.setHeader("Result", "2-0"),
  PGN_EMPTY: pgn(""),
  PGN_TAG: pgn("[Red Lan]"),
  PGN_OPEN_COMMENT: pgn("1. Tf6 {bold"),
  PGN_OPEN_VARIATION: pgn("1. Tf6 (1. Ic6"),
  PGN_UNEXPECTED_END: pgn("1. Tf6 ) *"),
  PGN_EARLY_VARIATION: pgn("( 1. Tf6 ) *"),
  PGN_TOO_DEEP: pgn(`1. Tf6 ${"(1. Ic6 ".repeat(70)}`),
  PGN_TOO_LONG: () => game.loadPgn("1. Tf6 Tf8 *", { limits: { turns: 1 } }),
  PGN_NAG: pgn("1. Tf6 $999"),
  PGN_FEN: pgn('[FEN "nothing"]'),
  PGN_OPEN_SESSION: pgn(`[FEN "${STACK} c4:(NT):F>e6..."]`),
  PGN_RULES: pgn('[Rules "castling"]'),
  PGN_MOVE_SYNTAX: pgn("1. castle"),
  PGN_ILLEGAL_MOVE: pgn("1. Tf12"),
  PGN_AMBIGUOUS_MOVE: pgn('[FEN "6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1"]\n\n1. Tf4'),
  PGN_SECOND_GAME: pgn("1. Tf6 *\n\n1. Tf6 *"),
  FEN_NOT_A_STRING: () => new CoTuLenh(12),
  FEN_TOO_LONG: () => new CoTuLenh("1".repeat(3000)),
  FEN_MISSING_FIELD: fields("r - -"),
  FEN_EXTRA_FIELD: fields("r - - 0 1 c3:N:F>c4... more"),
  FEN_RANK_COUNT: () => new CoTuLenh("6c4/6C4 r - - 0 1"),
  FEN_RANK_WIDTH: placed("10"),
  FEN_EMPTY_COUNT: placed("12"),
  FEN_UNKNOWN_PIECE: placed("5X5"),
  FEN_DOUBLED_HERO: placed("5++T5"),
  FEN_DANGLING_HERO: placed("+11"),
  FEN_UNBALANCED_PARENTHESIS: placed("5(TI5"),
  FEN_NESTED_PARENTHESIS: placed("5(F(TI))5"),
  FEN_MIXED_COLORS: placed("5(Ti)5"),
  FEN_IMPOSSIBLE_STACK: placed("5(TA)5"),
  FEN_TERRAIN: placed("5N5"),
  FEN_SECOND_COMMANDER: placed("5C5"),
  FEN_TURN: fields("w - - 0 1"),
  FEN_DASH: fields("r KQ - 0 1"),
  FEN_HALF_MOVES: fields("r - - x 1"),
  FEN_FULL_MOVES: fields("r - - 0 0"),
  FEN_DEPLOY_SYNTAX: fields("r - - 0 1 c3"),
  FEN_DEPLOY_ILLEGAL: fields("r - - 0 1 c3:N:F>c4..."),
};

/** The facts of the errors above, by code; the errors of other codes have none. */
const FACTS = {
  INVALID_ARGUMENT: { text: "boredom" },
  INVALID_SQUARE: { text: "l1" },
  INVALID_PIECE_TYPE: { text: "queen" },
  INVALID_COLOR: { text: "w" },
  TEXT_TOO_LONG: { limit: 100_000 },
  MOVE_SYNTAX: { text: "castle" },
  ILLEGAL_MOVE: { text: "Tf12", illegal: { reason: "tooFar", squares: [] } },
  AMBIGUOUS_MOVE: { text: "e4-e6", moves: ["Fe4xe6", "Fe4_e6"] },
  DEPLOY_ELSEWHERE: {
    text: "h1-h2",
    square: "c4",
    illegal: { reason: "sessionOpen", squares: ["c4"] },
  },
  DEPLOY_EMPTY_SQUARE: { square: "e6" },
  DEPLOY_NOT_YOURS: { square: "g12" },
  DEPLOY_SINGLE_PIECE: { square: "g1" },
  DEPLOY_NO_STEP: { square: "a6" },
  WRONG_TERRAIN: { square: "a1", piece: "t" },
  SECOND_COMMANDER: { square: "e5", color: "r" },
  EMPTY_SQUARE: { square: "e6" },
  NO_SUCH_PIECE: { square: "g1", piece: "t" },
  NO_AIR_FORCE: { square: "g1" },
  INVALID_PGN: { path: "turns[0].san" },
  INVALID_DATA: { path: "turns[0]" },
  GAME_OVER: { text: "Tf6", illegal: { reason: "gameOver", squares: [] } },
  TAG_NAME: { text: "two words" },
  TAG_DERIVED: { text: "FEN" },
  TAG_RESULT: { text: "2-0" },
  PGN_EMPTY: { line: 1, column: 1 },
  PGN_TAG: { line: 1, column: 6 },
  PGN_OPEN_COMMENT: { line: 1, column: 8 },
  PGN_OPEN_VARIATION: { line: 1, column: 15 },
  PGN_UNEXPECTED_END: { line: 1, column: 8 },
  PGN_EARLY_VARIATION: { line: 1, column: 1 },
  PGN_TOO_DEEP: { line: 1, column: 520 },
  PGN_TOO_LONG: { line: 1, column: 8, limit: 1 },
  PGN_NAG: { line: 1, column: 12 },
  PGN_FEN: { line: 1, column: 1 },
  PGN_OPEN_SESSION: { line: 1, column: 1 },
  PGN_RULES: { line: 1, column: 1, text: "castling" },
  PGN_MOVE_SYNTAX: { line: 1, column: 4, text: "castle" },
  PGN_ILLEGAL_MOVE: {
    line: 1,
    column: 4,
    text: "Tf12",
    illegal: { reason: "tooFar", squares: [] },
  },
  PGN_AMBIGUOUS_MOVE: { line: 3, column: 4, text: "Tf4", moves: ["Te4f4", "Tg4f4"] },
  PGN_SECOND_GAME: { line: 3, column: 4 },
  FEN_TOO_LONG: { index: 2048, limit: 2048 },
  FEN_MISSING_FIELD: { index: 43 },
  FEN_EXTRA_FIELD: { index: 61, text: "more" },
  FEN_RANK_COUNT: { index: 0 },
  FEN_RANK_WIDTH: { index: 31, rank: 2 },
  FEN_EMPTY_COUNT: { index: 31, rank: 2, text: "12" },
  FEN_UNKNOWN_PIECE: { index: 32, rank: 2, text: "X" },
  FEN_DOUBLED_HERO: { index: 33, rank: 2 },
  FEN_DANGLING_HERO: { index: 31, rank: 2 },
  FEN_UNBALANCED_PARENTHESIS: { index: 32, rank: 2 },
  FEN_NESTED_PARENTHESIS: { index: 34, rank: 2 },
  FEN_MIXED_COLORS: { index: 32, rank: 2 },
  FEN_IMPOSSIBLE_STACK: { index: 32, rank: 2 },
  FEN_TERRAIN: { index: 32, rank: 2, square: "f2", piece: "n" },
  FEN_SECOND_COMMANDER: { index: 32, rank: 2, square: "f2", color: "r" },
  FEN_TURN: { index: 38, text: "w" },
  FEN_DASH: { index: 40, text: "KQ" },
  FEN_HALF_MOVES: { index: 44, text: "x" },
  FEN_FULL_MOVES: { index: 46, text: "0" },
  FEN_DEPLOY_SYNTAX: { index: 48, text: "c3" },
  FEN_DEPLOY_ILLEGAL: { index: 48, text: "c3:N:F>c4...", square: "c3" },
};

for (const [code, call] of Object.entries(REFUSED)) {
  test(`${code} is thrown, with a message and its facts`, () => {
    assert.throws(call, (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, /\S+ \S+/);
      assert.deepEqual({ ...error }, { name: "CoTuLenhError", code, ...FACTS[code] });
      return true;
    });
  });
}

/** Makes a game on a service that makes none. */
async function refuseGame(status, code) {
  const server = createServer((_, response) => {
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ code }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await createOnlineGame(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

/** Searches and questions that are refused, by the code they are refused with. */
const REFUSED_SEARCHES = {
  NO_LIMIT: () => new Engine().search(game, { lines: 2 }),
  ENGINE_CLOSED: () => {
    const engine = new Engine();
    engine.close();
    return engine.search(game, { nodes: 1 });
  },
  ABORTED: () => new Engine().search(game, { nodes: 1, signal: AbortSignal.abort() }),
  SERVICE_FAILED: () => createOnlineGame("http://127.0.0.1:1/"),
  NO_NEW_GAMES: () => refuseGame(503, "NO_NEW_GAMES"),
  TOO_MANY: () => refuseGame(429, "TOO_MANY"),
  WORKER_FAILED: () => new Engine({ worker: "/no/such/file.js" }).search(game, { nodes: 1 }),
};

for (const [code, call] of Object.entries(REFUSED_SEARCHES)) {
  test(`${code} is what a search is refused with`, async () => {
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof CoTuLenhError, "the class of the other entries, too");
      assert.match(error.message, /\S+ \S+/);
      const name = code === "ABORTED" ? "AbortError" : "CoTuLenhError";
      assert.deepEqual({ ...error }, { name, code });
      return true;
    });
  });
}

/** Starts of the module that fail, by the code of the error. */
const REFUSED_STARTS = {
  WASM_NOT_FOUND: () => init(new URL("./nothing.wasm", import.meta.url)),
  WASM_INVALID: () => init(new Uint8Array([1, 2, 3])),
};

for (const [code, call] of Object.entries(REFUSED_STARTS)) {
  test(`${code} is what a start is refused with`, async () => {
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof CoTuLenhError);
      assert.match(error.message, /cotulenh_wasm_bg\.wasm/);
      assert.deepEqual({ ...error }, { name: "CoTuLenhError", code });
      return true;
    });
  });
}

test("messages are plain sentences", () => {
  const message = (code) => {
    try {
      REFUSED[code]();
    } catch (error) {
      return error.message;
    }
  };
  assert.equal(message("FEN_UNKNOWN_PIECE"), "'X' is not a piece (at character 33, rank 2)");
  assert.equal(message("DEPLOY_IN_DANGER"), "your commander would be in danger");
  assert.equal(message("ILLEGAL_MOVE"), "Tf12: it is too far");
  assert.equal(message("INVALID_SQUARE"), '"l1" is not a square');
  assert.throws(() => game.timeUp("r"), {
    message:
      'timeUp() takes fewer arguments, as the points decide; a side that loses on time: forfeit("r", "time")',
  });
  assert.throws(() => game.resign("r", 1), { message: "resign() takes fewer arguments" });
});

test("validateFen gives every error with its facts", () => {
  const { valid, errors } = CoTuLenh.validateFen(
    "6c4/11/11/11/11/11/11/11/11/11/5é5/6C4 w - - 0 1",
  );
  assert.equal(valid, false);
  const facts = errors.map(({ message, ...rest }) => (assert.match(message, /\S+ \S+/), rest));
  assert.deepEqual(facts, [
    { code: "FEN_UNKNOWN_PIECE", index: 32, rank: 2, text: "é" },
    { code: "FEN_TURN", index: 39, text: "w" },
  ]);
  assert.deepEqual(CoTuLenh.validateFen(CoTuLenh.START), { valid: true, errors: [] });
});

test("places in a FEN are those of JavaScript's strings, and messages count characters", () => {
  const rest = "/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1";
  for (const [fen, wrong] of [
    [`6c4/5X5${rest.slice(3)}`, "X"],
    [`5đc4/5X5${rest.slice(3)}`, "X"],
    [`Tướng/ệX9${rest.slice(3)}`, "X"],
    [`5🛩c4/🛩X9${rest.slice(3)}`, "X"],
    [`6c4${rest.replace(" r ", " 🛩 ")}`, "🛩"],
    [`5đc4${rest.replace(" r - -", " r é é")}`, "é"],
  ]) {
    const { errors } = CoTuLenh.validateFen(fen);
    const found = errors.find(({ text }) => text === wrong);
    assert.equal(found.index, fen.indexOf(wrong), fen);
    const character = Array.from(fen.slice(0, found.index)).length + 1;
    assert.match(found.message, new RegExp(`at character ${character}\\b`));
    assert.throws(() => new CoTuLenh(fen), { code: errors[0].code, index: errors[0].index });
    for (const { index } of errors) assert.ok(index <= fen.length);
  }
});

test("facts quote any text as it was given, and long ones shortened", () => {
  const fact = (call) => {
    try {
      call();
    } catch (error) {
      return error.text;
    }
  };
  const odd = 'a "b"\\ \n\t\0 \u2028 🛩 Cờ';
  assert.equal(
    fact(() => game.setHeader(odd, "x")),
    odd,
  );
  const long = fact(() => game.setHeader(`${"x".repeat(5000)}!`, "x"));
  assert.ok(long.length < 1100 && long.endsWith("…"));
});

test("every code that is declared can happen", () => {
  const refused = Object.keys({ ...REFUSED, ...REFUSED_SEARCHES, ...REFUSED_STARTS });
  assert.deepEqual([...ERROR_CODES].sort(), refused.sort());
});

const trap = new Proxy({}, { get: () => assert.fail("read"), has: () => assert.fail("checked") });

/** Values of every sort, none of which is right anywhere below. */
const JUNK = [
  null,
  true,
  0,
  -1,
  Number.NaN,
  1n,
  "",
  " ",
  "a0",
  "A1",
  "a1 ",
  "a13",
  "\0",
  "\ud800",
  "🛩".repeat(3000),
  Symbol("s"),
  () => "a1",
  [],
  ["a1"],
  {},
  { toString: () => "a1" },
  Object.create(null),
  trap,
  new Date(),
  new Uint8Array(4),
];

test("no argument of any kind panics or changes anything", () => {
  const before = game.fen();
  const attempts = [
    (junk) => new CoTuLenh(junk),
    (junk) => game.get(junk),
    (junk) => game.get("a1", junk),
    (junk) => game.terrain(junk),
  ];
  for (const attempt of attempts) {
    for (const junk of JUNK) assert.throws(() => attempt(junk), CoTuLenhError);
  }
  for (const junk of [null, 1, "x", trap, { stacks: 1 }, { stacks: null }, { stacks: trap }]) {
    assert.throws(() => game.fen(junk), { code: "INVALID_OPTIONS" });
  }
  for (const junk of [null, 1, "x", trap, { rules: trap }]) {
    assert.throws(() => new CoTuLenh(undefined, junk), CoTuLenhError);
  }
  for (const rules of [null, 1, "x", [1], { tank: 1 }, { lastGuard: 1 }, { airDefense: null }]) {
    assert.throws(() => new CoTuLenh(undefined, { rules }), { code: "INVALID_RULES" });
  }
  assert.equal(game.fen(), before);
  assert.equal(new CoTuLenh().fen(), CoTuLenh.START);
});
