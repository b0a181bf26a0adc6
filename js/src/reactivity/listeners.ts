// Listeners: functions that are called after each change.
import { CoTuLenhError } from "../errors/error.js";
import { shown } from "../arguments/objects.js";

/** The functions that were passed to `subscribe`. */
export class Listeners<Args extends readonly unknown[] = []> {
  readonly #all = new Set<{ readonly listener: (...args: Args) => void }>();

  /** Adds a function, and returns one that removes it again. */
  add(listener: unknown): () => void {
    if (typeof listener !== "function") {
      const message = `a listener is a function, not ${shown(listener)}`;
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    // A function that was added twice is called twice, and removed one at a time.
    const entry = { listener: listener as (...args: Args) => void };
    this.#all.add(entry);
    return () => void this.#all.delete(entry);
  }

  /** Calls all listeners. An error in one is reported as uncaught, and does not stop the others. */
  call(...args: Args): void {
    for (const entry of Array.from(this.#all)) {
      if (!this.#all.has(entry)) continue;
      try {
        entry.listener(...args);
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
