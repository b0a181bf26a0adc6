// What a game says about its position: asked once, and kept until the position changes.
import type { CoTuLenh } from "../game/class.js";
import type { Color, Move, Square } from "../types.js";
import type { PlaySnapshot } from "./types.js";

/** The part of a snapshot that follows from the position alone. */
export type PositionFacts = Pick<
  PlaySnapshot,
  | "fen"
  | "pieces"
  | "ghosts"
  | "turn"
  | "session"
  | "lastMove"
  | "check"
  | "checkers"
  | "zones"
  | "points"
  | "outcome"
>;

export function otherColor(color: Color): Color {
  return color === "r" ? "b" : "r";
}

/** Asks a game about its position. */
export function readPosition(game: CoTuLenh): PositionFacts {
  const session = game.deployState();
  const turn = game.turn();
  const changed = new Set(session?.changes.map(({ square }) => square));
  const check = game.isCheck() ? game.getCommanderSquare(turn) : null;
  return {
    fen: game.fen(),
    pieces: game.pieces(),
    ghosts: session ? game.realBoard().filter(({ square }) => changed.has(square)) : [],
    turn,
    session,
    lastMove: squaresOf(session ? session.steps : (game.lastTurn()?.moves ?? [])),
    check,
    checkers: check ? findCheckers(game, check, otherColor(turn)) : [],
    zones: { r: game.getAirDefense({ by: "r" }), b: game.getAirDefense({ by: "b" }) },
    points: game.points(),
    outcome: session ? null : game.outcome(),
  };
}

/** The squares of moves, each once. */
function squaresOf(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/** Where the pieces stand that attack a commander (R9.2). */
function findCheckers(game: CoTuLenh, commander: Square, enemy: Color): Square[] {
  const squares = game.getAttackers(commander, enemy).map(({ square }) => square);
  if (squares.length > 0) return [...new Set(squares)];
  // Without an attacker, the commanders face each other on an open line.
  const facing = game.getCommanderSquare(enemy);
  return facing ? [facing] : [];
}

/** Draws by repetition and by the fifty-move rule do not stop the game (R10.2, R10.3). */
export function isFinal({ outcome }: Pick<PositionFacts, "outcome">): boolean {
  return (
    outcome !== null && outcome.reason !== "fiftyMoves" && outcome.reason !== "threefoldRepetition"
  );
}
