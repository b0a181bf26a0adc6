// What can be read from the turns of a game: last squares, captured pieces, the move list.
import type { Color, DeployState, Move, Piece, PieceType, Square } from "cotulenh-wasm";
import { splitStack, formatStack } from "./stacks.js";

/** The squares that moves start and end on. */
export function collectSquares(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/**
 * The captured pieces by colour, after these moves; the same object if they have captured nothing. An
 * air force that made a suicide capture is among them.
 */
export function collectCaptured(
  before: Readonly<Record<Color, readonly Piece[]>>,
  moves: readonly Move[],
): Readonly<Record<Color, readonly Piece[]>> {
  let all = before;
  const add = (piece: Piece) => {
    all = { ...all, [piece.color]: [...all[piece.color], ...splitStack(piece)] };
  };
  for (const { captured, kind, piece } of moves) {
    if (captured) add(captured);
    if (kind === "suicide") add(piece);
  }
  return all;
}

/** An open deploy in notation: `(NT)<F>c4…`. */
export function formatPending({ remaining, steps }: DeployState): string {
  const stay = remaining ? `${formatStack(remaining)}<` : "";
  return `${stay}${steps.map(({ san }) => san).join(",")}…`;
}

/** Whether a piece has captured from its stack and stays there: it takes no further step (R7.4). */
export function hasActed({ steps }: DeployState, type: PieceType): boolean {
  return steps.some(({ kind, piece }) => kind === "stay" && piece.type === type);
}
