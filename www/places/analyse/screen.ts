// How much room there is: beside the board, lines and moves are both in view; on phones they are tabs.
import { followMedia } from "../../parts/media.js";

/** Whether there is room for lines and moves at once. */
export const wide = followMedia("(min-width: 861px) and (min-height: 561px)");
