// The board where there is no document: it can be imported, and a server draws it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { CoTuLenh, SQUARES, START } from "cotulenh-wasm";
import { Board, DEFAULTS, ENGLISH, symbols } from "cotulenh-wasm/board";
import { contrast } from "cotulenh-wasm/board/contrast";
import { toAPNG } from "cotulenh-wasm/board/animation";
import { CotulenhBoardElement } from "cotulenh-wasm/board/element";
import { map } from "cotulenh-wasm/board/map";
import { plain } from "cotulenh-wasm/board/plain";
import { renderBoard, renderFrames, renderSVG } from "cotulenh-wasm/board/server";
import { traditional } from "cotulenh-wasm/board/traditional";

const require = createRequire(import.meta.url);

/** How often a text is in another. */
const count = (text, part) => text.split(part).length - 1;

test("all entries can be imported without a document, as modules and by require", () => {
  for (const made of [Board, CotulenhBoardElement, renderBoard, toAPNG])
    assert.equal(typeof made, "function");
  for (const entry of [
    "board",
    "board/element",
    "board/server",
    "board/animation",
    "board/traditional",
    "board/map",
  ]) {
    assert.ok(Object.keys(require(`cotulenh-wasm/${entry}`)).length > 0);
  }
  assert.equal(DEFAULTS.pieceSet, symbols.name);
  assert.equal(ENGLISH.pieces.g, "anti-air gun");
});

test("a server draws the element with every square and every piece", () => {
  const html = renderBoard({ pieces: START });
  assert.match(html, /^<cotulenh-board fen="6c4\/1n2/);
  assert.match(html, /<template shadowrootmode="open"><style>/);
  assert.equal(count(html, 'role="gridcell"'), SQUARES.length);
  assert.equal(count(html, 'class="piece"'), 38);
  assert.match(html, /data-square="g1" aria-label="g1, red commander, land"/);
});

test("pieces of a game give the same as its FEN", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/1(NF+T)9/11/1n9/6C4 r - - 0 1");
  // The names of the squares; pieces are drawn in the order in which they are given.
  const cells = (html) => html.slice(html.indexOf('role="grid"'));
  const [pieces, fen] = [game.pieces(), game.fen().split(" ")[0]].map((one) => {
    return renderBoard({ pieces: one });
  });
  assert.ok(pieces.startsWith(`<cotulenh-board fen="${fen.split('"')[1]}"`));
  assert.equal(cells(pieces) === cells(fen), true);
  assert.equal(
    renderBoard({ pieces: game.fen({ stacks: "carrier" }) }).includes("heroic tank"),
    true,
  );
  // A piece next to a stack looks like a carrier outside: the width of the rank decides.
  const beside = new CoTuLenh("6c4/8t(TI)1/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
  assert.equal(
    cells(renderBoard({ pieces: beside.fen() })),
    cells(renderBoard({ pieces: beside.pieces() })),
  );
});

test("options that the element needs again are attributes", () => {
  const html = renderBoard({
    orientation: "b",
    coordinates: "none",
    theme: "map",
    pieceSet: contrast,
    zones: "both",
    viewOnly: true,
    nonce: "n1",
  });
  const tag = html.slice(0, html.indexOf(">"));
  for (const attribute of [
    'orientation="blue"',
    'coordinates="none"',
    'theme="map"',
    'piece-set="contrast"',
    'zones="both"',
    "view-only",
  ]) {
    assert.ok(tag.includes(attribute), `${attribute} in ${tag}`);
  }
  assert.match(html, /<style nonce="n1">/);
});

test("without a game, the rules that are given find the defenders", () => {
  const fen = "6c4/3h7/11/2+n8/6+g4/11/11/8S2/1N3G5/11/4+H1T4/6C4 r - - 0 1";
  // The names of the squares say what covers them.
  const cells = (options) => {
    const html = renderBoard({ pieces: fen, ...options });
    return html.slice(html.indexOf('role="grid"'));
  };
  for (const rules of [undefined, "standard", "official", { airDefense: "noFly" }]) {
    const game = new CoTuLenh(fen, { rules });
    const { defenders } = game.view();
    const both = cells({ zones: "both", rules });
    assert.ok(both === cells({ zones: defenders }), JSON.stringify(rules));
    assert.ok(
      cells({ zones: "red", rules }) ===
        cells({ zones: defenders.filter(({ color }) => color === "r") }),
    );
    assert.equal(both === cells({ zones: "both" }), game.rules().airDefense === "levels");
  }
  assert.match(renderBoard({ zones: "both", rules: "official" }), /^<[^>]* rules="official"/);
  assert.throws(() => renderBoard({ zones: "both", rules: "chess" }), { code: "INVALID_RULES" });
});

test("texts are escaped", () => {
  const html = renderBoard({ pieces: START, labels: { board: '<b title="x">&' } });
  assert.ok(html.includes('aria-label="&lt;b title=&quot;x&quot;>&amp;"'));
  assert.doesNotMatch(html, /<b title/);
});

test("a picture file, in light and dark, of every set and theme", () => {
  const light = renderSVG({ pieces: START, zones: "both" });
  const dark = renderSVG({ pieces: START, zones: "both", scheme: "dark" });
  assert.match(light, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.ok(light.includes("#f1e6c4") && !dark.includes("#f1e6c4") && dark.includes("#39424e"));
  for (const svg of [light, dark]) assert.doesNotMatch(svg, /var\(|light-dark|undefined|NaN/);
  for (const pieceSet of [symbols, traditional, contrast]) {
    for (const theme of ["classic", map, plain]) {
      assert.doesNotMatch(renderSVG({ pieces: START, pieceSet, theme }), /undefined|NaN/);
    }
  }
});

test("the ids of a file are its own", () => {
  const one = renderSVG({ pieces: START, zones: "both" });
  const other = renderSVG({ pieces: "6c4/11/11/11/11/11/11/11/11/11/1N9/6C4", zones: "both" });
  const ids = (svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids(one).length > 3);
  assert.equal(ids(one).filter((id) => ids(other).includes(id)).length, 0);
  for (const [, id] of one.matchAll(/url\(#([^)]+)\)/g)) assert.ok(ids(one).includes(id), id);
});

test("what is no position is refused", () => {
  assert.throws(() => renderBoard({ pieces: "11/11" }), /a FEN has 12 ranks, not 2/);
  assert.throws(() => renderBoard({ pieces: START.replace("6c4", "6q4") }), /'q' is not a piece/);
  assert.throws(
    () => renderBoard({ pieces: START.replace("6c4", "6c5") }),
    /rank 12 has 11 squares, not 12/,
  );
  assert.throws(
    () => renderBoard({ pieces: START.replace("6c4", "6(nf4") }),
    /'\(nf4' is not a piece/,
  );
});

test("the pictures of a game, from its first position to the one that it is in", () => {
  const start = "6c4/11/11/11/11/11/11/8g2/11/2(NFT)8/11/4C6 r - - 0 1";
  const game = new CoTuLenh(start);
  for (const turn of ["N<F>c6,T>d3", "Cg11", "Fg6"]) game.playTurn(turn);
  const before = JSON.stringify(game);
  const frames = renderFrames(game, { pause: 400, end: 900, zones: "blue" });
  assert.equal(JSON.stringify(game), before);
  assert.deepEqual(
    frames.map(({ duration }) => duration),
    [400, 400, 400, 900],
  );
  const marks = (svg) => [...svg.matchAll(/class="last-move[^>]*data-mark="(\w+)"/g)].map(([, at]) => at); // prettier-ignore
  assert.deepEqual(
    frames.map(({ svg }) => marks(svg)),
    [[], ["c3", "c6", "d3"], ["g12", "g11"], ["c6", "g6"]],
  );
  for (const { svg } of frames) assert.match(svg, /class="zone blue"/);
  // A declared end is no other position, and an open deploy none at all.
  game.resign("b");
  assert.equal(renderFrames(game).length, 4);
  const open = new CoTuLenh(start);
  open.move({ from: "c3", to: "c6", piece: "f" });
  const [only, ...others] = renderFrames(open);
  assert.equal(only.svg, renderFrames(new CoTuLenh(start))[0].svg);
  assert.equal(others.length, 0);
  assert.equal(open.deployState().steps.length, 1);
  assert.equal(renderFrames(new CoTuLenh(), { orientation: "blue", scheme: "dark" }).length, 1);
});

test("what is no game has no frames", () => {
  for (const value of [START, null, undefined, {}]) {
    assert.throws(() => renderFrames(value), {
      code: "INVALID_ARGUMENT",
      message: /^renderFrames takes a game, a CoTuLenh, not /,
    });
  }
  assert.throws(() => renderFrames(new CoTuLenh(), { orientation: "white" }), {
    code: "INVALID_OPTIONS",
  });
});
