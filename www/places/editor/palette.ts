// The pieces beside the board, in the order in which they are laid out.
import { PIECE_TYPES, type Piece } from "cotulenh-wasm";

/** All pieces of both sides: side by side in two columns, or in one row for each side. */
export function listSpares(isColumn: boolean, isHeroic: boolean): Piece[] {
  const piece = (type: Piece["type"], color: Piece["color"]): Piece => {
    return { type, color, ...(isHeroic && { heroic: true }) };
  };
  if (isColumn) return PIECE_TYPES.flatMap((type) => [piece(type, "r"), piece(type, "b")]);
  return (["b", "r"] as const).flatMap((color) => PIECE_TYPES.map((type) => piece(type, color)));
}
