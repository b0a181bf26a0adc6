// What is written on a board: names of defenders, numbers, texts of arrows and marks. To find room for it takes
// more code than to draw it, so a board on a page loads it beside the rest.
import type { Shapes } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawGhostNumbers } from "./ghosts.js";
import { drawThreatNames } from "./names.js";
import { drawTags } from "./tags.js";

/** What is written below the pieces. */
export function writeNames(state: BoardState): Shapes {
  return drawThreatNames(state);
}

/** What is written above the pieces. */
export function writeNumbers(state: BoardState): Shapes {
  return [...drawGhostNumbers(state), ...drawTags(state)];
}
