// Drawing highlights below the pieces and destinations above them. The kinds of destinations differ
// in shape as well as in colour.
import type { MoveKind, Square } from "../../types.js";
import { CELL, type Geometry } from "../geometry.js";
import { at, group, path, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";

/** Marks are drawn around pieces, so this is more than the radius of a piece. */
const RING = 48;

/** Where the badge of a combination is, from the middle of its square, and how large. */
export const BADGE = { x: 36, y: -36, r: 19 };

/** A star with many points. */
export function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const SHAPES: Readonly<Record<MoveKind, () => Shape[]>> = {
  // A dot.
  move: () => [shape("circle", { r: 15 })],
  // A ring with four ticks: a gun sight.
  capture: () => [
    shape("circle", { class: "line", r: RING }),
    path("line", "M0-60v22M0 38v22M-60 0h22M38 0h22"),
  ],
  // Four corners that frame the target: a shot from a distance.
  stay: () => [path("line", "M-48-22v-26h26M22-48h26v26M48 22v26h-26M-22 48h-26v-26")],
  suicide: () => [path("burst", burst(12, 60, 47))],
  // A plus in the corner of a dashed ring.
  combine: () => [
    shape("circle", { class: "line dashed", r: RING }),
    shape("circle", { class: "badge", cx: BADGE.x, cy: BADGE.y, r: BADGE.r - 2 }),
    path("plus", "M36-46v20M26-36h20"),
  ],
};

function target(kind: MoveKind): Shape {
  return shape("g", { class: `target ${kind}`, part: `target target-${kind}` }, ...SHAPES[kind]());
}

/** The destinations, over the pieces. */
export function drawTargets(targets: BoardState["targets"], geometry: Geometry): Shape[] {
  return [...targets].map(([square, kinds]) => {
    const attributes = { class: "targets", "data-target": square };
    return at(geometry.point(square), shape("g", attributes, ...kinds.map(target)));
  });
}

/** A kind of move as a picture of its own, for buttons and legends. */
export function kindIcon(kind: MoveKind): Shape {
  const attributes = { class: "icon", viewBox: "-66 -66 132 132", "aria-hidden": "true" };
  return shape("svg", attributes, target(kind));
}

const HALF = CELL / 2 - 3;
const SQUARE = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 14 };

/** A filled square. */
export function highlight(
  square: Square,
  className: string,
  geometry: Geometry,
  part = className,
): Shape {
  const attributes = { class: className, part, "data-mark": square, ...SQUARE };
  return at(geometry.point(square), shape("rect", attributes));
}

/** A line from a checking piece to the commander. */
function attack(from: Square, to: Square, geometry: Geometry): Shape {
  const [a, b] = [geometry.point(from), geometry.point(to)];
  return shape(
    "g",
    { class: "attack", part: "checker", "data-checker": from },
    shape("circle", { class: "checker", cx: a.x, cy: a.y, r: RING + 5 }),
    path("check-line", `M${a.x} ${a.y}L${b.x} ${b.y}`),
  );
}

/** The highlights below the pieces. */
export function drawHighlights(state: BoardState): Shape[] {
  const { geometry, lastMove, check, checkers, options } = state;
  const { selected, premoves } = options;
  const put = (square: Square, name: string) => highlight(square, name, geometry);
  const drawn = lastMove.map((square) => put(square, "last-move"));
  for (const { from, to } of premoves) drawn.push(put(from, "premove"), put(to, "premove"));
  if (selected) drawn.push(put(selected, "selected"));
  if (check) {
    const alarm = path("check", burst(16, 66, 54), { part: "check", "data-mark": check });
    drawn.push(at(geometry.point(check), alarm));
    for (const square of checkers) drawn.push(attack(square, check, geometry));
  }
  return [group("highlights", ...drawn)];
}
