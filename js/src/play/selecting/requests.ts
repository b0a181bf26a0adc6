// Types for a selection and for a requested move.
import type { MoveKind, PieceType, Square } from "../../vocabulary/types.js";

/** The selection of a user. */
export interface Picked {
  readonly square: Square;
  /** The types that were picked from the stack; `null` if none was. */
  readonly types: readonly PieceType[] | null;
  /** The selection before, if it can join this piece: a second press does that. */
  readonly joins: Pick<Picked, "square" | "types"> | null;
}

/** How a move from one square to another is to be made. */
export interface MoveRequest {
  readonly types?: readonly PieceType[] | null;
  readonly kind?: MoveKind | undefined;
  /** Whether a move that loses the piece is only offered. */
  readonly confirm?: boolean;
}
