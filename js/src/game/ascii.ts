// The board drawn with letters.
import { FILES, RANKS } from "../vocabulary.js";
import type { Piece, Terrain } from "../types.js";

const EMPTY: Readonly<Record<Terrain["zone"], string>> = { water: "~", mixed: ":", land: "." };

function draw(piece: Piece): string {
  const letter = (one: Piece) => {
    const plain = one.color === "r" ? one.type.toUpperCase() : one.type;
    return one.heroic ? `+${plain}` : plain;
  };
  return piece.carrying ? `(${[piece, ...piece.carrying].map(letter).join("")})` : letter(piece);
}

/** Rows of cells, rank 12 first, with the names of ranks and files around them. */
export function ascii(
  board: readonly (readonly (Piece | null)[])[],
  zone: (row: number, file: number) => Terrain["zone"],
): string {
  const cells = board.map((row, r) =>
    row.map((piece, f) => (piece ? draw(piece) : EMPTY[zone(r, f)])),
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
