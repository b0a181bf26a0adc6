// What a set of pieces is: drawings as data, and their style sheet.
import type { Piece, PieceType } from "../../vocabulary/types.js";
import type { Shape } from "../shape.js";

/** How a piece is drawn. */
export interface PieceLook {
  /** Whether it is small, on the rim of its carrier. */
  isCarried: boolean;
  /** The letters of another language, for sets that have letters. */
  letters: Readonly<Record<PieceType, string>> | null;
}

/** A set of pieces. */
export interface PieceSet {
  /** A class of all its drawings. */
  name: string;
  /** Rules for the classes of its drawings. */
  css: string;
  /** One piece around the origin, 45 units in radius, without the pieces it carries. */
  draw(piece: Piece, look: PieceLook): Shape;
}
