// Why a move is not legal: the reason and the squares that cause it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, SQUARES } from "cotulenh-wasm";

/** Each reason: a position, steps that are played first, a move, and the squares. */
const REASONS = {
  gameOver: ["6c4/6T4/11/11/11/11/11/11/11/11/11/5C5", ["Txg12"], "f1 f2", []],
  sessionOpen: ["6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3", ["F>e6"], "h1 h2", ["c4"]],
  emptySquare: ["5c5/11/11/11/11/11/11/11/11/11/11/6C4", [], "e4 e5", ["e4"]],
  notYours: ["5c5/11/11/4t6/11/11/11/11/11/11/11/6C4", [], "e9 e8", ["e9"]],
  notInStack: ["5c5/11/11/11/11/11/11/11/4(TI)6/11/11/6C4", [], "e4 e5 s", ["e4"]],
  hasActed: ["5c5/11/11/11/11/11/11/11/11/1n(NFT)8/11/6C4", ["T>_b3"], "c3 d3 t", ["c3"]],
  noLine: ["5c5/11/11/11/11/11/11/11/4T6/11/11/6C4", [], "e4 f6", []],
  tooFar: ["5c5/11/11/11/11/11/11/11/4T6/11/11/6C4", [], "e4 e7", []],
  blocked: ["5c5/11/11/11/11/11/11/4I6/4T6/11/11/6C4", [], "e4 e6", ["e5"]],
  terrain: ["5c5/11/11/11/11/11/11/11/2T8/11/11/6C4", [], "c4 b4", ["b4"]],
  river: ["5c5/11/11/11/11/11/11/6A4/11/11/11/6C4", [], "g5 g7", ["g7"]],
  airDefense: ["5c5/11/11/11/5g5/4g6/11/11/4F6/11/11/6C4", [], "e4 e8", ["e7", "f8"]],
  cannotCombine: ["5c5/11/11/11/11/11/4T6/11/4T6/11/11/6C4", [], "e4 e6", ["e6"]],
  cannotCapture: ["5c5/11/11/11/11/11/11/11/4T6/11/11/6C4", [], "e4 e5 t capture", ["e5"]],
  leavesCargo: ["5c5/11/11/11/11/11/11/11/(NT)10/11/11/6C4", [], "a4 a5 n move deploy", ["a4"]],
  lineOfSight: ["6c4/11/11/11/11/11/11/11/11/11/11/4C6", [], "e1 g1", ["g12"]],
  losesCommander: [
    "9c1/11/11/11/11/4g6/4i6/11/4(FC)6/11/11/11",
    [],
    "e4 e6 f suicide whole",
    ["e6"],
  ],
  commanderInDanger: ["6c4/11/11/11/11/11/11/11/6T4/11/11/6C4", [], "g4 f4", ["g12"]],
  deadEnd: ["5c5/11/11/11/11/11/11/11/4(TI)6/6t4/11/6C4", [], "e4 e5 t move deploy", ["g3"]],
};

for (const [reason, [placement, played, text, squares]] of Object.entries(REASONS)) {
  test(`${reason} is explained, and told by the error`, () => {
    const game = new CoTuLenh(`${placement} r - - 0 1`);
    for (const step of played) game.move(step);
    const [from, to, piece, kind, how] = text.split(" ");
    const deploy = how && how === "deploy";
    const input = { from, to, piece, kind, deploy };
    const before = game.fen();
    assert.deepEqual(game.explain(input), { reason, squares });
    assert.equal(game.isLegal(input), false);
    assert.throws(() => game.move(input), {
      code: reason === "sessionOpen" ? "DEPLOY_ELSEWHERE" : "ILLEGAL_MOVE",
      illegal: { reason, squares },
    });
    assert.equal(game.fen(), before);
  });
}

test("texts are explained, and a text that is no move is refused", () => {
  const game = new CoTuLenh();
  assert.equal(game.explain("Tf6"), null);
  assert.deepEqual(game.explain("Tf12"), { reason: "tooFar", squares: [] });
  assert.throws(() => game.explain("castle"), { code: "MOVE_SYNTAX", text: "castle" });
  const stack = new CoTuLenh("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
  assert.equal(stack.explain("N<F>e6,T>d4"), null);
  assert.deepEqual(stack.explain("N<F>e6,T>g4"), { reason: "tooFar", squares: [] });
  assert.throws(() => stack.move("N<F>e6,T>g4"), { illegal: { reason: "tooFar", squares: [] } });
});

test("a move is explained exactly if it is not legal", () => {
  const games = [
    new CoTuLenh(),
    new CoTuLenh("6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1"),
    new CoTuLenh("6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>xc6..."),
    new CoTuLenh(
      "4(h+c)6/2(nfi)1(eg)6/11/3s2(tm)4/1n9/5(+FTI)5/2(+NFC)8/4(ES)1a4/3A2+G4/11/11/11 b - - 0 9",
    ),
  ];
  for (const game of games) {
    let legal = 0;
    for (const from of SQUARES) {
      for (const to of SQUARES) {
        const isLegal = game.isLegal({ from, to });
        assert.equal(game.explain({ from, to }) === null, isLegal, `${game.fen()}: ${from}-${to}`);
        legal += isLegal ? 1 : 0;
      }
    }
    const pairs = new Set(game.moves({ verbose: true }).map((move) => move.from + move.to));
    assert.equal(legal, pairs.size);
  }
});
