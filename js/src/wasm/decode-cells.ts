// Packed answers of the wasm side, made into the objects of the API. The layout is described in
// `src/wasm/packed/bits.rs`: one 16-bit number a square, three pieces of five bits and the colour.
import type { Answer } from "./answer.js";
import { COLORS, FILES, PIECE_TYPES, RANKS, SQUARES } from "../vocabulary/words.js";
import {
  COLOR_SHIFT,
  HEROIC_BIT,
  PIECE_BITS,
  PIECE_MASK,
  PIECES_MASK,
  ROLE_MASK,
  SQUARE_MASK,
  VALUE_SHIFT,
} from "../vocabulary/generated.js";
import type { Attacker, Color, Piece, PieceType, SquarePiece } from "../vocabulary/types.js";

// Engines read frozen arrays more slowly: with them a list of moves takes a seventh longer.
const TYPES = [...PIECE_TYPES];
const SIDES = [...COLORS];

function single(bits: number, cell: number): Piece {
  const piece: Piece = {
    type: TYPES[(bits & ROLE_MASK) - 1]!,
    color: SIDES[cell >> COLOR_SHIFT]!,
  };
  if (bits & HEROIC_BIT) piece.heroic = true;
  return piece;
}

/** What stands on a square. */
export function decodeCell(cell: number): Piece | null {
  if (cell === 0) return null;
  const carrier = single(cell & PIECE_MASK, cell);
  let carried = (cell & PIECES_MASK) >> PIECE_BITS;
  if (carried === 0) return carrier;
  carrier.carrying = [];
  for (; carried !== 0; carried >>= PIECE_BITS) {
    carrier.carrying.push(single(carried & PIECE_MASK, cell));
  }
  return carrier;
}

/** The piece of one kind on a square: the carrier with all it carries, or a carried piece alone. */
export function decodePiece(cell: number, code: number): Piece | null {
  if ((cell & ROLE_MASK) === code) return decodeCell(cell);
  for (let rest = (cell & PIECES_MASK) >> PIECE_BITS; rest !== 0; rest >>= PIECE_BITS) {
    if ((rest & ROLE_MASK) === code) return single(rest & PIECE_MASK, cell);
  }
  return null;
}

/** The whole board as it is drawn: rows from the highest rank, files from the left. */
export function decodeBoard(answer: Answer): (Piece | null)[][] {
  return RANKS.map(() => FILES.map(() => decodeCell(answer.word()))).reverse();
}

/** The pieces on a board, by square, of one colour or of both. */
export function decodePieces(answer: Answer, color?: Color): SquarePiece[] {
  const pieces: SquarePiece[] = [];
  for (const square of SQUARES) {
    const cell = answer.word();
    if (cell === 0 || (color !== undefined && SIDES[cell >> COLOR_SHIFT] !== color)) continue;
    pieces.push({ square, piece: decodeCell(cell)! });
  }
  return pieces;
}

/** A kind of piece on a square, from one word. */
export function decodeKindOn(bits: number): Attacker {
  return { square: SQUARES[bits & SQUARE_MASK]!, type: PIECE_TYPES[(bits >> VALUE_SHIFT) - 1]! };
}

/** The piece types of a set: a bit for each. */
export function decodeTypes(bits: number): PieceType[] {
  return TYPES.filter((_, n) => (bits >> n) & 1);
}

/** What stands on a square, as notation has it: `N`, `+T`, `(NF+T)`. */
export function stackText(cell: number): string {
  let text = "";
  let pieces = 0;
  for (let rest = cell & PIECES_MASK; rest !== 0; rest >>= PIECE_BITS) {
    text += (rest & HEROIC_BIT ? "+" : "") + PIECE_TYPES[(rest & ROLE_MASK) - 1]!.toUpperCase();
    pieces++;
  }
  return pieces > 1 ? `(${text})` : text;
}
