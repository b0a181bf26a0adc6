// What pieces could do that are not to move, and what attacks a commander.
import { CoTuLenh, type Color, type Move, type Square } from "cotulenh-wasm";
import { otherColor } from "./sides.js";

/** The same position with this side to move, whatever has ended the game. */
export function openForSide(engine: CoTuLenh, color: Color): CoTuLenh {
  const [placement, , ...rest] = engine.fen().split(" ");
  // What follows the clocks is an open deploy.
  const fen = [placement, color, ...rest.slice(0, 4)].join(" ");
  const rules = { ...engine.rules(), playOn: true, objective: "commander" } as const;
  return new CoTuLenh(fen, { rules });
}

/** The moves that the piece on a square would have if its side were to move. */
export function listReach(engine: CoTuLenh, square: Square): Move[] {
  const piece = engine.get(square);
  if (!piece) return [];
  const position = openForSide(engine, piece.color);
  const moves = position.moves({ verbose: true, square, deploy: false });
  position.free();
  return moves;
}

/** The squares of the pieces that put the side to move in check (R9.2). */
export function findCheckers(engine: CoTuLenh): Square[] {
  const [own, enemy] = [engine.turn(), otherColor(engine.turn())];
  const commander = engine.isCheck() ? engine.getCommanderSquare(own) : null;
  if (!commander) return [];
  const squares = engine.getAttackers(commander, enemy).map(({ square }) => square);
  // Without an attacker, the commanders face each other on an open line.
  const facing = engine.getCommanderSquare(enemy);
  return squares.length > 0 || !facing ? [...new Set(squares)] : [facing];
}
