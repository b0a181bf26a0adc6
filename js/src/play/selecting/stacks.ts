// Stacks, and which of their moves are meant.
import type { Move, Piece, PieceType, Square } from "../../vocabulary/types.js";
import { pieceOn, type BoardFacts } from "../position.js";

/** The types in a stack, the carrier first. */
export function typesOf({ type, carrying = [] }: Piece): PieceType[] {
  return [type, ...carrying.map((piece) => piece.type)];
}

/** Whether two lists have the same types; no type is twice in a stack. */
export function haveSameTypes(a: readonly PieceType[], b: readonly PieceType[]): boolean {
  return a.length === b.length && a.every((type) => b.includes(type));
}

/** The moves of exactly these types. Unless a deploy is open, a whole stack moves by an ordinary move (R7.5). */
function exactly(moves: readonly Move[], types: readonly PieceType[], deploys: boolean): Move[] {
  return moves.filter(
    ({ deploy, piece }) => deploy === deploys && haveSameTypes(typesOf(piece), types),
  );
}

/**
 * The moves from a square. For a stack they are those of the types that were picked; if none was, those of
 * the whole stack where it can go, and elsewhere those of its parts.
 */
export function movesFrom(
  board: BoardFacts,
  square: Square,
  picked: readonly PieceType[] | null,
): { all: Move[]; moves: Move[] } {
  const piece = pieceOn(board, square);
  const all = board.moves.filter(({ from }) => from === square);
  if (!piece) return { all, moves: [] };
  const isOpen = board.session !== null;
  const types = typesOf(piece);
  if (picked) {
    return { all, moves: exactly(all, picked, isOpen || !haveSameTypes(picked, types)) };
  }
  const whole = exactly(all, types, isOpen);
  const reached = new Set(whole.map(({ to }) => to));
  return { all, moves: all.filter((move) => whole.includes(move) || !reached.has(move.to)) };
}
