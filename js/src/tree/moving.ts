// Members of the class `GameTree` that play turns and move through the tree.
import { FieldReader } from "../arguments/data.js";
import { requireNoText } from "../arguments/read-options.js";
import { readNotes } from "../record/read-notes.js";
import type { TurnNotes } from "../record/types.js";
import type { MoveInput, Turn } from "../vocabulary/types.js";
import { stateOf } from "./handle.js";
import { listLine, listPath } from "./node.js";
import type { TreeNode } from "./types.js";

/** Playing turns, and moving through the tree. */
export class MovingMembers {
  /**
   * Plays a turn at the current node, and goes to the child with that turn, which is added if it is missing. A deploy is
   * given as text or as the list of its steps. The notes are for a new node.
   *
   * @example
   * ```ts
   * tree.play("Tf6");
   * tree.play({ from: "f9", to: "f8" });
   * tree.play("Ic6", { clock: 598 }).clock; // 598
   * ```
   */
  play(turn: string | MoveInput | readonly MoveInput[], notes?: TurnNotes): TreeNode {
    requireNoText("play", turn, notes);
    const written = readNotes(notes);
    const state = stateOf(this);
    const { positions, current } = state;
    const game = positions.open(current);
    try {
      const node = state.grow(current, [game.playTurn(turn)], { goes: true, notes: written });
      positions.store(node, game);
      return node;
    } finally {
      game.free();
    }
  }

  /**
   * Adds a line of turns after a node without going there, and returns its last node. Turns that are there already are
   * not added again. Each is a text, a move or a list of moves, such as the `moves` of an engine's line.
   *
   * @example
   * ```ts
   * tree.addLine(tree.root, ["Ic6", "Tf8"]);
   * ```
   */
  addLine(
    node: TreeNode | number,
    turns: readonly (string | MoveInput | readonly MoveInput[])[],
  ): TreeNode {
    const state = stateOf(this);
    const parent = state.own(node);
    const game = state.positions.open(parent);
    try {
      const played: Turn[] = [];
      const reader = new FieldReader("INVALID_ARGUMENT");
      reader.list(turns ?? null, "turns", (turn) => played.push(game.playTurn(turn as MoveInput)));
      return state.grow(parent, played, { goes: false });
    } finally {
      game.free();
    }
  }

  /** Goes to the position before the last turn, and returns it; `null` at the root: `tree.back()`. */
  back(): TreeNode | null {
    const state = stateOf(this);
    const { parent } = state.current;
    return parent && state.go(parent);
  }

  /** Goes to the child that was visited last, or to the first, and returns it; `null` at the end: `tree.forward()`. */
  forward(): TreeNode | null {
    const state = stateOf(this);
    const next = state.next(state.current);
    return next && state.go(next);
  }

  /** The node that {@link forward} would go to from a node; `null` at the end: `tree.next(tree.root)`. */
  next(node: TreeNode | number): TreeNode | null {
    const state = stateOf(this);
    return state.next(state.own(node));
  }

  /**
   * Goes to a node, which may be given by its id.
   *
   * @example
   * ```ts
   * tree.goTo(tree.root);
   * ```
   */
  goTo(node: TreeNode | number): TreeNode {
    const state = stateOf(this);
    return state.go(state.own(node));
  }

  /** The nodes of the main line, without the root: `tree.mainLine().length`. */
  mainLine(): TreeNode[] {
    const state = stateOf(this);
    return listLine(state.root);
  }

  /**
   * The nodes from the root to a node, or to the current one, without the root.
   *
   * @example
   * ```ts
   * tree.path(tree.current).map((node) => node.turn?.san);
   * ```
   */
  path(node?: TreeNode | number): TreeNode[] {
    const state = stateOf(this);
    return listPath(node === undefined ? state.current : state.own(node));
  }
}
