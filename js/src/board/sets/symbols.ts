// Symbols on discs: the default set.
import type { Piece } from "../../vocabulary/types.js";
import { group, path, type Shape } from "../markup.js";
import { DRAWINGS, STAR } from "./art.js";
import { outline } from "./outlines.js";
import type { PieceLook, PieceSet } from "./set.js";

const css = `
.symbols .base { stroke-width: 4; stroke-linejoin: round; }
.symbols .ring { fill: none; stroke-width: 1.5; }
.symbols.red .base { fill: var(--red-base); stroke: var(--red-rim); }
.symbols.red .ring { stroke: var(--red-glyph); stroke-opacity: 0.65; }
.symbols.red .glyph { fill: var(--red-glyph); }
.symbols.red .cut { fill: var(--red-base); }
.symbols.blue .base { fill: var(--blue-base); stroke: var(--blue-rim); stroke-width: 6; }
.symbols.blue .ring { stroke: none; }
.symbols.blue .glyph { fill: var(--blue-rim); }
.symbols.blue .cut { fill: var(--blue-base); }
.symbols.heroic .ring { stroke: var(--gold); stroke-opacity: 1; stroke-width: 6; }
.symbols.carried .base { stroke-width: 6; }
`;

function draw(piece: Piece, { isCarried }: PieceLook): Shape {
  const { body, cut } = DRAWINGS[piece.type];
  const classes = `symbols ${piece.color === "r" ? "red" : "blue"}`;
  // The drawing of a carrier moves up, to make room for the carried pieces, which are small and drawn large.
  const move = piece.carrying?.length
    ? { transform: "translate(0 -7) scale(.9)" }
    : isCarried
      ? { transform: "scale(1.3)" }
      : {};
  const star = { transform: `translate(0 -40) scale(${isCarried ? 2.55 : 1.7})` };
  return group(
    `${classes}${piece.heroic ? " heroic" : ""}${isCarried ? " carried" : ""}`,
    outline(piece.color, 42, "base"),
    isCarried ? null : outline(piece.color, 37, "ring"),
    path("glyph", body, move),
    cut ? path("cut", cut, move) : null,
    piece.heroic ? path("star", STAR, star) : null,
  );
}

/** The symbols. */
export const symbols: PieceSet = { name: "symbols", css, draw };
