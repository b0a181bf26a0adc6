// The facts on the card of a piece: its range on an empty board, what it can carry, and what attacks it, all
// from the package.
import { CoTuLenh, otherColor, PIECE_TYPES, POINTS, SQUARES } from "cotulenh-wasm";
import type { Attacker, Color, Piece, PieceType, Rules, Square } from "cotulenh-wasm";

/** Where a piece could move to, and where it could capture. */
export interface Range {
  moves: ReadonlySet<Square>;
  captures: ReadonlySet<Square>;
}

export interface PieceCard {
  square: Square;
  /** The carrier, whose range it is, with what it carries. */
  piece: Piece;
  range: Range;
  /** The range of the same piece as a hero; null if it is one. */
  heroRange: Range | null;
  /** The squares that it defends against aircraft. */
  zone: readonly Square[];
  /** The types that it may carry. */
  carries: readonly PieceType[];
  attackers: readonly Attacker[];
  points: number;
}

/** What can stand on the terrain of a square; navies are captured from further away (R2). */
const TARGETS = { water: ["n"], mixed: ["i", "n"], land: ["i"] } as const;

/** The same position with the given side to move, even if the game is over. */
function openForSide(game: CoTuLenh, color: Color): CoTuLenh {
  const [placement, , ...rest] = game.fen().split(" ");
  // The seventh field is an open deploy, which is dropped.
  const fen = [placement, color, ...rest.slice(0, 4)].join(" ");
  const rules = { ...game.rules(), playOn: true, objective: "commander" } as const;
  return new CoTuLenh(fen, { rules });
}

/** An empty board with one piece, its side to move. */
function place(piece: Piece, square: Square, rules: Rules): CoTuLenh {
  const game = new CoTuLenh(undefined, { rules: { ...rules, playOn: true } });
  game.clear();
  game.put(piece, square);
  game.setTurn(piece.color);
  return game;
}

/** The range of a piece on a board without others. */
function readRange(piece: Piece, square: Square, rules: Rules): Range {
  const game = place(piece, square, rules);
  const moves = game.moves({ verbose: true, square }).map(({ to }) => to);
  const isCaptured = (target: Square) =>
    target !== square &&
    TARGETS[game.terrain(target).zone].some(
      (as) => game.getAttackers(target, piece.color, { as }).length > 0,
    );
  const captures = SQUARES.filter(isCaptured);
  game.free();
  return { moves: new Set(moves), captures: new Set(captures) };
}

/** The types that a piece may carry by these rules (R6.1). */
function listCarried({ type, color }: Piece, square: Square, rules: Rules): PieceType[] {
  const game = place({ type, color }, square, rules);
  const canCarry = (other: PieceType) => {
    try {
      game.put({ type, color, carrying: [{ type: other, color }] }, square);
      return true;
    } catch {
      return false;
    }
  };
  const carried = PIECE_TYPES.filter(canCarry);
  game.free();
  return carried;
}

/** The card of the piece on a square; null if there is none. */
export function readCard(game: CoTuLenh, square: Square): PieceCard | null {
  const piece = game.get(square);
  if (!piece) return null;
  const rules = game.rules();
  const { type, color, heroic = false } = piece;
  const hero: Piece = { type, color, heroic: true };
  // The attackers may be of the side that is not to move.
  const enemy = otherColor(color);
  const position = openForSide(game, enemy);
  const attackers = position.getAttackers(square, enemy);
  position.free();
  return {
    square,
    piece,
    range: readRange(heroic ? hero : { type, color }, square, rules),
    heroRange: heroic ? null : readRange(hero, square, rules),
    zone: game.getAirDefenseAroundPiece(square).map((covered) => covered.square),
    carries: listCarried(piece, square, rules),
    attackers,
    points: POINTS[type],
  };
}
