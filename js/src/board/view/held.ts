// The piece that is dragged, at the pointer.
import type { Piece } from "../../vocabulary/types.js";
import { pieceIcon } from "../draw/pieces.js";
import { shape, toElement } from "../markup.js";
import type { BoardState } from "../read/state.js";
import type { Drawing } from "./drawing.js";
import type { Drag, Origin } from "./pointer.js";

/** A piece that is dragged by a finger is drawn above it, and larger. */
const LIFT = { mouse: { up: 0, scale: 1.2 }, touch: { up: 0.95, scale: 1.5 } };

/** The ring around the destination must be seen around a finger. */
const RING = { mouse: 52, touch: 88 };

/** What is dragged from a square: the piece there, or the part of it that is picked. */
function pieceOf({ square, piece }: Origin, { pieces, options }: BoardState): Piece | null {
  const tray = options.tray?.square === square ? options.tray : null;
  const picked = tray?.pieces.find((one) => one.picked)?.piece;
  return piece ?? picked ?? (square && pieces.get(square)) ?? null;
}

/** Draws the dragged piece in the element of the board, and a ring around its destination. */
export function drawHeld(
  { origin, over, isTouch, x, y }: Drag,
  state: BoardState,
  root: HTMLElement,
  drawing: Drawing,
  held: SVGElement | null,
): SVGElement | null {
  const { geometry, set, labels, targets, spares } = state;
  const piece = pieceOf(origin, state);
  if (!piece) return held;
  let element = held;
  if (!element) {
    element = toElement(pieceIcon(piece, set, labels));
    element.classList.replace("icon", "float");
    root.append(element);
  }
  const rect = root.getBoundingClientRect();
  // A page may be scaled: pixels of the screen are not those of the style sheet then.
  const zoom = rect.width / root.offsetWidth || 1;
  const { up, scale } = LIFT[isTouch ? "touch" : "mouse"];
  const width = drawing.element.getBoundingClientRect().width / zoom;
  const size = (width / geometry.box.width) * 100 * scale;
  const { style } = element;
  style.width = style.height = `${size}px`;
  const [left, top] = [(x - rect.left) / zoom - size / 2, (y - rect.top) / zoom - size / 2];
  style.transform = `translate(${left}px,${top - up * size}px)`;
  const isGoal = over && (targets.has(over) || spares.length > 0);
  if (!isGoal) drawing.sketch();
  else {
    const point = geometry.point(over);
    const r = RING[isTouch ? "touch" : "mouse"];
    drawing.sketch(shape("circle", { class: "over", cx: point.x, cy: point.y, r }));
  }
  return element;
}
