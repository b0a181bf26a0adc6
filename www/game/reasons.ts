// Why a piece cannot be picked up, or cannot go where it was sent.
import type { CoTuLenh, Square } from "cotulenh-wasm";
import type { Notice } from "./state.js";

/** Why nothing on this square can move; null for an empty square. */
export function whyNot(engine: CoTuLenh, square: Square): Notice | null {
  const piece = engine.get(square);
  if (!piece) return null;
  if (engine.deployState()) return { about: "session" };
  if (engine.isGameOver()) return { about: "gameOver" };
  if (piece.color !== engine.turn()) return { about: "otherSide", turn: engine.turn() };
  if (piece.type === "h" && !piece.heroic) return { about: "headquarter" };
  return engine.isCheck() ? { about: "inCheck", piece } : { about: "stuck", piece };
}

/** A refusal by the engine, which says in words what was wrong. */
export function refusal(error: unknown): Notice {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  return { about: "refused", code, message };
}
