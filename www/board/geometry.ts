// Where squares are in the drawing. Pieces stand on intersections, `CELL` apart.
import type { BoardShape } from "./model.js";

/** The distance between neighbouring intersections. */
export const CELL = 100;

/** From the outermost intersections to the edge of the playing field. */
export const EDGE = 56;

/** From the edge of the playing field to the edge of the drawing: room for coordinates. */
export const MARGIN = 40;

export interface Point {
  x: number;
  y: number;
}

/** The places of a board's squares. */
export class Geometry {
  readonly #shape: BoardShape;

  constructor(shape: BoardShape) {
    this.#shape = shape;
  }

  /** The left, top, right and bottom edge of the playing field. */
  get field(): { left: number; top: number; right: number; bottom: number } {
    return {
      left: -EDGE,
      top: -EDGE,
      right: (this.#shape.files.length - 1) * CELL + EDGE,
      bottom: (this.#shape.ranks.length - 1) * CELL + EDGE,
    };
  }

  /** The `viewBox` of the whole drawing. */
  get viewBox(): string {
    const { left, top, right, bottom } = this.field;
    const box = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
    return box.join(" ");
  }

  x(file: number): number {
    return file * CELL;
  }

  y(rank: number): number {
    return (this.#shape.ranks.length - 1 - rank) * CELL;
  }

  /** The intersection of a square, by its name. */
  point(square: string): Point {
    const { files, ranks } = this.#shape;
    const file = files.findIndex((name) => square.startsWith(name));
    const rank = ranks.indexOf(square.slice(files[file]?.length ?? 0));
    if (file < 0 || rank < 0) throw new RangeError(`no such square: ${square}`);
    return { x: this.x(file), y: this.y(rank) };
  }
}
