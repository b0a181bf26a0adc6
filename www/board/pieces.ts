// Drawing pieces. Red is a filled disc, Blue a pale octagon with a dark rim, so that they differ
// without colour too.
import { drawing, STAR } from "./art.js";
import type { BoardPiece, Side } from "./model.js";
import { group, svg } from "./svg.js";

/** Half the width of a piece. */
const RADIUS = 45;

/** The size of carried pieces relative to their carrier. */
const CARRIED_SCALE = 0.44;

/** Their stars shrink less, to stay visible. */
const CARRIED_STAR = 1.5;

/** Where carried pieces sit on the rim, in degrees from the right, clockwise. */
const CARRIED_ANGLES: readonly (readonly number[])[] = [[], [48], [48, 132], [48, 90, 132]];

/** The drawing of a carrier moves up, to make room for the carried pieces. */
const CARRIER_GLYPH = "translate(0 -6) scale(0.92)";

function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return corners.join(" ");
}

function outline(side: Side, radius: number, className: string): SVGElement {
  if (side === "red") return svg("circle", { class: className, r: radius });
  // An octagon of the same area.
  return svg("polygon", { class: className, points: octagon(radius * 1.055) });
}

/** One piece around the origin, without the pieces it carries. */
function single(piece: BoardPiece, carried = false): SVGGElement {
  const { body, cut } = drawing(piece.type);
  const parts = group(
    `disc ${piece.side}${piece.heroic ? " heroic" : ""}`,
    outline(piece.side, RADIUS - 3, "base"),
    outline(piece.side, RADIUS - 9, "ring"),
  );
  const glyph = group("art", svg("path", { class: "glyph", d: body }));
  if (cut) glyph.append(svg("path", { class: "cut", d: cut }));
  if (piece.carrying.length > 0) glyph.setAttribute("transform", CARRIER_GLYPH);
  parts.append(glyph);
  if (piece.heroic) {
    const star = carried ? CARRIED_STAR : 1;
    const at = `translate(0 ${-RADIUS + 5}) scale(${1.7 * star})`;
    parts.append(svg("path", { class: "star", d: STAR, transform: at }));
  }
  return parts;
}

/** A piece or a stack, around the origin. */
export function drawPiece(piece: BoardPiece): SVGGElement {
  const shadow = outline(piece.side, RADIUS - 3, "shadow");
  const drawn = group("piece", shadow, single(piece));
  const angles = CARRIED_ANGLES[piece.carrying.length] ?? [];
  piece.carrying.forEach((carried, i) => {
    const angle = ((angles[i] ?? i * 60) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((v) => (v * (RADIUS + 1)).toFixed(1));
    const small = single(carried, true);
    small.classList.add("carried");
    small.setAttribute("transform", `translate(${x} ${y}) scale(${CARRIED_SCALE})`);
    drawn.append(small);
  });
  return drawn;
}

/** A piece as an icon, for texts and buttons. */
export function pieceIcon(piece: BoardPiece): SVGSVGElement {
  const attributes = { class: "piece-icon", viewBox: "-52 -54 104 112", "aria-hidden": "true" };
  return svg("svg", attributes, drawPiece(piece));
}

/** The drawing of a type alone, in the colour of the text around it. */
export function glyphIcon(type: string): SVGSVGElement {
  const { body, cut } = drawing(type);
  const attributes = { class: "glyph-icon", viewBox: "-32 -32 64 64", "aria-hidden": "true" };
  // A cut-out part has no colour of its own here.
  const d = cut ? `${body}${cut}` : body;
  return svg("svg", attributes, svg("path", { d, "fill-rule": "evenodd" }));
}
