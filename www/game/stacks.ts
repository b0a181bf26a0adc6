// Taking stacks apart and putting them together. Which stacks are possible is left to the package.
import type { Move, MoveKind, Piece, PieceType, Square } from "cotulenh-wasm";

/** The single pieces of a stack, the carrier first. */
export function splitStack(stack: Piece): Piece[] {
  const { carrying, ...carrier } = stack;
  return [carrier, ...(carrying ?? [])];
}

/** The types in a stack, the carrier first. */
export function pieceTypes(stack: Piece): PieceType[] {
  return splitStack(stack).map((piece) => piece.type);
}

/** Whether two lists have the same types; no type is twice in a stack. */
export function haveSameTypes(a: readonly PieceType[], b: readonly PieceType[]): boolean {
  return a.length === b.length && a.every((type) => b.includes(type));
}

/** The pieces of these types as a stack of their own; null if there are none. */
export function pickFromStack(stack: Piece, picked: readonly PieceType[]): Piece | null {
  const [first, ...rest] = splitStack(stack).filter(({ type }) => picked.includes(type));
  if (!first) return null;
  return rest.length > 0 ? { ...first, carrying: rest } : first;
}

/** The moves of exactly these types from the square of `stack`. */
export function filterMoves(
  moves: readonly Move[],
  stack: Piece,
  picked: readonly PieceType[],
  inDeploy: boolean,
): Move[] {
  // The whole stack moves by an ordinary move, unless a deploy is open (R7.5).
  const deploys = inDeploy || !haveSameTypes(picked, pieceTypes(stack));
  return moves.filter(
    (move) => move.deploy === deploys && haveSameTypes(pieceTypes(move.piece), picked),
  );
}

/** The kinds of moves to each destination. */
export function groupByTarget(moves: readonly Move[]): Map<Square, MoveKind[]> {
  const targets = new Map<Square, MoveKind[]>();
  for (const { to, kind } of moves) {
    const kinds = targets.get(to) ?? [];
    if (!kinds.includes(kind)) targets.set(to, [...kinds, kind]);
  }
  return targets;
}

/** Every way to make one of the pieces the carrier of the others. */
export function listArrangements(pieces: readonly Piece[]): Piece[] {
  return pieces.map((carrier, i) => {
    const carrying = pieces.filter((_, j) => j !== i);
    return carrying.length > 0 ? { ...carrier, carrying } : carrier;
  });
}

/** A stack in notation: `N`, `+T`, `(NF+T)`. */
export function formatStack(stack: Piece): string {
  const letters = splitStack(stack).map(
    ({ type, heroic }) => (heroic ? "+" : "") + type.toUpperCase(),
  );
  return letters.length > 1 ? `(${letters.join("")})` : (letters[0] ?? "");
}
