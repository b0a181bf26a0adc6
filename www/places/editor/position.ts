// Changes of a position that is set up. The package decides what may stand where: what it refuses is thrown.
import {
  CoTuLenh,
  otherColor,
  type Color,
  type Piece,
  type PieceType,
  type Rules,
  type Square,
} from "cotulenh-wasm";

/** Reasons why a position cannot be played. */
interface Problem {
  kind: "noCommander" | "exposed";
  color: Color;
}

/** A change of a position. */
export type Edit = (game: CoTuLenh) => void;

/** The single pieces of a stack, the carrier first. */
export function splitStack({ carrying = [], ...carrier }: Piece): Piece[] {
  return [carrier, ...carrying];
}

/** The position after a change. */
export function edit(fen: string, rules: Rules, change: Edit): string {
  // Without `playOn`, a position that lacks a commander would be over and refuse changes.
  using game = new CoTuLenh(fen, { rules: { ...rules, playOn: true } });
  if (game.deployState()) game.cancelDeploy();
  change(game);
  return game.fen();
}

/** Puts pieces on a square. They join those of their own colour if they can form a stack. */
export function place(piece: Piece, square: Square): Edit {
  return (game) => {
    const present = game.get(square);
    const added = splitStack(piece);
    const others =
      present?.color === piece.color
        ? splitStack(present).filter(({ type }) => added.every((one) => one.type !== type))
        : [];
    const all = [...others, ...added];
    let refusal: unknown;
    for (const [i, carrier] of all.entries()) {
      const carrying = all.filter((_, j) => j !== i);
      try {
        return game.put(carrying.length > 0 ? { ...carrier, carrying } : carrier, square);
      } catch (error) {
        refusal ??= error;
      }
    }
    throw refusal;
  };
}

/** Moves pieces of a square to another one: all of them, or those of a type. */
export function move(from: Square, to: Square, type?: PieceType): Edit {
  return (game) => {
    const moved = game.get(from, type);
    if (!moved || from === to) return;
    game.remove(from, type);
    place(moved, to)(game);
  };
}

export function remove(square: Square, type?: PieceType): Edit {
  return (game) => {
    if (game.get(square, type)) game.remove(square, type);
  };
}

/** Makes a piece heroic, or takes that back. */
export function toggleHeroic(square: Square, type: PieceType): Edit {
  return (game) => game.setHeroicStatus(square, type, !game.getHeroicStatus(square, type));
}

/** The pieces of a position. */
export function readPieces(fen: string): ReadonlyMap<Square, Piece> {
  using game = new CoTuLenh(fen, { rules: { playOn: true } });
  return new Map(game.pieces().map(({ square, piece }) => [square, piece]));
}

/** What keeps the position from being played. */
export function findProblems(fen: string, rules: Rules): Problem[] {
  using game = new CoTuLenh(fen, { rules: { ...rules, playOn: true } });
  const missing = (["r", "b"] as const).filter((color) => !game.getCommanderSquare(color));
  if (missing.length > 0) return missing.map((color) => ({ kind: "noCommander", color }));
  const waiting = otherColor(game.turn());
  return game.isCheck(waiting) ? [{ kind: "exposed", color: waiting }] : [];
}
