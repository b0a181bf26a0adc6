// Drawing air defense: domes around their guns, one rim around what a side covers. The fill grows
// towards the rim. Where domes overlap a plane is stopped, not only shot at: that is hatched, and
// the hatches of the sides lean to different sides.
import type { Color, Square } from "../../types.js";
import { CELL, type Geometry } from "../geometry.js";
import { at, group, path, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import type { Defender } from "./defenders.js";
import { circlePath, overlapPath, unionEdge, type Circle } from "./union.js";

/** More than the level, so that the points at that distance are inside; no others are (R5.2). */
const REACH = 0.12;

/** Half the width of the arms of a star. */
const ARM = 34;

/** The angle between two arms of a star. */
const EIGHTH = Math.PI / 4;

const circleOf = ({ square, level }: Defender, geometry: Geometry): Circle => ({
  ...geometry.point(square),
  r: (level + REACH) * CELL,
});

/** The star of lines that a `noFly` defender closes, with rounded ends. */
function starPath({ square, level }: Defender, geometry: Geometry): string {
  const { x, y } = geometry.point(square);
  const inner = ARM / Math.sin(EIGHTH / 2);
  const point = (angle: number, along: number, across: number) =>
    `${(x + along * Math.cos(angle) - across * Math.sin(angle)).toFixed(1)} ` +
    `${(y + along * Math.sin(angle) + across * Math.cos(angle)).toFixed(1)}`;
  let d = "";
  for (let arm = 0; arm < 8; arm++) {
    const angle = arm * EIGHTH;
    const length = level * CELL * (arm % 2 ? Math.SQRT2 : 1);
    d += `${arm ? "L" : "M"}${point(angle - EIGHTH / 2, inner, 0)}L${point(angle, length, -ARM)}`;
    d += `A${ARM} ${ARM} 0 0 1 ${point(angle, length, ARM)}`;
  }
  return `${d}Z`;
}

function zonePath(defender: Defender, geometry: Geometry): string {
  return defender.noFly ? starPath(defender, geometry) : circlePath(circleOf(defender, geometry));
}

const sideOf = (color: Color) => (color === "r" ? "red" : "blue");

/** Parallel lines under a side's hatched places. */
function hatch(color: Color, id: string): Shape {
  const lean = color === "r" ? 45 : -45;
  const attributes = { id, width: 15, height: 15, patternUnits: "userSpaceOnUse" };
  return shape(
    "pattern",
    { ...attributes, patternTransform: `rotate(${lean})` },
    shape("rect", { class: "hatch", width: 5.5, height: 15 }),
  );
}

/** A mask that hides some places. */
function hiding(id: string, d: string, { left, top, width, height }: Geometry["box"]): Shape {
  return shape(
    "mask",
    { id, maskUnits: "userSpaceOnUse", x: left, y: top, width, height },
    path("", `M${left} ${top}h${width}v${height}h${-width}Z`, { fill: "#fff" }),
    path("", d, { fill: "#000" }),
  );
}

/** How the fill of a dome grows from its middle to its rim. */
const GLOW = [
  [0, 0.03],
  [0.5, 0.07],
  [0.8, 0.2],
  [1, 0.42],
] as const;

/** Domes: each grows towards its rim, but where they overlap they are all the same. */
function drawDomes(domes: readonly Defender[], geometry: Geometry, id: string): Shape[] {
  const circles = domes.map((dome) => circleOf(dome, geometry));
  const edge = unionEdge(circles);
  const overlap = overlapPath(circles);
  const stops = GLOW.map(([offset, opacity]) =>
    shape("stop", { class: "glow", offset, "stop-opacity": opacity }),
  );
  const fill = `url(#${id}-glow)`;
  return [
    shape("radialGradient", { id: `${id}-glow` }, ...stops),
    hiding(`${id}-single`, overlap, geometry.box),
    shape(
      "g",
      { mask: `url(#${id}-single)` },
      ...circles.map(({ x, y, r }) => shape("circle", { cx: x, cy: y, r, fill })),
    ),
    path("overlap", overlap),
    path("", overlap, { fill: `url(#${id}-hatch)`, part: "zone-overlap" }),
    path("rim halo", edge),
    path("rim", edge, { part: "zone-rim" }),
  ];
}

/** Stars: hatched all over, and the rim is the half of each outline that is outside of all. */
function drawStars(stars: readonly Defender[], geometry: Geometry, id: string): Shape[] {
  const all = stars.map((star) => starPath(star, geometry)).join("");
  return [
    hiding(`${id}-stars`, all, geometry.box),
    path("overlap", all),
    path("", all, { fill: `url(#${id}-hatch)`, part: "zone-overlap" }),
    shape("g", { mask: `url(#${id}-stars)` }, path("rim wide", all, { part: "zone-rim" })),
  ];
}

/** The zones of both sides. `id` begins the names of what is referred to, which a page shares. */
export function drawZones(defenders: readonly Defender[], geometry: Geometry, id: string): Shape[] {
  return (["r", "b"] as const).flatMap((color) => {
    const own = defenders.filter((defender) => defender.color === color);
    if (own.length === 0) return [];
    const [stars, domes] = [own.filter((one) => one.noFly), own.filter((one) => !one.noFly)];
    const name = `${id}-${sideOf(color)}`;
    return shape(
      "g",
      { class: `zone ${sideOf(color)}`, part: `zone zone-${sideOf(color)}` },
      hatch(color, `${name}-hatch`),
      ...(domes.length > 0 ? drawDomes(domes, geometry, name) : []),
      ...(stars.length > 0 ? drawStars(stars, geometry, name) : []),
    );
  });
}

/** The domes that belong to a square: of the defender there, else of those that cover it. */
export function drawLinks(
  { defenders, covered, geometry }: BoardState,
  square: Square | null,
): Shape[] {
  if (square === null) return [];
  const own = defenders.filter((defender) => defender.square === square);
  const to = geometry.point(square);
  return (own.length > 0 ? own : covered.get(square)!).map((defender) => {
    const from = geometry.point(defender.square);
    return group(
      `link ${sideOf(defender.color)}`,
      path("dome", zonePath(defender, geometry)),
      at(from, shape("circle", { r: 52 })),
      path("", `M${from.x} ${from.y}L${to.x} ${to.y}`),
    );
  });
}
