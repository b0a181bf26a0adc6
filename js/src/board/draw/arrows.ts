// Drawing arrows and marks: of the host and of the user, premoves, and the steps of a deploy. All of them lie
// below the pieces, and arrows go from the edge of one to the edge of another; tags.ts draws their texts.
import type { Square } from "../../vocabulary/types.js";
import { CELL, RADIUS, type Geometry } from "../geometry.js";
import { at, path, shape, type Shape } from "../markup.js";
import type { Arrow, BoardOptions, Mark, Way } from "../options.js";
import type { BoardState } from "../read/state.js";
import { highlight, OUTLINE } from "./marks.js";

/** Half the width of a shaft at full strength; a weak arrow has half of it. */
const SHAFT = 11;

/** The head: its length and half its width, for each unit of the shaft. */
const HEAD = { length: 3.4, width: 2.6 };

/** How far the tip ends before the middle of an empty square. */
const END = 12;

/** How much weaker each arrow is than the one before, where they fade. */
const FADING = 0.7;

/** The shape of an arrow along the x axis, from a start to a tip. */
function outline(start: number, tip: number, half: number): string {
  const neck = Math.max(tip - HEAD.length * half, start);
  const wide = HEAD.width * half;
  return (
    `M${start} ${-half}H${neck}V${-wide}L${tip} 0L${neck} ${wide}V${half}` +
    `H${start}A${half} ${half} 0 0 1 ${start} ${-half}Z`
  );
}

/** Whether a piece stands on a square: an arrow ends at its edge. */
type IsOccupied = (square: Square) => boolean;

/** An arrow between two squares. */
export function drawArrow(
  arrow: Arrow,
  geometry: Geometry,
  isOccupied: IsOccupied,
  className = "arrow",
): Shape {
  const { from, to, color = "green", strength = 1 } = arrow;
  const [start, end] = [geometry.point(from), geometry.point(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const half = SHAFT * (0.5 + strength / 2);
  const length = Math.hypot(dx, dy);
  // Between neighbours there is no room beside the head: it reaches under the piece that it points at.
  const tip = Math.max(length - (isOccupied(to) ? RADIUS + 1 : END), CELL * 0.74);
  const tail = Math.min(isOccupied(from) ? RADIUS - 1 : END, tip - HEAD.length * half);
  const attributes = {
    transform: `translate(${start.x} ${start.y}) rotate(${angle.toFixed(2)})`,
    opacity: (0.4 + strength * 0.5).toFixed(2),
  };
  return shape(
    "g",
    { part: className, "data-arrow": from + to },
    path(`${className} pen-${color}`, outline(tail, tip, half), attributes),
  );
}

/** The arrows with what their rank gives them. */
export function rankArrows(
  arrows: readonly Arrow[],
  ranks: BoardOptions["arrowRanks"],
): readonly Arrow[] {
  if (ranks === "none" || arrows.length < 2) return arrows;
  return arrows.map((arrow, i) =>
    ranks === "numbers" ? { label: String(i + 1), ...arrow } : { strength: FADING ** i, ...arrow },
  );
}

/** Arrows, the weakest at the bottom; the steps of a deploy; moves that wait for their turn. */
export function drawArrows({ options, geometry, pieces }: BoardState): Shape[] {
  const { arrows, arrowRanks, premoves, steps } = options;
  const isOccupied: IsOccupied = (square) => pieces.has(square);
  const order = [...rankArrows(arrows, arrowRanks)].sort(
    (a, b) => (a.strength ?? 1) - (b.strength ?? 1),
  );
  const weak = (way: Way, strength: number, className: string) =>
    drawArrow({ ...way, strength }, geometry, isOccupied, className);
  return [
    ...premoves.map(({ from, to }) => weak({ from, to }, 0.2, "premove-arrow")),
    ...steps.map(({ from, to }) => weak({ from, to }, 0.4, "step")),
    ...order.map((arrow) => drawArrow(arrow, geometry, isOccupied)),
  ];
}

/** Half the length of a cross: its ends are seen around a piece. */
const CROSS = { empty: 34, occupied: 56 };

/** Marks: rings, fills, and crosses. */
export function drawMarks(
  marks: readonly Mark[],
  geometry: Geometry,
  isOccupied: IsOccupied,
): Shape[] {
  return marks.map(({ square, color = "green", shape: form = "ring", part = "" }) => {
    if (form === "highlight") {
      return highlight(square, `fill pen-${color}`, geometry, `mark ${part}`);
    }
    const attributes = { class: `ring pen-${color}`, part: `mark ${part}`, "data-mark": square };
    const half = isOccupied(square) ? CROSS.occupied : CROSS.empty;
    const cross = `M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`;
    const drawn =
      form === "cross"
        ? path("", cross, attributes)
        : shape("circle", { ...attributes, r: OUTLINE });
    return at(geometry.point(square), drawn);
  });
}
