// The edits of a tree, for undo and redo. Records are never changed in place, so an edit is just the record before and
// the record after.
import type { GameRecord } from "../record/types.js";

/** One edit. */
export interface Edit {
  readonly before: GameRecord;
  readonly after: GameRecord;
  /** The current node before and after it, by its id. */
  readonly from: number;
  readonly to: number;
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

  /** Drops all edits. */
  clear(): void {
    this.#done = [];
    this.#undone = [];
  }

  add(edit: Edit): void {
    this.#done.push(edit);
    this.#undone = [];
  }

  /** The edit that would be taken back now, or done again. */
  find(isAgain: boolean): Edit | undefined {
    return (isAgain ? this.#undone : this.#done).at(-1);
  }

  /** That edit was taken back, or done again. */
  move(isAgain: boolean): void {
    const [from, to] = isAgain ? [this.#undone, this.#done] : [this.#done, this.#undone];
    to.push(...from.splice(-1));
  }
}
