// Why a position is mate: drawn on the board, and in words.
import type { Square, SquarePiece } from "cotulenh-wasm";
import type { Arrow, Mark } from "cotulenh-wasm/board";
import { listWords } from "cotulenh-wasm/texts";
import type { MateReason } from "../../match/mate.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { gameTexts } from "../game-texts.js";

/** Whether two points are on a file or a rank. */
const isOnLine = (one: Square, other: Square): boolean =>
  one[0] === other[0] || one.slice(1) === other.slice(1);

/** Arrows from what attacks the commander and from what covers its flights, which are crossed out. */
export function drawMate({ commander, attackers, facing, covered }: MateReason): {
  arrows: Arrow[];
  marks: Mark[];
} {
  const from = facing ? [facing] : attackers.map(({ square }) => square);
  const attack = from.map((square): Arrow => ({ from: square, to: commander, color: "red" }));
  const covers = covered.flatMap(({ square, by, inSight }) =>
    by
      // Commanders see along lines: only those that lead to the point count.
      .filter((one) => one !== square && (!inSight || isOnLine(one, square)))
      .map((one): Arrow => ({ from: one, to: square, color: "yellow", strength: 0.45 })),
  );
  const crosses = covered.map(({ square }): Mark => ({ square, color: "red", shape: "cross" }));
  return {
    arrows: [...covers, ...attack],
    marks: [...crosses, { square: commander, color: "red" }],
  };
}

/** The piece on a square, in words: `tank e4`. */
export function nameAt(pieces: readonly SquarePiece[], square: Square): string {
  const found = pieces.find((one) => one.square === square);
  return found ? `${words().pieces[found.piece.type]} ${square}` : square;
}

/** Why the position is mate, in words. */
export function sayMate(mate: MateReason, pieces: readonly SquarePiece[]): string {
  const m = read(gameTexts).result;
  const names = (squares: readonly Square[]) =>
    listWords(
      // Two pieces of a stack that attack are named by their stack, once.
      [...new Set(squares.map((square) => nameAt(pieces, square)))],
      words(),
    );
  const cause = mate.facing
    ? m.faced(mate.commander, mate.facing)
    : m.attacked(mate.commander, names(mate.attackers.map(({ square }) => square)));
  // A commander may have a long way: the points that have the same reason stand together.
  const reasons = new Map<string, Square[]>();
  for (const { square, by, inSight } of mate.covered) {
    const reason = inSight ? m.inSight(names(by)) : names(by);
    reasons.set(reason, [...(reasons.get(reason) ?? []), square]);
  }
  const flights = [...reasons].map(([reason, squares]) => `${squares.join(", ")} (${reason})`);
  return `${cause} ${flights.length > 0 ? m.covered(flights.join("; ")) : m.noFlight}`;
}
