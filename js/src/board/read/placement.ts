// The pieces of a position: from a FEN, or from a list. The board checks the form only, never the
// rules: an editor shows positions that no game has.
import type { Piece, PieceType, Square, SquarePiece } from "../../vocabulary/types.js";
import { FILES, PIECE_TYPES, RANKS, START } from "../../vocabulary/words.js";
import { refuseOption } from "./options.js";

/** The pieces by their squares. */
export type Pieces = ReadonlyMap<Square, Piece>;

function refuse(message: string): never {
  return refuseOption("pieces", `${message}, in the FEN of pieces`);
}

/** A run of empty squares, a stack, or a piece. */
const TOKEN = /(\d+)|\(((?:\+?[a-zA-Z])+)\)|(\+?[a-zA-Z])/y;

function readPiece(text: string): Piece {
  const letter = text.at(-1)!;
  const type = letter.toLowerCase() as PieceType;
  if (!PIECE_TYPES.includes(type)) refuse(`'${letter}' is not a piece`);
  const piece: Piece = { type, color: letter === type ? "b" : "r" };
  return text.length > 1 ? { ...piece, heroic: true } : piece;
}

function readStack(texts: readonly string[]): Piece {
  const [carrier, ...carrying] = texts.map(readPiece);
  return carrying.length > 0 ? { ...carrier!, carrying } : carrier!;
}

function readRank(text: string, rank: number, pieces: Map<Square, Piece>): void {
  const cells: string[][] = [];
  /** The stacks that directly follow a piece. */
  const attached: number[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) refuse(`'${text.slice(from)}' is not a piece`);
    const [, run, stack, piece] = match;
    if (stack && text[from - 1]! > "9") attached.unshift(cells.length);
    // Empty squares are holes, which no walk visits.
    if (run) cells.length += Math.min(+run, 99);
    else cells.push(piece ? [piece] : stack!.match(/\+?./g)!);
  }
  // `N(FT)` is a piece next to a stack, or a stack with its carrier outside: the width of the rank decides.
  if (cells.length === FILES.length + attached.length) {
    for (const at of attached) cells[at - 1]!.push(...cells.splice(at, 1)[0]!);
  }
  if (cells.length !== FILES.length) {
    refuse(`rank ${rank} has ${FILES.length} squares, not ${cells.length}`);
  }
  cells.forEach((parts, file) => {
    pieces.set(`${FILES[file]!}${rank}` as Square, readStack(parts));
  });
}

/** The pieces of a FEN, or of a list. */
export function readPieces(input: string | readonly SquarePiece[]): Pieces {
  if (typeof input !== "string") {
    return new Map(input.map(({ square, piece }) => [square, piece]));
  }
  const fen = input.trim();
  const ranks = (fen === "start" ? START : fen).split(/\s+/)[0]!.split("/");
  if (ranks.length !== RANKS.length) {
    refuse(`a FEN has ${RANKS.length} ranks, not ${ranks.length}`);
  }
  const pieces = new Map<Square, Piece>();
  ranks.forEach((text, i) => readRank(text, RANKS.length - i, pieces));
  return pieces;
}

function writePiece({ type, color, heroic, carrying }: Piece): string {
  const letter = (heroic ? "+" : "") + (color === "r" ? type.toUpperCase() : type);
  return carrying?.length ? `(${letter}${carrying.map(writePiece).join("")})` : letter;
}

/** The pieces as the placement of a FEN; a text stays as it is. */
export function writePlacement(input: string | readonly SquarePiece[]): string {
  if (typeof input === "string") return input;
  const pieces = readPieces(input);
  const rows = [...RANKS].reverse().map((rank) => {
    const cells = FILES.map((file) => {
      const piece = pieces.get(`${file}${rank}`);
      return piece ? writePiece(piece) : " ";
    });
    return cells.join("").replace(/ +/g, (empty) => String(empty.length));
  });
  return rows.join("/");
}
