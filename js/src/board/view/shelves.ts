// Pieces beside the board: the tray with the pieces of a stack that is being deployed, and the spare
// pieces of an editor. Their buttons can be pressed, by keys too, or dragged onto the board.
import type { Piece } from "../../types.js";
import { pieceIcon } from "../draw/pieces.js";
import { toElement } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { box, html } from "./dom.js";
import type { Origin } from "./pointer.js";
import type { Emit } from "./presses.js";

/** A shelf: its element, and what its buttons pick up. */
export interface Shelf {
  element: HTMLElement;
  origins: ReadonlyMap<Element, Origin>;
}

function button(
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

/** The tray of a deploy. */
export function makeTray(state: BoardState, emit: Emit): Shelf | null {
  const { tray } = state.options;
  if (!tray) return null;
  const title = tray.title ?? state.labels.tray;
  const element = box("tray", "group", title, html("p", {}, title));
  const origins = new Map<Element, Origin>();
  for (const { piece, movable = true, label, picked = false } of tray.pieces) {
    const made = button("tray", piece, state, picked);
    made.dataset["tray"] = piece.type;
    if (!movable) made.setAttribute("aria-disabled", "true");
    if (label) {
      made.append(html("small", {}, label));
      made.ariaLabel += `, ${label}`;
    }
    const { square } = tray;
    origins.set(made, { square, piece, isMovable: movable });
    // A click by a key or a screen reader comes without pointer events.
    made.addEventListener("click", ({ detail }) => {
      if (detail === 0 && movable) emit("select", { square, pieces: [piece.type] });
    });
    element.append(made);
  }
  return { element, origins };
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
    const made = button("spare", piece, state, isPressed);
    made.dataset["spare"] = piece.color === "r" ? piece.type.toUpperCase() : piece.type;
    origins.set(made, { square: null, piece, isMovable: true });
    made.addEventListener("click", ({ detail }) => {
      if (detail === 0) emit("select", { square: null, piece });
    });
    element.append(made);
  }
  return { element, origins };
}
