// The names of the defenders that a selected Air Force meets, each beside its piece where there is room: above,
// below or at a side. They lie below the pieces, so that a name without any room hides none of them.
import { CELL, FIELD, RADIUS, SMALL_SCALE, type Point } from "../geometry.js";
import { at, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import type { Defender } from "../zones/defenders.js";
import { BADGE, DOT, OUTLINE } from "./marks.js";
import { CARRIED_PLACES } from "./pieces.js";
import { barsOf } from "./sky.js";

/** The height of a name, how wide a letter is, and what is beside the letters, in units of the drawing. */
const NAME = { height: 27, letter: 12.6, padding: 20 };

/** Between the edge of a piece and its name. */
const GAP = 2;

/** The room around a bar. */
const BAR = 26;

/** How far apart the places are that are tried. */
const STEP = 12;

/** What it costs to overlap something, and not to stand in the middle below the piece. */
const COST = { name: 40, piece: 12, dot: 8, faint: 4, above: 0.2, beside: 0.4, aside: 0.6 };

/** What must not be overlapped. */
interface Thing extends Point {
  r: number;
  cost: number;
}

/** Where a name is: the edges of its box on a small board, from the middle of its piece. */
interface Place {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

function nameOf({ type, square }: Defender, { labels }: BoardState): string {
  return type ? labels.pieces[type] : square;
}

/** The size of a name on a small board. */
function sizeOf(name: string): Size {
  const width = (name.length * NAME.letter + NAME.padding) * SMALL_SCALE;
  return { width, height: NAME.height * SMALL_SCALE };
}

/** Everything that a name could cover. */
function thingsOf(state: BoardState): Thing[] {
  const { pieces, dimmed, targets, sky, geometry } = state;
  const things: Thing[] = [];
  for (const [square, { carrying }] of pieces) {
    const { x, y } = geometry.point(square);
    const isOutlined = targets.has(square) || square === sky?.from;
    const cost = dimmed.has(square) ? COST.faint : COST.piece;
    things.push({ x, y, r: isOutlined ? OUTLINE + 5 : RADIUS, cost });
    for (const place of CARRIED_PLACES[carrying?.length ?? 0] ?? []) {
      things.push({ x: x + place.x, y: y + place.y, r: 22, cost });
    }
  }
  for (const [square, kinds] of targets) {
    const { x, y } = geometry.point(square);
    const isEmpty = !pieces.has(square);
    if (isEmpty) things.push({ x, y, r: DOT, cost: COST.dot });
    if (kinds.some((kind) => kind !== "move")) {
      things.push({ x: x + BADGE.x, y: y + BADGE.y, r: BADGE.r + 2, cost: COST.piece });
    }
  }
  for (const { x, y } of barsOf(state)) things.push({ x, y, r: BAR, cost: COST.dot });
  return things;
}

/** Places around a piece whose outline has a radius, the best ones first. */
function placesAround(radius: number, { width, height }: Size): [Place, number][] {
  const places: [Place, number][] = [];
  const edge = radius + GAP;
  const reach = width / 2 - RADIUS / 2;
  for (let shift = 0; shift <= reach; shift += STEP) {
    for (const left of shift ? [-width / 2 - shift, -width / 2 + shift] : [-width / 2]) {
      const aside = (COST.aside * shift) / reach;
      places.push([{ left, top: edge }, aside]);
      places.push([{ left, top: -edge - height }, COST.above + aside]);
    }
  }
  for (let shift = 0; shift <= RADIUS; shift += STEP) {
    for (const top of shift ? [-height / 2 - shift, -height / 2 + shift] : [-height / 2]) {
      const cost = COST.beside + (COST.aside * shift) / RADIUS;
      places.push([{ left: edge, top }, cost], [{ left: -edge - width, top }, cost]);
    }
  }
  return places;
}

/** How much of a thing is in a box: 0 beside it, 1 where the box reaches the middle of the thing. */
function overlap({ x, y, r }: Thing, left: number, top: number, { width, height }: Size): number {
  const right = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.max(1 - Math.hypot(right, down) / r, 0);
}

/** The best place for the name of the defender at a point. */
function findPlace(point: Point, radius: number, size: Size, things: readonly Thing[]): Place {
  const { left: start, top: above, width, height } = FIELD;
  let best: Place | null = null;
  let least = Infinity;
  for (const [place, price] of placesAround(radius, size)) {
    const [left, top] = [point.x + place.left, point.y + place.top];
    const isOutside =
      left < start ||
      top < above ||
      left + size.width > start + width ||
      top + size.height > above + height;
    let cost = price + (isOutside ? CELL : 0);
    for (const thing of things) cost += thing.cost * overlap(thing, left, top, size);
    if (cost < least) [best, least] = [place, cost];
  }
  return best!;
}

/** A name at its place. It grows from the edge of its piece, so that a small board needs no other place. */
function drawName(
  defender: Defender,
  point: Point,
  radius: number,
  place: Place,
  state: BoardState,
) {
  const name = nameOf(defender, state);
  const size = sizeOf(name);
  const edge = radius + GAP;
  const isBelow = place.top === edge;
  const isAbove = place.top === -edge - size.height;
  const from = isBelow
    ? { x: 0, y: edge }
    : isAbove
      ? { x: 0, y: -edge }
      : { x: Math.sign(place.left) * edge, y: 0 };
  const [x, y] = [(place.left - from.x) / SMALL_SCALE, (place.top - from.y) / SMALL_SCALE];
  const [width, height] = [size.width / SMALL_SCALE, NAME.height];
  const attributes = {
    class: `threat ${defender.color === "r" ? "red" : "blue"}`,
    part: "threat",
    "data-threat": defender.square,
  };
  return at(
    { x: point.x + from.x, y: point.y + from.y },
    shape(
      "g",
      attributes,
      shape("rect", { x, y, width, height, rx: height / 2 }),
      shape("text", { x: x + width / 2, y: y + height / 2 + 7.5 }, name),
    ),
  );
}

/** The names of the defenders that the plane meets. */
export function drawThreatNames(state: BoardState): Shape[] {
  const { sky, geometry, targets } = state;
  if (!sky) return [];
  const things = thingsOf(state);
  return [...sky.threats].map((defender) => {
    const point = geometry.point(defender.square);
    const radius = targets.has(defender.square) ? OUTLINE + 5 : RADIUS;
    const size = sizeOf(nameOf(defender, state));
    const place = findPlace(point, radius, size, things);
    // The next name leaves this one room: a row of discs along it.
    const [left, middle] = [point.x + place.left, point.y + place.top + size.height / 2];
    for (let x = left; x <= left + size.width; x += STEP) {
      things.push({ x, y: middle, r: size.height / 2, cost: COST.name });
    }
    return drawName(defender, point, radius, place, state);
  });
}
