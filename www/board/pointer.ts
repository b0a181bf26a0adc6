// Mouse, pen and touch: clicks, drags and long presses, in squares.
import { toggleArrow } from "./arrows.js";
import type { Geometry, Point } from "./geometry.js";
import type { Arrow, ArrowColor, BoardActions, BoardState } from "./model.js";

/** How far a pointer moves before a drag begins, in pixels of the screen. */
const SLACK = { mouse: 4, touch: 9 };

/** How long a press is before it is a long one, in milliseconds. */
const LONG_PRESS = 500;

/**
 * How long a press on a piece that can move is before it draws an arrow: who picks up a piece may
 * think a moment before they move it.
 */
const VERY_LONG_PRESS = 1100;

interface Press {
  id: number;
  square: string;
  x: number;
  y: number;
  isTouch: boolean;
  /** What the pointer does: nothing yet, moves a piece, or draws an arrow. */
  mode: "press" | "drag" | "arrow";
  color: ArrowColor;
  /** Whether a long press has shown something: its end is no click. */
  isLong: boolean;
  timers: number[];
}

/** Where the held piece is drawn: at the pointer, and for a finger above it. */
export interface DragPoint extends Point {
  isTouch: boolean;
}

/** What the pointer needs from its board. */
interface PointerHost {
  readonly element: SVGSVGElement;
  readonly geometry: Geometry;
  readonly state: BoardState;
  /** Draws the held piece at a point over a square, or removes it. */
  drag(at: DragPoint | null, over: string | null): void;
  /** Draws an unfinished arrow, or removes it. */
  sketch(arrow: Arrow | null): void;
  /** Focuses a square. */
  focus(square: string): void;
}

/** The colour of an arrow, by the keys that are held. */
function arrowColor({ shiftKey, ctrlKey, altKey }: PointerEvent): ArrowColor {
  if (altKey) return shiftKey || ctrlKey ? "yellow" : "blue";
  return shiftKey || ctrlKey ? "red" : "green";
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
  const sketch = (one: Press, to: string | null) =>
    host.sketch(to === null ? null : { from: one.square, to, color: one.color });
  const startArrow = (one: Press) => {
    one.mode = "arrow";
    sketch(one, one.square);
    navigator.vibrate?.(15);
  };

  const end = () => {
    for (const timer of press?.timers ?? []) clearTimeout(timer);
    press = null;
    removeEventListener("keydown", onEscape, true);
    host.drag(null, null);
    host.sketch(null);
  };
  /** Ends a drag without a drop. */
  const cancel = () => {
    const wasDragging = press?.mode === "drag";
    end();
    if (wasDragging) actions.cancel();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || press?.mode === "press") return;
    cancel();
    event.preventDefault();
    event.stopPropagation();
  };

  /** After a while, a press that does not move shows a piece, and draws arrows. */
  const waitForLongPress = (one: Press) => {
    const after = (delay: number, act: () => void) =>
      one.timers.push(
        window.setTimeout(() => {
          if (press === one && one.mode === "press") act();
        }, delay),
      );
    const isPiece = host.state.pieces.has(one.square);
    if (isPiece && actions.inspect) {
      after(LONG_PRESS, () => {
        one.isLong = true;
        actions.inspect?.(one.square);
      });
    }
    const isMovable = host.state.movable.has(one.square);
    if (actions.draw) after(isMovable ? VERY_LONG_PRESS : LONG_PRESS, () => startArrow(one));
  };

  element.addEventListener("pointerdown", (event) => {
    // Another button during a drag ends it.
    if (press) return cancel();
    const isArrow = event.button === 2 && actions.draw !== undefined;
    if (!event.isPrimary || (event.button !== 0 && !isArrow)) return;
    const square = squareAt(event);
    if (!square) return;
    const one: Press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      isTouch: event.pointerType !== "mouse",
      mode: "press",
      color: isArrow ? arrowColor(event) : "green",
      isLong: false,
      timers: [],
    };
    press = one;
    // The drag continues outside of the board.
    element.setPointerCapture(event.pointerId);
    addEventListener("keydown", onEscape, true);
    event.preventDefault();
    if (isArrow) {
      one.mode = "arrow";
      return sketch(one, square);
    }
    host.focus(square);
    if (one.isTouch) waitForLongPress(one);
  });

  element.addEventListener("pointermove", (event) => {
    if (!press) {
      if (event.pointerType === "mouse") hover(host.geometry.nearest(place(event)));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (press.mode === "arrow") return sketch(press, host.geometry.nearest(place(event)));
    const slack = press.isTouch ? SLACK.touch : SLACK.mouse;
    const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    if (press.mode === "press" && moved) {
      for (const timer of press.timers) clearTimeout(timer);
      if (host.state.movable.has(press.square)) {
        press.mode = "drag";
        actions.grab(press.square);
      }
    }
    if (press.mode === "drag") {
      host.drag({ ...place(event), isTouch: press.isTouch }, squareAt(event));
    }
  });

  element.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, mode, color, isLong } = press;
    const to = squareAt(event);
    const arrowTo = host.geometry.nearest(place(event));
    end();
    if (mode === "arrow") {
      // A long press on a piece shows its card; an arrow starts only with a drag from there.
      if (arrowTo === null || (isLong && arrowTo === square)) return;
      return actions.draw?.(toggleArrow(host.state.drawn, { from: square, to: arrowTo, color }));
    }
    if (mode === "press") {
      if (!isLong) actions.press(square);
    } else if (to === null) actions.cancel();
    else if (to !== square) actions.press(to);
  });

  element.addEventListener("pointercancel", cancel);
  element.addEventListener("pointerleave", () => {
    if (!press) hover(null);
  });
  // The right button and a long press draw arrows.
  element.addEventListener("contextmenu", (event) => {
    if (actions.draw) event.preventDefault();
  });
  // While an arrow is drawn, the page does not scroll.
  element.addEventListener(
    "touchmove",
    (event) => {
      if (press?.mode === "arrow") event.preventDefault();
    },
    { passive: false },
  );
}
