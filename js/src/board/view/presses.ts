// What a press does: it picks up a piece, or puts the selected one down. The board itself changes nothing; it tells
// the host, which may then set another state.
import type { MoveKind, Square } from "../../vocabulary/types.js";
import { readPress } from "../../vocabulary/press.js";
import type { BoardEvents } from "../options.js";
import type { BoardState } from "../read/state.js";

export type Emit = <Name extends keyof BoardEvents>(name: Name, event: BoardEvents[Name]) => void;

/** Presses on squares, by any means. */
export class Presses {
  readonly #emit: Emit;
  /** What another press on a friendly piece does, once a first press has selected that piece. */
  #join: BoardEvents["drop"] | null = null;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** A press on a square; `combine` if it can only mean to combine. */
  press(state: BoardState, square: Square, combine?: "combine"): void {
    const { options, targets, movable } = state;
    const { selected, brush } = options;
    if (options.viewOnly) return;
    if (brush) return this.#emit("drop", { from: null, to: square, piece: brush });
    this.#emit("press", { square, ...(combine && { kind: combine }) });
    // With this callback the host decides what the press means.
    if (options.press) return;
    const join = this.#join?.to === square ? this.#join : null;
    this.#join = null;
    const kinds = targets.get(square) ?? [];
    const facts = { selected, kinds, isSelectable: movable.has(square), canJoin: join !== null };
    const meaning = readPress(square, facts, combine);
    if (meaning === "join" && join) return this.#emit("drop", join);
    if (meaning === "move" && selected) {
      const kind = kinds.find((one) => one === combine);
      return this.drop(state, selected, square, kind);
    }
    if (selected && kinds.includes("combine")) {
      this.#join = readDrop(state, selected, square, "combine");
    }
    this.#emit("select", { square });
  }

  /** The end of a drag, or a press on a destination. */
  drop(state: BoardState, from: Square, to: Square, kind?: MoveKind): void {
    this.#emit("drop", readDrop(state, from, to, kind));
  }
}

/** A drop, of the pieces that are picked from the stack. */
function readDrop(
  { options: { tray } }: BoardState,
  from: Square,
  to: Square,
  kind?: MoveKind,
): BoardEvents["drop"] {
  const picked = tray?.square === from ? tray.pieces.filter((p) => p.picked) : [];
  const pieces = picked.map(({ piece }) => piece.type);
  return { from, to, ...(kind && { kind }), ...(pieces.length > 0 && { pieces }) };
}

/** Picks a piece of the opened stack by its place in it. Returns whether that piece can go. */
export function pickByNumber({ options }: BoardState, emit: Emit, number: number): boolean {
  const { tray, viewOnly } = options;
  const one = tray?.pieces[number - 1];
  if (!tray || !one || viewOnly || one.step !== undefined || one.movable === false) return false;
  emit("select", { square: tray.square, pieces: [one.piece.type] });
  return true;
}
