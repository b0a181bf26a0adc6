// Drawing the terrain: the sea, the coast, the river with its mouth, the bridges, and the lines.
import { CELL, EDGE, type Geometry } from "./geometry.js";
import type { BoardShape, SquareTerrain } from "./model.js";
import { group, svg } from "./svg.js";

type Zone = SquareTerrain["zone"];

/** How far the shores swing around their line. */
const SWING = 5;

/** Half the width of the river. */
const RIVER = 17;

interface Place {
  file: number;
  rank: number;
  terrain: SquareTerrain;
}

function squares(shape: BoardShape): Place[] {
  return shape.ranks.flatMap((rankName, rank) =>
    shape.files.map((fileName, file) => ({
      file,
      rank,
      terrain: shape.terrain(fileName + rankName),
    })),
  );
}

/** How many files from the left have only squares of these zones. */
function filesFromLeft(shape: BoardShape, zones: readonly Zone[]): number {
  const of = (file: string) =>
    shape.ranks.every((r) => zones.includes(shape.terrain(file + r).zone));
  const end = shape.files.findIndex((file) => !of(file));
  return end < 0 ? shape.files.length : end;
}

/** A wavy line downwards at `x`. */
function shore(x: number, top: number, bottom: number, phase: number): string {
  let path = "";
  for (let y = top, i = phase; y < bottom; y += CELL / 2, i++) {
    const to = Math.min(y + CELL / 2, bottom);
    path += `Q${x + (i % 2 ? SWING : -SWING)} ${(y + to) / 2} ${x} ${to}`;
  }
  return path;
}

function sea(x: number, geometry: Geometry, className: string, phase: number): SVGElement {
  const { left, top, bottom } = geometry.field;
  const d = `M${left} ${top}H${x}${shore(x, top, bottom, phase)}H${left}Z`;
  return svg("path", { class: className, d });
}

/** Small waves on the open water. */
function waves(geometry: Geometry, right: number): SVGElement {
  const { left, top, bottom } = geometry.field;
  let d = "";
  for (let y = top + 30, row = 0; y < bottom - 10; y += CELL / 2, row++) {
    for (let x = left + 16 + (row % 2) * 55; x < right - 44; x += 110) {
      d += `M${x} ${y}q7-8 14 0q7 8 14 0`;
    }
  }
  return svg("path", { class: "waves", d });
}

/** The mixed squares away from the coast: where the river is wide enough for ships. */
function mouth(all: readonly Place[], coast: number, geometry: Geometry): SVGElement | null {
  const wide = all.filter((s) => s.terrain.zone === "mixed" && s.file >= coast);
  if (wide.length === 0) return null;
  const xs = wide.map((s) => geometry.x(s.file));
  const ys = wide.map((s) => geometry.y(s.rank));
  const left = geometry.x(coast) - CELL / 2 - SWING;
  const right = Math.max(...xs) + CELL * 0.42;
  const top = Math.min(...ys) - CELL * 0.42;
  const bottom = Math.max(...ys) + CELL * 0.42;
  const bend = 34;
  const d =
    `M${left} ${top - bend}q0 ${bend} ${bend} ${bend}H${right - bend}q${bend} 0 ${bend} ${bend}` +
    `V${bottom - bend}q0 ${bend} ${-bend} ${bend}H${left + bend}q${-bend} 0 ${-bend} ${bend}Z`;
  return svg("path", { class: "mixed", d });
}

/** The river, between the ranks that the bridges connect. */
function river(all: readonly Place[], coast: number, geometry: Geometry): SVGGElement {
  const bridged = all.filter((s) => s.terrain.bridge);
  const drawn = group("river");
  if (bridged.length === 0) return drawn;
  const ys = bridged.map((s) => geometry.y(s.rank));
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const y = (top + bottom) / 2;
  const { right } = geometry.field;
  const left = geometry.x(coast) - CELL / 2;
  const bank = (dy: number, from: number, to: number) => {
    let path = "";
    const step = from < to ? CELL / 2 : -CELL / 2;
    for (let x = from, i = 0; step > 0 ? x < to : x > to; x += step, i++) {
      const end = step > 0 ? Math.min(x + step, to) : Math.max(x + step, to);
      path += `Q${(x + end) / 2} ${y + dy + (i % 2 ? 4 : -4)} ${end} ${y + dy}`;
    }
    return path;
  };
  const stream =
    `M${left} ${y - RIVER}${bank(-RIVER, left, right)}V${y + RIVER}` +
    `${bank(RIVER, right, left)}Z`;
  drawn.append(svg("path", { class: "stream", d: stream }));
  const wide = mouth(all, coast, geometry);
  if (wide) drawn.append(wide);
  for (const file of new Set(bridged.map((s) => s.file))) {
    drawn.append(bridge(geometry.x(file), y, bottom - top));
  }
  return drawn;
}

function bridge(x: number, y: number, span: number): SVGGElement {
  const [half, wide] = [span * 0.34, 17];
  let planks = "";
  for (let at = -half + 8; at < half; at += 8.5) planks += `M${x - wide} ${y + at}h${2 * wide}`;
  return group(
    "bridge",
    svg("rect", { class: "deck", x: x - wide, y: y - half, width: 2 * wide, height: 2 * half }),
    svg("path", { class: "planks", d: planks }),
    svg("path", {
      class: "rails",
      d: `M${x - wide} ${y - half - 4}v${2 * half + 8}M${x + wide} ${y - half - 4}v${2 * half + 8}`,
    }),
  );
}

/**
 * The lines of the board, and a dot on each intersection. Those on the open water, left of `shore`,
 * have a colour of their own: none is visible enough on both.
 */
function lines(
  all: readonly Place[],
  shape: BoardShape,
  geometry: Geometry,
  deep: number,
): SVGGElement {
  const [lastFile, lastRank] = [shape.files.length - 1, shape.ranks.length - 1];
  const shore = geometry.x(deep) - CELL / 2;
  const part = (className: string, files: readonly [number, number], from: number, to: number) => {
    let d = "";
    for (let file = files[0]; file < files[1]; file++) {
      d += `M${geometry.x(file)} ${geometry.y(lastRank)}V${geometry.y(0)}`;
    }
    for (let rank = 0; rank <= lastRank; rank++) d += `M${from} ${geometry.y(rank)}H${to}`;
    const own = all.filter(({ file }) => file >= files[0] && file < files[1]);
    const dots = own.map(({ file, rank }) => `M${geometry.x(file)} ${geometry.y(rank)}h0`).join("");
    return group(className, svg("path", { d }), svg("path", { class: "dots", d: dots }));
  };
  return group(
    "lines",
    part("at-sea", [0, deep], geometry.x(0), Math.max(shore, geometry.x(0))),
    part("on-land", [deep, lastFile + 1], Math.max(shore, geometry.x(0)), geometry.x(lastFile)),
  );
}

/** Everything below the pieces. */
export function drawTerrain(shape: BoardShape, geometry: Geometry): SVGGElement {
  const { left, top, right, bottom } = geometry.field;
  const all = squares(shape);
  const deep = filesFromLeft(shape, ["water"]);
  const coast = filesFromLeft(shape, ["water", "mixed"]);
  const edge = (files: number) => geometry.x(files) - CELL / 2;
  const frame = { x: left, y: top, width: right - left, height: bottom - top, rx: EDGE / 4 };
  return group(
    "terrain",
    svg("clipPath", { id: "field" }, svg("rect", frame)),
    svg(
      "g",
      { "clip-path": "url(#field)" },
      svg("rect", { class: "land", ...frame }),
      river(all, coast, geometry),
      sea(edge(coast) + 3, geometry, "sand", 0),
      sea(edge(coast) - 6, geometry, "mixed", 0),
      sea(edge(deep), geometry, "foam", 1),
      sea(edge(deep) - 5, geometry, "water", 1),
      waves(geometry, edge(deep)),
      lines(all, shape, geometry, deep),
    ),
    svg("rect", { class: "frame", ...frame }),
  );
}
