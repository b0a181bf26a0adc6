// The names of files and ranks: on all four sides, or small inside of the field.
import { FILES, RANKS } from "../../vocabulary.js";
import { CELL, FIELD, MARGIN, type Geometry } from "../geometry.js";
import { shape, type Shape } from "../markup.js";
import type { BoardOptions } from "../options.js";

/** The coordinates of a board. */
export function drawCoordinates(where: BoardOptions["coordinates"], geometry: Geometry): Shape[] {
  if (where === "none") return [];
  const [right, bottom] = [FIELD.left + FIELD.width, FIELD.top + FIELD.height];
  const away = where === "outside" ? MARGIN.outside / 2 : -14;
  const text = (name: string | number, x: number, y: number) =>
    // `dominant-baseline` is not known everywhere: a third of the size is the same for these names.
    shape("text", { part: "coordinate", x, y: y + 9 }, String(name));
  const files = geometry.isFlipped ? [...FILES].reverse() : FILES;
  const ranks = geometry.isFlipped ? RANKS : [...RANKS].reverse();
  const isOutside = where === "outside";
  return [
    ...files.flatMap((name, i) => [
      ...(isOutside ? [text(name, i * CELL, FIELD.top - away)] : []),
      text(name, i * CELL + (isOutside ? 0 : 34), bottom + away),
    ]),
    ...ranks.flatMap((name, i) => [
      text(name, FIELD.left - away, i * CELL - (isOutside ? 0 : 34)),
      ...(isOutside ? [text(name, right + away, i * CELL)] : []),
    ]),
  ];
}
