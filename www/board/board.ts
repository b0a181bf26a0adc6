// The board as one `<svg>`, in layers that are drawn one over the other.
import { Geometry, MARGIN } from "./geometry.js";
import type { BoardShape, Pieces } from "./model.js";
import { drawPiece } from "./pieces.js";
import { group, svg } from "./svg.js";
import { drawTerrain } from "./terrain.js";

/** The names of files and ranks on all four sides. */
function drawCoordinates(shape: BoardShape, geometry: Geometry): SVGGElement {
  const { left, top, right, bottom } = geometry.field;
  const drawn = group("coordinates");
  const put = (text: string, x: number, y: number) => drawn.append(svg("text", { x, y }, text));
  shape.files.forEach((name, file) => {
    put(name, geometry.x(file), top - MARGIN / 2);
    put(name, geometry.x(file), bottom + MARGIN / 2);
  });
  shape.ranks.forEach((name, rank) => {
    put(name, left - MARGIN / 2, geometry.y(rank));
    put(name, right + MARGIN / 2, geometry.y(rank));
  });
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}

/** A view of a board. It draws what it is told. */
export class BoardView {
  readonly element: SVGSVGElement;
  readonly #geometry: Geometry;
  readonly #pieces = group("pieces");

  constructor(shape: BoardShape, label: string) {
    this.#geometry = new Geometry(shape);
    this.element = svg(
      "svg",
      { class: "board", viewBox: this.#geometry.viewBox, role: "group", "aria-label": label },
      drawTerrain(shape, this.#geometry),
      drawCoordinates(shape, this.#geometry),
      this.#pieces,
    );
  }

  /** Shows these pieces and no others. */
  setPieces(pieces: Pieces): void {
    const drawn = [...pieces].map(([square, piece]) => {
      const { x, y } = this.#geometry.point(square);
      const element = drawPiece(piece);
      element.setAttribute("transform", `translate(${x} ${y})`);
      element.setAttribute("role", "img");
      element.dataset["square"] = square;
      const name = `${piece.name}, ${square}`;
      element.setAttribute("aria-label", name);
      element.prepend(svg("title", {}, name));
      return element;
    });
    this.#pieces.replaceChildren(...drawn);
  }
}
