// Drawing pieces and stacks with a set.
import type { Piece, Square } from "../../vocabulary/types.js";
import type { Labels } from "../labels.js";
import { RADIUS, type Point } from "../geometry.js";
import { at, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import type { PieceSet } from "../sets/set.js";

/** The size of carried pieces relative to their carrier. A commander is what the game is about. */
const CARRIED_SCALE = 0.47;
const COMMANDER_SCALE = 0.66;

/** Where one to three carried pieces sit on the rim, in degrees from the right, clockwise. */
const CARRIED_ANGLES: readonly (readonly number[])[] = [[], [48], [48, 132], [48, 90, 132]];

/** A point on the rim of a piece, from its middle. */
function onRim(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  const away = RADIUS + 1;
  return { x: round(away * Math.cos(turn)), y: round(away * Math.sin(turn)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The places of carried pieces, from the middle of their carrier, by their number. */
export const CARRIED_PLACES: readonly (readonly Point[])[] = CARRIED_ANGLES.map((angles) =>
  angles.map(onRim),
);

/** A carried piece at its place. */
export function drawCarried(piece: Piece, { x, y }: Point, set: PieceSet, labels: Labels): Shape {
  const scale = piece.type === "c" ? COMMANDER_SCALE : CARRIED_SCALE;
  const transform = `translate(${x} ${y}) scale(${scale})`;
  const drawn = set.draw(piece, { isCarried: true, letters: labels.letters });
  return shape("g", { transform }, drawn);
}

/** A piece or a stack, around the origin. */
export function drawPiece(piece: Piece, set: PieceSet, labels: Labels): Shape {
  const { letters } = labels;
  // A commander comes last: nothing covers it.
  const carrying = [...(piece.carrying ?? [])].sort(
    (a, b) => +(a.type === "c") - +(b.type === "c"),
  );
  const places = CARRIED_PLACES[carrying.length] ?? [];
  const side = piece.color === "r" ? "red" : "blue";
  return shape(
    "g",
    { class: "piece", part: `piece piece-${side} piece-${piece.type}` },
    shape("circle", { class: "shadow", r: RADIUS - 2, cx: 2, cy: 4 }),
    set.draw(piece, { isCarried: false, letters }),
    ...carrying.map((carried, i) => {
      return drawCarried(carried, places[i] ?? onRim(i * 60), set, labels);
    }),
  );
}

/** A piece as a picture of its own, for buttons and legends. */
export function pieceIcon(piece: Piece, set: PieceSet, labels: Labels): Shape {
  const attributes = { class: "icon", viewBox: "-54 -54 108 112", "aria-hidden": "true" };
  return shape("svg", attributes, drawPiece(piece, set, labels));
}

/** A piece on its square, as the view keeps it. */
export function placePiece(square: Square, piece: Piece, state: BoardState): Shape {
  const { geometry, set, labels, dimmed, lastMove } = state;
  const { x, y } = geometry.point(square);
  const { tag, attributes, children } = drawPiece(piece, set, labels);
  const isMover = lastMove.slice(1).includes(square);
  const more = {
    class: `${attributes["class"]}${dimmed.has(square) ? " dimmed" : ""}`,
    part: `${attributes["part"]}${isMover ? " mover" : ""}`,
    transform: `translate(${x} ${y})`,
    "data-on": square,
  };
  return { tag, attributes: { ...attributes, ...more }, children };
}

/** Faded pieces on the squares that a deploy has left empty, and traces of what stood on others. */
export function drawGhosts({ ghosts, pieces, geometry, set, labels }: BoardState): Shape[] {
  return [...ghosts].map(([square, piece]) => {
    const isEmpty = !pieces.has(square);
    const ghost = shape("g", { class: "ghost", part: "ghost" }, drawPiece(piece, set, labels));
    const trace = shape("circle", { class: "trace", r: RADIUS + 1 });
    return at(geometry.point(square), isEmpty ? ghost : null, trace);
  });
}
