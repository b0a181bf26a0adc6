// What a theme is: the colours of the ground, and what is drawn on it.
import type { Shape } from "../shape.js";
import type { Colors } from "../style/colors.js";

/** How the ground looks. */
export interface Theme {
  /** What it is called. */
  name: string;
  /** The colours of `land`, `sand`, `mixed`, `foam`, `water`, `wave`, `stream`, `bridge`, `plank`, `line`, `sea-line` and `frame`; those of zones at sea, `sea-red` and `sea-blue`, if they differ. */
  colors: Colors;
  /** Whether shores are straight, without sand and foam. */
  isFlat?: boolean;
  /** What is drawn on the water and on the land, below the lines. */
  decorate?(): readonly Shape[];
}
