// A tree as the list of its moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree, nagGlyph } from "cotulenh-wasm/tree";

const read = (pgn) => GameTree.fromPgn(pgn, new CoTuLenh());

/** The tokens of a PGN as a line of text. */
const write = (pgn) =>
  read(pgn)
    .tokens()
    .map(({ kind, text }) => (kind === "comment" ? `{${text}}` : text))
    .join(" ");

test("tokens stand in the order of a PGN, with signs for glyphs", () => {
  assert.equal(
    write(`{Start} 1. Tf6 $1 $99 {to the river} {and on} (1. Ic6 {slow} 1... Tf8 $40 (1... Ic7 2. Tf6)
      2. Tf6) ({or} 1. Sf3 $5 Tf8) 1... Tf8 2. Ic6 Ic7 $6 *`),
    "{Start} 1. Tf6 ! $99 {to the river} {and on} ( 1. Ic6 {slow} 1... Tf8 ↑ ( 1... Ic7 2. Tf6 ) " +
      "2. Tf6 ) ( {or} 1. Sf3 !? Tf8 ) 1... Tf8 2. Ic6 Ic7 ?!",
  );
  assert.equal(write("*"), "");
});

test("a game that Blue begins has the number of the move", () => {
  const start = "6c4/11/11/11/11/11/8g2/11/2(NFT)8/11/11/7C3 b - - 0 7";
  assert.equal(
    write(`[SetUp "1"]\n[FEN "${start}"]\n\n7... Cg11 (7... Cg10 8. (NFT)c5) 8. (NFT)c5 Cg12 *`),
    "7... Cg11 ( 7... Cg10 8. (NFT)c5 ) 8. (NFT)c5 Cg12",
  );
});

test("tokens have the nodes that they are about", () => {
  const tree = read("{Start} 1. Tf6 $1 (1. Ic6 {slow}) 1... Tf8 *");
  const { root } = tree;
  const [first, other] = root.children;
  const last = first.children[0];
  assert.deepEqual(
    tree.tokens().map(({ kind, node, number, color, nag }) => [kind, node ?? number, color ?? nag]),
    [
      ["comment", root, undefined],
      ["number", 1, "r"],
      ["turn", first, undefined],
      ["glyph", first, 1],
      ["open", other, undefined],
      ["number", 1, "r"],
      ["turn", other, undefined],
      ["comment", other, undefined],
      ["close", other, undefined],
      ["number", 1, "b"],
      ["turn", last, undefined],
    ],
  );
  assert.ok(tree.tokens()[2].node === first);
});

test("glyphs without a sign are written with their numbers", () => {
  assert.equal([1, 2, 3, 4, 5, 6, 10].map(nagGlyph).join(" "), "! ? !! ?? !? ?! =");
  assert.equal(nagGlyph(99), "$99");
  assert.equal(nagGlyph(0), "$0");
});
