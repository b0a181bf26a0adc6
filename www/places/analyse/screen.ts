// How much room there is: beside the board, lines and moves are both in view; on phones they are tabs.
import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 861px) and (min-height: 561px)");

/** Whether there is room for lines and moves at once. */
export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
