// What the pieces of the side that is not to move could do, and what attacks a commander.
import { CoTuLenh, type Color, type Move, type Square } from "cotulenh-wasm";
import { otherColor } from "./sides.js";

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

/** The squares of the pieces that attack a commander in check (R9.2). */
export function findCheckers(game: CoTuLenh, commander: Square | null): Square[] {
  if (!commander) return [];
  const enemy = otherColor(game.turn());
  const squares = game.getAttackers(commander, enemy).map(({ square }) => square);
  // Without an attacker, the commanders face each other on an open line.
  const facing = game.getCommanderSquare(enemy);
  return squares.length > 0 || !facing ? [...new Set(squares)] : [facing];
}
