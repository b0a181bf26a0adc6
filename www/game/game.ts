// The game behind the board: the only folder that knows the package.
import { CoTuLenh, RED, SQUARES, type Color, type Piece } from "cotulenh-wasm";
import type { BoardShape, PieceLook, Pieces, Side } from "../board/model.js";
import { NAMES } from "./names.js";

const SIDES: Readonly<Record<Color, Side>> = { r: "red", b: "blue" };

function look(piece: Piece): PieceLook {
  const side = SIDES[piece.color];
  const carrying = (piece.carrying ?? []).map(look);
  const carried = carrying.length > 0 ? ` with ${carrying.map((c) => c.name).join(" and ")}` : "";
  const heroic = piece.heroic ?? false;
  return {
    kind: piece.type,
    side,
    name: `${heroic ? "heroic " : ""}${side} ${NAMES[piece.type]}${carried}`,
    heroic,
    carrying,
  };
}

/** A game, in the words of the board. */
export class Game {
  readonly #engine: CoTuLenh;

  constructor(fen?: string) {
    this.#engine = new CoTuLenh(fen);
  }

  /** The board's files, ranks and terrain. */
  get shape(): BoardShape {
    const distinct = (names: string[]) => [...new Set(names)];
    const byName = new Map(SQUARES.map((square) => [square as string, square]));
    return {
      files: distinct(SQUARES.map((square) => square.slice(0, 1))),
      ranks: distinct(SQUARES.map((square) => square.slice(1))),
      look: (name) => {
        const square = byName.get(name);
        if (!square) throw new RangeError(`no such square: ${name}`);
        return this.#engine.terrain(square);
      },
    };
  }

  /** Where everything stands. */
  get pieces(): Pieces {
    const pieces = new Map<string, PieceLook>();
    for (const square of SQUARES) {
      const piece = this.#engine.get(square);
      if (piece) pieces.set(square, look(piece));
    }
    return pieces;
  }

  /** Whose turn it is. */
  get turn(): Side {
    return this.#engine.turn() === RED ? "red" : "blue";
  }
}
