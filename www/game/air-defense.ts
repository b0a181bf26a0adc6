// Air defense as the package computes it (R5), by the side that defends.
import { AIR_FORCE, type AirDefenseSquare, type CoTuLenh } from "cotulenh-wasm";
import type { Color, Piece, Square } from "cotulenh-wasm";
import { otherColor } from "./sides.js";
import { pieceTypes } from "./stacks.js";

/** The squares that a side defends. */
export function defendedSquares(game: CoTuLenh, defender: Color): AirDefenseSquare[] {
  return game.getAirDefense(otherColor(defender));
}

/** The zone of the defender on a square; empty if nothing there defends. */
export function zoneAround(game: CoTuLenh, square: Square): Square[] {
  if (!game.get(square)) return [];
  return game.getAirDefenseAroundPiece(square).map((covered) => covered.square);
}

/** Whether a piece is an air force, or carries one. */
export function hasAirForce(piece: Piece): boolean {
  return pieceTypes(piece).includes(AIR_FORCE);
}
