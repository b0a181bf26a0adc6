// Functions that are called after each change, of a tree or of a game that is played.
import { CoTuLenhError } from "./errors.js";
import { shown } from "./arguments/objects.js";

/** Called after each change. */
export type Listener = () => void;

/** The functions that were given to `subscribe`. */
export class Listeners {
  readonly #all = new Set<{ readonly listener: Listener }>();

  /** Adds a function, and returns one that removes it again. */
  add(listener: unknown): () => void {
    if (typeof listener !== "function") {
      const message = `a listener is a function, not ${shown(listener)}`;
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    // One function may be given twice, and is then removed twice.
    const entry = { listener: listener as Listener };
    this.#all.add(entry);
    return () => void this.#all.delete(entry);
  }

  /** Calls all. What one of them throws is reported as uncaught, and stops neither the others nor the change. */
  call(): void {
    for (const entry of Array.from(this.#all)) {
      if (!this.#all.has(entry)) continue;
      try {
        entry.listener();
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  /** Removes all. */
  clear(): void {
    this.#all.clear();
  }
}
