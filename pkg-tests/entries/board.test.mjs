// The board where there is no document: it can be imported, and a server draws it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { CoTuLenh, SQUARES, START } from "cotulenh-wasm";
import { Board, DEFAULTS, ENGLISH, symbols } from "cotulenh-wasm/board";
import { contrast } from "cotulenh-wasm/board/contrast";
import { CotulenhBoardElement } from "cotulenh-wasm/board/element";
import { map } from "cotulenh-wasm/board/map";
import { plain } from "cotulenh-wasm/board/plain";
import { renderBoard, renderSVG } from "cotulenh-wasm/board/server";
import { traditional } from "cotulenh-wasm/board/traditional";

const require = createRequire(import.meta.url);

/** How often a text is in another. */
const count = (text, part) => text.split(part).length - 1;

test("all entries can be imported without a document, as modules and by require", () => {
  for (const made of [Board, CotulenhBoardElement, renderBoard])
    assert.equal(typeof made, "function");
  for (const entry of [
    "board",
    "board/element",
    "board/server",
    "board/traditional",
    "board/map",
  ]) {
    assert.ok(Object.keys(require(`cotulenh-wasm/${entry}`)).length > 0);
  }
  assert.equal(DEFAULTS.pieceSet, symbols.name);
  assert.equal(ENGLISH.pieces.g, "anti-air");
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

test("texts are escaped", () => {
  const html = renderBoard({ pieces: START, labels: { board: '<b title="x">&' } });
  assert.ok(html.includes('aria-label="&lt;b title=&quot;x&quot;>&amp;"'));
  assert.doesNotMatch(html, /<b title/);
});

test("a picture file, in light and dark, of every set and theme", () => {
  const light = renderSVG({ pieces: START, zones: "both" });
  const dark = renderSVG({ pieces: START, zones: "both", scheme: "dark" });
  assert.match(light, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.ok(light.includes("#ead9a8") && !dark.includes("#ead9a8") && dark.includes("#57503a"));
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
