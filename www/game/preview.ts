// What a line of turns leads to, without playing it in the game.
import { CoTuLenh, type Move, type Rules, type SquarePiece } from "cotulenh-wasm";

export interface Preview {
  pieces: readonly SquarePiece[];
  /** The moves of each turn. */
  moves: readonly (readonly Move[])[];
}

/** The position after some turns in LAN; a turn that is not legal ends the line. */
export function previewLine(fen: string, rules: Rules, turns: readonly string[]): Preview {
  const game = new CoTuLenh(fen, { rules });
  const moves: (readonly Move[])[] = [];
  try {
    for (const turn of turns) moves.push(game.playTurn(turn).moves);
  } catch {
    // It belongs to another position.
  }
  const pieces = game.pieces();
  game.free();
  return { pieces, moves };
}
