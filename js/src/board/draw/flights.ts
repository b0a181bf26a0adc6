// Drawing where an Air Force may fly: a line along each direction that ends where the plane would.
// Safe is a line with a dot; where it can only strike and die the line goes on to a burst; where it
// is stopped, dots lead to a bar.
import { AirDefenseResult } from "../../vocabulary.js";
import type { Square } from "../../types.js";
import { CELL, type Geometry, type Point } from "../geometry.js";
import { at, path, shape, type Shape } from "../markup.js";
import type { Flights } from "../options.js";
import type { BoardState } from "../read/state.js";
import { burst } from "./marks.js";

/** How far a line starts from the middle of the plane's square. */
const START = 50;

type Stop = Flights["squares"][number];

/** The squares of each direction, the nearest first. */
function byDirection({ from, squares }: Flights, geometry: Geometry): Stop[][] {
  const start = geometry.point(from);
  const lines = new Map<string, Stop[]>();
  const far = ({ square }: Stop) => {
    const { x, y } = geometry.point(square);
    return Math.hypot(x - start.x, y - start.y);
  };
  for (const stop of squares) {
    const { x, y } = geometry.point(stop.square);
    const direction = `${Math.sign(x - start.x)} ${Math.sign(y - start.y)}`;
    lines.set(direction, [...(lines.get(direction) ?? []), stop]);
  }
  return [...lines.values()].map((stops) => stops.sort((a, b) => far(a) - far(b)));
}

function line(className: string, from: Point, to: Point): Shape[] {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return [path("flight halo", d), path(`flight ${className}`, d)];
}

/** One direction: its safe part, then what ends it. */
function drawLine(stops: readonly Stop[], state: BoardState, from: Square): Shape[] {
  const { geometry, pieces, targets } = state;
  const last = (isIt: (stop: Stop) => boolean) => stops.filter(isIt).at(-1)?.square;
  // Over the sea a plane is safe but cannot land: the destinations tell where it can.
  const safe = last(
    ({ square, result }) =>
      result === AirDefenseResult.SAFE_PASS && (targets.size === 0 || targets.has(square)),
  );
  const isEnemy = (square: Square) => {
    const [own, other] = [pieces.get(from), pieces.get(square)];
    return other !== undefined && other.color !== own?.color;
  };
  const strike = last(
    ({ square, result }) => result === AirDefenseResult.KAMIKAZE && isEnemy(square),
  );
  const bar = last(({ result }) => result === AirDefenseResult.DESTROYED);
  const start = geometry.point(from);
  const any = geometry.point(stops[0]!.square);
  const step = { x: Math.sign(any.x - start.x), y: Math.sign(any.y - start.y) };
  const length = Math.hypot(step.x, step.y);
  const [ux, uy] = [step.x / length, step.y / length];
  let reached: Point = { x: start.x + ux * START, y: start.y + uy * START };
  const [lines, ends]: [Shape[], Shape[]] = [[], []];
  const go = (className: string, square: Square, end: Shape) => {
    const to = geometry.point(square);
    const attributes = { class: `flight-end ${className}`, "data-flight": square };
    lines.push(...line(className, reached, to));
    ends.push(at(to, shape("g", attributes, end)));
    reached = to;
  };
  if (safe) go("safe", safe, shape("circle", { r: 13 }));
  if (strike) go("strike", strike, path("", burst(9, 30, 15)));
  if (bar) {
    // Before the square: the plane does not get there.
    const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
    go("stopped", bar, path("", "M-24-22v44", { transform: `rotate(${angle})` }));
  }
  return [...lines, ...ends];
}

/** The flight paths. */
export function drawFlights(state: BoardState): Shape[] {
  const { geometry, options } = state;
  const { flights } = options;
  if (!flights || flights.squares.length === 0) return [];
  const ring = shape("circle", { class: "flight-start", r: CELL / 2 + 2 });
  const drawn = byDirection(flights, geometry).flatMap((s) => drawLine(s, state, flights.from));
  return [shape("g", { part: "flights" }, ...drawn, at(geometry.point(flights.from), ring))];
}
