// Drawing pieces and stacks with a set.
import type { Piece } from "../../vocabulary/types.js";
import type { Labels } from "../labels.js";
import { RADIUS } from "../geometry.js";
import { at, shape, type Shape } from "../markup.js";
import type { PieceSet } from "../sets/set.js";

/** The size of carried pieces relative to their carrier. A commander is what the game is about. */
const CARRIED_SCALE = 0.47;
const COMMANDER_SCALE = 0.66;

/** Where carried pieces sit on the rim, in degrees from the right, clockwise. */
const CARRIED_ANGLES: readonly (readonly number[])[] = [[], [48], [48, 132], [48, 90, 132]];

/** A piece or a stack, around the origin. */
export function drawPiece(piece: Piece, set: PieceSet, labels: Labels): Shape {
  const { letters } = labels;
  // A commander comes last: nothing covers it.
  const carrying = [...(piece.carrying ?? [])].sort(
    (a, b) => +(a.type === "c") - +(b.type === "c"),
  );
  const angles = CARRIED_ANGLES[carrying.length] ?? [];
  const side = piece.color === "r" ? "red" : "blue";
  return shape(
    "g",
    { class: "piece", part: `piece piece-${side} piece-${piece.type}` },
    shape("circle", { class: "shadow", r: RADIUS - 2, cx: 2, cy: 4 }),
    set.draw(piece, { isCarried: false, letters }),
    ...carrying.map((carried, i) => {
      const angle = angles[i] ?? i * 60;
      const scale = carried.type === "c" ? COMMANDER_SCALE : CARRIED_SCALE;
      const transform = `rotate(${angle}) translate(${RADIUS + 1}) rotate(${-angle}) scale(${scale})`;
      return shape("g", { transform }, set.draw(carried, { isCarried: true, letters }));
    }),
  );
}

/** A piece as a picture of its own, for buttons and legends. */
export function pieceIcon(piece: Piece, set: PieceSet, labels: Labels): Shape {
  const attributes = { class: "icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" };
  return shape("svg", attributes, drawPiece(piece, set, labels));
}

/** Faded pieces, where pieces came from. */
export function drawGhost(
  piece: Piece,
  point: { x: number; y: number },
  set: PieceSet,
  labels: Labels,
): Shape {
  // prettier-ignore
  const drawn = drawPiece(piece, set, labels);
  const trace = shape("circle", { class: "trace", r: RADIUS + 1 });
  return at(point, shape("g", { class: "ghost", part: "ghost" }, drawn), trace);
}
