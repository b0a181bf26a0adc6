// The board drawn with letters.
import { terrainAt } from "../vocabulary/terrain.js";
import { FILES, RANKS } from "../vocabulary/words.js";
import type { Piece, Terrain } from "../vocabulary/types.js";

const EMPTY: Readonly<Record<Terrain["zone"], string>> = { water: "~", mixed: ":", land: "." };
const BRIDGE = "=";

function drawPiece(piece: Piece): string {
  const letter = (one: Piece) => {
    const plain = one.color === "r" ? one.type.toUpperCase() : one.type;
    return one.heroic ? `+${plain}` : plain;
  };
  return piece.carrying ? `(${[piece, ...piece.carrying].map(letter).join("")})` : letter(piece);
}

function drawSquare(piece: Piece | null, { zone, bridge }: Terrain): string {
  if (!piece) return bridge ? BRIDGE : EMPTY[zone];
  return bridge ? BRIDGE + drawPiece(piece) + BRIDGE : drawPiece(piece);
}

/** Rows of cells, rank 12 first, with the names of ranks and files around them. */
export function ascii(board: readonly (readonly (Piece | null)[])[]): string {
  const cells = board.map((row, r) =>
    row.map((piece, f) => drawSquare(piece, terrainAt((RANKS.length - 1 - r) * FILES.length + f))),
  );
  // Stacks take more room than one letter: a file is as wide as the widest of its cells.
  const widths = FILES.map((_, f) => Math.max(...cells.map((row) => row[f]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, f) => cell.padEnd(widths[f]!))
      .join(" ")
      .trimEnd();
  const ranks = cells.map((row, r) => `${String(RANKS.length - r).padStart(2)}  ${line(row)}`);
  return [...ranks, "", `    ${line(FILES)}`].join("\n");
}
