// The zones of air defense by squares, from the defenders that make them.
import type { AirDefender, AirDefenseSquare, Color, Square } from "./types.js";
import { SQUARES } from "./words.js";

/** The zones of each side: the squares that it covers, each with its defenders and the highest of their levels. */
export function findZones(defenders: readonly AirDefender[]): Record<Color, AirDefenseSquare[]> {
  const zonesBy = (side: Color): AirDefenseSquare[] => {
    const zones = new Map<Square, AirDefenseSquare>();
    for (const { square: defender, color, level, squares } of defenders) {
      if (color !== side) continue;
      for (const square of squares) {
        const known = zones.get(square) ?? { square, defenders: [], level };
        known.defenders.push(defender);
        known.level = Math.max(known.level, level);
        zones.set(square, known);
      }
    }
    return SQUARES.flatMap((square) => zones.get(square) ?? []);
  };
  return { r: zonesBy("r"), b: zonesBy("b") };
}
