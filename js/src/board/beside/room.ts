// Room for what stands over the board: an opened stack, a choice, words about the sky. Each is put where it
// hides least, as near to its square as that allows, and rather above it, where no hand is.
import type { Square } from "../../vocabulary/types.js";
import { OUTLINE } from "../draw/marks.js";
import { CELL, FIELD, type Point } from "../geometry.js";
import type { BoardState } from "../read/state.js";

/** What it costs to hide something: what can be struck most, faint pieces least; and to be wider than the field. */
const HIDES = { own: 50, outside: 50, other: 12, goal: 12, dot: 6, piece: 2, faint: 0.5 };

/** What a cell costs between a place and its square, or the place where the same thing stood before. */
const FAR = { fromSquare: 0.7, fromLast: 0.5 };

/** What a place costs that is not above its square. */
const NOT_ABOVE = { beside: 0.3, below: 0.6 };

/** From the middle of a piece to the outline around it, in cells. */
const REACH = OUTLINE / CELL;

/** How far apart the places are that are tried. */
const STEP = CELL / 4;

/** The width of a board that is not laid out yet, in pixels. */
const USUAL = 600;

/** A place on the board, in units of the drawing, and what it costs to be there. */
export interface Room extends Point {
  cost: number;
}

/** A part of the drawing. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places from one edge of the field to the other. */
function stepsOf(from: number, room: number): number[] {
  const count = Math.max(Math.ceil(room / STEP), 0);
  return Array.from({ length: count + 1 }, (_, i) => from + Math.min(i * STEP, Math.max(room, 0)));
}

/** What would be hidden, and what it costs. */
function thingsOf(state: BoardState): [Point, number][] {
  const { geometry, pieces, targets, dimmed, sky, options } = state;
  const threats = new Set([...(sky?.threats ?? [])].map(({ square }) => square));
  const strikes = [...(sky?.approaches.values() ?? [])].filter(({ fate }) => fate === "strike");
  const goals = new Set([
    ...targets.keys(),
    ...threats,
    ...strikes.map(({ square }) => square),
    // What a deploy has moved so far.
    ...options.steps.map(({ to }) => to),
  ]);
  const all = new Set([...goals, ...pieces.keys()]);
  return [...all].map((square) => {
    const [isGoal, isEmpty] = [goals.has(square), !pieces.has(square)];
    const ofPiece = dimmed.has(square) ? HIDES.faint : HIDES.piece;
    const cost = isEmpty ? HIDES.dot : isGoal ? HIDES.goal : ofPiece;
    return [geometry.point(square), cost];
  });
}

/** How far a point is from an area, in cells. */
function distance({ x, y }: Point, { left, top, right, bottom }: Area): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) / CELL;
}

/** The pixels of an element on the board, in units of the drawing. */
function sizeOf(element: HTMLElement, { geometry }: BoardState) {
  const unit = geometry.box.width / (element.parentElement?.offsetWidth || USUAL);
  return { unit, width: element.offsetWidth * unit, height: element.offsetHeight * unit };
}

/** What else stands over the board. */
function othersOf(element: HTMLElement, unit: number, { geometry }: BoardState): Area[] {
  const { left, top } = geometry.box;
  const all = element.parentElement?.querySelectorAll<HTMLElement>(".tray,.legend,.note") ?? [];
  const others = [...all].filter((one) => one !== element);
  return others.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    left: left + offsetLeft * unit,
    top: top + offsetTop * unit,
    right: left + (offsetLeft + offsetWidth) * unit,
    bottom: top + (offsetTop + offsetHeight) * unit,
  }));
}

/**
 * Where an element hides least: near a square if one is given, else at the edge of the field. `last` is where it
 * stood before.
 */
export function findRoom(
  element: HTMLElement,
  square: Square | null,
  state: BoardState,
  last: Point | null = null,
): Room {
  const { unit, width, height } = sizeOf(element, state);
  const own = square && state.geometry.point(square);
  const others = othersOf(element, unit, state);
  const things = thingsOf(state);
  const spare = { x: FIELD.width - width, y: FIELD.height - height };
  const fits = spare.x >= 0 && spare.y >= 0;
  const costOf = (area: Area): number => {
    let cost = fits ? 0 : HIDES.outside;
    for (const [point, price] of things) {
      // The nearer the area comes to the middle, the more of the piece is hidden.
      cost += price * Math.max(1 - distance(point, area) / REACH, 0);
    }
    for (const { left, top, right, bottom } of others) {
      const isOver =
        left < area.right && right > area.left && top < area.bottom && bottom > area.top;
      if (isOver) cost += HIDES.other;
    }
    if (!own) {
      const [x, y] = [area.left - FIELD.left, area.top - FIELD.top];
      return cost + (Math.min(x, spare.x - x) + Math.min(y, spare.y - y)) / CELL / 10;
    }
    const away = distance(own, area);
    if (away < 0.5) cost += HIDES.own;
    if (last) cost += (FAR.fromLast * Math.hypot(area.left - last.x, area.top - last.y)) / CELL;
    if (area.bottom > own.y) cost += area.top < own.y ? NOT_ABOVE.beside : NOT_ABOVE.below;
    const middle = (area.left + area.right) / 2;
    return cost + FAR.fromSquare * away + Math.abs(middle - own.x) / CELL / 10;
  };
  let best: Room = { x: FIELD.left, y: FIELD.top, cost: Infinity };
  for (const y of stepsOf(FIELD.top, spare.y)) {
    for (const x of stepsOf(FIELD.left, spare.x)) {
      const cost = costOf({ left: x, top: y, right: x + width, bottom: y + height });
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}

/** Puts an element into its room. */
export function moveTo({ style }: HTMLElement, { x, y }: Point, { geometry }: BoardState): void {
  const { left, top, width, height } = geometry.box;
  style.left = `${(((x - left) / width) * 100).toFixed(2)}%`;
  style.top = `${(((y - top) / height) * 100).toFixed(2)}%`;
}

/** Puts an element where it hides least. */
export function settle(element: HTMLElement, square: Square | null, state: BoardState): void {
  moveTo(element, findRoom(element, square, state), state);
}
