// What a deploy has taken from where it stood: faded cargo beside a carrier that is still there, and the numbers
// of its steps, as beside a faded stack that has gone as a whole.
import type { Piece, Square } from "../../vocabulary/types.js";
import { RADIUS, type Point } from "../geometry.js";
import { at, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawCarried } from "./pieces.js";
import { tag } from "./tags.js";

/** Where faded cargo is, and its number, from the middle of the carrier: at the left, where nothing else sits. */
const PLACES: readonly (readonly { ghost: Point; number: Point }[])[] = [
  [],
  [{ ghost: { x: -52, y: 0 }, number: { x: -48, y: -40 } }],
  [
    { ghost: { x: -47, y: 22 }, number: { x: -46, y: 60 } },
    { ghost: { x: -45, y: -26 }, number: { x: -46, y: -66 } },
  ],
  [
    { ghost: { x: -47, y: 22 }, number: { x: -46, y: 60 } },
    { ghost: { x: -45, y: -26 }, number: { x: -46, y: -66 } },
    { ghost: { x: 5, y: -51 }, number: { x: 44, y: -60 } },
  ],
];

/** The size of what is around faded cargo. */
const RING = 23;

/** Between two numbers of one ghost. */
const APART = 40;

/** The pieces of a stack, the carrier first. */
function unstack(stack: Piece | undefined): Piece[] {
  if (!stack) return [];
  const { carrying = [], ...carrier } = stack;
  return [carrier, ...carrying];
}

/** What is missing of a stack whose square is not empty. */
function missingFrom(before: Piece, now: Piece): Piece[] {
  if (before.color !== now.color) return [];
  const left = unstack(now).map(({ type }) => type);
  return unstack(before).filter(({ type }) => {
    const i = left.indexOf(type);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** The number of the step that a piece went by. */
function stepOf({ type }: Piece, from: Square, { options }: BoardState): number {
  return options.steps.findIndex(
    (step) => step.from === from && unstack(step.piece).some((one) => one.type === type),
  );
}

/** Faded cargo beside its carrier. */
function drawMissing(square: Square, missing: readonly Piece[], state: BoardState): Shape {
  const { geometry, set, labels } = state;
  const places = PLACES[missing.length] ?? [];
  const drawn = places.flatMap((place, i) => {
    const piece = missing[i]!;
    const step = stepOf(piece, square, state);
    const cargo = drawCarried(piece, { x: 0, y: 0 }, set, labels);
    const ghost = at(
      place.ghost,
      shape("circle", { class: "pale", r: RING }),
      shape("g", { class: "ghost", part: "ghost" }, cargo),
      shape("circle", { class: "trace", r: RING }),
    );
    return step < 0 ? [ghost] : [ghost, number(place.number, step)];
  });
  return at(geometry.point(square), ...drawn);
}

function number(point: Point, step: number): Shape {
  return tag(point, String(step + 1), "step from");
}

/** The ghosts beside pieces that are still there, and the numbers of all. */
export function drawGhostNumbers(state: BoardState): Shape[] {
  const { ghosts, pieces, geometry, options } = state;
  return [...ghosts].flatMap(([square, before]) => {
    const now = pieces.get(square);
    if (now) return [drawMissing(square, missingFrom(before, now), state)];
    const steps = options.steps.flatMap(({ from }, i) => (from === square ? [i] : []));
    const start = -((steps.length - 1) * APART) / 2;
    const numbers = steps.map((step, i) => number({ x: start + i * APART, y: RADIUS }, step));
    return [at(geometry.point(square), ...numbers)];
  });
}
