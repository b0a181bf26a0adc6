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

/** The name that the engine gives to what was wrong, and its words for it. */
export function engineError(error: unknown): { code: string; message: string } {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/** A refusal by the engine. */
export function refusal(error: unknown): Notice {
  return { about: "refused", ...engineError(error) };
}
