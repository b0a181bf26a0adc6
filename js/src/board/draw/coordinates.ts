// The names of files and ranks on two sides: beside the field, or small inside of it. A small board
// shows the second, whatever was asked for: beside it they would be too small to read.
import { FILES, RANKS } from "../../vocabulary/words.js";
import { CELL, FIELD, MARGIN, type Geometry } from "../geometry.js";
import { group, shape, type Shape } from "../markup.js";
import type { BoardOptions } from "../options.js";

function text(name: string | number, x: number, y: number): Shape {
  // `dominant-baseline` is not known everywhere: a third of the size is the same for these names.
  return shape("text", { part: "coordinate", x, y: y + 9 }, String(name));
}

/** The coordinates of a board. */
export function drawCoordinates(where: BoardOptions["coordinates"], geometry: Geometry): Shape[] {
  if (where === "none") return [];
  const bottom = FIELD.top + FIELD.height;
  const files = geometry.isFlipped ? [...FILES].reverse() : FILES;
  const ranks = geometry.isFlipped ? RANKS : [...RANKS].reverse();
  // Between two lines, where a piece covers them least.
  const inside = [
    ...files.map((name, i) => text(name, i * CELL + 42, bottom - 15)),
    ...ranks.map((name, i) => text(name, FIELD.left + 21, i * CELL - 40)),
  ];
  if (where === "inside") return [group("inside", ...inside)];
  const away = MARGIN.outside / 2;
  const outside = [
    ...files.map((name, i) => text(name, i * CELL, bottom + away)),
    ...ranks.map((name, i) => text(name, FIELD.left - away, i * CELL)),
  ];
  return [group("outside", ...outside), group("inside spare", ...inside)];
}
