/**
 * Wooden discs with letters.
 * @module cotulenh-wasm/board/traditional
 */
import type { Piece } from "../../vocabulary/types.js";
import { group, path, shape, type Shape } from "../markup.js";
import { STAR } from "./art.js";
import type { PieceLook, PieceSet } from "./set.js";

const css = `
.traditional .base { stroke-width: 3; }
.traditional .ring { fill: none; stroke-width: 3; }
.traditional .letter { font: 700 52px Georgia, "Times New Roman", serif; text-anchor: middle; }
.traditional.red .base { fill: #a8231b; stroke: #4f0b07; }
.traditional.red .ring { stroke: #ffe9c4; }
.traditional.red .letter { fill: #ffe9c4; }
.traditional.blue .base { fill: #f3dfb4; stroke: #173a6b; }
.traditional.blue .ring { stroke: #173a6b; stroke-width: 5; }
.traditional.blue .letter { fill: #173a6b; }
.traditional .gold { fill: none; stroke: var(--gold); stroke-width: 5; }
.traditional.carried .base { stroke-width: 6; }
.traditional.carried .ring { stroke: none; }
.traditional.carried .letter { font-size: 66px; }
`;

function draw(piece: Piece, { isCarried, letters }: PieceLook): Shape {
  const classes = `traditional ${piece.color === "r" ? "red" : "blue"}`;
  const lift = piece.carrying?.length ? -6 : 0;
  const text = letters?.[piece.type] ?? piece.type.toUpperCase();
  const star = { transform: `translate(0 -40) scale(${isCarried ? 2.55 : 1.7})` };
  // The second ring of Red is thin, that of Blue is thick: they differ without colour too.
  return group(
    `${classes}${piece.heroic ? " heroic" : ""}${isCarried ? " carried" : ""}`,
    shape("circle", { class: "base", r: 43 }),
    shape("circle", { class: "ring", r: 34 }),
    piece.heroic && !isCarried ? shape("circle", { class: "gold", r: 39 }) : null,
    shape("text", { class: "letter", y: (isCarried ? 23 : 18) + lift }, text),
    piece.heroic ? path("star", STAR, star) : null,
  );
}

/** Discs with letters; `labels.letters` has those of another language. */
export const traditional: PieceSet = { name: "traditional", css, draw };
