// Why a piece cannot be picked up, or cannot go to a square.
import { HEADQUARTER, type CoTuLenh, type Square } from "cotulenh-wasm";
import type { PositionFacts } from "./played-game.js";
import type { Notice, Selection } from "./state.js";

/** Why nothing on this square can move; null for an empty square. */
export function explainImmovable(
  { pieces, deploy, outcome, turn, check }: PositionFacts,
  square: Square,
): Notice | null {
  const piece = pieces.get(square);
  if (!piece) return null;
  if (deploy) return { kind: "deployOpen" };
  if (outcome) return { kind: "gameOver" };
  if (piece.color !== turn) return { kind: "otherSide", turn };
  if (piece.type === HEADQUARTER && !piece.heroic) return { kind: "headquarter" };
  return { kind: check ? "inCheck" : "noMoves", piece };
}

/** Why the picked pieces cannot go to a square; null if they can. */
export function explainRefusal(
  game: CoTuLenh,
  { square: from, held, isWhole }: Selection,
  to: Square,
  isDeploying: boolean,
): Notice | null {
  // The whole stack moves by an ordinary move, unless a deploy is open (R7.5).
  const illegal = game.explain({ from, to, piece: held, deploy: isDeploying || !isWhole });
  return illegal && { kind: "illegal", piece: held, to, illegal };
}

/** The squares that explain a notice. */
export function findCauses(notice: Notice | null): readonly Square[] {
  if (notice?.kind === "illegal") return notice.illegal.squares;
  return (notice?.kind === "error" && notice.error.illegal?.squares) || [];
}
