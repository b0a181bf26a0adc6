// The keyboard: a whole game without a pointer.
// Arrows, Home and End go from square to square; Enter and Space press; `+` combines; Escape cancels;
// numbers pick pieces of the opened stack; PageUp and PageDown go through destinations, or pieces that can move;
// `z` goes through the defenders of the air; `i` inspects.
import type { Square } from "../../vocabulary/types.js";
import type { BoardState } from "../read/state.js";
import type { Cells } from "./cells.js";
import { pickByNumber, type Emit, type Presses } from "./presses.js";

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys need from their board. */
interface KeyHost {
  readonly cells: Cells;
  readonly presses: Presses;
  readonly state: BoardState;
  readonly emit: Emit;
}

/** The next of some squares, in reading order. */
function next(host: KeyHost, isIt: (square: Square) => boolean, step: 1 | -1): Square | null {
  const squares = host.state.geometry.rows.flat();
  const start = squares.indexOf(host.cells.current);
  for (let i = 1; i <= squares.length; i++) {
    const square = squares.at((start + step * i) % squares.length);
    if (square && isIt(square)) return square;
  }
  return null;
}

/** Where a key goes to, from the current square. */
function goal(host: KeyHost, key: string, isBack: boolean): Square | null {
  const { state, cells } = host;
  const arrow = ARROWS[key];
  if (arrow) return state.geometry.neighbour(cells.current, ...arrow);
  const row = state.geometry.rows.find((squares) => squares.includes(cells.current));
  const { targets, movable, defenders } = state;
  const isJump = (square: Square) => (targets.size > 0 ? targets.has(square) : movable.has(square));
  const isDefender = (square: Square) => defenders.some((one) => one.square === square);
  if (key === "Home") return row?.[0] ?? null;
  if (key === "End") return row?.at(-1) ?? null;
  if (key === "PageDown") return next(host, isJump, 1);
  if (key === "PageUp") return next(host, isJump, -1);
  return key.toLowerCase() === "z" ? next(host, isDefender, isBack ? -1 : 1) : null;
}

/** Handles a key on the cells. */
export function onKey(host: KeyHost, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { cells, presses, state, emit } = host;
  const { key } = event;
  const square = goal(host, key, event.shiftKey);
  if (square) cells.focus(square);
  else if (key === "Enter" || key === " ") {
    presses.press(state, cells.current, event.shiftKey ? "combine" : undefined);
  } else if (key === "+" && state.targets.get(cells.current)?.includes("combine")) {
    presses.press(state, cells.current, "combine");
  } else if (key === "Escape") emit("cancel", {});
  else if (key === "i" && state.pieces.has(cells.current)) {
    emit("inspect", { square: cells.current });
  } else if (
    (key === "Delete" || key === "Backspace") && state.spares.length > 0 && state.pieces.has(cells.current) // prettier-ignore
  ) {
    emit("drop", { from: cells.current, to: null });
  } else if (!(key in ARROWS) && !pickByNumber(state, emit, Number(key))) return;
  event.preventDefault();
}
