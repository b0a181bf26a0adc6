// Drawing arrows and marks: of the host and of the user, premoves, and the steps of a deploy.
import { CELL, type Geometry, type Point } from "../geometry.js";
import { at, path, shape, type Shape } from "../markup.js";
import type { Arrow, Mark, Way } from "../options.js";
import { highlight } from "./marks.js";

/** Half the width of a shaft at full strength; a weak arrow has half of it. */
const SHAFT = 11;

/** The head: its length and half its width, for each unit of the shaft. */
const HEAD = { length: 3.4, width: 2.6 };

/** How far the shaft starts from the middle of its square, and the tip ends before that of its own. */
const START = 26;
const END = 12;

/** The shape of an arrow along the x axis, from the origin to a tip. */
function outline(length: number, half: number): string {
  const neck = Math.max(length - HEAD.length * half, START);
  const wide = HEAD.width * half;
  return (
    `M${START} ${-half}H${neck}V${-wide}L${length} 0L${neck} ${wide}V${half}` +
    `H${START}A${half} ${half} 0 0 1 ${START} ${-half}Z`
  );
}

/** A short text in a disc. */
function tag(point: Point, text: string, className: string): Shape {
  const label = shape("text", { y: 8 }, text);
  return at(point, shape("g", { class: `tag ${className}` }, shape("circle", { r: 19 }), label));
}

/** A point on the way between two squares. */
function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** An arrow between two squares. */
export function drawArrow(arrow: Arrow, geometry: Geometry, className = "arrow"): Shape {
  const { from, to, color = "green", strength = 1, label } = arrow;
  const [start, end] = [geometry.point(from), geometry.point(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const half = SHAFT * (0.5 + strength / 2);
  const attributes = {
    transform: `translate(${start.x} ${start.y}) rotate(${angle.toFixed(2)})`,
    opacity: (0.5 + strength * 0.4).toFixed(2),
  };
  return shape(
    "g",
    { part: className, "data-arrow": from + to },
    path(`${className} pen-${color}`, outline(Math.hypot(dx, dy) - END, half), attributes),
    label ? tag(between(start, end, 0.5), label, `pen-${color}`) : null,
  );
}

/** Arrows, the weakest at the bottom. */
export function drawArrows(arrows: readonly Arrow[], geometry: Geometry): Shape[] {
  const order = [...arrows].sort((a, b) => (a.strength ?? 1) - (b.strength ?? 1));
  return order.map((arrow) => drawArrow(arrow, geometry));
}

/** The steps of a deploy, with their numbers. */
export function drawSteps(steps: readonly Way[], geometry: Geometry): Shape[] {
  return steps.flatMap(({ from, to }, i) => {
    const arrow = drawArrow({ from, to, strength: 0.4 }, geometry, "step");
    const { x, y } = geometry.point(to);
    return [arrow, tag({ x: x - 36, y: y - 36 }, String(i + 1), "step")];
  });
}

/** Moves that wait for their turn. */
export function drawPremoves(premoves: readonly Way[], geometry: Geometry): Shape[] {
  return premoves.map((way) => drawArrow({ ...way, strength: 0.2 }, geometry, "premove-arrow"));
}

/** Fills, below the pieces. */
export function drawFills(marks: readonly Mark[], geometry: Geometry): Shape[] {
  return marks
    .filter((mark) => mark.shape === "highlight")
    .map(({ square, color = "green", part = "" }) =>
      highlight(square, `fill pen-${color}`, geometry, `mark ${part}`),
    );
}

/** Rings, crosses and their texts, over the pieces. */
export function drawMarks(marks: readonly Mark[], geometry: Geometry): Shape[] {
  return marks.map(({ square, color = "green", shape: form = "ring", label, part = "" }) => {
    const attributes = { class: `ring pen-${color}`, part: `mark ${part}`, "data-mark": square };
    const ring = shape("circle", { ...attributes, r: CELL / 2 - 3 });
    const cross = shape("path", { ...attributes, d: "M-34-34l68 68m0-68l-68 68" });
    return at(
      geometry.point(square),
      form === "ring" ? ring : form === "cross" ? cross : null,
      label ? tag({ x: 36, y: -36 }, label, `pen-${color}`) : null,
    );
  });
}
