// Which rules the place shows where they differ.
import { signal } from "@preact/signals";

/** Whether the official rules are shown instead of the standard ones. */
export const isOfficial = signal(false);
