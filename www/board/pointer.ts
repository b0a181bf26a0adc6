// Mouse, pen and touch: clicks and drags, in squares.
import type { Geometry, Point } from "./geometry.js";
import type { BoardActions, BoardState } from "./model.js";

/** How far a pointer moves before a drag begins, in pixels of the screen. */
const SLACK = { mouse: 4, touch: 9 };

interface Press {
  id: number;
  square: string;
  x: number;
  y: number;
  dragging: boolean;
}

/** What the pointer needs from its board. */
interface PointerHost {
  readonly element: SVGSVGElement;
  readonly geometry: Geometry;
  readonly state: BoardState;
  /** Draws the held piece at a point over a square, or no longer. */
  drag(at: Point | null, over: string | null): void;
  /** Focuses a square. */
  focus(square: string): void;
}

/** Handles the pointer events of a board. */
export function listenToPointer(host: PointerHost, actions: BoardActions): void {
  const { element } = host;
  let press: Press | null = null;
  let hovered: string | null = null;

  const place = (event: PointerEvent): Point => {
    const matrix = element.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  const responds = (square: string) => {
    const { targets, movable, pieces } = host.state;
    return targets.has(square) || movable.has(square) || pieces.has(square);
  };
  // A mouse is exact; a touch goes to the nearest square that responds.
  const squareAt = (event: PointerEvent) =>
    event.pointerType === "mouse"
      ? host.geometry.nearest(place(event))
      : host.geometry.squareForTouch(place(event), responds);
  const hover = (square: string | null) => {
    if (square === hovered) return;
    hovered = square;
    actions.hover(square);
  };
  const end = () => {
    press = null;
    host.drag(null, null);
  };

  element.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const square = squareAt(event);
    if (!square) return;
    press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      dragging: false,
    };
    // The drag continues outside of the board.
    element.setPointerCapture(event.pointerId);
    host.focus(square);
    event.preventDefault();
  });

  element.addEventListener("pointermove", (event) => {
    if (!press) {
      if (event.pointerType === "mouse") hover(host.geometry.nearest(place(event)));
      return;
    }
    if (event.pointerId !== press.id) return;
    const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
    const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    if (!press.dragging && moved && host.state.movable.has(press.square)) {
      press.dragging = true;
      actions.grab(press.square);
    }
    if (press.dragging) host.drag(place(event), squareAt(event));
  });

  element.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, dragging } = press;
    const to = squareAt(event);
    end();
    if (!dragging) actions.press(square);
    else if (to === null) actions.cancel();
    else if (to !== square) actions.press(to);
  });

  element.addEventListener("pointercancel", end);
  element.addEventListener("pointerleave", () => {
    if (!press) hover(null);
  });
}
