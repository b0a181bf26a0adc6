// What a game says about its position: asked once, and kept until the position changes.
import type { CoTuLenh } from "../game/class.js";
import { freezeDeeply } from "../tree/node.js";
import type {
  Color,
  DeployState,
  Move,
  Piece,
  Rules,
  Square,
  SquarePiece,
  Turn,
} from "../types.js";
import { typesOf } from "./stacks.js";
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
  return {
    turn: game.turn(),
    pieces: game.pieces(),
    moves: game.moves({ verbose: true }),
    session: game.deployState(),
  };
}

/**
 * Asks a game about its position. Much is known if it stands after a turn: `last`, and `before`, the points
 * before it if it was just played.
 */
export function readPosition(
  game: CoTuLenh,
  rules: Rules,
  last: Turn | null,
  before: PlaySnapshot["points"] | null,
): PositionFacts {
  const board = last
    ? {
        turn: otherColor(last.color),
        pieces: game.pieces(),
        moves: game.moves({ verbose: true }),
        session: null,
      }
    : readBoard(game);
  const { turn, session } = board;
  const fen = last?.after ?? game.fen();
  const isCheck = last ? /[+#]$/.test(last.san) : game.isCheck();
  const check = isCheck ? findCommander(board, turn) : null;
  const outcome = session ? null : game.outcome();
  const isQuiet =
    outcome === null &&
    last?.moves.every(({ captured, kind }) => !captured && kind !== "suicide") === true;
  const changed = new Set(session?.changes.map(({ square }) => square));
  const facts = freezeDeeply({
    ...board,
    fen,
    ghosts: session ? game.realBoard().filter(({ square }) => changed.has(square)) : [],
    lastMove: squaresOf(session ? session.steps : (last?.moves ?? [])),
    check,
    checkers: check ? findCheckers(game, board, check) : [],
    points: (isQuiet && before) || game.points(),
    outcome,
  });
  return withZones(facts, game.constructor as typeof CoTuLenh, rules);
}

/** Zones take as long as the rest, and most views do not show them: they are computed when they are read. */
function withZones(
  facts: Omit<PositionFacts, "zones">,
  Game: typeof CoTuLenh,
  rules: Rules,
): PositionFacts {
  let zones: PlaySnapshot["zones"] | undefined;
  const read = (): PlaySnapshot["zones"] => {
    // The game has gone on, perhaps.
    const game = new Game(facts.fen, { rules });
    const found = { r: game.getAirDefense({ by: "r" }), b: game.getAirDefense({ by: "b" }) };
    game.free();
    return freezeDeeply(found);
  };
  return {
    ...facts,
    get zones() {
      return (zones ??= read());
    },
  };
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
