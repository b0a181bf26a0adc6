// Answers to moves that cannot be played.
import type { CoTuLenh } from "../../game/class.js";
import type { Illegal, MoveInput, Piece, PieceType, Square } from "../../vocabulary/types.js";
import { illegal as sentences } from "../../texts/illegal-en.js";
import { typesOf } from "./stacks.js";
import type { TryResult } from "../types.js";

/** The answer to a move where no one at this board can play now. */
export function refuseTurn(isOpen: boolean, hasPiece: boolean): TryResult {
  if (!isOpen) return refuse({ reason: "notLive", squares: [] });
  const reason = hasPiece ? "notYours" : "emptySquare";
  return { illegal: { reason, squares: [] }, message: "it is not your turn" };
}

/** The move that a user has tried. A part of a stack can only leave by a deploy step. */
export function toInput(
  from: Square,
  to: Square,
  piece: Piece | undefined,
  types: readonly PieceType[] | null,
): MoveInput {
  const isPart = piece && types && types.length < typesOf(piece).length;
  return { from, to, ...(types && { piece: types }), ...(isPart && { deploy: true }) };
}

/** The answer to an illegal move. The English sentence is made when it is read: many hosts have texts of their own. */
export function refuse(illegal: Illegal): TryResult {
  const { reason, squares } = illegal;
  return {
    illegal,
    get message() {
      return sentences[reason](squares.join(", ") || "this square");
    },
  };
}

/** The answer to a move that is not listed for what was asked, although another one there may be legal. */
export function refuseMove(game: CoTuLenh, input: MoveInput): TryResult {
  return refuse(game.explain(input) ?? { reason: "noLine", squares: [] });
}
