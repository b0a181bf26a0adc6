// Whether a move puts a piece where it is lost for nothing: beginners are asked before it is played.
import {
  POINTS,
  type Attacker,
  type CoTuLenh,
  type Move,
  type Piece,
  type Square,
} from "cotulenh-wasm";
import { listTypes } from "./ask.js";

/** A piece that would be lost. */
export interface Danger {
  /** Where it would stand. */
  readonly square: Square;
  readonly piece: Piece;
  /** What could capture it there. */
  readonly by: Attacker;
}

/** The points of a stack. */
const worth = (piece: Piece): number =>
  listTypes(piece).reduce((sum, type) => sum + POINTS[type], 0);

/**
 * What a legal move would lose for nothing; `null` if nothing attacks the piece then, if it takes as much as it is
 * worth, if a friend could take back, or if the other side is in check and has something else to do.
 */
export function findDanger(game: CoTuLenh, move: Move): Danger | null {
  const { color, to, from, kind, piece, captured } = move;
  if (move.deploy || kind === "suicide" || piece.type === "c") return null;
  const after = game.clone();
  try {
    after.playTurn(move);
    if (after.isGameOver() || after.isCheck()) return null;
    const square = kind === "stay" ? from : to;
    const standing = after.get(square);
    if (!standing || standing.color !== color) return null;
    if (captured && worth(captured) >= worth(standing)) return null;
    // Only legal captures count: some would leave the other commander in danger.
    const captures = after
      .moves({ verbose: true, deploy: false })
      .filter((one) => one.to === square && one.captured);
    if (captures.length === 0) return null;
    // If every capturer can be recaptured, the piece is not lost for nothing.
    const isTakenBack = (capture: Move): boolean => {
      if (capture.kind === "suicide") return true;
      after.playTurn(capture);
      const at = capture.kind === "stay" ? capture.from : square;
      const isAttacked = after.getAttackers(at, color).length > 0;
      after.undo();
      return isAttacked;
    };
    const unpunished = captures.find((one) => !isTakenBack(one));
    if (!unpunished) return null;
    const by = { square: unpunished.from, type: unpunished.piece.type };
    return { square, piece: standing, by };
  } finally {
    after.free();
  }
}
