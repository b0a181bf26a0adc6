// What can be read from the turns of a game: last squares, captured pieces, the move list.
import type { Color, DeployState, Move, Piece, PieceType, Square, Turn } from "cotulenh-wasm";
import { splitStack, formatStack } from "./stacks.js";

/** The squares that moves start and end on. */
export function collectSquares(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/** The captured pieces by colour. An air force that made a suicide capture is among them. */
export function collectCaptured(
  turns: readonly Turn[],
  steps: readonly Move[],
): Record<Color, Piece[]> {
  const all: Record<Color, Piece[]> = { r: [], b: [] };
  for (const { captured, kind, piece } of [...turns.flatMap(({ moves }) => moves), ...steps]) {
    if (captured) all[captured.color].push(...splitStack(captured));
    if (kind === "suicide") all[piece.color].push(...splitStack(piece));
  }
  return all;
}

/** An open deploy in notation: `(NT)<F>c4…`. */
export function formatPending({ remaining, steps }: DeployState): string {
  const stay = remaining ? `${formatStack(remaining)}<` : "";
  return `${stay}${steps.map(({ san }) => san).join(",")}…`;
}

/** Whether a piece has captured from its stack and stays there: it takes no further step (R7.4). */
export function hasActed({ steps }: DeployState, type: PieceType): boolean {
  return steps.some(({ kind, piece }) => kind === "stay" && piece.type === type);
}

/** A row of the move list: its number, and the indices of both sides' turns. */
export interface MoveRow {
  number: number;
  red: number | null;
  blue: number | null;
}

/** The rows for `count` turns; `number` and `first` are the move number and side of the first. */
export function buildMoveRows(count: number, number: number, first: Color): MoveRow[] {
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
