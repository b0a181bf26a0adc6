// Squares and their terrain, which need no game.
import { throwingAtCaller } from "../errors/caller.js";
import { pieceCode, squareIndex, squareIndexes } from "./values.js";
import { terrainAt } from "../vocabulary/terrain.js";
import { LAND_SQUARES, NAVY, NAVY_SQUARES, PIECE_TYPES } from "../vocabulary/words.js";
import type { PieceTypeInput, Square, Terrain } from "../vocabulary/types.js";

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

/**
 * Whether a piece may stand on a square (R1.3). A stack stands where its carrier may.
 *
 * @example
 * ```ts
 * canStand("n", "e6"); // true: the river is wide there
 * canStand("tank", "a1"); // false
 * ```
 */
export const canStand: (type: PieceTypeInput, square: Square) => boolean = throwingAtCaller(
  function canStand(type: PieceTypeInput, square: Square) {
    const isNavy = PIECE_TYPES[pieceCode(type) - 1] === NAVY;
    const squares = isNavy ? NAVY_SQUARES : LAND_SQUARES;
    squareIndex(square);
    return squares.includes(square);
  },
);
