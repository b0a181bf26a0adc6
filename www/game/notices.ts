// Why a piece cannot be picked up.
import { HEADQUARTER, type CoTuLenh, type Square } from "cotulenh-wasm";
import type { Notice } from "./state.js";

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
