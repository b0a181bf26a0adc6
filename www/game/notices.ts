// Why a piece cannot be picked up, and what explains a notice on the board.
import { HEADQUARTER, type Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { pieceAt, type Notice } from "./state.js";

/** Why nothing on this square can move; null for an empty square. */
export function explainImmovable(snapshot: PlaySnapshot, square: Square): Notice | null {
  const { session, outcome, turn, check } = snapshot;
  const piece = pieceAt(snapshot, square);
  if (!piece) return null;
  if (session) return { kind: "deployOpen" };
  if (outcome) return { kind: "gameOver" };
  if (piece.color !== turn) return { kind: "otherSide", turn };
  if (piece.type === HEADQUARTER && !piece.heroic) return { kind: "headquarter" };
  return { kind: check ? "inCheck" : "noMoves", piece };
}

/** The squares that explain a notice. */
export function findCauses(notice: Notice | null): readonly Square[] {
  if (notice?.kind === "illegal") return notice.illegal.squares;
  return (notice?.kind === "error" && notice.error.illegal?.squares) || [];
}
