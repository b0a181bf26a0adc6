// Short texts in discs: numbers of steps and arrows, signs of marks. They are above the pieces, in corners or
// where no piece is.
import { RADIUS, SMALL_SCALE, type Point } from "../geometry.js";
import { at, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { rankArrows } from "./arrows.js";

/** The radius of a disc, and its place in the corner of a square. */
const TAG = { r: 19, corner: 36 };

/** How far apart the places along an arrow are that are tried. */
const STEP = 10;

/** From the middle of a piece or a tag to that of another tag, so that they do not touch on a small board either. */
const APART = { piece: RADIUS + TAG.r * SMALL_SCALE, tag: 2 * TAG.r * SMALL_SCALE };

/** A short text in a disc. */
export function tag(point: Point, text: string, className: string): Shape {
  const label = shape("text", { y: 8 }, text);
  const disc = shape("circle", { r: TAG.r });
  return at(point, shape("g", { class: `tag ${className}`, part: "tag" }, disc, label));
}

/** The corner of a square: of steps at the left, of marks at the right. */
function cornerOf({ x, y }: Point, side: "left" | "right"): Point {
  return { x: side === "left" ? x - TAG.corner : x + TAG.corner, y: y - TAG.corner };
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of an arrow nearest to its middle that is clear of pieces and of other tags, or the clearest one. */
function findClear(start: Point, end: Point, pieces: readonly Point[], tags: readonly Point[]) {
  const length = between(start, end);
  let best: Point = start;
  let least = Infinity;
  for (let away = STEP; away < length; away += STEP) {
    const part = away / length;
    const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    const lacks = (others: readonly Point[], room: number) =>
      Math.max(0, ...others.map((other) => room - between(point, other)));
    const cost = lacks(pieces, APART.piece) + lacks(tags, APART.tag) + Math.abs(part - 0.5) / STEP;
    if (cost < least) [best, least] = [point, cost];
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

/** The numbers of steps, and the texts of arrows and marks. */
export function drawTags(state: BoardState): (Shape | null)[] {
  const { options, geometry } = state;
  const { arrows, arrowRanks, steps, marks } = options;
  const pieces = [...state.pieces.keys()].map((square) => geometry.point(square));
  const labelled = marks.filter(({ label }) => label);
  const taken = [
    ...steps.map(({ to }) => cornerOf(geometry.point(to), "left")),
    ...labelled.map(({ square }) => cornerOf(geometry.point(square), "right")),
  ];
  const inCorners = taken.length;
  const onArrows = rankArrows(arrows, arrowRanks).filter(({ label }) => label);
  for (const { from, to } of onArrows) {
    taken.push(findClear(geometry.point(from), geometry.point(to), pieces, taken));
  }
  return [
    ...steps.map((_, i) => tag(taken[i]!, String(i + 1), "step")),
    ...labelled.map(({ label, color = "green" }, i) =>
      tag(taken[steps.length + i]!, label!, `mark-label pen-${color}`),
    ),
    ...onArrows.map(({ label, color = "green" }, i) =>
      tag(taken[inCorners + i]!, label!, `pen-${color}`),
    ),
  ];
}
