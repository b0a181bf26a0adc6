// Mouse, pen and touch: clicks, drags and long presses.
import type { Piece, PieceType, Square } from "../../vocabulary/types.js";
import { BADGE } from "../draw/marks.js";
import type { Point } from "../geometry.js";
import type { Arrow, Mark, Pen } from "../options.js";
import type { BoardState } from "../read/state.js";
import type { Emit, Presses } from "./presses.js";

/** How far a pointer moves before a drag begins, in pixels of the screen. */
const SLACK = { mouse: 4, touch: 9 };

/** How long a press is before it is a long one, in milliseconds. */
const LONG_PRESS = 500;

/**
 * How long a press on a piece that can move is before it draws an arrow: who picks up a piece may
 * think a moment before they move it.
 */
const VERY_LONG_PRESS = 1100;

/** Where a drag starts: on a square, in the tray, or among the spare pieces. */
export interface Origin {
  square: Square | null;
  /** The spare piece, or the piece of the tray. */
  piece?: Piece;
  /** Whether something is picked up here. */
  isMovable: boolean;
}

interface Press {
  id: number;
  origin: Origin;
  x: number;
  y: number;
  isTouch: boolean;
  /** What the pointer does: nothing yet, moves a piece, or draws an arrow. */
  mode: "press" | "drag" | "arrow";
  color: Pen;
  button: number;
  /** Whether a long press has shown something: its end is no click. */
  isLong: boolean;
  timers: ReturnType<typeof setTimeout>[];
}

/** What is dragged, and where. */
export interface Drag {
  origin: Origin;
  x: number;
  y: number;
  isTouch: boolean;
  over: Square | null;
}

/** What the pointer needs from its board. */
export interface PointerHost {
  readonly element: HTMLElement;
  readonly state: BoardState;
  readonly emit: Emit;
  readonly presses: Presses;
  /** A point of the screen in the drawing. */
  place(x: number, y: number): Point;
  /** Where a press starts, if it is on the board. */
  origin(event: PointerEvent): Origin | null;
  drag(drag: Drag | null): void;
  /** Draws an unfinished arrow, or removes it. */
  sketch(arrow: Arrow | null): void;
  focus(square: Square): void;
  hover(square: Square | null): void;
}

/** The colour of an arrow, by the keys that are held. */
function pen({ shiftKey, ctrlKey, altKey }: PointerEvent): Pen {
  if (altKey) return shiftKey || ctrlKey ? "yellow" : "blue";
  return shiftKey || ctrlKey ? "red" : "green";
}

/** A list with one more, or without the same one of the same colour. */
function toggle<T extends { readonly color?: Pen }>(
  all: readonly T[],
  one: T,
  isSame: (other: T) => boolean,
): readonly T[] {
  const present = all.find(isSame);
  const others = all.filter((other) => other !== present);
  return present && (present.color ?? "green") === one.color ? others : [...others, one];
}

/** The lists of a board with an arrow that was drawn, or a ring if it ends where it starts. */
function drawn({ options }: BoardState, from: Square, to: Square, color: Pen) {
  const { arrows, marks } = options;
  const arrow: Arrow = { from, to, color };
  const mark: Mark = { square: from, color };
  return from === to
    ? { arrows, marks: toggle(marks, mark, (one) => one.square === from && !one.shape) }
    : { arrows: toggle(arrows, arrow, (one) => one.from === from && one.to === to), marks };
}

/** Handles the pointer events of a board. Returns what ends a press that is under way. */
export function listenToPointer(host: PointerHost): () => void {
  const { element, emit } = host;
  let press: Press | null = null;

  const nearest = (event: PointerEvent) =>
    host.state.geometry.nearest(host.place(event.clientX, event.clientY));
  const responds = (square: Square) => {
    const { targets, movable, pieces } = host.state;
    return targets.has(square) || movable.has(square) || pieces.has(square);
  };
  // A mouse is exact; a touch goes to the nearest square that responds.
  const squareAt = (event: PointerEvent) =>
    event.pointerType === "mouse"
      ? nearest(event)
      : host.state.geometry.squareForTouch(host.place(event.clientX, event.clientY), responds);
  const isOnBadge = (event: PointerEvent, square: Square) => {
    if (!host.state.targets.get(square)?.includes("combine")) return false;
    const [point, middle] = [host.place(event.clientX, event.clientY), host.state.geometry.point(square)]; // prettier-ignore
    const away = Math.hypot(point.x - middle.x - BADGE.x, point.y - middle.y - BADGE.y);
    return away <= BADGE.r * (event.pointerType === "mouse" ? 1 : 1.4);
  };
  const sketch = (one: Press, to: Square | null) => {
    const { square } = one.origin;
    host.sketch(to === null || square === null ? null : { from: square, to, color: one.color });
  };

  const end = () => {
    for (const timer of press?.timers ?? []) clearTimeout(timer);
    press = null;
    removeEventListener("keydown", onEscape, true);
    host.drag(null);
    host.sketch(null);
  };
  /** Ends a drag without a drop. */
  const cancel = () => {
    const wasDragging = press?.mode === "drag";
    end();
    if (wasDragging) emit("cancel", { drag: true });
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || press?.mode === "press") return;
    cancel();
    event.preventDefault();
    event.stopPropagation();
  };

  /** After a while, a press that does not move shows a piece, and draws arrows. */
  const waitForLongPress = (one: Press, square: Square) => {
    const after = (delay: number, act: () => void) =>
      one.timers.push(
        setTimeout(() => {
          if (press === one && one.mode === "press") act();
        }, delay),
      );
    const { state } = host;
    if (state.pieces.has(square) && state.options.inspect) {
      after(LONG_PRESS, () => {
        one.isLong = true;
        emit("inspect", { square });
      });
    }
    if (!state.options.draw) return;
    after(one.origin.isMovable ? VERY_LONG_PRESS : LONG_PRESS, () => {
      one.mode = "arrow";
      sketch(one, square);
      navigator.vibrate?.(15);
    });
  };

  element.addEventListener("pointerdown", (event) => {
    // Another button during a drag ends it.
    if (press) return cancel();
    const isRight = event.button === 2;
    if (!event.isPrimary || (event.button !== 0 && !isRight)) return;
    const origin = host.origin(event);
    if (!origin) return;
    const isTouch = event.pointerType !== "mouse";
    if (origin.square && isTouch && !origin.piece) origin.square = squareAt(event) ?? origin.square;
    press = {
      id: event.pointerId,
      origin,
      x: event.clientX,
      y: event.clientY,
      isTouch,
      mode: "press",
      color: isRight ? pen(event) : "green",
      button: event.button,
      isLong: false,
      timers: [],
    };
    // The drag continues outside of the board.
    element.setPointerCapture(event.pointerId);
    addEventListener("keydown", onEscape, true);
    event.preventDefault();
    if (isRight) {
      const isEraser = host.state.spares.length > 0 && !host.state.options.draw;
      if (host.state.options.draw || isEraser) press.mode = "arrow";
      if (host.state.options.draw) sketch(press, origin.square);
      return;
    }
    if (origin.square && !origin.piece) {
      host.focus(origin.square);
      if (isTouch) waitForLongPress(press, origin.square);
    }
  });

  element.addEventListener("pointermove", (event) => {
    if (!press) {
      if (event.pointerType === "mouse") host.hover(nearest(event));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (press.mode === "arrow") {
      if (host.state.options.draw) sketch(press, nearest(event));
      return;
    }
    const slack = press.isTouch ? SLACK.touch : SLACK.mouse;
    const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    const { origin } = press;
    if (press.mode === "press" && moved && press.button === 0) {
      for (const timer of press.timers) clearTimeout(timer);
      if (origin.isMovable && !host.state.options.viewOnly) {
        press.mode = "drag";
        // The host shows where the piece may go.
        const isNew = host.state.options.selected !== origin.square;
        if (origin.square && origin.piece) emit("select", pickOf(origin));
        else if (origin.square && isNew) emit("select", { square: origin.square });
      }
    }
    if (press?.mode === "drag") {
      const { clientX: x, clientY: y } = event;
      host.drag({ origin, x, y, isTouch: press.isTouch, over: squareAt(event) });
    }
  });

  /** A part of a stack that is picked. */
  const pickOf = ({ square, piece }: Origin): { square: Square | null; pieces?: PieceType[] } =>
    piece && square ? { square, pieces: [piece.type] } : { square };

  element.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { origin, mode, color, isLong, button } = press;
    const { square, piece } = origin;
    const { state } = host;
    const to = squareAt(event);
    const arrowTo = nearest(event);
    end();
    if (mode === "arrow") {
      if (square === null || arrowTo === null) return;
      const isClick = arrowTo === square;
      // In an editor a click with the right button removes a piece.
      if (button === 2 && isClick && state.spares.length > 0 && state.pieces.has(square)) {
        return emit("drop", { from: square, to: null });
      }
      // A long press on a piece shows its card; an arrow starts only with a drag from there.
      if (!state.options.draw || (isLong && isClick)) return;
      return emit("draw", { ...drawn(state, square, arrowTo, color), from: square, to: arrowTo, color }); // prettier-ignore
    }
    if (button !== 0) return;
    if (mode === "press") {
      if (isLong || state.options.viewOnly) return;
      if (piece && square === null) return emit("select", { square, piece });
      if (piece) return origin.isMovable ? emit("select", pickOf(origin)) : undefined;
      if (square) {
        host.presses.press(state, square, isOnBadge(event, square) ? "combine" : undefined);
      }
    } else if (to === null) {
      // Off the board: in an editor the piece is removed.
      if (square && state.spares.length > 0) emit("drop", { from: square, to: null });
      else emit("cancel", { drag: true });
    } else if (square === null && piece) emit("drop", { from: null, to, piece });
    else if (square && piece) emit("drop", { from: square, to, pieces: [piece.type] });
    else if (square && to !== square) host.presses.drop(state, square, to);
  });

  element.addEventListener("pointercancel", cancel);
  element.addEventListener("pointerleave", () => {
    if (!press) host.hover(null);
  });
  // The right button and a long press draw arrows.
  element.addEventListener("contextmenu", (event) => {
    if (host.state.options.draw || host.state.spares.length > 0) event.preventDefault();
  });
  // While an arrow is drawn, the page does not scroll.
  element.addEventListener(
    "touchmove",
    (event) => {
      if (press?.mode === "arrow" && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  return end;
}
