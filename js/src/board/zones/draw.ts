// Drawing air defense: domes around their guns, a flat tint inside, one rim around what a side covers.
// Where domes overlap a plane is stopped, not only shot at: that is hatched, and the hatches of the
// sides lean to different sides. Over open water the tint is another one, and the rim has a pale line
// inside: the colours of the sides hardly differ from it.
import type { Color, Square } from "../../vocabulary/types.js";
import { waterPath } from "../draw/ground.js";
import { CELL, FIELD, type Geometry } from "../geometry.js";
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
    shape("rect", { class: "hatch", width: 5, height: 15 }),
  );
}

/** A mask that hides what is inside of some outlines, or outside of them. */
function mask(id: string, d: string, isHidden: boolean): Shape {
  const { left, top, width, height } = FIELD;
  return shape(
    "mask",
    { id, maskUnits: "userSpaceOnUse", x: left, y: top, width, height },
    path("", `M${left} ${top}h${width}v${height}h${-width}Z`, { fill: isHidden ? "#fff" : "#000" }),
    path("", d, { fill: isHidden ? "#000" : "#fff" }),
  );
}

/** A tint, in the colours of the ground under it: outlines that turn the same way are filled once. */
function tint(d: string, id: string): Shape[] {
  return [
    path("tint", d, { "clip-path": `url(#${id}-shore)` }),
    path("tint sea", d, { "clip-path": `url(#${id}-water)` }),
  ];
}

/** The rim of some outlines that are one shape; the pale line is inside of it. */
function rim(edge: string, inside: string, name: string): Shape[] {
  return [
    mask(`${name}-inside`, inside, false),
    path("rim halo", edge, { mask: `url(#${name}-inside)` }),
    path("rim", edge, { part: "zone-rim" }),
  ];
}

/** Domes: one tint, one rim, and what is hatched. */
function drawDomes(domes: readonly Defender[], geometry: Geometry, id: string, name: string) {
  const circles = domes.map((dome) => circleOf(dome, geometry));
  const all = circles.map(circlePath).join("");
  return [
    ...tint(all, id),
    path("hatched", overlapPath(circles), { fill: `url(#${name}-hatch)`, part: "zone-overlap" }),
    ...rim(unionEdge(circles), all, name),
  ];
}

/** Stars: hatched all over, and the rim is the half of each outline that is outside of all. */
function drawStars(stars: readonly Defender[], geometry: Geometry, id: string, name: string) {
  const all = stars.map((star) => starPath(star, geometry)).join("");
  return [
    ...tint(all, id),
    mask(`${name}-stars`, all, true),
    path("hatched", all, { fill: `url(#${name}-hatch)`, part: "zone-overlap" }),
    shape("g", { mask: `url(#${name}-stars)` }, path("rim wide", all, { part: "zone-rim" })),
  ];
}

/** Where the open water is, and where it is not, as the board is turned. */
function grounds({ isFlipped }: Geometry, isFlat: boolean, id: string): Shape[] {
  const { left, top, width, height } = FIELD;
  const turned = `rotate(180 ${left + width / 2} ${top + height / 2})`;
  const attributes = isFlipped ? { transform: turned } : {};
  const water = waterPath(isFlat);
  const land = `M${left} ${top}h${width}v${height}h${-width}Z${water}`;
  return [
    shape("clipPath", { id: `${id}-water` }, path("", water, attributes)),
    shape(
      "clipPath",
      { id: `${id}-shore` },
      path("", land, { ...attributes, "clip-rule": "evenodd" }),
    ),
  ];
}

/** The zones of both sides; `id` begins the ids of the drawing, `name` those of these zones. */
function drawSides(defenders: readonly Defender[], geometry: Geometry, id: string, name: string) {
  return (["r", "b"] as const).flatMap((color) => {
    const own = defenders.filter((defender) => defender.color === color);
    if (own.length === 0) return [];
    const [stars, domes] = [own.filter((one) => one.noFly), own.filter((one) => !one.noFly)];
    const side = sideOf(color);
    return shape(
      "g",
      { class: `zone ${side}`, part: `zone zone-${side}` },
      hatch(color, `${name}-${side}-hatch`),
      ...(domes.length > 0 ? drawDomes(domes, geometry, id, `${name}-${side}`) : []),
      ...(stars.length > 0 ? drawStars(stars, geometry, id, `${name}-${side}`) : []),
    );
  });
}

/** The zones of both sides. `id` begins the names of what is referred to, which a page shares. */
export function drawZones({ defenders, geometry, theme }: BoardState, id: string): Shape[] {
  if (defenders.length === 0) return [];
  return [
    ...grounds(geometry, theme.isFlat ?? false, id),
    ...drawSides(defenders, geometry, id, id),
  ];
}

/**
 * The zones that a selected Air Force meets, at full strength, over the others, which are fainter then. The
 * outlines of the grounds are those of `drawZones`.
 */
export function drawThreats({ sky, geometry }: BoardState, id: string): Shape[] {
  return drawSides([...(sky?.threats ?? [])], geometry, id, `${id}-threat`);
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
