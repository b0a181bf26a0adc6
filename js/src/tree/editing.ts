// Members of the class `GameTree` that edit it, and undo edits.
import { FieldReader } from "../arguments/data.js";
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { readEnd } from "../pgn/ends.js";
import { readHeader } from "../pgn/tags.js";
import { readNotes } from "../record/read-notes.js";
import type { TurnNotes } from "../record/types.js";
import { isDeclaredReason } from "../vocabulary/outcomes.js";
import type { Outcome } from "../vocabulary/types.js";
import { stateOf } from "./handle.js";
import { findVariation, listPath } from "./node.js";
import type { TreeNode } from "./types.js";

/** Editing, with undo and redo. */
export class EditingMembers {
  /**
   * Swaps the innermost variation around a node with the line that it departs from. Returns `false` in the main line,
   * where there is none.
   *
   * @example
   * ```ts
   * while (tree.promote(tree.current)); // to the main line
   * ```
   */
  promote(node: TreeNode | number): boolean {
    const state = stateOf(this);
    const own = state.own(node);
    if (!findVariation(own)) return false;
    state.edit({ type: "promoted", node: own.id });
    return true;
  }

  /**
   * Removes a node and all that follow. If the tree stands there, it goes to the position before.
   *
   * @example
   * ```ts
   * tree.remove(tree.current);
   * tree.undoEdit(); // it is back
   * ```
   */
  remove(node: TreeNode | number): void {
    const state = stateOf(this);
    const removed = state.own(node);
    const { parent } = removed;
    if (!parent) throw new CoTuLenhError("INVALID_ARGUMENT", "the root cannot be removed");
    const isLost = listPath(state.current).includes(removed);
    state.edit({ type: "removed", node: removed.id }, isLost ? parent : state.current);
  }

  /**
   * Changes the notes of a turn. Notes that are not given stay as they are.
   *
   * @example
   * ```ts
   * tree.annotate(tree.current, { comments: ["bold"], nags: [1], evaluation: { points: 35 } });
   * ```
   */
  annotate(node: TreeNode | number, notes: TurnNotes): void {
    const state = stateOf(this);
    const written = readNotes(notes);
    const own = state.own(node);
    if (Object.keys(written).length === 0) return;
    state.edit({ type: "annotated", node: own.id, notes: written });
  }

  /**
   * Sets a header, or removes it with `null`. `FEN`, `SetUp` and `Rules` follow from the game.
   *
   * @example
   * ```ts
   * tree.setHeader("Red", "Lan");
   * ```
   */
  setHeader(name: string, value: string | null): void {
    const state = stateOf(this);
    state.edit({ type: "headerSet", ...readHeader(name, value) });
  }

  /**
   * Declares how the game has ended in the current position, as `game.outcome()` says it after `resign` and
   * the like; `null` takes it back.
   *
   * @example
   * ```ts
   * tree.declare({ winner: "b", reason: "resigned", by: "r" });
   * ```
   */
  declare(outcome: Outcome | null): void {
    const state = stateOf(this);
    if (outcome === null) {
      if (state.declared) state.edit({ type: "declared", end: null });
      return;
    }
    const { positions, current } = state;
    const game = positions.open(current);
    try {
      const end = readEnd(game, outcome, "outcome", new FieldReader("INVALID_DATA"));
      if (!isDeclaredReason(end.reason)) {
        const message = `the rules have ended the game here: ${end.reason}`;
        throw new CoTuLenhError("INVALID_ARGUMENT", message);
      }
      state.edit({ type: "declared", end: { after: current.id, outcome: end } });
    } finally {
      game.free();
    }
  }

  /**
   * Groups the edits of a function into one, for {@link undoEdit} and for listeners. If the function throws, nothing is
   * changed.
   *
   * @example
   * ```ts
   * tree.edit(() => {
   *   for (const node of tree.mainLine()) tree.annotate(node, { nags: [] });
   * });
   * tree.undoEdit(); // all are back
   * ```
   */
  edit(change: () => void): void {
    const state = stateOf(this);
    if (typeof change !== "function") {
      const message = `edit takes a function that edits the tree, not ${shown(change)}`;
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    state.together(change);
  }

  /**
   * Takes back the last edit: an added turn, a promotion, a removal or a note. Returns whether there was one. Moving
   * through the tree is not an edit.
   *
   * @example
   * ```ts
   * tree.play("Tf6");
   * tree.undoEdit();
   * tree.size; // 0
   * ```
   */
  undoEdit(): boolean {
    const state = stateOf(this);
    return state.undo(false);
  }

  /** Does the edit again that {@link undoEdit} took back last; returns whether there was one: `tree.redoEdit()`. */
  redoEdit(): boolean {
    const state = stateOf(this);
    return state.undo(true);
  }
}
