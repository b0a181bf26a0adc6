// Words for people, as functions of facts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import * as main from "cotulenh-wasm";
import { createPlay } from "cotulenh-wasm/play";
import * as texts from "cotulenh-wasm/texts";
import { en, vi } from "cotulenh-wasm/texts";

const { CoTuLenh, ERROR_CODES, ILLEGAL_REASONS, MOVE_KINDS, PIECE_TYPES } = main;
const { describeError, describeIllegal, describeMove, describeOutcome, describePiece } = texts;

const require = createRequire(import.meta.url);

test("the entry carries no wasm, and is the same for CommonJS", () => {
  const folder = dirname(require.resolve("cotulenh-wasm/package.json"));
  for (const file of ["texts.js", "texts.cjs"]) {
    const code = readFileSync(join(folder, file), "latin1");
    assert.doesNotMatch(code, /WebAssembly/);
  }
  const required = require(join(folder, "texts.cjs"));
  assert.deepEqual(Object.keys(texts).sort(), Object.keys(required).sort());
  assert.equal(required.pieceName("f", required.en), "Air Force");
});

test("names of pieces, sides and kinds", () => {
  assert.equal(texts.pieceName("f", en), "Air Force");
  assert.equal(texts.pieceName("g", en), "Anti-Air Gun");
  assert.equal(texts.pieceName("f", vi), "Không quân");
  assert.deepEqual([texts.sideName("r", en), texts.sideName("r", vi)], ["Red", "Đỏ"]);
  for (const language of [en, vi]) {
    for (const type of PIECE_TYPES) assert.match(texts.pieceName(type, language), /^\p{Lu}/u);
    for (const kind of MOVE_KINDS) assert.match(texts.kindName(kind, language), /\S/);
  }
  assert.equal(texts.listWords(["e7", "e8", "f8"], en), "e7, e8 and f8");
  assert.equal(texts.listWords(["e7", "e8", "f8"], vi), "e7, e8 và f8");
});

test("pieces and stacks", () => {
  const tank = { type: "t", color: "r" };
  const stack = { type: "n", color: "r", carrying: [{ type: "f", color: "r" }, tank] };
  assert.equal(describePiece(tank, en), "red tank");
  assert.equal(describePiece({ ...tank, heroic: true }, vi), "xe tăng anh hùng đỏ");
  assert.equal(describePiece(stack, en), "red navy carrying air force and tank");
  const heroic = { ...stack, heroic: true };
  assert.equal(describePiece(heroic, en), "red heroic navy carrying air force and tank");
  assert.equal(texts.namePieces(stack, en), "navy + air force + tank");
});

test("every kind of move is a sentence", () => {
  const sentences = {
    "6c4/11/11/11/11/11/5i5/11/5T5/11/11/4C6 r - - 0 1 Tf4f5": "red tank from f4 to f5",
    "6c4/11/11/11/11/11/5i5/11/5T5/11/11/4C6 r - - 0 1 Tf4xf6":
      "red tank from f4 captures blue infantry on f6",
    "6c4/11/11/11/11/11/11/11/1n1A7/11/11/7C3 r - - 0 1 Ad4_b4":
      "red artillery on d4 captures blue navy on b4 and stays",
    "5c5/11/11/11/4g6/4f6/11/11/4F6/11/11/6C4 r - - 0 1 Fe4@e7":
      "red air force from e4 is lost with blue air force on e7",
    "6c4/11/11/11/11/11/11/11/11/2NT7/11/4C6 r - - 0 1 Td3&c3":
      "red tank from d3 joins red navy on c3",
  };
  for (const [example, sentence] of Object.entries(sentences)) {
    const [, fen, lan] = /^(.*) (\S+)$/.exec(example);
    const move = new CoTuLenh(fen).move(lan);
    assert.equal(describeMove(move, en), sentence);
    assert.match(describeMove(move, vi), /[À-ỹ]/);
  }
  const hero = new CoTuLenh("4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1").move("Te10");
  assert.equal(texts.describePromotions(hero, en), "now heroic: tank e10");
  assert.equal(texts.describePromotions({ ...hero, promoted: undefined }, en), "");
  assert.equal(describeMove(hero, en, texts.namePieces), "tank from e8 to e10");
});

test("a status says whose turn it is, or how the game has ended", () => {
  const game = new main.CoTuLenh();
  game.move("Ic6");
  assert.equal(texts.describeStatus(game.view(), en), "Blue to move");
  assert.equal(texts.describeStatus(createPlay({ game }).snapshot(), vi), "Xanh đi");
  game.timeUp();
  assert.equal(texts.describeStatus(game.view(), en, game.rules()), "Draw by points: time is up");
});

test("outcomes say who has won, why, and whether by points", () => {
  const english = (outcome, rules) => describeOutcome(outcome, en, rules);
  assert.equal(english({ winner: "r", reason: "checkmate" }), "Red wins: checkmate");
  assert.equal(
    english({ winner: "r", reason: "checkmate" }, { decidedBy: "points" }),
    "Red wins by points: checkmate",
  );
  assert.equal(english({ winner: null, reason: "agreed" }), "Draw: by agreement");
  assert.equal(
    english({ winner: null, reason: "agreed" }, { decidedBy: "points" }),
    "Draw: by agreement",
  );
  assert.equal(
    english({ winner: "r", reason: "resigned", by: "b" }, { decidedBy: "points" }),
    "Red wins: Blue resigned",
  );
  assert.equal(
    english({ winner: "r", reason: "time", by: "b" }),
    "Red wins: Blue has no time left",
  );
  assert.equal(english({ winner: "r", reason: "time" }), "Red wins by points: time is up");
  assert.equal(english({ winner: null, reason: "time" }), "Draw by points: time is up");
  assert.equal(
    english({ winner: "r", reason: "abandoned", by: "b" }),
    "Red wins: Blue left the game",
  );
  assert.equal(
    describeOutcome({ winner: "r", reason: "adjudicated", by: "b" }, vi),
    "Đỏ thắng: trọng tài xử Xanh thua",
  );
  for (const reason of [...main.OUTCOME_REASONS, ...main.DECLARED_REASONS]) {
    for (const language of [en, vi]) {
      assert.match(describeOutcome({ winner: "b", reason }, language), /^\S.+: \S.+$/);
    }
  }
});

/** A move for each reason of illegal moves. */
const EXAMPLES = {
  gameOver: {
    fen: "5c5/11/5T5/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
    played: ["Tf10xf12"],
    move: { from: "g1", to: "g2" },
    squares: [],
    en: "the game is over",
    vi: "ván cờ đã kết thúc",
  },
  sessionOpen: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/2(NFT)8/11/6C4 r - - 0 1",
    played: ["Fc3>c6"],
    move: { from: "e4", to: "e5" },
    squares: ["c3"],
    en: "a deploy from c3 is in progress",
    vi: "đang triển khai từ c3",
  },
  emptySquare: {
    fen: "5c5/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5" },
    squares: ["e4"],
    en: "there is no piece on e4",
    vi: "không có quân nào ở e4",
  },
  notYours: {
    fen: "5c5/11/11/11/4t6/11/11/11/11/11/11/6C4 r - - 0 1",
    move: { from: "e8", to: "e7" },
    squares: ["e8"],
    en: "the piece on e8 is not yours",
    vi: "quân ở e8 không phải của bạn",
  },
  notInStack: {
    fen: "5c5/11/11/11/11/11/11/11/4(TI)6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5", piece: ["m"] },
    squares: ["e4"],
    en: "no such piece can leave e4",
    vi: "không có quân nào như vậy rời e4 được",
  },
  hasActed: {
    fen: "5c5/11/11/11/11/11/11/11/11/1n(NFT)8/11/6C4 r - - 0 1",
    played: ["Tc3>_b3"],
    move: { from: "c3", to: "d3", piece: ["t"] },
    squares: ["c3"],
    en: "it has already acted in this deploy",
    vi: "quân này đã đánh trong đợt triển khai này",
  },
  noLine: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "f6" },
    squares: [],
    en: "it does not move in that direction",
    vi: "quân này không đi theo hướng đó",
  },
  tooFar: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "h4" },
    squares: [],
    en: "it is too far",
    vi: "quá xa",
  },
  blocked: {
    fen: "5c5/11/11/11/11/11/11/4I6/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6" },
    squares: ["e5"],
    en: "the piece on e5 is in the way",
    vi: "bị quân ở e5 chặn",
  },
  terrain: {
    fen: "5c5/11/11/11/11/11/11/11/2T8/11/11/6C4 r - - 0 1",
    move: { from: "c4", to: "b4" },
    squares: ["b4"],
    en: "it cannot enter the terrain of b4",
    vi: "địa hình ở b4 không dành cho quân này",
  },
  river: {
    fen: "5c5/11/11/11/11/11/11/6A4/11/11/11/6C4 r - - 0 1",
    move: { from: "g5", to: "g7" },
    squares: ["g7"],
    en: "heavy pieces cross the river only at the bridges, not to g7",
    vi: "quân nặng chỉ qua sông ở cầu, không tới g7 được",
  },
  airDefense: {
    fen: "5c5/11/11/11/4ig5/4g6/11/11/4F6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e8" },
    squares: ["e7", "f8"],
    en: "the air defense on e7 and f8 is in the way",
    vi: "bị phòng không ở e7 và f8 chặn",
  },
  cannotCombine: {
    fen: "5c5/11/11/11/11/11/4T6/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6" },
    squares: ["e6"],
    en: "the pieces do not form a stack on e6",
    vi: "các quân không thành khối ở e6 được",
  },
  cannotCapture: {
    fen: "5c5/11/11/11/11/11/4i6/11/4T6/11/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e6", kind: "stay" },
    squares: ["e6"],
    en: "there is nothing on e6 that it can capture in this way",
    vi: "không bắt được gì ở e6 theo cách này",
  },
  leavesCargo: {
    fen: "5c5/11/11/11/11/11/11/11/(NT)10/11/11/6C4 r - - 0 1",
    move: { from: "a4", to: "a5", piece: ["n"], deploy: true },
    squares: ["a4"],
    en: "the rest of the stack cannot stay on a4",
    vi: "các quân còn lại không ở lại a4 được",
  },
  lineOfSight: {
    fen: "6c4/11/11/11/11/11/11/11/11/11/11/4C6 r - - 0 1",
    move: { from: "e1", to: "g1" },
    squares: ["g12"],
    en: "the enemy commander on g12 has an open line there: the two commanders may never face each other",
    vi: "tư lệnh đối phương ở g12 nhìn thấy đường đó: hai tư lệnh không bao giờ được đối mặt nhau",
  },
  losesCommander: {
    fen: "9c1/11/11/11/11/4g6/4i6/11/4(FC)6/11/11/11 r - - 0 1",
    move: { from: "e4", to: "e6", deploy: false },
    squares: ["e6"],
    en: "your commander would be lost on e6",
    vi: "tư lệnh của bạn sẽ mất ở e6",
  },
  commanderInDanger: {
    fen: "5c5/11/11/11/11/11/11/11/4T6/6t4/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5" },
    squares: ["g3"],
    en: "your commander would be in danger from g3",
    vi: "tư lệnh của bạn sẽ bị đe dọa từ g3",
  },
  deadEnd: {
    fen: "5c5/11/11/11/11/11/11/11/4(TI)6/6t4/11/6C4 r - - 0 1",
    move: { from: "e4", to: "e5", piece: ["t"], deploy: true },
    squares: ["g3"],
    en: "your commander would stay in danger from g3",
    vi: "tư lệnh của bạn vẫn sẽ bị đe dọa từ g3",
  },
};

test("every reason of illegal moves has an example", () => {
  assert.deepEqual(Object.keys(EXAMPLES).sort(), [...ILLEGAL_REASONS].sort());
});

for (const [reason, example] of Object.entries(EXAMPLES)) {
  test(`${reason} in both languages`, () => {
    const game = new CoTuLenh(example.fen);
    for (const move of example.played ?? []) game.move(move);
    const illegal = game.explain(example.move);
    assert.deepEqual(illegal, { reason, squares: example.squares });
    assert.equal(describeIllegal(illegal, en), example.en);
    assert.equal(describeIllegal(illegal, vi), example.vi);
    game.free();
  });
}

/** A move with its piece: the sentence says what it can do. */
// prettier-ignore
const TRIED = [
  ["5I5", "f4", "f6", "an infantry goes one step; f6 is two away", "bộ binh chỉ đi tối đa một nấc, mà f6 cách hai nấc"],
  ["5I5", "f4", "g5", "an infantry goes straight, not diagonally", "bộ binh chỉ đi thẳng, không đi chéo"],
  ["5I5", "f4", "g6", "no straight line leads from f4 to g6", "từ f4 không có đường thẳng nào tới g6"],
  ["5M5", "f4", "g6", "no straight line or diagonal leads from f4 to g6", "từ f4 không có đường thẳng hay đường chéo nào tới g6"],
  ["5T5", "f4", "f7", "a tank goes two steps at most; f7 is three away", "xe tăng chỉ đi tối đa hai nấc, mà f7 cách ba nấc"],
  ["5+T5", "f4", "f8", "a heroic tank goes three steps at most; f8 is four away", "xe tăng anh hùng chỉ đi tối đa ba nấc, mà f8 cách bốn nấc"],
  ["5S5", "f4", "h6", "a missile goes one step diagonally; h6 is two away", "tên lửa chỉ đi chéo tối đa một nấc, mà h6 cách hai nấc"],
  ["5H5", "f4", "f5", "a headquarters does not move", "sở chỉ huy không di chuyển"],
  ["5H5", "f4", "g6", "a headquarters does not move", "sở chỉ huy không di chuyển"],
  ["2I8", "c4", "b4", "b4 is open sea: an infantry cannot stand there", "b4 là biển khơi: bộ binh không đứng ở đó được"],
  ["1N9", "b4", "d4", "d4 is land: a navy cannot stand there", "d4 là đất liền: hải quân không đứng ở đó được"],
  ["1N3t5", "b4", "f4", "a navy captures up to three steps away; f4 is four away", "hải quân chỉ bắt trong ba nấc, mà f4 cách bốn nấc"],
  ["3C2i4", "d4", "g4", "a commander captures one step away; g4 is three away", "tư lệnh chỉ bắt trong một nấc, mà g4 cách ba nấc"],
  // How far a heroic headquarters goes is up to the rules; of a stack, any part may be meant.
  ["5+H5", "f4", "f7", "it is too far", "quá xa"],
  ["5(TI)5", "f4", "f7", "it is too far", "quá xa"],
];

test("a move that was tried is explained by what its piece can do", () => {
  for (const [rank, from, to, english, vietnamese] of TRIED) {
    const game = new CoTuLenh(`11/11/11/11/11/11/11/11/${rank}/11/11/11 r - - 0 1`, {
      rules: { playOn: true },
    });
    const illegal = game.explain({ from, to });
    const tried = { from, to, piece: game.get(from), target: game.get(to) };
    assert.equal(describeIllegal(illegal, en, tried), english);
    assert.equal(describeIllegal(illegal, vi, tried), vietnamese);
    game.free();
  }
  // A ship fires at a ship one step further.
  const ships = new CoTuLenh("11/11/11/1n9/11/11/11/11/1N9/11/11/11 r - - 0 1");
  const move = { from: "b4", to: "b9" };
  const tried = { ...move, piece: ships.get("b4"), target: ships.get("b9") };
  const sentence = "a navy captures up to four steps away; b9 is five away";
  assert.equal(describeIllegal(ships.explain(move), en, tried), sentence);
  ships.free();
});

test("a reason without squares is a sentence too", () => {
  for (const language of [en, vi]) {
    for (const reason of ILLEGAL_REASONS) {
      const sentence = describeIllegal({ reason, squares: [] }, language);
      assert.match(sentence, /\S \S.*\S$/);
      assert.doesNotMatch(sentence, / {2}| ,|undefined/);
    }
  }
});

test("every error is a sentence of its language", () => {
  for (const code of ERROR_CODES) {
    for (const language of [en, vi]) {
      assert.match(describeError({ code }, language), /^[\p{Lu}'].* .*\.$/u, code);
    }
    assert.match(describeError({ code }, vi), /[À-ỹ]/, code);
    assert.doesNotMatch(describeError({ code }, vi), /\b(the|is|not|move|piece|square|game)\b/i);
  }
});

test("every fact of an error is in its sentence", () => {
  const facts = {
    square: "g6",
    piece: "n",
    color: "b",
    text: "Zz9",
    moves: ["Tc4d4", "Te4d4"],
    illegal: { reason: "blocked", squares: ["e5"] },
    line: 21,
    column: 37,
  };
  const shared = ["g6", "Zz9", "Tc4d4, Te4d4"];
  const english = [
    ...shared,
    "navy",
    "blue",
    "the piece on e5 is in the way",
    "line 21, column 37",
  ];
  const vietnamese = [...shared, "hải quân", "xanh", "bị quân ở e5 chặn", "dòng 21, cột 37"];
  for (const code of ERROR_CODES) {
    for (const [language, words] of [
      [en, english],
      [vi, vietnamese],
    ]) {
      const sentence = describeError({ code, ...facts }, language);
      for (const word of words) assert.ok(sentence.includes(word), `${sentence}: ${word}`);
    }
    const inFen = describeError({ code, index: 40, rank: 8, limit: 99 }, vi);
    assert.ok(inFen.endsWith("(ký tự thứ 41, hàng 8, tối đa 99)."), inFen);
  }
});

test("the sentences for some errors", () => {
  const errorOf = (call) => {
    try {
      call();
    } catch (error) {
      return error;
    }
    return assert.fail("the call was not refused");
  };
  const illegal = errorOf(() => new CoTuLenh().move("Tf12"));
  assert.equal(describeError(illegal, en), "Tf12: This move is not legal: it is too far.");
  assert.equal(describeError(illegal, vi), "Tf12: Không có nước đi hợp lệ như vậy: quá xa.");
  const [unknown] = CoTuLenh.validateFen(CoTuLenh.START.replace("/", "x/")).errors;
  assert.match(describeError(unknown, en), /^'x' is not a piece \(character \d+, rank 12\)\.$/);
  const ambiguous = { code: "PGN_AMBIGUOUS_MOVE", text: "Td4", moves: ["Tc4d4", "Te4d4"], line: 2 };
  assert.equal(describeError(ambiguous, en), "Td4: Several moves fit: Tc4d4, Te4d4 (line 2).");
  assert.equal(
    describeError({ code: "WRONG_TERRAIN", square: "g6", piece: "n" }, vi),
    "Địa hình ở điểm g6 không dành cho hải quân.",
  );
  assert.equal(describeError({ code: "NO_SUCH_PIECE" }, vi), "Không có quân này ở điểm này.");
  assert.equal(describeError({ code: "NO_SUCH_PIECE" }, en), "There is no piece on this square.");
  assert.equal(
    describeError({ code: "SECOND_COMMANDER", square: "e5", color: "r" }, en),
    "The red side would have a second commander on e5.",
  );
});
