// What a user has selected, and which move is asked for.
import type { MoveKind, PieceType, Square } from "../../types.js";

/** What the user has selected. */
export interface Picked {
  readonly square: Square;
  /** The types that were picked from the stack; `null` if none was. */
  readonly types: readonly PieceType[] | null;
  /** What was selected before, if that can join what is here: another press does it. */
  readonly joins: Pick<Picked, "square" | "types"> | null;
}

/** How a move from one square to another is to be made. */
export interface MoveRequest {
  readonly types?: readonly PieceType[] | null;
  readonly kind?: MoveKind | undefined;
  /** Whether a move by which the piece is lost is only offered. */
  readonly confirm?: boolean;
}
