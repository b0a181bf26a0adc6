// What a play knows about its position. It is read from the game once after each change.
import type { CoTuLenh } from "../game/class.js";
import { otherColor } from "../vocabulary/colors.js";
import { freezeDeeply } from "../tree/node.js";
import type {
  Color,
  DeployState,
  Move,
  Piece,
  Square,
  SquarePiece,
  Turn,
} from "../vocabulary/types.js";
import { findZones } from "../vocabulary/zones.js";
import { typesOf } from "./selecting/stacks.js";
import type { PlaySnapshot } from "./types.js";

/** A board to move on: that of the game, or that after all premoves. */
export interface BoardFacts {
  readonly turn: Color;
  readonly pieces: readonly SquarePiece[];
  /** All legal moves of the side to move. */
  readonly moves: readonly Move[];
  readonly session: DeployState | null;
}

/** The part of a snapshot that follows from the position alone. */
export interface PositionFacts
  extends
    BoardFacts,
    Pick<
      PlaySnapshot,
      | "fen"
      | "ghosts"
      | "lastMove"
      | "check"
      | "checkers"
      | "zones"
      | "defenders"
      | "points"
      | "outcome"
    > {
  /** Whether a step that was taken back can be done again. */
  readonly canRedo: boolean;
}

/** What stands on a square. */
export function pieceOn({ pieces }: BoardFacts, square: Square): Piece | undefined {
  return pieces.find((one) => one.square === square)?.piece;
}

/** Reads the board of a game. */
export function readBoard(game: CoTuLenh): BoardFacts {
  const { turn, pieces, moves, session } = game.view();
  return { turn, pieces, moves, session };
}

/** Reads the position of a game; `last` is the turn that led to it. */
export function readPosition(game: CoTuLenh, last: Turn | null): PositionFacts {
  const view = game.view();
  const { fen, turn, pieces, ghosts, moves, session, points, defenders } = view;
  const board = { turn, pieces, moves, session };
  const check = view.isCheck ? findCommander(board, turn) : null;
  let zones: PlaySnapshot["zones"] | undefined;
  return Object.freeze({
    ...freezeDeeply({
      ...board,
      fen,
      ghosts,
      points,
      defenders,
      lastMove: squaresOf(session ? session.steps : (last?.moves ?? [])),
      check,
      checkers: check ? findCheckers(game, board, check) : [],
      outcome: session ? null : view.outcome,
    }),
    // Turns are taken back in the tree, so the game itself can only redo deploy steps.
    canRedo: game.canRedo(),
    get zones() {
      return (zones ??= freezeDeeply(findZones(defenders)));
    },
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
  // In check without an attacker: the commanders face each other on an open line.
  const facing = findCommander(board, enemy);
  return facing ? [facing] : [];
}

/** Draws by repetition and by the fifty-move rule do not stop the game (R10.2, R10.3). */
export function isFinal({ outcome }: Pick<PositionFacts, "outcome">): boolean {
  return (
    outcome !== null && outcome.reason !== "fiftyMoves" && outcome.reason !== "threefoldRepetition"
  );
}
