// What a game says about its position: asked once, and kept until the position changes.
import type { CoTuLenh } from "../game/class.js";
import { freezeDeeply } from "../tree/node.js";
import type { Color, DeployState, Move, Piece, Square, SquarePiece, Turn } from "../types.js";
import { typesOf } from "./selecting/stacks.js";
import type { PlaySnapshot } from "./types.js";

/** What moves are made on: the board of the game, or that of premoves. */
export interface BoardFacts {
  readonly turn: Color;
  readonly pieces: readonly SquarePiece[];
  /** All that the side to move can do. */
  readonly moves: readonly Move[];
  readonly session: DeployState | null;
}

/** The part of a snapshot that follows from the position alone. */
export interface PositionFacts
  extends
    BoardFacts,
    Pick<
      PlaySnapshot,
      "fen" | "ghosts" | "lastMove" | "check" | "checkers" | "zones" | "points" | "outcome"
    > {}

export function otherColor(color: Color): Color {
  return color === "r" ? "b" : "r";
}

/** What stands on a square. */
export function pieceOn({ pieces }: BoardFacts, square: Square): Piece | undefined {
  return pieces.find((one) => one.square === square)?.piece;
}

/** Asks a game about its board. */
export function readBoard(game: CoTuLenh): BoardFacts {
  const { turn, pieces, moves, session } = game.view();
  return { turn, pieces, moves, session };
}

/** Asks a game about its position, which stands after the turn `last`. */
export function readPosition(game: CoTuLenh, last: Turn | null): PositionFacts {
  const { isCheck, ...board } = game.view();
  const { session } = board;
  const check = isCheck ? findCommander(board, board.turn) : null;
  const changed = new Set(session?.changes.map(({ square }) => square));
  return freezeDeeply({
    ...board,
    ghosts: session ? game.realBoard().filter(({ square }) => changed.has(square)) : [],
    lastMove: squaresOf(session ? session.steps : (last?.moves ?? [])),
    check,
    checkers: check ? findCheckers(game, board, check) : [],
    outcome: session ? null : board.outcome,
  });
}

function findCommander(board: BoardFacts, color: Color): Square | null {
  const isIt = ({ piece }: SquarePiece): boolean =>
    piece.color === color && typesOf(piece).includes("c");
  return board.pieces.find(isIt)?.square ?? null;
}

/** The squares of moves, each once. */
function squaresOf(moves: readonly Move[]): Square[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
}

/** Where the pieces stand that attack a commander (R9.2). */
function findCheckers(game: CoTuLenh, board: BoardFacts, commander: Square): Square[] {
  const enemy = otherColor(board.turn);
  const squares = game.getAttackers(commander, enemy).map(({ square }) => square);
  if (squares.length > 0) return [...new Set(squares)];
  // Without an attacker, the commanders face each other on an open line.
  const facing = findCommander(board, enemy);
  return facing ? [facing] : [];
}

/** Draws by repetition and by the fifty-move rule do not stop the game (R10.2, R10.3). */
export function isFinal({ outcome }: Pick<PositionFacts, "outcome">): boolean {
  return (
    outcome !== null && outcome.reason !== "fiftyMoves" && outcome.reason !== "threefoldRepetition"
  );
}
