// The two sides.
import type { Color } from "./types.js";

/** The side that a side plays against. */
export const otherColor = (color: Color): Color => (color === "r" ? "b" : "r");
