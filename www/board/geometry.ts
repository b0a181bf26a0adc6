// The places of squares in the drawing. Pieces stand on intersections, `CELL` apart.
import type { BoardShape } from "./model.js";

/** The distance between neighbouring intersections. */
export const CELL = 100;

/** From the outermost intersections to the edge of the playing field. */
export const EDGE = 56;

/** From the edge of the playing field to the edge of the drawing: room for coordinates. */
export const MARGIN = 40;

/** How far a touch may be from its square, in cells. */
const TOUCH_REACH = 0.9;

export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The places of a board's squares, from the view of either side. */
export class Geometry {
  readonly #shape: BoardShape;
  readonly #flipped: boolean;
  readonly #points = new Map<string, Point>();

  constructor(shape: BoardShape, flipped = false) {
    this.#shape = shape;
    this.#flipped = flipped;
    shape.ranks.forEach((rankName, rank) => {
      shape.files.forEach((fileName, file) => {
        this.#points.set(fileName + rankName, { x: this.x(file), y: this.y(rank) });
      });
    });
  }

  /** The edges of the playing field. */
  get field(): Box {
    return {
      left: -EDGE,
      top: -EDGE,
      right: (this.#shape.files.length - 1) * CELL + EDGE,
      bottom: (this.#shape.ranks.length - 1) * CELL + EDGE,
    };
  }

  /** The edges of the whole drawing. */
  get box(): Box {
    const { left, top, right, bottom } = this.field;
    return {
      left: left - MARGIN,
      top: top - MARGIN,
      right: right + MARGIN,
      bottom: bottom + MARGIN,
    };
  }

  /** The `viewBox` of the whole drawing. */
  get viewBox(): string {
    const { left, top, right, bottom } = this.box;
    return [left, top, right - left, bottom - top].join(" ");
  }

  /** The middle of the board, around which it turns. */
  get middle(): Point {
    const { left, top, right, bottom } = this.field;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  x(file: number): number {
    return (this.#flipped ? this.#shape.files.length - 1 - file : file) * CELL;
  }

  y(rank: number): number {
    return (this.#flipped ? rank : this.#shape.ranks.length - 1 - rank) * CELL;
  }

  /** The squares row by row as they are drawn, from the top left. */
  get rows(): string[][] {
    const files = this.#flipped ? [...this.#shape.files].reverse() : this.#shape.files;
    const ranks = this.#flipped ? this.#shape.ranks : [...this.#shape.ranks].reverse();
    return ranks.map((rank) => files.map((file) => file + rank));
  }

  /** The intersection of a square, by its name. */
  point(square: string): Point {
    const point = this.#points.get(square);
    if (!point) throw new RangeError(`no such square: ${square}`);
    return point;
  }

  /** The square nearest to a point, or null outside of the drawing. */
  nearest(point: Point): string | null {
    const { left, top, right, bottom } = this.box;
    if (point.x < left || point.x > right || point.y < top || point.y > bottom) return null;
    const clamp = (value: number, count: number) =>
      Math.min(Math.max(Math.round(value / CELL), 0), count - 1);
    const column = clamp(point.x, this.#shape.files.length);
    const row = clamp(point.y, this.#shape.ranks.length);
    return this.rows[row]?.[column] ?? null;
  }

  /**
   * The square for a touch: the nearest one if a press there has an effect, else the nearest such
   * square within reach, else the nearest one.
   */
  squareForTouch(point: Point, responds: (square: string) => boolean): string | null {
    const nearest = this.nearest(point);
    if (nearest === null || responds(nearest)) return nearest;
    let [best, distance] = [nearest, TOUCH_REACH * CELL];
    for (const [square, { x, y }] of this.#points) {
      const away = Math.hypot(x - point.x, y - point.y);
      if (away < distance && responds(square)) [best, distance] = [square, away];
    }
    return best;
  }

  /** The square some steps to the right and down from another, as drawn; null off the board. */
  neighbour(square: string, right: number, down: number): string | null {
    const { x, y } = this.point(square);
    const [column, row] = [Math.round(x / CELL) + right, Math.round(y / CELL) + down];
    return this.rows[row]?.[column] ?? null;
  }
}
