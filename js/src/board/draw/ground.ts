// Drawing the ground: the sea, the coast, the river with its mouth, the bridges, and the lines.
// A theme says whether shores are wavy, and what is drawn on the water and on the land.
import { FILES, RANKS, SQUARES } from "../../vocabulary/words.js";
import { terrainAt } from "../../vocabulary/terrain.js";
import type { Terrain, TerrainZone } from "../../vocabulary/types.js";
import { CELL, EDGE, FIELD } from "../geometry.js";
import { group, path, shape, type Shape } from "../markup.js";
import type { Theme } from "../themes/theme.js";

/** Half the width of the river. */
const RIVER = 17;

interface Cell {
  file: number;
  rank: number;
  terrain: Terrain;
}

const CELLS: readonly Cell[] = SQUARES.map((_, i) => ({
  file: i % FILES.length,
  rank: Math.floor(i / FILES.length),
  terrain: terrainAt(i),
}));

const RIGHT = FIELD.left + FIELD.width;
export const BOTTOM = FIELD.top + FIELD.height;

/** The lines of files and ranks. */
export const x = (file: number) => file * CELL;
export const y = (rank: number) => (RANKS.length - 1 - rank) * CELL;

/** How many files from the left have only squares of these zones. */
function filesFromLeft(...zones: readonly TerrainZone[]): number {
  const of = (file: number) =>
    CELLS.every((cell) => cell.file !== file || zones.includes(cell.terrain.zone));
  const end = FILES.findIndex((_, file) => !of(file));
  return end < 0 ? FILES.length : end;
}

/** The number of files of open water, and of all before the land. */
export const DEEP = filesFromLeft("water");
export const COAST = filesFromLeft("water", "mixed");

/** The edge between a file and the one before it. */
export const edgeOf = (files: number) => x(files) - CELL / 2;

/** A line downwards that swings around `at`. */
export function shore(at: number, phase: number, swing: number): string {
  let d = "";
  for (let top = FIELD.top, i = phase; top < BOTTOM; top += CELL / 2, i++) {
    const to = Math.min(top + CELL / 2, BOTTOM);
    d += `Q${at + (i % 2 ? swing : -swing)} ${(top + to) / 2} ${at} ${to}`;
  }
  return d;
}

/** Everything from the left up to a shore. */
function seaPath(at: number, phase: number, swing: number): string {
  const { left, top } = FIELD;
  return `M${left} ${top}H${at}${shore(at, phase, swing)}H${left}Z`;
}

/** How far a shore swings to both sides. */
const swingOf = (isFlat: boolean) => (isFlat ? 0 : 5);

/** The outline of the open water, from Red's side. */
export function waterPath(isFlat: boolean): string {
  const swing = swingOf(isFlat);
  return seaPath(edgeOf(DEEP) - swing, 1, swing);
}

/** The mixed squares away from the coast: where the river is wide enough for ships. */
function mouth(bend: number): Shape | null {
  const wide = CELLS.filter(({ terrain, file }) => terrain.zone === "mixed" && file >= COAST);
  if (wide.length === 0) return null;
  const [xs, ys] = [wide.map(({ file }) => x(file)), wide.map(({ rank }) => y(rank))];
  const left = edgeOf(COAST) - 5;
  const right = Math.max(...xs) + CELL * 0.42;
  const [top, bottom] = [Math.min(...ys) - CELL * 0.42, Math.max(...ys) + CELL * 0.42];
  return path(
    "mixed",
    `M${left} ${top - bend}q0 ${bend} ${bend} ${bend}H${right - bend}q${bend} 0 ${bend} ${bend}` +
      `V${bottom - bend}q0 ${bend} ${-bend} ${bend}H${left + bend}q${-bend} 0 ${-bend} ${bend}Z`,
  );
}

function bridge(at: number, middle: number, span: number): Shape {
  const half = span * 0.34;
  const along = (side: number, more: number) =>
    `M${at + side} ${middle - half - more}v${2 * (half + more)}`;
  return group(
    "bridge",
    path("deck", along(0, 0)),
    path("planks", along(0, 0)),
    path("rails", along(-17, 4) + along(17, 4)),
  );
}

/** The river, between the ranks that the bridges connect. */
function river(swing: number): Shape {
  const bridged = CELLS.filter(({ terrain }) => terrain.bridge);
  const ys = bridged.map(({ rank }) => y(rank));
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = (top + bottom) / 2;
  const left = edgeOf(COAST);
  const bank = (dy: number, from: number, to: number) => {
    let d = "";
    const step = from < to ? CELL / 2 : -CELL / 2;
    for (let at = from, i = 0; step > 0 ? at < to : at > to; at += step, i++) {
      const end = step > 0 ? Math.min(at + step, to) : Math.max(at + step, to);
      d += `Q${(at + end) / 2} ${middle + dy + (i % 2 ? swing : -swing)} ${end} ${middle + dy}`;
    }
    return d;
  };
  const stream =
    `M${left} ${middle - RIVER}${bank(-RIVER, left, RIGHT)}V${middle + RIVER}` +
    `${bank(RIVER, RIGHT, left)}Z`;
  const files = [...new Set(bridged.map(({ file }) => file))];
  return group(
    "river",
    path("stream", stream),
    mouth(swing ? 34 : 8),
    ...files.map((file) => bridge(x(file), middle, bottom - top)),
  );
}

/** The lines, and a dot on each intersection. Those on the open water have their own colour. */
function lines(): Shape {
  const [last, edge] = [FILES.length - 1, Math.max(edgeOf(DEEP), 0)];
  const part = (className: string, first: number, end: number, from: number, to: number) => {
    let d = "";
    for (let file = first; file < end; file++) d += `M${x(file)} ${y(RANKS.length - 1)}V${y(0)}`;
    for (const rank of RANKS.keys()) d += `M${from} ${y(rank)}H${to}`;
    const own = CELLS.filter(({ file }) => file >= first && file < end);
    const dots = own.map(({ file, rank }) => `M${x(file)} ${y(rank)}h0`).join("");
    return group(className, path("", d), path("dots", dots));
  };
  return group(
    "lines",
    part("at-sea", 0, DEEP, 0, edge),
    part("on-land", DEEP, last + 1, edge, x(last)),
  );
}

/** Everything below the pieces, from Red's side. */
export function drawGround(theme: Theme, id: string): Shape {
  const { left, top, width, height } = FIELD;
  const frame = { x: left, y: top, width, height, rx: EDGE / 4 };
  const isPlain = theme.isFlat ?? false;
  const swing = swingOf(isPlain);
  const sea = (className: string, at: number, phase: number) =>
    path(className, seaPath(at, phase, swing));
  return group(
    "ground",
    shape("clipPath", { id: `${id}-field` }, shape("rect", frame)),
    shape(
      "g",
      { "clip-path": `url(#${id}-field)` },
      shape("rect", { class: "land", ...frame }),
      river(isPlain ? 0 : 4),
      isPlain ? null : sea("sand", edgeOf(COAST) + 3, 0),
      sea("mixed", edgeOf(COAST) - (isPlain ? 0 : 6), 0),
      isPlain ? null : sea("foam", edgeOf(DEEP), 1),
      path("water", waterPath(isPlain)),
      ...(theme.decorate?.() ?? []),
      lines(),
    ),
    shape("rect", { class: "frame", ...frame }),
  );
}
