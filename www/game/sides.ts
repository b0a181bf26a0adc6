// Sides and move numbers, by how many turns were played.
import type { Color } from "cotulenh-wasm";

/** The move number and the side of the first turn of a game. */
export interface GameStart {
  number: number;
  turn: Color;
}

/** The move number and the side of the first turn, from the FEN of the start. */
export function readStart(fen: string): GameStart {
  const [, turn, , , , number] = fen.split(" ");
  return { number: Number(number), turn: turn === "b" ? "b" : "r" };
}

export function otherColor(color: Color): Color {
  return color === "r" ? "b" : "r";
}

/** The side to move after this number of turns. */
function sideToMove({ turn }: GameStart, ply: number): Color {
  return ply % 2 === 0 ? turn : otherColor(turn);
}

/** The number of a turn, and the dots that say whose it is: `12.` for Red, `12…` for Blue. */
export function numberTurn(start: GameStart, ply: number): { number: number; dots: "." | "…" } {
  const isRed = sideToMove(start, ply - 1) === "r";
  const number = start.number + Math.floor((ply - (start.turn === "r" ? 1 : 0)) / 2);
  return { number, dots: isRed ? "." : "…" };
}
