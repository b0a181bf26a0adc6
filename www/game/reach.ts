// What the pieces of a side could do if it were to move.
import { CoTuLenh, type Color, type Move, type Square } from "cotulenh-wasm";

/** The same position with this side to move, whatever has ended the game. */
export function openForSide(game: CoTuLenh, color: Color): CoTuLenh {
  const [placement, , ...rest] = game.fen().split(" ");
  // What follows the counters is an open deploy.
  const fen = [placement, color, ...rest.slice(0, 4)].join(" ");
  const rules = { ...game.rules(), playOn: true, objective: "commander" } as const;
  return new CoTuLenh(fen, { rules });
}

/** The moves that the piece on a square would have if its side were to move. */
export function listReach(game: CoTuLenh, square: Square): Move[] {
  const piece = game.get(square);
  if (!piece) return [];
  const position = openForSide(game, piece.color);
  const moves = position.moves({ verbose: true, square, deploy: false });
  position.free();
  return moves;
}

/** The zone of the defender on a square; empty if nothing there defends. */
export function listZone(game: CoTuLenh, square: Square): Square[] {
  if (!game.get(square)) return [];
  return game.getAirDefenseAroundPiece(square).map((covered) => covered.square);
}
