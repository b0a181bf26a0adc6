// Drawing arrows, and rings for arrows that end where they start.
import { CELL, type Geometry, type Point } from "./geometry.js";
import type { Arrow } from "./model.js";
import { group, svg } from "./svg.js";

/** Half the width of a shaft at full strength; a weak arrow has half of it. */
const SHAFT = 11;

/** The head: its length and half its width, for each unit of the shaft. */
const HEAD = { length: 3.4, width: 2.6 };

/** How far the shaft starts from the middle of its square, and the tip ends before that of its own. */
const START = 26;
const END = 12;

/** The shape of an arrow along the x axis, from the origin to a tip. */
function shape(length: number, half: number): string {
  const neck = Math.max(length - HEAD.length * half, START);
  const wide = HEAD.width * half;
  return (
    `M${START} ${-half}H${neck}V${-wide}L${length} 0L${neck} ${wide}V${half}` +
    `H${START}A${half} ${half} 0 0 1 ${START} ${-half}Z`
  );
}

function place(from: Point, to: Point): { length: number; transform: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const transform = `translate(${from.x} ${from.y}) rotate(${angle.toFixed(2)})`;
  return { length: Math.hypot(dx, dy) - END, transform };
}

/** An arrow between two squares, or a ring around one. */
export function drawArrow(
  { from, to, color, strength = 1 }: Arrow,
  geometry: Geometry,
): SVGElement {
  const [start, end] = [geometry.point(from), geometry.point(to)];
  const half = SHAFT * (0.5 + strength / 2);
  const { length, transform } = place(start, end);
  const drawn =
    from === to
      ? svg("circle", { class: `encircled ${color}`, cx: start.x, cy: start.y, r: CELL / 2 - 3 })
      : svg("path", { class: `arrow ${color}`, d: shape(length, half), transform });
  drawn.dataset["arrow"] = from + to;
  drawn.setAttribute("opacity", (0.5 + strength * 0.4).toFixed(2));
  return drawn;
}

/** Arrows, the weakest at the bottom. */
export function drawArrows(arrows: readonly Arrow[], geometry: Geometry): SVGGElement {
  const order = [...arrows].sort((a, b) => (a.strength ?? 1) - (b.strength ?? 1));
  return group("arrows", ...order.map((arrow) => drawArrow(arrow, geometry)));
}

/** The arrows with another one; without it, if it is there in the same colour. */
export function toggleArrow(arrows: readonly Arrow[], arrow: Arrow): Arrow[] {
  const isSame = (one: Arrow) => one.from === arrow.from && one.to === arrow.to;
  const others = arrows.filter((one) => !isSame(one));
  const present = arrows.find(isSame);
  return present?.color === arrow.color ? others : [...others, arrow];
}
