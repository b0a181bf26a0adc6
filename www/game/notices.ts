// Why a piece cannot be picked up, or cannot go to a square.
import { HEADQUARTER, type CoTuLenh, type Square } from "cotulenh-wasm";
import { pieceTypes } from "./stacks.js";
import type { Notice, Selection } from "./state.js";

/** Why nothing on this square can move; null for an empty square. */
export function explainImmovable(engine: CoTuLenh, square: Square): Notice | null {
  const piece = engine.get(square);
  if (!piece) return null;
  if (engine.deployState()) return { kind: "deployOpen" };
  if (engine.isGameOver()) return { kind: "gameOver" };
  if (piece.color !== engine.turn()) return { kind: "otherSide", turn: engine.turn() };
  if (piece.type === HEADQUARTER && !piece.heroic) return { kind: "headquarter" };
  return engine.isCheck() ? { kind: "inCheck", piece } : { kind: "noMoves", piece };
}

/** Why the picked pieces cannot go to a square; null if they can. */
export function explainRefusal(
  engine: CoTuLenh,
  { square: from, held, isWhole }: Selection,
  to: Square,
): Notice | null {
  // The whole stack moves by an ordinary move, unless a deploy is open (R7.5).
  const deploy = engine.deployState() !== null || !isWhole;
  const illegal = engine.explain({ from, to, piece: pieceTypes(held), deploy });
  return illegal && { kind: "illegal", piece: held, to, illegal };
}

/** The squares that explain a notice. */
export function findCauses(notice: Notice | null): readonly Square[] {
  if (notice?.kind === "illegal") return notice.illegal.squares;
  return (notice?.kind === "error" && notice.error.illegal?.squares) || [];
}
