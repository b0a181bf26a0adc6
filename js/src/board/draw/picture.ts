// The layers of the drawing from bottom to top, and what each is drawn from: the view draws a layer
// again when one of these parts changed, a file has all of them.
import { FIELD } from "../geometry.js";
import { group, shape, type Shape, type Shapes } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawThreats, drawZones } from "../zones/draw.js";
import { drawArrows, drawMarks } from "./arrows.js";
import { drawCoordinates } from "./coordinates.js";
import { drawGround } from "./ground.js";
import { drawBadges, drawHighlights, drawTargets } from "./marks.js";
import { drawGhosts, placePiece } from "./pieces.js";
import { drawSky } from "./sky.js";
import type * as Writing from "./writing.js";

interface Layer {
  /** Options and parts of the state; a layer is drawn again for another geometry, too. */
  readonly from: readonly string[];
  /** `id` begins the ids of the drawing, so that two of them can be on a page. */
  readonly draw: (state: BoardState, id: string) => Shapes;
}

/** How names and numbers are drawn, once it is known. */
let writing: typeof Writing | null = null;

/** Lets all drawings have their names and numbers. */
export function useWriting(module: typeof Writing): void {
  writing = module;
}

/** The drawing of the ground is turned for the other side. */
function turn({ geometry }: BoardState, ground: Shape): Shape {
  const { left, top, width, height } = FIELD;
  const middle = `${left + width / 2} ${top + height / 2}`;
  return geometry.isFlipped ? shape("g", { transform: `rotate(180 ${middle})` }, ground) : ground;
}

/** The layers. That of the pieces is drawn by the view itself, piece by piece. */
export const LAYERS = {
  ground: {
    from: ["theme"],
    draw: (state, id) => [turn(state, drawGround(state.theme, id))],
  },
  coordinates: {
    from: [],
    draw: ({ options, geometry }) => [
      group("coordinates", ...drawCoordinates(options.coordinates, geometry)),
    ],
  },
  // Domes are cut off at the edge of the field.
  zones: {
    from: ["defenders", "theme"],
    draw: (state, id) => [
      shape("g", { "clip-path": `url(#${id}-field)` }, ...drawZones(state, id)),
    ],
  },
  threats: {
    from: ["sky"],
    draw: (state, id) => [
      shape("g", { "clip-path": `url(#${id}-field)` }, ...drawThreats(state, id)),
    ],
  },
  below: {
    from: ["lastMove", "pieces", "selected", "check", "checkers", "premoves"],
    draw: (state) => drawHighlights(state),
  },
  marks: {
    from: ["marks", "pieces"],
    draw: ({ options, geometry, pieces }) =>
      drawMarks(options.marks, geometry, (square) => pieces.has(square)),
  },
  sky: {
    from: ["sky"],
    draw: (state) => drawSky(state),
  },
  targets: {
    from: ["targets"],
    draw: (state) => drawTargets(state),
  },
  arrows: {
    from: ["arrows", "arrowRanks", "steps", "premoves", "pieces"],
    draw: (state) => drawArrows(state),
  },
  ghosts: {
    from: ["ghosts", "pieces", "labels", "set"],
    draw: (state) => drawGhosts(state),
  },
  names: {
    from: ["sky", "pieces", "targets", "dimmed", "labels"],
    draw: (state) => writing?.writeNames(state) ?? [],
  },
  pieces: {
    from: [],
    draw: (state) => [...state.pieces].map(([square, piece]) => placePiece(square, piece, state)),
  },
  badges: {
    from: ["targets"],
    draw: (state) => drawBadges(state),
  },
  tags: {
    from: ["arrows", "arrowRanks", "steps", "marks", "ghosts", "pieces", "labels", "set"],
    draw: (state) => writing?.writeNumbers(state) ?? [],
  },
} satisfies Record<string, Layer>;

export type LayerName = keyof typeof LAYERS;

/** The class of the drawing: with a plane selected, what does not matter is fainter. */
export function drawingClass({ sky }: BoardState): string {
  return sky ? "drawing flying" : "drawing";
}

/** The layers with what is in them. */
export function drawLayers(state: BoardState, id: string): Shape[] {
  return Object.entries(LAYERS).map(([name, { draw }]) =>
    shape("g", { class: `layer-${name}` }, ...draw(state, id)),
  );
}
