// Members of the class `GameTree`: playing, and going through the tree.
import { FieldReader } from "../arguments/data.js";
import type { MoveInput, Turn } from "../types.js";
import { stateOf } from "./handle.js";
import { listLine, listPath } from "./node.js";
import { readNotes } from "./notes.js";
import type { TreeNode, TreeNotes } from "./types.js";

/** Playing, and going through the tree. */
export class MovingMembers {
  /**
   * Plays a turn after the current node, and goes there: to the child that has it, or else to a new one. A
   * deploy is its text, or the list of its steps. Notes are for a new node.
   *
   * @example
   * ```ts
   * tree.play("Tf6");
   * tree.play({ from: "f9", to: "f8" });
   * tree.play("Ic6", { clock: 598 }).clock; // 598
   * ```
   */
  play(turn: string | MoveInput | readonly MoveInput[], notes?: TreeNotes): TreeNode {
    const written = readNotes(notes);
    const state = stateOf(this);
    const { positions, current } = state;
    const game = positions.open(current);
    try {
      const node = state.grow(current, [game.playTurn(turn)], true, written);
      positions.store(node, game);
      return node;
    } finally {
      game.free();
    }
  }

  /**
   * Adds turns after a node, without going there; those that are there already are used. Returns the last.
   *
   * @example
   * ```ts
   * tree.addLine(tree.root, ["Ic6", "Tf8"]);
   * ```
   */
  addLine(node: TreeNode | number, turns: readonly string[]): TreeNode {
    const state = stateOf(this);
    const parent = state.own(node);
    const game = state.positions.open(parent);
    try {
      const played: Turn[] = [];
      const reader = new FieldReader("INVALID_ARGUMENT");
      reader.list(turns ?? null, "turns", (turn) => played.push(game.playTurn(turn as string)));
      return state.grow(parent, played, false);
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
