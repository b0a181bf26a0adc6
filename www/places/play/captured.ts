// Which pieces are gone.
import { PIECE_TYPES, type Color, type PieceType, type SquarePiece } from "cotulenh-wasm";
import type { GameTree } from "cotulenh-wasm/tree";

/** The pieces at the start of a game. */
export function readStart(tree: GameTree): SquarePiece[] {
  const game = tree.game(tree.root);
  try {
    return game.pieces();
  } finally {
    game.free();
  }
}

function count(pieces: readonly SquarePiece[], color: Color): Map<PieceType, number> {
  const counts = new Map<PieceType, number>();
  for (const { piece } of pieces) {
    if (piece.color !== color) continue;
    for (const { type } of [piece, ...(piece.carrying ?? [])]) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return counts;
}

/** The pieces of a side that were there at the start and are not now. */
export function listCaptured(
  start: readonly SquarePiece[],
  now: readonly SquarePiece[],
  color: Color,
): PieceType[] {
  const [before, after] = [count(start, color), count(now, color)];
  return PIECE_TYPES.flatMap((type) => {
    const gone = Math.max(0, (before.get(type) ?? 0) - (after.get(type) ?? 0));
    return Array.from({ length: gone }, () => type);
  });
}
