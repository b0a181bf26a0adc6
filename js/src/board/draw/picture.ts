// The layers of the drawing from bottom to top, and what each is drawn from: the view draws a layer
// again when one of these parts changed, a file has all of them.
import { at, group, shape, type Shape, type Shapes } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawZones } from "../zones/draw.js";
import { drawArrows, drawFills, drawMarks, drawPremoves, drawSteps } from "./arrows.js";
import { drawCoordinates } from "./coordinates.js";
import { drawFlights } from "./flights.js";
import { drawGround } from "./ground.js";
import { drawHighlights, drawTargets } from "./marks.js";
import { drawGhost, drawPiece } from "./pieces.js";

interface Layer {
  /** Options and parts of the state; a layer is drawn again for another geometry, too. */
  readonly from: readonly string[];
  /** `id` begins the ids of the drawing, so that two of them can be on a page. */
  readonly draw: (state: BoardState, id: string) => Shapes;
}

/** The drawing of the ground is turned for the other side. */
function turn({ geometry }: BoardState, ground: Shape): Shape {
  const { left, top, width, height } = geometry.box;
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
      group(
        `coordinates ${options.coordinates}`,
        ...drawCoordinates(options.coordinates, geometry),
      ),
    ],
  },
  zones: {
    from: ["defenders"],
    // Domes end with the field.
    draw: ({ geometry, defenders }, id) => [
      shape("g", { "clip-path": `url(#${id}-field)` }, ...drawZones(defenders, geometry, id)),
    ],
  },
  below: {
    from: ["lastMove", "selected", "check", "checkers", "premoves", "marks"],
    draw: (state) => [...drawHighlights(state), ...drawFills(state.options.marks, state.geometry)],
  },
  ghosts: {
    from: ["ghosts", "labels", "set"],
    draw: ({ geometry, ghosts, labels, set }) =>
      [...ghosts].map(([square, piece]) => drawGhost(piece, geometry.point(square), set, labels)),
  },
  pieces: {
    from: [],
    draw: ({ geometry, pieces, labels, dimmed, set }) =>
      [...pieces].map(([square, piece]) => {
        const drawn = at(geometry.point(square), drawPiece(piece, set, labels));
        return dimmed.has(square) ? group("dimmed", drawn) : drawn;
      }),
  },
  flights: {
    from: ["flights", "targets", "pieces"],
    draw: (state) => drawFlights(state),
  },
  targets: {
    from: ["targets"],
    draw: ({ geometry, targets }) => drawTargets(targets, geometry),
  },
  arrows: {
    from: ["arrows", "marks", "steps", "premoves"],
    draw: ({ geometry, options }) => [
      ...drawPremoves(options.premoves, geometry),
      ...drawSteps(options.steps, geometry),
      ...drawArrows(options.arrows, geometry),
      ...drawMarks(options.marks, geometry),
    ],
  },
} satisfies Record<string, Layer>;

export type LayerName = keyof typeof LAYERS;

/** The layers with what is in them. */
export function drawLayers(state: BoardState, id: string): Shape[] {
  return Object.entries(LAYERS).map(([name, { draw }]) =>
    shape("g", { class: `layer-${name}` }, ...draw(state, id)),
  );
}
