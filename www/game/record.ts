// What the turns of a game tell: last squares, losses, a deploy in notation.
import type { Color, DeployState, Move, Piece, Square, Turn } from "cotulenh-wasm";
import { letters, parts } from "./stacks.js";

/** The squares a turn, or the steps so far, began and ended on. */
export function touched(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/** What each side lost, suicide attackers included. */
export function losses(turns: readonly Turn[], steps: readonly Move[]): Record<Color, Piece[]> {
  const lost: Record<Color, Piece[]> = { r: [], b: [] };
  for (const { captured, kind, piece } of [...turns.flatMap(({ moves }) => moves), ...steps]) {
    if (captured) lost[captured.color].push(...parts(captured));
    if (kind === "suicide") lost[piece.color].push(...parts(piece));
  }
  return lost;
}

/** A deploy that is not yet committed: `(NT)<F>c4…`. */
export function pendingText({ remaining, steps }: DeployState): string {
  const stay = remaining ? `${letters(remaining)}<` : "";
  return `${stay}${steps.map(({ san }) => san).join(",")}…`;
}

/** A turn of the move list: its number, and both sides' turns by their place in the line. */
export interface Row {
  number: number;
  red: number | null;
  blue: number | null;
}

/** The rows of a move list whose first of `count` turns is `number`, by `first`. */
export function rows(count: number, number: number, first: Color): Row[] {
  const made: Row[] = [];
  for (let i = 0; i < count; i++) {
    const red = (i % 2 === 0) === (first === "r");
    if (red || made.length === 0) {
      made.push({ number: number + made.length, red: null, blue: null });
    }
    const row = made.at(-1)!;
    if (red) row.red = i;
    else row.blue = i;
  }
  return made;
}
