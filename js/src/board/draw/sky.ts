// Drawing the sky around a selected Air Force: ribbons to where it can land, a dashed line to what it can
// only strike, and a bar where a line is closed. All of it lies below the pieces.
import { CELL, RADIUS, type Point } from "../geometry.js";
import { at, group, path, shape, type Shape } from "../markup.js";
import type { Approach, Sky } from "../read/sky.js";
import type { BoardState } from "../read/state.js";
import { DOT, OUTLINE } from "./marks.js";

/** A line leaves the outline of the plane. */
const START = OUTLINE + 4;

/** Where a bar stands, in cells before the square that the plane does not reach. */
const BEFORE = 0.4;

const BAR = "M0-21v42";

/** A way from the plane: distances are in units of the drawing. */
class Line {
  readonly #start: Point;
  readonly #step: Point;
  /** The distance of two squares on it. */
  readonly cell: number;

  constructor(start: Point, end: Point) {
    this.#start = start;
    const [right, down] = [Math.sign(end.x - start.x), Math.sign(end.y - start.y)];
    const length = Math.hypot(right, down);
    this.cell = CELL * length;
    this.#step = { x: right / length, y: down / length };
  }

  /** The direction in degrees. */
  get angle(): number {
    return (Math.atan2(this.#step.y, this.#step.x) * 180) / Math.PI;
  }

  point(away: number): Point {
    return { x: this.#start.x + this.#step.x * away, y: this.#start.y + this.#step.y * away };
  }

  path(from: number, to: number): string {
    const [a, b] = [this.point(from), this.point(to)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }
}

/** Where the bar of a closed line stands, from the plane; null if what is struck there closes it, or nothing does. */
function barOf(stops: readonly Approach[], line: Line): number | null {
  const lost = stops.findIndex(({ fate }) => fate === "lost");
  if (lost < 0 || stops.some(({ fate }) => fate === "strike")) return null;
  return Math.max((lost + 1) * line.cell - BEFORE * CELL, START + 6);
}

/** The points of all bars. */
export function barsOf({ sky, geometry }: BoardState): Point[] {
  return (sky?.lines ?? []).flatMap((stops) => {
    const line = new Line(geometry.point(sky!.from), geometry.point(stops[0]!.square));
    const bar = barOf(stops, line);
    return bar === null ? [] : [line.point(bar)];
  });
}

/** One direction: the part where the plane can land, then what closes the line. */
function drawLine(stops: readonly Approach[], { from }: Sky, state: BoardState): Shape {
  const { geometry, pieces } = state;
  const line = new Line(geometry.point(from), geometry.point(stops[0]!.square));
  const awayOf = (i: number) => (i + 1) * line.cell;
  const lastOf = (fate: Approach["fate"]) => stops.map((stop) => stop.fate).lastIndexOf(fate);
  const edgeBefore = (i: number) => awayOf(i) - (pieces.has(stops[i]!.square) ? RADIUS : 0);
  const [safe, strike] = [lastOf("safe"), lastOf("strike")];
  const bar = barOf(stops, line);
  const drawn: Shape[] = [];
  let reached = START;
  const go = (fate: string, to: number, i: number) => {
    const attributes = { class: `flight ${fate}`, part: `flight flight-${fate}` };
    drawn.push(
      path("", line.path(reached, to), { ...attributes, "data-flight": stops[i]!.square }),
    );
    reached = Math.max(reached, to);
  };
  if (safe >= 0) go("safe", edgeBefore(safe), safe);
  if (safe >= 0 && pieces.has(stops[safe]!.square)) reached = awayOf(safe) + RADIUS;
  // The badge of what is struck is the mark at the end of its line; any other closed line has a bar.
  if (strike >= 0) go("strike", edgeBefore(strike), strike);
  else if (bar !== null) {
    go(
      "stopped",
      bar,
      stops.findIndex(({ fate }) => fate === "lost"),
    );
    const turned = { transform: `rotate(${line.angle})` };
    const signs = [path("halo", BAR, turned), path("", BAR, turned)];
    drawn.push(at(line.point(bar), group("flight-end stopped", ...signs)));
  }
  return group("line", ...drawn);
}

/** The lines of the sky, below the pieces. */
export function drawSky(state: BoardState): Shape[] {
  const { sky, targets, geometry } = state;
  if (!sky) return [];
  const lines = sky.lines.map((line) => drawLine(line, sky, state));
  // Without destinations, the squares of the lines themselves say where it can land.
  const landings = targets.size > 0 ? [] : [...sky.approaches.values()];
  const dots = landings
    .filter(({ fate, square }) => fate === "safe" && !state.pieces.has(square))
    .map(({ square }) => at(geometry.point(square), shape("circle", { class: "dot", r: DOT })));
  const ring = shape("circle", { class: "flight-start", r: OUTLINE });
  return [
    shape("g", { part: "flights" }, ...lines, at(geometry.point(sky.from), ring)),
    group("target move", ...dots),
  ];
}
