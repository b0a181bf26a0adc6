// The layers of the drawing from bottom to top, and what each is drawn from: the view draws a layer
// again when one of these parts changed, a file has all of them.
import { FIELD } from "../geometry.js";
import { at, group, shape, type Shape, type Shapes } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawThreats, drawZones } from "../zones/draw.js";
import { drawArrows, drawMarks, drawTags } from "./arrows.js";
import { drawCoordinates } from "./coordinates.js";
import { drawGround } from "./ground.js";
import { drawBadges, drawHighlights, drawTargets } from "./marks.js";
import { drawGhost, drawPiece } from "./pieces.js";
import { drawSky, drawThreatNames } from "./sky.js";

interface Layer {
  /** Options and parts of the state; a layer is drawn again for another geometry, too. */
  readonly from: readonly string[];
  /** `id` begins the ids of the drawing, so that two of them can be on a page. */
  readonly draw: (state: BoardState, id: string) => Shapes;
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
    from: ["marks"],
    draw: ({ options, geometry }) => drawMarks(options.marks, geometry),
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
    from: ["ghosts", "labels", "set"],
    draw: ({ geometry, ghosts, labels, set }) =>
      [...ghosts].map(([square, piece]) => drawGhost(piece, geometry.point(square), set, labels)),
  },
  // Below the pieces: a name is longer than a square is wide.
  names: {
    from: ["sky", "labels"],
    draw: (state) => drawThreatNames(state),
  },
  pieces: {
    from: [],
    draw: ({ geometry, pieces, labels, dimmed, set }) =>
      [...pieces].map(([square, piece]) => {
        const drawn = at(geometry.point(square), drawPiece(piece, set, labels));
        return dimmed.has(square) ? group("dimmed", drawn) : drawn;
      }),
  },
  badges: {
    from: ["targets"],
    draw: (state) => drawBadges(state),
  },
  tags: {
    from: ["arrows", "arrowRanks", "steps", "marks"],
    draw: (state) => drawTags(state),
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
