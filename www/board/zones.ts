// Drawing air defense: tinted areas, the outline of one defender's zone, and a plane's lines.
import { CELL, type Geometry, type Point } from "./geometry.js";
import type { FlightLook, Side, ZoneLook } from "./model.js";
import { group, svg } from "./svg.js";

/** The pattern that tells Blue's zones from Red's without colour. */
export function drawPatterns(): SVGDefsElement {
  const stripes = svg(
    "pattern",
    {
      id: "zone-stripes",
      width: 14,
      height: 14,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(45)",
    },
    svg("rect", { class: "zone-ground", width: 14, height: 14 }),
    svg("rect", { class: "zone-stripe", width: 6, height: 14 }),
  );
  return svg("defs", {}, stripes);
}

/** How strongly a square is tinted: by level, and by how many defenders cover it. */
export function strength(level: number, count: number): number {
  return Math.min(0.32 + 0.12 * (level - 1) + 0.12 * (count - 1), 0.72);
}

/** A cell about a point, as large as its place, so that neighbours join. */
function cell({ x, y }: Point, className: string): SVGRectElement {
  const at = { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
  return svg("rect", { class: className, ...at });
}

export function drawZones(zones: readonly ZoneLook[], geometry: Geometry): SVGGElement {
  const drawn = group("zones");
  for (const { square, side, level, count } of zones) {
    const tint = cell(geometry.point(square), `zone ${side}`);
    tint.setAttribute("fill-opacity", strength(level, count).toFixed(2));
    tint.dataset["zone"] = square;
    tint.dataset["level"] = String(level);
    drawn.append(tint);
  }
  for (const side of ["red", "blue"] as const) {
    const own = zones.filter((zone) => zone.side === side).map((zone) => zone.square);
    if (own.length > 0) drawn.append(border(own, geometry, `zone-edge ${side}`));
  }
  return drawn;
}

/** The line around a set of squares: the sides that only one of two neighbours has. */
function border(squares: readonly string[], geometry: Geometry, className: string): SVGElement {
  const within = new Set(squares);
  const inside = (square: string, right: number, down: number) => {
    const next = geometry.neighbour(square, right, down);
    return next !== null && within.has(next);
  };
  const half = CELL / 2;
  let d = "";
  for (const square of squares) {
    const { x, y } = geometry.point(square);
    if (!inside(square, 0, -1)) d += `M${x - half} ${y - half}h${CELL}`;
    if (!inside(square, 0, 1)) d += `M${x - half} ${y + half}h${CELL}`;
    if (!inside(square, -1, 0)) d += `M${x - half} ${y - half}v${CELL}`;
    if (!inside(square, 1, 0)) d += `M${x + half} ${y - half}v${CELL}`;
  }
  return svg("path", { class: className, d });
}

export function drawOutline(
  squares: readonly string[],
  side: Side | null,
  geometry: Geometry,
): SVGGElement {
  const drawn = group("outline");
  if (squares.length > 0) drawn.append(border(squares, geometry, `own-zone ${side ?? ""}`));
  return drawn;
}

/** One step of a line, from the intersection before to the square itself. */
function leg(from: Point, to: Point): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return `M${to.x - dx * CELL} ${to.y - dy * CELL}L${to.x} ${to.y}`;
}

export function drawFlights(
  from: string,
  squares: readonly FlightLook[],
  geometry: Geometry,
): SVGGElement {
  const drawn = group("flights");
  const start = geometry.point(from);
  for (const { square, result } of squares) {
    const at = geometry.point(square);
    const path = svg("path", { class: `flight ${result}`, d: leg(start, at) });
    path.dataset["flight"] = square;
    drawn.append(path);
    if (result !== "stopped") continue;
    // Where the line ends, a cross, beside the piece that may stand there.
    const d = `M${at.x - 13} ${at.y - 13}l26 26m0-26l-26 26`;
    drawn.append(svg("path", { class: "flight-end", d }));
  }
  return drawn;
}
