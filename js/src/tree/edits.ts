// What was changed, to be taken back and done again. An edit replaces fields, so both ways are the same.
import type { Node } from "./node.js";

/** Fields of an object before and after an edit. */
export interface Change<T extends object = object> {
  readonly target: T;
  readonly before: Partial<T>;
  readonly after: Partial<T>;
}

/** Something that a user has done. */
export interface Edit {
  readonly changes: readonly Change[];
  /** The current node before and after it. */
  readonly from: Node;
  readonly to: Node;
}

/** A change of some fields. */
export function changeOf<T extends object>(target: T, after: Partial<T>): Change<T> {
  const before: Partial<T> = {};
  for (const name of Object.keys(after) as (keyof T)[]) before[name] = target[name];
  return { target, before, after };
}

/** The edits of a tree. */
export class Edits {
  #done: Edit[] = [];
  #undone: Edit[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  add(edit: Edit): void {
    this.#done.push(edit);
    this.#undone = [];
  }

  /** The edit to take back, which can be done again then. */
  undo(): Edit | undefined {
    const edit = this.#done.pop();
    if (edit) this.#undone.push(edit);
    return edit;
  }

  /** The edit to do again, which can be taken back then. */
  redo(): Edit | undefined {
    const edit = this.#undone.pop();
    if (edit) this.#done.push(edit);
    return edit;
  }
}
