// Why a position is mate: who attacks the commander, and what keeps it from each square around.
import { SQUARES, type Color, type CoTuLenh, type Square } from "cotulenh-wasm";
import type { Arrow, Mark } from "cotulenh-wasm/board";

/** A square that the commander cannot flee to, and the pieces that cover it. */
export interface CoveredFlight {
  square: Square;
  by: readonly Square[];
}

export interface MateReasons {
  commander: Square;
  attackers: readonly Square[];
  flights: readonly CoveredFlight[];
}

/** The reasons of a mate; null if there is none on the board. */
export function explainMate(game: CoTuLenh): MateReasons | null {
  if (game.outcome()?.reason !== "checkmate") return null;
  const mated = game.turn();
  const commander = game.getCommanderSquare(mated);
  if (!commander) return null;
  const other: Color = mated === "r" ? "b" : "r";
  const attackers = game.getAttackers(commander, other).map(({ square }) => square);
  const flights = SQUARES.flatMap((square): CoveredFlight[] => {
    if (square === commander) return [];
    const illegal = game.explain({ from: commander, to: square });
    const isCovered = illegal?.reason === "commanderInDanger" || illegal?.reason === "lineOfSight";
    return isCovered ? [{ square, by: illegal.squares }] : [];
  });
  return { commander, attackers, flights };
}

/** The same as drawings: the attack in red, covered squares crossed out with who covers them. */
export function drawMate({ commander, attackers, flights }: MateReasons): {
  arrows: Arrow[];
  marks: Mark[];
} {
  const attack = attackers.map((from): Arrow => ({ from, to: commander, color: "red" }));
  const covers = flights.flatMap(({ square, by }) =>
    by
      .filter((from) => from !== square)
      .map((from): Arrow => ({ from, to: square, color: "yellow", strength: 0.45 })),
  );
  const crosses = flights.map(({ square }): Mark => ({ square, color: "red", shape: "cross" }));
  return {
    arrows: [...covers, ...attack],
    marks: [...crosses, { square: commander, color: "red" }],
  };
}
