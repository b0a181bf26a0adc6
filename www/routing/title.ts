// What stands before the title of the page while something waits for the visitor.
import { signal } from "@preact/signals";

/** `Your turn`; null while nothing waits. */
export const waiting = signal<string | null>(null);
