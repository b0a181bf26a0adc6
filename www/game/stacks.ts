// Taking stacks apart and putting them together. Which stacks are possible is left to the package.
import type { Piece, PieceType } from "cotulenh-wasm";
import type { Selection } from "cotulenh-wasm/play";

/** The single pieces of a stack, the carrier first. */
export function splitStack(stack: Piece): Piece[] {
  const { carrying, ...carrier } = stack;
  return [carrier, ...(carrying ?? [])];
}

/** The types in a stack, the carrier first. */
export function pieceTypes(stack: Piece): PieceType[] {
  return splitStack(stack).map((piece) => piece.type);
}

/** What is picked up, as a stack of its own. */
export function heldPieces({ piece, types }: Pick<Selection, "piece" | "types">): Piece {
  const [first, ...rest] = splitStack(piece).filter(({ type }) => types.includes(type));
  if (!first) return piece;
  return rest.length > 0 ? { ...first, carrying: rest } : first;
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
