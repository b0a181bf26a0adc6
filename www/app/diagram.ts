// A small board that shows what one piece may do: a board to look at, and marks over it.
import { Board } from "cotulenh-wasm/board";
import { FILES, RANKS, type Color, type Piece, type Square } from "../game/vocabulary.js";
import { SIDES } from "./sides.js";
import { h } from "./dom.js";
import { group, svg } from "./svg.js";

/** The distance of two squares, and from the outermost ones to the edge, in units of the drawing. */
const CELL = 100;
const EDGE = 60;

/** What is shown on a point of the diagram. */
export const DIAGRAM_MARKS = ["both", "move", "capture", "hero", "zone"] as const;
export type DiagramMark = (typeof DIAGRAM_MARKS)[number];

/** What is drawn: a piece on its square, and marks on others. */
export interface Diagram {
  square: Square;
  piece: Piece;
  marks: ReadonlyMap<Square, Exclude<DiagramMark, "zone">>;
  zone: readonly Square[];
}

/** The shape of a mark around the origin. The kinds differ without colour too. */
function shapeOf(mark: DiagramMark, color: Color): SVGElement {
  if (mark === "zone") {
    const at = { x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL };
    return svg("rect", { class: `hatched-cell ${SIDES[color]}`, ...at });
  }
  if (mark === "both") return svg("circle", { class: "dot both", r: 26 });
  if (mark === "move") return svg("circle", { class: "dot move", r: 22 });
  if (mark === "capture") return svg("path", { class: "cross", d: "M-22-22l44 44m0-44l-44 44" });
  return svg("path", { class: "diamond", d: "M0-28L28 0L0 28L-28 0Z" });
}

function placeOf(square: Square, flipped: boolean): readonly [x: number, y: number] {
  const file = FILES.indexOf(square[0] as (typeof FILES)[number]);
  const rank = Number(square.slice(1)) - 1;
  const [right, up] = [FILES.length - 1 - file, RANKS.length - 1 - rank];
  return flipped ? [right * CELL, rank * CELL] : [file * CELL, up * CELL];
}

/** The diagram as a picture. */
export function drawDiagram(
  { square, piece, marks, zone }: Diagram,
  flipped: boolean,
): HTMLElement {
  const { carrying: _, ...alone } = piece;
  const element = h("div", { class: "diagram", "aria-hidden": "true" });
  const board = new Board(element, {
    pieces: [{ square, piece: alone }],
    orientation: flipped ? "b" : "r",
    coordinates: "none",
    viewOnly: true,
  });
  // It is only looked at.
  board.element.shadowRoot?.querySelector('[part="grid"]')?.remove();
  const mark = (name: DiagramMark, at: Square) => {
    const shape = shapeOf(name, piece.color);
    shape.setAttribute("transform", `translate(${placeOf(at, flipped).join(" ")})`);
    shape.dataset["diagram"] = `${name} ${at}`;
    return shape;
  };
  const [width, height] = [FILES, RANKS].map(({ length }) => (length - 1) * CELL + 2 * EDGE);
  element.append(
    svg(
      "svg",
      { viewBox: [-EDGE, -EDGE, width, height].join(" ") },
      group("zones", ...zone.map((one) => mark("zone", one))),
      group("marks", ...[...marks].map(([one, name]) => mark(name, one))),
    ),
  );
  return element;
}

/** A mark as an icon, for the key of the diagram. */
export function diagramIcon(mark: DiagramMark, color: Color): SVGSVGElement {
  const attributes = { class: "diagram-icon", viewBox: "-50 -50 100 100" };
  return svg("svg", { ...attributes, "aria-hidden": "true" }, shapeOf(mark, color));
}
