// Pieces beside the board: the spare pieces of an editor. Their buttons can be pressed, by keys too, or dragged
// onto the board.
import type { Piece, Square } from "../../vocabulary/types.js";
import { pieceIcon } from "../draw/pieces.js";
import type { Point } from "../geometry.js";
import { toElement } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { box, html } from "../view/dom.js";
import type { Origin } from "../view/pointer.js";
import type { Emit } from "../view/presses.js";

/** A shelf: its element, and what its buttons pick up. */
export interface Shelf {
  element: HTMLElement;
  origins: ReadonlyMap<Element, Origin>;
  /** Puts it into its place on the board; the shelf before it was there. */
  settle?: (state: BoardState, before: Shelf | null) => void;
  /** The square that it stands beside, and where it stands. */
  place?: Point & { square: Square };
}

/** A button with a piece. */
export function pieceButton(
  name: string,
  piece: Piece,
  { labels, set }: BoardState,
  isPressed: boolean,
): HTMLButtonElement {
  const attributes = {
    type: "button",
    part: `${name}-piece`,
    "aria-label": labels.piece(piece, labels),
  };
  const made = html("button", { ...attributes, "aria-pressed": String(isPressed) });
  made.append(toElement(pieceIcon(piece, set, labels)));
  return made;
}

/** The spare pieces of an editor. */
export function makeSpares(state: BoardState, emit: Emit): Shelf | null {
  const { spares, labels, options } = state;
  if (spares.length === 0) return null;
  const element = box("spares", "group", labels.spares);
  const origins = new Map<Element, Origin>();
  const { brush } = options;
  for (const piece of spares) {
    const isPressed = brush?.type === piece.type && brush.color === piece.color;
    const made = pieceButton("spare", piece, state, isPressed);
    made.dataset["spare"] = piece.color === "r" ? piece.type.toUpperCase() : piece.type;
    origins.set(made, { square: null, piece, isMovable: true });
    made.addEventListener("click", ({ detail }) => {
      if (detail === 0) emit("select", { square: null, piece });
    });
    element.append(made);
  }
  return { element, origins };
}
