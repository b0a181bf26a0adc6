// Members of the class `GameTree`: its changes, which can be taken back.
import { CoTuLenhError } from "../errors.js";
import type { Outcome } from "../types.js";
import { changeOf, type Change } from "./edits.js";
import { stateOf } from "./handle.js";
import { changeEnd, changeHeader } from "./head.js";
import { countNesting, findVariation, listPath, listSubtree, type Node } from "./node.js";
import { readNotes } from "./notes.js";
import { MAX_DEPTH, tooDeep } from "./state.js";
import type { TreeNode, TreeNotes } from "./types.js";

/** The changes of a tree. */
export class EditingMembers {
  /**
   * Makes the innermost variation around a node the line that it departs from. Returns whether there is one:
   * nothing is before the main line.
   *
   * @example
   * ```ts
   * while (tree.promote(tree.current)); // to the main line
   * ```
   */
  promote(node: TreeNode | number): boolean {
    const state = stateOf(this);
    const first = findVariation(state.own(node));
    if (!first) return false;
    const parent = first.parent!;
    const others = parent.children.filter((child) => child !== first);
    const change = changeOf(parent, { children: Object.freeze([first, ...others]) });
    Object.assign(parent, change.after);
    // The line before is a variation now, and its own variations are deeper.
    const isTooDeep = [...listSubtree(others[0]!)].some((one) => countNesting(one) > MAX_DEPTH);
    Object.assign(parent, change.before);
    if (isTooDeep) throw tooDeep();
    state.edit([change]);
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
    const children = Object.freeze(parent.children.filter((child) => child !== removed));
    const isOn = (at: Node | undefined): boolean =>
      at !== undefined && listPath(at).includes(removed);
    const changes: Change[] = [changeOf(parent, { children })];
    if (isOn(state.head.declared?.node)) changes.push(changeOf(state.head, { declared: null }));
    state.edit(changes, isOn(state.current) ? parent : state.current);
  }

  /**
   * Changes what is written about a turn. What is not given stays as it is.
   *
   * @example
   * ```ts
   * tree.annotate(tree.current, { comments: ["bold"], nags: [1], evaluation: { points: 35 } });
   * ```
   */
  annotate(node: TreeNode | number, notes: TreeNotes): void {
    const state = stateOf(this);
    const written = readNotes(notes);
    const own = state.own(node);
    if (Object.keys(written).length === 0) return;
    state.edit([changeOf(own, written)]);
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
    state.edit([changeHeader(state, name, value)]);
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
    if (outcome === null && state.head.declared === null) return;
    const change =
      outcome === null
        ? changeOf(state.head, { declared: null })
        : changeEnd(state, state.current, outcome);
    state.edit([change]);
  }

  /**
   * Takes back the last change of the tree: a turn that was added, a promotion, a removal, or what was written.
   * Returns whether there was one. Going through the tree changes nothing.
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
    return state.apply(state.edits.undo(), "before");
  }

  /** Does again what {@link undoEdit} took back last; returns whether there was something: `tree.redoEdit()`. */
  redoEdit(): boolean {
    const state = stateOf(this);
    return state.apply(state.edits.redo(), "after");
  }
}
