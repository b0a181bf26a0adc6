// Why a move is not legal.
import type { CoTuLenh } from "../../game/class.js";
import { CoTuLenhError } from "../../errors.js";
import type { Illegal, MoveInput, Piece, PieceType, Square } from "../../types.js";
import { typesOf } from "./stacks.js";
import type { TryResult } from "../types.js";

export const NOT_YOUR_TURN = "it is not your turn";

/** A move as it was meant: of a part of a stack, it is a step of a deploy. */
export function toInput(
  from: Square,
  to: Square,
  piece: Piece | undefined,
  types: readonly PieceType[] | null,
): MoveInput {
  const isPart = piece && types && types.length < typesOf(piece).length;
  return { from, to, ...(types && { piece: types }), ...(isPart && { deploy: true }) };
}

/** Why a move is not legal, by trying it on a copy. */
export function explainRefusal(game: CoTuLenh, input: MoveInput): TryResult {
  const trial = game.clone();
  const none: Illegal = { reason: "noLine", squares: [] };
  try {
    trial.move(input);
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    return { illegal: error.illegal ?? trial.explain(input) ?? none, message: error.message };
  } finally {
    trial.free();
  }
  return { illegal: none, message: `${input.from} to ${input.to} is not a move` };
}
