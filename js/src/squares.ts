// Squares and their terrain, which need no game.
import { throwingAtCaller } from "./errors.js";
import { BRIDGE_BIT, TERRAIN, ZONE_MASK, ZONES } from "./wasm/generated.js";
import { squareIndex, squareIndexes } from "./arguments/values.js";
import type { Square, Terrain } from "./types.js";

/**
 * The terrain of the square with an index.
 * @internal
 */
export function terrainAt(index: number): Terrain {
  const packed = Number(TERRAIN[index]);
  return { zone: ZONES[packed & ZONE_MASK]!, bridge: (packed & BRIDGE_BIT) !== 0 };
}

/**
 * Whether a value is the name of a square.
 *
 * @example
 * ```ts
 * isSquare("k12"); // true
 * isSquare("l1"); // false
 * ```
 */
export function isSquare(value: unknown): value is Square {
  return squareIndexes.has(value);
}

/** What a square is made of: `terrainOf("f6")` is `{ zone: "land", bridge: true }`. */
export const terrainOf: (square: Square) => Terrain = throwingAtCaller(
  function terrainOf(square: Square) {
    return terrainAt(squareIndex(square));
  },
  { isCallback: true },
);
