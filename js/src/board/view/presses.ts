// What a press means: it picks up a piece, or puts the selected one down. Nothing changes by it; the
// host hears of it.
import type { MoveKind, Square } from "../../types.js";
import type { BoardEvents } from "../options.js";
import type { BoardState } from "../read/state.js";

export type Emit = <Name extends keyof BoardEvents>(name: Name, event: BoardEvents[Name]) => void;

/** Presses on squares, by any means. */
export class Presses {
  readonly #emit: Emit;
  /** What the next press on the friend does that the last one has selected. */
  #join: BoardEvents["drop"] | null = null;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** A press on a square; `isJoin` if it surely means to combine. */
  press(state: BoardState, square: Square, isJoin = false): void {
    const { options, targets, movable } = state;
    const { selected, brush } = options;
    if (options.viewOnly) return;
    if (brush) return this.#emit("drop", { from: null, to: square, piece: brush });
    const join = this.#join;
    this.#join = null;
    if (join?.to === square && selected === square) return this.#emit("drop", join);
    const kinds = targets.get(square);
    if (selected === null || selected === square || !kinds) {
      return this.#emit("select", { square });
    }
    // A first press on another own piece selects it; in a deploy no other one is movable.
    const isFriend = movable.has(square) && kinds.every((kind) => kind === "combine");
    if (isFriend && !isJoin) {
      this.#join = readDrop(state, selected, square, "combine");
      return this.#emit("select", { square });
    }
    this.drop(state, selected, square, isJoin ? "combine" : undefined);
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
