// PGN as data: several games, trees of turns, clocks; comments and headers of a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, OFFICIAL_RULES, parsePgn, parseRules, writePgn } from "cotulenh-wasm";
import { VALUES } from "../values.mjs";

const TEXT = `[Event "Giải vô địch"]
[Red "Lan \\"the wall\\""]
[Annotator "C:\\\\tank"]

{Start} 1. Tf6! {bold} {[%clk 0:09:58.5] and quick} (1. Ic6 {quiet} (1. Sf3 $14) 1... Tf8)
({instead} 1. Sf3) 1... Tf8 {[%clk 1:00:00]} 2. Ic6 ; a } of its own
1-0
`;

const TURN = { nags: [], comments: [], variations: [] };

test("a PGN is a tree of turns", () => {
  const [game, ...others] = parsePgn(TEXT);
  assert.deepEqual(others, []);
  assert.equal(game.tags.Red, 'Lan "the wall"');
  assert.equal(game.tags.Annotator, "C:\\tank");
  assert.equal(game.tags.Blue, "?");
  assert.equal(game.tags.Result, "1-0");
  assert.equal(game.result, "1-0");
  assert.deepEqual(game.comments, ["Start"]);
  const sf3 = { ...TURN, san: "Sf3", lan: "Sg3f3" };
  assert.deepEqual(game.turns, [
    {
      san: "Tf6",
      lan: "Tf4f6",
      nags: [1],
      comments: ["bold", "and quick"],
      clock: 598.5,
      variations: [
        [
          {
            ...TURN,
            san: "Ic6",
            lan: "Ic5c6",
            comments: ["quiet"],
            variations: [[{ ...sf3, nags: [14] }]],
          },
          { ...TURN, san: "Tf8", lan: "Tf9f8" },
        ],
        [{ ...sf3, startingComments: ["instead"] }],
      ],
    },
    { ...TURN, san: "Tf8", lan: "Tf9f8", clock: 3600 },
    { ...TURN, san: "Ic6", lan: "Ic5c6", comments: ["a } of its own"] },
  ]);
});

test("what is parsed is written, and parsed again as the same", () => {
  const [game] = parsePgn(TEXT);
  for (const maxWidth of [undefined, 0, 1, 20]) {
    const text = writePgn(game, { maxWidth });
    assert.deepEqual(parsePgn(text), [game], text);
  }
  assert.deepEqual(JSON.parse(JSON.stringify(game)), structuredClone(game));
});

test("a file has several games, each with its rules", () => {
  const deploy =
    '[FEN "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1"]\n1. N<T>xc6,F>c7 *\n';
  const text = `1. Tf6 *\n\n[Rules "airDefense=noFly"]\n\n1. Ic6 0-1\n\n${deploy}`;
  const games = parsePgn(text, { rules: { lastGuard: true } });
  assert.deepEqual(
    games.map(({ tags, turns, result }) => [tags.Rules, turns[0].lan, result]),
    [
      ["lastGuard=true", "Tf4f6", "*"],
      ["airDefense=noFly", "Ic5c6", "0-1"],
      ["lastGuard=true", "c4:N:T>xc6,F>c7", "*"],
    ],
  );
  assert.deepEqual(parsePgn(games.map((game) => writePgn(game)).join("\n")), games);
  assert.deepEqual(parsePgn(""), []);
  assert.deepEqual(parsePgn(" \n\n"), []);
});

test("a parsed game has its rules, its start and its outcome", () => {
  const standard = new CoTuLenh().rules();
  const fen = "6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1";
  const captured = { winner: "r", reason: "commanderCaptured" };
  const forfeited = { winner: "b", reason: "time", by: "r" };
  const [plain, won, lost, drawn, claimed] = parsePgn(
    [
      "1. Tf6 *",
      `[FEN "${fen}"]\n[Rules "official objective=naval"]\n\n1. Txg12 1-0`,
      '[Termination "time forfeit"]\n\n1. Tf6 0-1',
      '[Termination "agreed"]\n\n1. Tf6 1/2-1/2',
      '[Termination "normal"]\n\n1. Tf6 1-0',
    ].join("\n\n"),
  );
  assert.deepEqual([plain.rules, plain.start, plain.outcome], [standard, CoTuLenh.START, null]);
  assert.deepEqual(won.rules, { ...OFFICIAL_RULES, objective: "naval" });
  assert.deepEqual([won.start, won.outcome], [fen, captured]);
  assert.deepEqual(lost.outcome, forfeited);
  assert.deepEqual(drawn.outcome, { winner: null, reason: "agreed" });
  assert.deepEqual([claimed.outcome, claimed.result], [null, "1-0"]);
  const [given] = parsePgn("1. Tf6 *", { rules: { lastGuard: true } });
  assert.deepEqual(given.rules, { ...standard, lastGuard: true });
  // They follow from the tags when the game is written again.
  const edited = { ...lost, rules: OFFICIAL_RULES, start: fen, outcome: null };
  assert.deepEqual(parsePgn(writePgn(edited)), [lost]);
});

test("parseRules reads the Rules tag", () => {
  const standard = new CoTuLenh().rules();
  for (const [tag, rules] of [
    ["", standard],
    ["standard", standard],
    ["official", OFFICIAL_RULES],
    ["official objective=naval", { ...OFFICIAL_RULES, objective: "naval" }],
    ["lastGuard=true, navyPasses=friends", { ...standard, lastGuard: true, navyPasses: "friends" }],
  ]) {
    assert.deepEqual(parseRules(tag), rules);
    const { Rules = "" } = new CoTuLenh(undefined, { rules }).getHeaders();
    assert.deepEqual(parseRules(Rules), rules);
  }
  assert.deepEqual(["official", ""].map(parseRules), [OFFICIAL_RULES, standard]);
  for (const [tag, text] of [
    ["castling=true", "castling=true"],
    ["lastGuard=1", "lastGuard=1"],
    ["lastGuard", "lastGuard"],
    ["lastGuard=true official", "official"],
  ]) {
    assert.throws(() => parseRules(tag), { code: "INVALID_RULES", text, message: /known are: / });
  }
  for (const value of [undefined, null, {}, OFFICIAL_RULES]) {
    assert.throws(() => parseRules(value), { code: "INVALID_TEXT" });
  }
});

test("a game with an error is thrown with its number, or reported", () => {
  const text = '1. Tf6 *\n\n[Red "a"]\n\n1. Tf6 Tf8 2. Tk8 *\n\n[Red "b"]\n\n1. Ic6 *\n';
  const expected = { code: "PGN_ILLEGAL_MOVE", game: 2, line: 5, column: 15, text: "Tk8" };
  assert.throws(() => parsePgn(text), expected);
  const errors = [];
  const games = parsePgn(text, { onError: (error) => errors.push(error) });
  assert.deepEqual(
    games.map(({ turns }) => turns.length),
    [1, 1],
  );
  assert.equal(errors.length, 1);
  assert.throws(() => {
    throw errors[0];
  }, expected);
  const failure = new Error("from the caller");
  const fails = () => {
    throw failure;
  };
  assert.throws(() => parsePgn(text, { onError: fails }), failure);
});

test("of a game with an error, onError gets the part before it, with the lines that are open there", () => {
  const text =
    '[Red "Lan"]\n[Result "1-0"]\n\n1. Tf6 {bold} (1. Ic6 Tf8 (1... Ic7 2. Zz9) 2. Ic7) 1... Tf8 1-0\n\n' +
    '[Red "b"]\n[FEN "nowhere"]\n\n1. Ic6 *\n\n[Red "c"]\n\nTk8 *\n';
  const parts = [];
  assert.deepEqual(parsePgn(text, { onError: ({ game }, part) => parts.push([game, part]) }), []);
  assert.deepEqual(
    parts.map(([game, part]) => [game, part && writePgn(part, { maxWidth: 0 }).split("\n\n")[1]]),
    [
      [1, "1. Tf6 {bold} (1. Ic6 Tf8 (1... Ic7)) *\n"],
      [2, null],
      [3, null],
    ],
  );
  const [, part] = parts[0];
  assert.deepEqual([part.tags.Red, part.result, part.outcome], ["Lan", "*", null]);
});

test("a game can be written from little", () => {
  assert.deepEqual(parsePgn(writePgn({})), [
    { ...parsePgn("*")[0], comments: [], turns: [], result: "*" },
  ]);
  const text = writePgn({
    tags: { Red: 'a"b\\c\nd', Result: "0-1" },
    comments: ["one\n two", ""],
    turns: [
      { san: "Tf6", clock: 61.0004, variations: [[], [{ lan: "Ic5c6" }]] },
      { san: "ignored", lan: "Tf9f8", comments: ["{", "}"], nags: [0, 255] },
    ],
  });
  assert.equal(
    text.slice(text.indexOf("[Red")),
    `[Red "a\\"b\\\\c d"]
[Blue "?"]
[Result "0-1"]

{one two} 1. Tf6 {[%clk 0:01:01]} (1. Ic6) 1... Tf8 $0 $255 {{} ; }
0-1
`,
  );
});

test("what cannot be written is refused with its path", () => {
  const turns = (...list) => ({ turns: list });
  const tf6 = { san: "Tf6" };
  const loop = { san: "Tf6", variations: [[]] };
  loop.variations[0].push(loop);
  const wide = { san: "Tf6" };
  wide.variations = Array.from({ length: 3 }, () => [wide]);
  let shared = [];
  for (let n = 0; n < 60; n++) shared = [{ san: "Tf6", variations: [shared, shared] }];
  for (const [game, code, path] of [
    [null, "INVALID_PGN", "game"],
    [[], "INVALID_PGN", "game"],
    ["1. Tf6 *", "INVALID_PGN", "game"],
    [{ tags: [] }, "INVALID_PGN", "tags"],
    [{ tags: null }, "INVALID_PGN", "tags"],
    [{ tags: { Red: 1 } }, "INVALID_PGN", "tags.Red"],
    [{ tags: { "a b": "x" } }, "TAG_NAME", "tags.a b"],
    [{ tags: { Red: "x", FEN: "nothing" } }, "PGN_FEN", "tags.FEN"],
    [{ tags: { Rules: "fairy" } }, "PGN_RULES", "tags.Rules"],
    [{ result: "2-0" }, "INVALID_PGN", "result"],
    [{ turn: [] }, "INVALID_PGN", "turn"],
    [turns({ ...tf6, comment: "x" }), "INVALID_PGN", "turns[0].comment"],
    [
      turns({ ...tf6, variations: [[{ lan: "Ic5c6", nag: 1 }]] }),
      "INVALID_PGN",
      "turns[0].variations[0][0].nag",
    ],
    [{ comments: "x" }, "INVALID_PGN", "comments"],
    [{ comments: ["x", 1] }, "INVALID_PGN", "comments[1]"],
    [{ turns: {} }, "INVALID_PGN", "turns"],
    [turns(undefined), "INVALID_PGN", "turns[0]"],
    [turns({}), "INVALID_PGN", "turns[0].san"],
    [turns({ lan: null }), "INVALID_PGN", "turns[0].lan"],
    [turns(tf6, { san: "Tf8 2. Ic6" }), "INVALID_PGN", "turns[1].san"],
    [turns(tf6, { san: "1-0" }), "INVALID_PGN", "turns[1].san"],
    [turns(tf6, { san: "Tf8)" }), "INVALID_PGN", "turns[1].san"],
    [
      turns(tf6, { san: "Tf8", comments: ["x"] }, { san: "castle" }),
      "PGN_MOVE_SYNTAX",
      "turns[2].san",
    ],
    [turns(tf6, tf6), "PGN_ILLEGAL_MOVE", "turns[1].san"],
    [turns({ ...tf6, nags: [1, 256] }), "INVALID_PGN", "turns[0].nags[1]"],
    [turns({ ...tf6, nags: ["1"] }), "INVALID_PGN", "turns[0].nags[0]"],
    [turns({ ...tf6, clock: -1 }), "INVALID_PGN", "turns[0].clock"],
    [turns({ ...tf6, clock: Number.NaN }), "INVALID_PGN", "turns[0].clock"],
    [turns({ ...tf6, clock: 1e9 }), "INVALID_PGN", "turns[0].clock"],
    [
      turns({ ...tf6, variations: [[{ lan: "Ic5c6" }, { san: "Tf12" }]] }),
      "PGN_ILLEGAL_MOVE",
      "turns[0].variations[0][1].san",
    ],
    [turns(loop), "PGN_TOO_DEEP", `turns[0]${".variations[0][0]".repeat(64)}.variations[0]`],
    [turns(wide), "PGN_TOO_DEEP", undefined],
    [{ turns: shared }, "TEXT_TOO_LONG", undefined],
  ]) {
    const error = { name: "CoTuLenhError", code, ...(path === undefined ? {} : { path }) };
    assert.throws(() => writePgn(game), error, `${code} ${path}`);
  }
  assert.throws(
    () => writePgn(turns(tf6, tf6)),
    (error) => {
      assert.match(error.message, /\(turns\[1\]\.san\)$/);
      assert.equal(error.text, "Tf6");
      assert.ok(error.illegal);
      return !("line" in error) && !("column" in error);
    },
  );
});

test("values of every sort are refused", () => {
  const refused = { name: "CoTuLenhError" };
  for (const value of VALUES) {
    if (typeof value !== "string") assert.throws(() => parsePgn(value), refused);
    if (value !== undefined) {
      assert.throws(
        () => parsePgn("", { onError: typeof value === "function" ? 1 : value }),
        refused,
      );
    }
    for (const name of ["turns", "comments", "tags"]) {
      try {
        writePgn({ [name]: value });
      } catch (error) {
        assert.equal(error.name, "CoTuLenhError");
      }
    }
  }
  assert.throws(() => parsePgn("", { onErrors() {} }), { code: "INVALID_OPTIONS" });
  assert.throws(() => writePgn({}, { maxWidth: -1 }), { code: "INVALID_OPTIONS" });
  assert.equal(new CoTuLenh().fen(), CoTuLenh.START);
});

test("a PGN without rules is loaded by those that are given", () => {
  const game = new CoTuLenh(undefined, { autoCommit: false });
  game.loadPgn("1. Tf6 *", { rules: { lastGuard: true } });
  assert.equal(game.rules().lastGuard, true);
  game.loadPgn('[Rules "airDefense=noFly"]\n1. Tf6 *', { rules: { lastGuard: true } });
  assert.deepEqual([game.rules().lastGuard, game.rules().airDefense], [false, "noFly"]);
  game.loadPgn("1. Tf6 *");
  assert.equal(game.rules().lastGuard, false);
  assert.throws(() => game.loadPgn("*", { rules: 1 }), { code: "INVALID_RULES" });
  assert.equal(game.history().length, 1);
  game.loadPgn('[FEN "6c4/11/11/11/11/11/11/11/4(FT)6/11/11/7C3 r - - 0 1"]\n*');
  game.move("F>e6");
  game.move("T>e5");
  assert.ok(game.deployState(), "autoCommit stays as it was");
});

test("comments are listed and removed", () => {
  const game = new CoTuLenh();
  assert.deepEqual(game.getComments(), []);
  game.loadPgn("{Start} 1. Tf6 {one} {two} Tf8 2. Ic6 {three} *");
  const [start, first, , third] = [CoTuLenh.START, ...game.history({ verbose: true })];
  assert.deepEqual(game.getComments(), [
    { turn: 0, fen: start, comment: "Start" },
    { turn: 1, fen: first.after, comment: "one two" },
    { turn: 3, fen: third.after, comment: "three" },
  ]);
  assert.equal(game.removeComment(), "three");
  assert.equal(game.removeComment(), "");
  game.undo();
  assert.deepEqual(
    game.getComments().map(({ turn }) => turn),
    [0, 1],
  );
  game.setComment('a\n"b"');
  assert.equal(game.getComments()[2].comment, 'a\n"b"');
});

test("headers are removed", () => {
  const game = new CoTuLenh();
  const before = game.getHeaders();
  assert.equal(game.removeHeader("Red"), false);
  game.setHeader("Red", "Lan");
  game.setHeader("Opening", "Tank");
  game.setHeader("Result", "1-0");
  for (const name of ["Red", "Opening", "Result"]) assert.equal(game.removeHeader(name), true);
  assert.deepEqual(game.getHeaders(), before);
  assert.throws(() => game.removeHeader("FEN"), { code: "TAG_DERIVED", text: "FEN" });
  assert.throws(() => game.removeHeader(1), { code: "INVALID_TEXT" });
});

test("a PGN leaves out the steps of an open deploy, and toJSON keeps them", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
  game.move("F>e6");
  assert.deepEqual(parsePgn(game.pgn())[0].turns, []);
  assert.deepEqual(game.toJSON().steps, ["Fc4>e6"]);
});
