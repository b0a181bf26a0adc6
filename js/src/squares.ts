// Squares and their terrain, which need no game.
import { throwingAtCaller } from "./errors.js";
import { squareIndex, squareIndexes } from "./arguments/values.js";
import { terrainAt } from "./terrain.js";
import type { Square, Terrain } from "./types.js";

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
