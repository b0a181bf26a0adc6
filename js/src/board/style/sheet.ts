// The whole style sheet of a board on a page.
import { declareColors } from "./colors.js";
import { DRAWING_CSS } from "./drawing.js";
import { PAGE_CSS } from "./page.js";

/** The rules of a board, without those of its pieces and its theme. */
export function boardCss(): string {
  return declareColors() + DRAWING_CSS + PAGE_CSS;
}
