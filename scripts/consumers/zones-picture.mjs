// The picture of the zones of both sides in docs/API.md, drawn from what the package says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

/** The position of the example. */
const DOCUMENT = "docs/API.md";
const FEN = "6c4/11/4g6/11/7f3/11/11/3F7/6S4/11/11/4C6 r - - 0 1";

const CELL = 40;
const MARGIN = 40;
const GROUND = { water: "#3f86b5", mixed: "#8fcfc9", land: "#e6d5a4" };
/** @type {Record<number, number>} */
const SHADES = { 1: 0.35, 2: 0.6, 3: 0.8 };
const ZONE_COLORS = { r: "#c2261f", b: "#1f4fc2" };
const PIECES = {
  r: { fill: "#b3241d", stroke: "#5f0f0b", text: "#fff4e0" },
  b: { fill: "#eef4fb", stroke: "#17376b", text: "#17376b" },
};

/** @typedef {import("cotulenh-wasm").Color} Color */
/** @typedef {import("cotulenh-wasm").CoTuLenh} CoTuLenh */

/** @param {number} x @param {number} y @param {string} text */
const label = (x, y, text, more = "") => `<text x="${x}" y="${y + 5}"${more}>${text}</text>`;

/**
 * Draws the board of a game, with the zones of a side.
 * @param {CoTuLenh} game
 * @param {typeof import("cotulenh-wasm")} words
 * @param {Color} side
 */
function drawBoard(game, { SQUARES, FILES, RANKS }, side) {
  const place = (/** @type {string} */ square) => ({
    x: MARGIN + FILES.findIndex((file) => file === square.charAt(0)) * CELL,
    y: MARGIN + (RANKS.length - Number(square.slice(1))) * CELL,
  });
  const width = (FILES.length - 1) * CELL + 2 * MARGIN;
  const height = (RANKS.length - 1) * CELL + 2 * MARGIN;
  /** @param {string} name @param {string} attributes */
  const square = (name, attributes) => {
    const { x, y } = place(name);
    return `<rect x="${x - CELL / 2}" y="${y - CELL / 2}" width="${CELL}" height="${CELL}" ${attributes}/>`;
  };
  const zone = `fill="${ZONE_COLORS[side]}" fill-opacity`;
  const parts = [
    ...SQUARES.map((name) => square(name, `fill="${GROUND[game.terrain(name).zone]}"`)),
    ...game
      .getAirDefense({ by: side })
      .map(({ square: name, level }) => square(name, `${zone}="${SHADES[level]}"`)),
    ...FILES.map((file) => {
      const { x, y } = place(`${file}1`);
      return `<path d="M${x} ${y}V${MARGIN}" class="line"/>${label(x, height - 9, file)}`;
    }),
    ...RANKS.map((rank) => {
      const { x, y } = place(`a${rank}`);
      return `<path d="M${x} ${y}H${width - MARGIN}" class="line"/>${label(10, y, String(rank))}`;
    }),
    ...game.pieces().map(({ square: name, piece }) => {
      const { x, y } = place(name);
      const look = PIECES[piece.color];
      const disc = `<circle cx="${x}" cy="${y}" r="16" fill="${look.fill}" stroke="${look.stroke}" stroke-width="3"/>`;
      return disc + label(x, y, piece.type.toUpperCase(), ` class="piece" fill="${look.text}"`);
    }),
  ];
  return { width, height, board: parts.join("\n") };
}

/** @param {number} width @param {number} height @param {number} scale @param {string} content */
function drawPage(width, height, scale, content) {
  const size = `width="${width * scale}" height="${height * scale}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>
<style>
text { font: 13px sans-serif; text-anchor: middle; fill: #57503a }
.piece { font-weight: bold; font-size: 17px }
.piece[fill="${PIECES.r.text}"] { fill: ${PIECES.r.text} }
.piece[fill="${PIECES.b.text}"] { fill: ${PIECES.b.text} }
.line { stroke: #000; stroke-opacity: 0.25; fill: none }
.code { font: bold 19px monospace; fill: #2b2718 }
.words { font-size: 17px }
</style>
<rect width="100%" height="100%" fill="#f4efe4"/>
${content}
</svg>
`;
}

/**
 * Draws the picture: the zones of both sides, each with the calls that give them.
 * @param {typeof import("cotulenh-wasm")} words
 */
export function drawZones(words) {
  if (!readFileSync(join(ROOT, DOCUMENT), "utf8").includes(FEN)) {
    throw new Problem(`${DOCUMENT} does not show the pictured position`);
  }
  const game = new words.CoTuLenh(FEN);
  const captions = [
    { by: "b", against: "r", text: "Blue's zones threaten Red's planes" },
    { by: "r", against: "b", text: "Red's zones threaten Blue's planes" },
  ];
  const head = 80;
  const boards = captions.map(({ by, against, text }, i) => {
    const { width, height, board } = drawBoard(game, words, /** @type {Color} */ (by));
    const calls = `{ by: "${by}" } = { against: "${against}" } = "${against}"`;
    const title =
      label(width / 2, 25, text, ' class="words"') + label(width / 2, 58, calls, ' class="code"');
    const at = `translate(${i * width} 0)`;
    const content = `<g transform="${at}">${title}<g transform="translate(0 ${head})">\n${board}\n</g></g>`;
    return { width, height, content };
  });
  const width = boards.reduce((sum, board) => sum + board.width, 0);
  const height = Math.max(...boards.map((board) => board.height)) + head;
  return drawPage(width, height, 0.75, boards.map(({ content }) => content).join("\n"));
}
