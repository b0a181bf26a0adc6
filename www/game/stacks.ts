// Stacks taken apart and put together, without knowing which stacks there can be.
import type { Move, MoveKind, Piece, PieceType, Square } from "cotulenh-wasm";

/** The single pieces of a stack, the carrier first. */
export function parts(stack: Piece): Piece[] {
  const { carrying, ...carrier } = stack;
  return [carrier, ...(carrying ?? [])];
}

/** The kinds in a stack, the carrier first. */
export function kinds(stack: Piece): PieceType[] {
  return parts(stack).map((piece) => piece.type);
}

/** Whether two lists hold the same kinds; a stack has no kind twice. */
export function sameKinds(a: readonly PieceType[], b: readonly PieceType[]): boolean {
  return a.length === b.length && a.every((kind) => b.includes(kind));
}

/** The part of a stack that has these kinds, as a stack of its own; null if none. */
export function partOf(stack: Piece, chosen: readonly PieceType[]): Piece | null {
  const [first, ...rest] = parts(stack).filter(({ type }) => chosen.includes(type));
  if (!first) return null;
  return rest.length > 0 ? { ...first, carrying: rest } : first;
}

/** The moves that take exactly these kinds from a square where `stack` stands. */
export function movesOf(
  moves: readonly Move[],
  stack: Piece,
  chosen: readonly PieceType[],
  inSession: boolean,
): Move[] {
  // The whole stack going as one is an ordinary move, unless a session is under way (R7.5).
  const deploys = inSession || !sameKinds(chosen, kinds(stack));
  return moves.filter((move) => move.deploy === deploys && sameKinds(kinds(move.piece), chosen));
}

/** The kinds of moves to each square. */
export function targets(moves: readonly Move[]): Map<Square, MoveKind[]> {
  const found = new Map<Square, MoveKind[]>();
  for (const { to, kind } of moves) {
    const all = found.get(to) ?? [];
    if (!all.includes(kind)) found.set(to, [...all, kind]);
  }
  return found;
}

/** All the ways to arrange single pieces into one carrier with its load. */
export function arrangements(pieces: readonly Piece[]): Piece[] {
  return pieces.map((carrier, i) => {
    const load = pieces.filter((_, j) => j !== i);
    return load.length > 0 ? { ...carrier, carrying: load } : carrier;
  });
}

/** A stack in letters, as notation has it: `N`, `+T`, `(NF+T)`. */
export function letters(stack: Piece): string {
  const all = parts(stack).map(({ type, heroic }) => (heroic ? "+" : "") + type.toUpperCase());
  return all.length > 1 ? `(${all.join("")})` : (all[0] ?? "");
}
