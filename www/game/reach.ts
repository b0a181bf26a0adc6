// Questions about pieces that are looked at: what they could do if their side were to move, and what they defend.
import { CoTuLenh, type Color, type Move, type Rules, type Square } from "cotulenh-wasm";
import type { State } from "./state.js";

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

/** A game in the position that was asked about last. */
let asked: { fen: string; rules: Rules; game: CoTuLenh } | null = null;

/** Asks about the position that is shown. */
export function ask<T>(
  { snapshot: { fen }, rules }: Pick<State, "snapshot" | "rules">,
  question: (game: CoTuLenh, square: Square) => T,
  square: Square,
): T {
  if (asked?.fen !== fen || asked.rules !== rules) {
    asked?.game.free();
    asked = { fen, rules, game: new CoTuLenh(fen, { rules }) };
  }
  return question(asked.game, square);
}
