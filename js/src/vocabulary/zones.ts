// The zones of air defense by squares, from the defenders that make them.
import type { AirDefender, AirDefenseSquare, Color, Square } from "./types.js";
import { FILES, SQUARES } from "./words.js";

/** The zones that were found before. */
const known = new Map<string, readonly Square[]>();

/** The squares that a defender covers: a disc around it (R5.2), or the lines from it, without its own square. */
export function coveredBy(center: Square, level: number, noFly: boolean): Square[] {
  const name = `${center} ${level} ${noFly}`;
  let squares = known.get(name);
  if (squares === undefined) known.set(name, (squares = findCovered(center, level, noFly)));
  return [...squares];
}

function findCovered(center: Square, level: number, noFly: boolean): Square[] {
  const at = SQUARES.indexOf(center);
  return SQUARES.filter((square, other) => {
    const right = Math.abs((other % FILES.length) - (at % FILES.length));
    const up = Math.abs(Math.floor(other / FILES.length) - Math.floor(at / FILES.length));
    if (!noFly) return right ** 2 + up ** 2 <= level ** 2;
    const isOnLine = right === 0 || up === 0 || right === up;
    return square !== center && isOnLine && Math.max(right, up) <= level;
  });
}

/** The zones of each side: the squares that it covers, each with its defenders and the highest of their levels. */
export function findZones(defenders: readonly AirDefender[]): Record<Color, AirDefenseSquare[]> {
  const zonesBy = (side: Color): AirDefenseSquare[] => {
    const zones = new Map<Square, AirDefenseSquare>();
    for (const { square: defender, color, level, squares } of defenders) {
      if (color !== side) continue;
      for (const square of squares) {
        const zone = zones.get(square) ?? { square, defenders: [], level };
        zone.defenders.push(defender);
        zone.level = Math.max(zone.level, level);
        zones.set(square, zone);
      }
    }
    return SQUARES.flatMap((square) => zones.get(square) ?? []);
  };
  return { r: zonesBy("r"), b: zonesBy("b") };
}
