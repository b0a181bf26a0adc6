// What a press means: it picks up a piece, or puts the selected one down. Nothing changes by it; the
// host hears of it.
import type { MoveKind, Square } from "../../types.js";
import type { BoardEvents } from "../options.js";
import type { BoardState } from "../read/state.js";

/** How long a second press on a friend still combines, in milliseconds. */
const SECOND_PRESS = 900;

export type Emit = <Name extends keyof BoardEvents>(name: Name, event: BoardEvents[Name]) => void;

/** Presses on squares, by any means. */
export class Presses {
  readonly #emit: Emit;
  /** The last press that selected a friend instead of joining it. */
  #passed: { from: Square; to: Square; time: number } | null = null;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** A press on a square; `isJoin` if it surely means to combine. */
  press(state: BoardState, square: Square, isJoin = false): void {
    const { options, targets, movable } = state;
    const { selected, brush } = options;
    if (options.viewOnly) return;
    if (brush) return this.#emit("drop", { from: null, to: square, piece: brush });
    const passed = this.#passed;
    this.#passed = null;
    if (passed?.to === square && performance.now() - passed.time < SECOND_PRESS) {
      return this.drop(state, passed.from, square, "combine");
    }
    const kinds = targets.get(square);
    if (selected === null || selected === square || !kinds) {
      return this.#emit("select", { square });
    }
    // A first press on another own piece selects it; in a deploy no other one is movable.
    const isFriend = movable.has(square) && kinds.every((kind) => kind === "combine");
    if (isFriend && !isJoin) {
      this.#passed = { from: selected, to: square, time: performance.now() };
      return this.#emit("select", { square });
    }
    this.drop(state, selected, square, isJoin ? "combine" : undefined);
  }

  /** The end of a drag, or a press on a destination. */
  drop({ options }: BoardState, from: Square, to: Square, kind?: MoveKind): void {
    const picked = options.tray?.square === from ? options.tray.pieces.filter((p) => p.picked) : [];
    const pieces = picked.map(({ piece }) => piece.type);
    this.#emit("drop", { from, to, ...(kind && { kind }), ...(pieces.length > 0 && { pieces }) });
  }
}
