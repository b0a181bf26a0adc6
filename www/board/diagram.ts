// A small board that shows what one piece may do.
import { CELL, Geometry } from "./geometry.js";
import type { BoardPiece, BoardShape, Side } from "./model.js";
import { drawPiece } from "./pieces.js";
import { group, svg } from "./svg.js";
import { drawTerrain } from "./terrain.js";

/** What is shown on a point of the diagram. */
export const DIAGRAM_MARKS = ["both", "move", "capture", "hero", "zone"] as const;
export type DiagramMark = (typeof DIAGRAM_MARKS)[number];

/** What is drawn: a piece on its square, and marks on others. */
export interface Diagram {
  square: string;
  piece: BoardPiece;
  marks: ReadonlyMap<string, Exclude<DiagramMark, "zone">>;
  zone: readonly string[];
}

/** The shape of a mark around the origin. The kinds differ without colour too. */
function shapeOf(mark: DiagramMark, side: Side): SVGElement {
  if (mark === "zone") {
    const at = { x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL };
    return svg("rect", { class: `hatched-cell ${side}`, ...at });
  }
  if (mark === "both") return svg("circle", { class: "dot both", r: 26 });
  if (mark === "move") return svg("circle", { class: "dot move", r: 22 });
  if (mark === "capture") return svg("path", { class: "cross", d: "M-22-22l44 44m0-44l-44 44" });
  return svg("path", { class: "diamond", d: "M0-28L28 0L0 28L-28 0Z" });
}

function markAt(mark: DiagramMark, side: Side, square: string, geometry: Geometry): SVGElement {
  const { x, y } = geometry.point(square);
  const shape = shapeOf(mark, side);
  shape.setAttribute("transform", `translate(${x} ${y})`);
  shape.dataset["diagram"] = `${mark} ${square}`;
  return shape;
}

/** The diagram as a picture. */
export function drawDiagram(
  shape: BoardShape,
  { square, piece, marks, zone }: Diagram,
  flipped: boolean,
): SVGSVGElement {
  const geometry = new Geometry(shape, flipped);
  const { left, top, right, bottom } = geometry.field;
  const ground = drawTerrain(shape, new Geometry(shape));
  const { x, y } = geometry.middle;
  if (flipped) ground.setAttribute("transform", `rotate(180 ${x} ${y})`);
  const at = geometry.point(square);
  const drawn = drawPiece({ ...piece, carrying: [] });
  drawn.setAttribute("transform", `translate(${at.x} ${at.y}) scale(1.25)`);
  return svg(
    "svg",
    {
      class: "board diagram",
      viewBox: [left, top, right - left, bottom - top].join(" "),
      "aria-hidden": "true",
    },
    ground,
    group("zones", ...zone.map((one) => markAt("zone", piece.side, one, geometry))),
    group("marks", ...[...marks].map(([one, mark]) => markAt(mark, piece.side, one, geometry))),
    drawn,
  );
}

/** A mark as an icon, for the key of the diagram. */
export function diagramIcon(mark: DiagramMark, side: Side): SVGSVGElement {
  const attributes = { class: "board diagram-icon", viewBox: "-50 -50 100 100" };
  return svg("svg", { ...attributes, "aria-hidden": "true" }, shapeOf(mark, side));
}
