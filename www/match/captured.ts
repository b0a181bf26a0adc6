// Which pieces are gone, and what that counts.
import { PIECE_TYPES, POINTS } from "cotulenh-wasm";
import type { Color, Piece, PieceType, SquarePiece } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { GameTree } from "cotulenh-wasm/tree";
import { ask } from "./ask.js";

/** The pieces at the start of a game. */
export function readStart(tree: GameTree): SquarePiece[] {
  return ask(tree, (game) => game.pieces(), tree.root);
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

/** What a stack counts (R13.3). */
function countPoints({ type, carrying = [] }: Piece): number {
  return [type, ...carrying.map((carried) => carried.type)].reduce(
    (sum, one) => sum + POINTS[one],
    0,
  );
}

/** The points of a side on the board that is seen: inside a deploy with what its steps have captured. */
export function readPoints({ points, session, turn }: PlaySnapshot, color: Color): number {
  const steps = session?.steps ?? [];
  return steps.reduce((sum, { kind, piece, captured }) => {
    // An air force that is lost with its target counts for the other side.
    const lost = color === turn ? captured : kind === "suicide" ? piece : undefined;
    return sum + (lost ? countPoints(lost) : 0);
  }, points[color]);
}
