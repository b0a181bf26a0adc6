// The reasons of a mate as drawings on the board.
import type { Arrow, Mark } from "cotulenh-wasm/board";
import type { MateReason } from "../../match/mate.js";

/** The attack in red, covered squares crossed out with who covers them. */
export function drawMate({ commander, attackers, facing, covered }: MateReason): {
  arrows: Arrow[];
  marks: Mark[];
} {
  const from = facing ? [facing] : attackers.map(({ square }) => square);
  const attack = from.map((square): Arrow => ({ from: square, to: commander, color: "red" }));
  const covers = covered.flatMap(({ square, by }) =>
    by
      .filter((one) => one !== square)
      .map((one): Arrow => ({ from: one, to: square, color: "yellow", strength: 0.45 })),
  );
  const crosses = covered.map(({ square }): Mark => ({ square, color: "red", shape: "cross" }));
  return {
    arrows: [...covers, ...attack],
    marks: [...crosses, { square: commander, color: "red" }],
  };
}
