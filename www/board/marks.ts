// Drawing highlights: the last move, check, new heroes, the selected piece, what a refused move
// meets, and destinations by kind. The kinds of destinations differ in shape as well as in colour.
import { CELL, type Geometry, type Point } from "./geometry.js";
import type { BoardState, Mark } from "./model.js";
import { group, svg } from "./svg.js";

/** Marks are drawn around pieces, so this is more than the radius of a piece. */
const RING = 48;

const SHAPES: Readonly<Record<Mark, () => SVGElement[]>> = {
  // A dot.
  move: () => [svg("circle", { r: 15 })],
  // A ring with four ticks: a gun sight.
  capture: () => [
    svg("circle", { class: "line", r: RING }),
    svg("path", { class: "line", d: "M0-60v22M0 38v22M-60 0h22M38 0h22" }),
  ],
  // Four corners that frame the target: a shot from a distance.
  stay: () => [
    svg("path", {
      class: "line",
      d: "M-48-22v-26h26M22-48h26v26M48 22v26h-26M-22 48h-26v-26",
    }),
  ],
  // A burst.
  suicide: () => [svg("path", { class: "burst", d: burst(12, 60, 47) })],
  // A plus in the corner of a dashed ring.
  combine: () => [
    svg("circle", { class: "line dashed", r: RING }),
    svg("circle", { class: "badge", cx: 36, cy: -36, r: 17 }),
    svg("path", { class: "plus", d: "M36-46v20M26-36h20" }),
  ],
};

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

function placed(element: SVGElement, { x, y }: Point): SVGElement {
  element.setAttribute("transform", `translate(${x} ${y})`);
  return element;
}

/** The highlights below the pieces. */
export function drawHighlights(state: BoardState, geometry: Geometry): SVGGElement {
  const drawn = group("highlights");
  const half = CELL / 2 - 3;
  const cell = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 14 };
  const put = (square: string, className: string) => {
    const mark = svg("rect", { class: className, ...cell });
    mark.dataset["mark"] = square;
    drawn.append(placed(mark, geometry.point(square)));
  };
  for (const square of state.lastMove) put(square, "last-move");
  if (state.selected) put(state.selected, "selected");
  if (state.reach) put(state.reach.from, "inspected");
  for (const square of state.causes) put(square, "cause");
  const putShape = (square: string, className: string, d: string) => {
    const mark = svg("path", { class: className, d });
    mark.dataset["mark"] = square;
    drawn.append(placed(mark, geometry.point(square)));
  };
  for (const square of state.flash) putShape(square, "promoted", burst(20, 64, 50));
  if (state.check) {
    putShape(state.check, "check", burst(16, 66, 54));
    for (const square of state.checkers) drawn.append(attack(square, state.check, geometry));
  }
  return drawn;
}

/** A line from a checking piece to the commander. */
function attack(from: string, to: string, geometry: Geometry): SVGElement {
  const [a, b] = [geometry.point(from), geometry.point(to)];
  const line = group(
    "attack",
    svg("circle", { class: "checker", cx: a.x, cy: a.y, r: RING + 5 }),
    svg("path", { class: "check-line", d: `M${a.x} ${a.y}L${b.x} ${b.y}` }),
  );
  line.dataset["checker"] = from;
  return line;
}

function drawMarks(
  targets: BoardState["targets"],
  geometry: Geometry,
  className: string,
  key: "target" | "reach",
): SVGGElement {
  const drawn = group(className);
  for (const [square, marks] of targets) {
    const all = marks.map((mark) => {
      const shape = group(`target ${mark}`, ...SHAPES[mark]());
      shape.dataset[key] = square;
      return shape;
    });
    drawn.append(placed(group("target-square", ...all), geometry.point(square)));
  }
  return drawn;
}

/** The marks over the pieces: destinations, and the reach of a piece that is not to move. */
export function drawTargets({ targets, reach }: BoardState, geometry: Geometry): SVGGElement {
  const drawn = group("all-targets", drawMarks(targets, geometry, "targets", "target"));
  if (reach) drawn.append(drawMarks(reach.targets, geometry, "targets reach", "reach"));
  return drawn;
}

/** A mark as an icon, for legends and labels. */
export function markIcon(mark: Mark): SVGSVGElement {
  const shape = group(`target ${mark}`, ...SHAPES[mark]());
  const attributes = { class: "mark-icon", viewBox: "-66 -66 132 132", "aria-hidden": "true" };
  return svg("svg", attributes, shape);
}
