// The picture of air-defense zones in the README, drawn from what the package says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

/** The picture. */
export const ZONES = join(ROOT, "docs", "zones.svg");

/** The position of the README's example, and the Air Force whose paths are drawn. */
const FEN = "6c4/11/11/11/5f5/11/11/11/1N2G2S3/11/11/4C6 b - - 0 1";
const PLANE = "f8";

const CELL = 40;
const MARGIN = 40;
const GROUND = { water: "#3f86b5", mixed: "#8fcfc9", land: "#e6d5a4" };
/** @type {Record<number, number>} */
const SHADES = { 1: 0.35, 2: 0.6, 3: 0.8 };
const PIECES = {
  r: { fill: "#b3241d", stroke: "#5f0f0b", text: "#fff4e0" },
  b: { fill: "#eef4fb", stroke: "#17376b", text: "#17376b" },
};

/**
 * Marks of the results of a flight: a dot, a star, a cross.
 * @type {((x: number, y: number) => string)[]}
 */
const FLIGHTS = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="6" fill="#1d7a36"/>`,
  (x, y) => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const [angle, radius] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 4 : 10];
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    const list = points.map((point) => point.map((n) => n.toFixed(1)).join(",")).join(" ");
    return `<polygon points="${list}" fill="#ffd23e" stroke="#7a4a00"/>`;
  },
  (x, y) => {
    const d = `M${x - 7} ${y - 7}l14 14m0-14l-14 14`;
    return `<path d="${d}" stroke="#7a0000" stroke-width="4" stroke-linecap="round"/>`;
  },
];

/**
 * Draws the picture.
 * @param {typeof import("cotulenh-wasm")} engine
 */
export function drawZones({ CoTuLenh, SQUARES, BLUE }) {
  if (!readFileSync(join(ROOT, "README.md"), "utf8").includes(FEN)) {
    throw new Problem("README.md does not show the pictured position");
  }
  const game = new CoTuLenh(FEN);
  const files = [...new Set(SQUARES.map((square) => square.charAt(0)))];
  const ranks = [...new Set(SQUARES.map((square) => square.slice(1)))];
  const place = (/** @type {string} */ square) => ({
    x: MARGIN + files.indexOf(square.charAt(0)) * CELL,
    y: MARGIN + (ranks.length - 1 - ranks.indexOf(square.slice(1))) * CELL,
  });
  const width = (files.length - 1) * CELL + 2 * MARGIN;
  const height = (ranks.length - 1) * CELL + 2 * MARGIN;
  /** @param {string} name @param {string} attributes */
  const square = (name, attributes) => {
    const { x, y } = place(name);
    return `<rect x="${x - CELL / 2}" y="${y - CELL / 2}" width="${CELL}" height="${CELL}" ${attributes}/>`;
  };
  /** @param {number} x @param {number} y @param {string} text */
  const label = (x, y, text, more = "") => `<text x="${x}" y="${y + 5}"${more}>${text}</text>`;
  const parts = [
    ...SQUARES.map((name) => square(name, `fill="${GROUND[game.terrain(name).zone]}"`)),
    ...game
      .getAirDefense(BLUE)
      .map(({ square: name, level }) =>
        square(name, `fill="#c2261f" fill-opacity="${SHADES[level]}"`),
      ),
    ...files.map((file) => {
      const { x, y } = place(`${file}1`);
      return `<path d="M${x} ${y}V${MARGIN}" class="line"/>${label(x, height - 9, file)}`;
    }),
    ...ranks.map((rank) => {
      const { x, y } = place(`a${rank}`);
      return `<path d="M${x} ${y}H${width - MARGIN}" class="line"/>${label(10, y, rank)}`;
    }),
    ...game.getFlightPaths(PLANE).map(({ square: name, result }) => {
      const { x, y } = place(name);
      return FLIGHTS[result]?.(x, y);
    }),
    ...game.pieces().map(({ square: name, piece }) => {
      const { x, y } = place(name);
      const look = PIECES[piece.color];
      const disc = `<circle cx="${x}" cy="${y}" r="16" fill="${look.fill}" stroke="${look.stroke}" stroke-width="3"/>`;
      return disc + label(x, y, piece.type.toUpperCase(), ` class="piece" fill="${look.text}"`);
    }),
  ];
  game.free();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>
text { font: 13px sans-serif; text-anchor: middle; fill: #57503a }
.piece { font-weight: bold; font-size: 17px }
.piece[fill="${PIECES.r.text}"] { fill: ${PIECES.r.text} }
.piece[fill="${PIECES.b.text}"] { fill: ${PIECES.b.text} }
.line { stroke: #000; stroke-opacity: 0.25; fill: none }
</style>
<rect width="100%" height="100%" fill="#f4efe4"/>
${parts.join("\n")}
</svg>
`;
}
