// The sides by their names in style sheets.
import type { Color } from "../game/vocabulary.js";

export const SIDES: Readonly<Record<Color, "red" | "blue">> = { r: "red", b: "blue" };
