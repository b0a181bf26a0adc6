// What is drawn on the board besides the game: why it is mate, and why a move was refused.
import type { Square } from "cotulenh-wasm";
import type { BoardOptions } from "cotulenh-wasm/board";
import type { MateReason } from "../../match/mate.js";
import { NOTHING_DRAWN, type Drawing } from "./game.js";

/** Arrows from what attacks the commander, and crosses where it cannot flee to. */
export function drawMate(mate: MateReason | null): Drawing {
  if (!mate) return NOTHING_DRAWN;
  const from = mate.facing ? [mate.facing] : mate.attackers.map(({ square }) => square);
  return {
    arrows: [
      ...from.map((square) => ({ from: square, to: mate.commander, color: "red" as const })),
      ...mate.covered.flatMap(({ square, by }) =>
        by
          .filter((one) => one !== square)
          .slice(0, 1)
          .map((one) => ({ from: one, to: square, color: "yellow" as const, strength: 0.5 })),
      ),
    ],
    marks: mate.covered.map(({ square }) => ({ square, color: "red" as const, shape: "cross" })),
  };
}

/** Rings around the squares that explain a refusal. */
export function drawRings(squares: readonly Square[]): BoardOptions["marks"] {
  return squares.map((square) => ({ square, color: "red" as const }));
}
