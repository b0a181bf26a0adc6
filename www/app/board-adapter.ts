// The sides by their names in style sheets, and what the board is told about air defense.
import type { Zone } from "cotulenh-wasm/board";
import type { AirDefenseSquare, Color, Square } from "../game/vocabulary.js";

export const SIDES: Readonly<Record<Color, "red" | "blue">> = { r: "red", b: "blue" };
export const COLORS = Object.keys(SIDES) as Color[];

/** Defended squares with the side that defends them. */
export function toZones(defended: readonly AirDefenseSquare[], color: Color): Zone[] {
  return defended.map(({ square, level, defenders }) => ({ square, level, defenders, color }));
}

/** The zone of one defender. */
export function toZone(covered: readonly Square[], defender: Square, color: Color): Zone[] {
  return covered.map((square) => ({ square, level: 1, defenders: [defender], color }));
}
