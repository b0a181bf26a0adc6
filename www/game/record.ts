// What can be read from the turns of a game: last squares, captured pieces, the move list.
import type { Color, DeployState, Move, Piece, Square, Turn } from "cotulenh-wasm";
import { singlePieces, stackNotation } from "./stacks.js";

/** The squares that moves start and end on. */
export function squaresOf(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/** The captured pieces by colour. An air force that made a suicide capture is among them. */
export function capturedPieces(
  turns: readonly Turn[],
  steps: readonly Move[],
): Record<Color, Piece[]> {
  const all: Record<Color, Piece[]> = { r: [], b: [] };
  for (const { captured, kind, piece } of [...turns.flatMap(({ moves }) => moves), ...steps]) {
    if (captured) all[captured.color].push(...singlePieces(captured));
    if (kind === "suicide") all[piece.color].push(...singlePieces(piece));
  }
  return all;
}

/** An open deploy in notation: `(NT)<F>c4…`. */
export function pendingText({ remaining, steps }: DeployState): string {
  const stay = remaining ? `${stackNotation(remaining)}<` : "";
  return `${stay}${steps.map(({ san }) => san).join(",")}…`;
}

/** A row of the move list: its number, and the indices of both sides' turns. */
export interface MoveRow {
  number: number;
  red: number | null;
  blue: number | null;
}

/** The rows for `count` turns; `number` and `first` are the move number and side of the first. */
export function moveRows(count: number, number: number, first: Color): MoveRow[] {
  const rows: MoveRow[] = [];
  for (let i = 0; i < count; i++) {
    const isRed = (i % 2 === 0) === (first === "r");
    if (isRed || rows.length === 0) {
      rows.push({ number: number + rows.length, red: null, blue: null });
    }
    const row = rows.at(-1)!;
    if (isRed) row.red = i;
    else row.blue = i;
  }
  return rows;
}
