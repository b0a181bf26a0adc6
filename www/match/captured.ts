// Captured pieces and points.
import { PIECE_TYPES, POINTS } from "cotulenh-wasm";
import type { Color, PieceType, SquarePiece } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { GameTree } from "cotulenh-wasm/tree";
import { ask, listTypes } from "./ask.js";

/** The pieces at the start of a game. */
export function readStart(tree: GameTree): SquarePiece[] {
  return ask(tree, (game) => game.pieces(), tree.root);
}

/** The pieces of a side that were there at the start and are not now. */
export function listCaptured(
  start: readonly SquarePiece[],
  now: readonly SquarePiece[],
  color: Color,
): PieceType[] {
  const list = (pieces: readonly SquarePiece[]) =>
    pieces.flatMap(({ piece }) => (piece.color === color ? listTypes(piece) : []));
  const [before, after] = [list(start), list(now)];
  return PIECE_TYPES.flatMap((type) =>
    before.filter((one) => one === type).slice(after.filter((one) => one === type).length),
  );
}

/** The points of a side on the board that is seen: inside a deploy with what its steps have captured. */
export function readPoints({ points, session, turn }: PlaySnapshot, color: Color): number {
  const steps = session?.steps ?? [];
  return steps.reduce((sum, { kind, piece, captured }) => {
    // An air force that is lost with its target counts for the other side.
    const lost = color === turn ? captured : kind === "suicide" ? piece : undefined;
    return lost ? listTypes(lost).reduce((points, type) => points + POINTS[type], sum) : sum;
  }, points[color]);
}
