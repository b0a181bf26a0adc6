/**
 * Large symbols in black and white, with a broad rim in the colour of the side.
 * @module cotulenh-wasm/board/contrast
 */
import type { Piece } from "../../vocabulary/types.js";
import { group, path, type Shape } from "../markup.js";
import { DRAWINGS, STAR } from "./art.js";
import { outline } from "./outlines.js";
import type { PieceLook, PieceSet } from "./set.js";

const css = `
.contrast .edge { fill: none; stroke: #fff; stroke-width: 12; }
.contrast .base { stroke-width: 7; stroke-linejoin: round; }
.contrast.red .base { fill: #000; stroke: #ff4a3d; }
.contrast.red .glyph { fill: #fff; }
.contrast.red .cut { fill: #000; }
.contrast.blue .edge { stroke: #000; }
.contrast.blue .base { fill: #fff; stroke: #0047d6; }
.contrast.blue .glyph { fill: #000; }
.contrast.blue .cut { fill: #fff; }
.contrast .gold { fill: none; stroke: var(--gold); stroke-width: 6; }
`;

function draw(piece: Piece, { isCarried }: PieceLook): Shape {
  const { body, cut } = DRAWINGS[piece.type];
  const classes = `contrast ${piece.color === "r" ? "red" : "blue"}`;
  const move = { transform: piece.carrying?.length ? "translate(0 -6) scale(.94)" : "scale(1.14)" };
  const star = { transform: `translate(0 -38) scale(${isCarried ? 3 : 2.2})` };
  return group(
    `${classes}${piece.heroic ? " heroic" : ""}${isCarried ? " carried" : ""}`,
    outline(piece.color, 41, "edge"),
    outline(piece.color, 41, "base"),
    piece.heroic && !isCarried ? outline(piece.color, 35, "gold") : null,
    path("glyph", body, move),
    cut ? path("cut", cut, move) : null,
    piece.heroic ? path("star", STAR, star) : null,
  );
}

/** Black and white symbols. */
export const contrast: PieceSet = { name: "contrast", css, draw };
