// Consequences of the opponent's last turn for the visitor's pieces, by the rules.
import { otherColor, POINTS, type Attacker, type Color, type CoTuLenh } from "cotulenh-wasm";
import type { PieceType, Square } from "cotulenh-wasm";
import { listTypes } from "./ask.js";

export type Consequence =
  | { kind: "check" }
  /** A piece is newly attacked. */
  | { kind: "attack"; piece: PieceType; square: Square; by: Attacker }
  /** An Air Force is stopped by air defense where it could fly. */
  | { kind: "blocked"; square: Square; targets: readonly Square[]; defenders: readonly Square[] };

/** The most targets that are named. */
const MOST_TARGETS = 3;

/** The most valuable piece that is attacked by something that did not attack it before. */
function findAttack(before: CoTuLenh, after: CoTuLenh, own: Color): Consequence | null {
  const enemy = otherColor(own);
  let found: Extract<Consequence, { kind: "attack" }> | null = null;
  for (const { square, piece } of after.pieces(own)) {
    if (piece.type === "c") continue;
    if (found && POINTS[piece.type] <= POINTS[found.piece]) continue;
    const known = before.getAttackers(square, enemy);
    const isNew = ({ square: at, type }: Attacker) =>
      !known.some((one) => one.square === at && one.type === type);
    const by = after.getAttackers(square, enemy).find(isNew);
    if (by) found = { kind: "attack", piece: piece.type, square, by };
  }
  return found;
}

/** The squares to which an air force itself can fly. */
function listFlights(game: CoTuLenh, square: Square, color: Color): Set<Square> {
  const moves = game.moves({ verbose: true, square, color });
  return new Set(moves.filter(({ piece }) => piece.type === "f").map(({ to }) => to));
}

function findBlocked(before: CoTuLenh, after: CoTuLenh, own: Color): Consequence | null {
  for (const { square, piece } of after.pieces(own)) {
    if (!listTypes(piece).includes("f") || !before.get(square, "f")) continue;
    const now = listFlights(after, square, own);
    const lost = [...listFlights(before, square, own)].filter((to) => !now.has(to));
    const targets: Square[] = [];
    const defenders = new Set<Square>();
    for (const to of lost) {
      const illegal = after.explain({ from: square, to, piece: "f" });
      if (illegal?.reason !== "airDefense") continue;
      if (targets.length < MOST_TARGETS) targets.push(to);
      for (const one of illegal.squares) defenders.add(one);
    }
    if (targets.length > 0) return { kind: "blocked", square, targets, defenders: [...defenders] };
  }
  return null;
}

/** What a turn of the other side means: `before` and `after` it, with the own side to move now. */
export function listConsequences(before: CoTuLenh, after: CoTuLenh, own: Color): Consequence[] {
  if (after.turn() !== own || after.isGameOver()) return [];
  const found = [
    after.isCheck() ? ({ kind: "check" } as const) : null,
    findAttack(before, after, own),
    findBlocked(before, after, own),
  ];
  return found.filter((one) => one !== null).slice(0, 2);
}
