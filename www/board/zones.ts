// Drawing air defense: tinted squares, the outline of one defender's zone, and flight paths.
import { drawing } from "./art.js";
import { CELL, type Geometry, type Point } from "./geometry.js";
import type { FlightSquare, Side, ZoneSquare } from "./model.js";
import { group, svg } from "./svg.js";

/** The patterns of Blue's zones, which differ from Red's without colour too, and of one defender. */
export function drawPatterns(): SVGDefsElement {
  const hatch = (side: Side) =>
    svg(
      "pattern",
      {
        id: `hatch-${side}`,
        width: 20,
        height: 20,
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${side === "red" ? -45 : 45})`,
      },
      svg("rect", { class: `hatch ${side}`, width: 5, height: 20 }),
    );
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
  return svg("defs", {}, stripes, hatch("red"), hatch("blue"));
}

/** The opacity of a square: by level, and by the number of its defenders. */
export function zoneOpacity(level: number, count: number): number {
  return Math.min(0.32 + 0.12 * (level - 1) + 0.12 * (count - 1), 0.72);
}

/** A cell around a point. Neighbouring cells touch each other. */
function cell({ x, y }: Point, className: string): SVGRectElement {
  const at = { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
  return svg("rect", { class: className, ...at });
}

export function drawZones(zones: readonly ZoneSquare[], geometry: Geometry): SVGGElement {
  const drawn = group("zones");
  for (const { square, side, level, count } of zones) {
    const tint = cell(geometry.point(square), `zone ${side}`);
    tint.setAttribute("fill-opacity", zoneOpacity(level, count).toFixed(2));
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

/** The border of a set of squares: the edges between a square of the set and one outside. */
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

/** A jet with a bar across it. */
function noFlyBadge({ x, y }: Point): SVGGElement {
  const badge = group(
    "no-fly",
    svg("circle", { r: 19 }),
    svg("path", { class: "jet", d: drawing("f").body, transform: "scale(0.46)" }),
    svg("path", { class: "bar", d: "M-13-13l26 26" }),
  );
  badge.setAttribute("transform", `translate(${x} ${y})`);
  return badge;
}

/**
 * The zone of one defender. Its squares are hatched, and a badge says what it stops: an outline
 * alone would look like the squares that the piece can reach.
 */
export function drawOutline(
  squares: readonly string[],
  side: Side | null,
  geometry: Geometry,
): SVGGElement {
  const drawn = group("outline");
  if (squares.length === 0) return drawn;
  const points = squares.map((square) => geometry.point(square));
  const top = Math.min(...points.map(({ y }) => y));
  const right = Math.max(...points.filter(({ y }) => y === top).map(({ x }) => x));
  const zone = group(`zone-outline ${side ?? ""}`);
  zone.append(...points.map((point) => cell(point, "hatched")));
  zone.append(border(squares, geometry, "edge"));
  zone.append(noFlyBadge({ x: right + CELL / 2, y: top - CELL / 2 }));
  drawn.append(zone);
  return drawn;
}

/** One step of a flight path, from the intersection before to the square itself. */
function leg(from: Point, to: Point): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return `M${to.x - dx * CELL} ${to.y - dy * CELL}L${to.x} ${to.y}`;
}

export function drawFlights(
  from: string,
  squares: readonly FlightSquare[],
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
    // A cross at the end of the path.
    const d = `M${at.x - 13} ${at.y - 13}l26 26m0-26l-26 26`;
    drawn.append(svg("path", { class: "flight-end", d }));
  }
  return drawn;
}
