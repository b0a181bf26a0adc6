// The places of squares in the drawing. Pieces stand on intersections, `CELL` apart.
import { CoTuLenhError } from "../errors/error.js";
import type { Square } from "../vocabulary/types.js";
import { FILES, RANKS } from "../vocabulary/words.js";

/** The distance between neighbouring intersections. */
export const CELL = 100;

/** From the outermost intersections to the edge of the playing field. */
export const EDGE = 56;

/** Half the width of a piece. */
export const RADIUS = 45;

/** Room for the rim of the playing field. */
export const RIM = 4;

/** Room to the left of the playing field and below it: for coordinates, or the rim alone. */
export const MARGIN = { outside: 40, inside: RIM, none: RIM } as const;

/** A small board draws names and numbers larger by this: the style sheet does it, and room is kept for it. */
export const SMALL_SCALE = 1.45;

/** How far a touch may be from its square, in cells. */
const TOUCH_REACH = 0.9;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The edges of the playing field. */
export const FIELD: Readonly<Box> = {
  left: -EDGE,
  top: -EDGE,
  width: (FILES.length - 1) * CELL + 2 * EDGE,
  height: (RANKS.length - 1) * CELL + 2 * EDGE,
};

/** The names of files and ranks that a square is made of, as numbers from 0. */
export function cellOf(square: Square): readonly [file: number, rank: number] {
  return [FILES.indexOf(square[0] as never), Number(square.slice(1)) - 1];
}

/** The places of the squares, from the view of either side. */
export class Geometry {
  readonly isFlipped: boolean;
  /** The whole drawing. */
  readonly box: Readonly<Box>;
  /** The squares row by row as they are drawn, from the top left. */
  readonly rows: readonly (readonly Square[])[];
  readonly #points = new Map<string, Point>();

  constructor(isFlipped = false, coordinates: keyof typeof MARGIN = "outside") {
    this.isFlipped = isFlipped;
    const margin = MARGIN[coordinates];
    this.box = {
      left: FIELD.left - margin,
      top: FIELD.top - RIM,
      width: FIELD.width + margin + RIM,
      height: FIELD.height + margin + RIM,
    };
    const files = isFlipped ? [...FILES].reverse() : FILES;
    const ranks = isFlipped ? RANKS : [...RANKS].reverse();
    this.rows = ranks.map((rank) => files.map((file): Square => `${file}${rank}`));
    this.rows.forEach((row, y) =>
      row.forEach((square, x) => this.#points.set(square, { x: x * CELL, y: y * CELL })),
    );
  }

  get viewBox(): string {
    const { left, top, width, height } = this.box;
    return [left, top, width, height].join(" ");
  }

  /** The intersection of a square. */
  point(square: Square): Point {
    const point = this.#points.get(square);
    if (!point)
      throw new CoTuLenhError("INVALID_SQUARE", `${JSON.stringify(square)} is not a square`);
    return point;
  }

  /** The square nearest to a point, or null outside of the drawing. */
  nearest({ x, y }: Point): Square | null {
    const { left, top, width, height } = this.box;
    if (x < left || x > left + width || y < top || y > top + height) return null;
    const clamp = (value: number, count: number) =>
      Math.min(Math.max(Math.round(value / CELL), 0), count - 1);
    return this.rows[clamp(y, RANKS.length)]?.[clamp(x, FILES.length)] ?? null;
  }

  /**
   * The square for a touch: the nearest one if a press there has an effect, else the nearest such
   * square within reach, else the nearest one.
   */
  squareForTouch(point: Point, responds: (square: Square) => boolean): Square | null {
    const nearest = this.nearest(point);
    if (nearest === null || responds(nearest)) return nearest;
    let [best, distance] = [nearest, TOUCH_REACH * CELL];
    for (const square of this.rows.flat()) {
      const { x, y } = this.point(square);
      const away = Math.hypot(x - point.x, y - point.y);
      if (away < distance && responds(square)) [best, distance] = [square, away];
    }
    return best;
  }

  /** The square some steps to the right and down from another, as drawn; null off the board. */
  neighbour(square: Square, right: number, down: number): Square | null {
    const { x, y } = this.point(square);
    return this.rows[y / CELL + down]?.[x / CELL + right] ?? null;
  }
}
