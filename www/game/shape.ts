// The board in the words of the view. Its size has one home, the package's list of squares.
import { CoTuLenh, SQUARES, type Color, type Piece, type Square } from "cotulenh-wasm";
import type { BoardShape, PieceLook, Side } from "../board/model.js";

export const SIDES: Readonly<Record<Color, Side>> = { r: "red", b: "blue" };

const BY_NAME: ReadonlyMap<string, Square> = new Map(SQUARES.map((square) => [square, square]));

/** A square by its name; throws if there is none. */
export function squareNamed(name: string): Square {
  const square = BY_NAME.get(name);
  if (!square) throw new RangeError(`no such square: ${name}`);
  return square;
}

/** The board's files, ranks and terrain. */
export function boardShape(): BoardShape {
  const distinct = (names: string[]) => [...new Set(names)];
  const engine = new CoTuLenh();
  const looks = new Map(SQUARES.map((square) => [square as string, engine.terrain(square)]));
  engine.free();
  return {
    files: distinct(SQUARES.map((square) => square.slice(0, 1))),
    ranks: distinct(SQUARES.map((square) => square.slice(1))),
    look: (name) => looks.get(squareNamed(name))!,
  };
}

/** A piece as the view draws it. */
export function pieceLook(piece: Piece): PieceLook {
  return {
    kind: piece.type,
    side: SIDES[piece.color],
    heroic: piece.heroic ?? false,
    carrying: (piece.carrying ?? []).map(pieceLook),
  };
}
