// Mouse, pen and finger: clicks and drags, told in squares.
import type { Geometry, Point } from "./geometry.js";
import type { BoardActions, BoardState } from "./model.js";

/** How far a pointer moves, in pixels of the screen, before it drags. */
const SLACK = { mouse: 4, touch: 9 };

interface Press {
  id: number;
  square: string;
  x: number;
  y: number;
  dragging: boolean;
}

/** What the pointer needs from the board that it is on. */
interface PointerHost {
  readonly element: SVGSVGElement;
  readonly geometry: Geometry;
  readonly state: BoardState;
  /** Shows the held piece at a point over a square, or puts it down. */
  drag(at: Point | null, over: string | null): void;
  /** Remembers the square as the one that has the focus. */
  focus(square: string): void;
}

/** Lets a board be used with a pointer. */
export function listenToPointer(host: PointerHost, actions: BoardActions): void {
  const { element } = host;
  let press: Press | null = null;
  let hovered: string | null = null;

  const place = (event: PointerEvent): Point => {
    const matrix = element.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  const answering = (square: string) => {
    const { targets, movable, pieces } = host.state;
    return targets.has(square) || movable.has(square) || pieces.has(square);
  };
  // A mouse points exactly; a finger means the nearest thing that answers.
  const meant = (event: PointerEvent) =>
    event.pointerType === "mouse"
      ? host.geometry.nearest(place(event))
      : host.geometry.meant(place(event), answering);
  const hover = (square: string | null) => {
    if (square === hovered) return;
    hovered = square;
    actions.look(square);
  };
  const end = () => {
    press = null;
    host.drag(null, null);
  };

  element.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const square = meant(event);
    if (!square) return;
    press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      dragging: false,
    };
    // The drag goes on outside of the board.
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
    if (press.dragging) host.drag(place(event), meant(event));
  });

  element.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, dragging } = press;
    const to = meant(event);
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
