// A member of the class `CoTuLenh`: everything that a board draws.
import { COLORS } from "../vocabulary.js";
import { readAnswer } from "../wasm/answer.js";
import { decodeCover } from "../wasm/decode-air.js";
import { decodePieces } from "../wasm/decode-cells.js";
import { decodeMoves } from "../wasm/decode-moves.js";
import {
  VIEW_BLUE_BIT,
  VIEW_CHECK_BIT,
  VIEW_OVER_BIT,
  VIEW_SESSION_BIT,
} from "../wasm/generated.js";
import { readSession } from "./deploy.js";
import { gameOf } from "./handle.js";
import { unpackPoints } from "./state.js";
import type { Outcome, View } from "../types.js";

/** Everything that a board draws. */
export class ViewMembers {
  /**
   * Everything that a board draws, in one call: cheaper after a move than asking for each. Inside a deploy
   * session the pieces are those of the virtual board.
   *
   * @example
   * ```ts
   * const { pieces, moves, isCheck, zones } = game.view();
   * ```
   */
  view(): View {
    const game = gameOf(this);
    const answer = readAnswer(game.view());
    const state = answer.word();
    const view = {
      turn: COLORS[state & VIEW_BLUE_BIT]!,
      isCheck: (state & VIEW_CHECK_BIT) !== 0,
      points: unpackPoints(answer.word()),
      fen: answer.part(),
      pieces: decodePieces(answer),
      // In the order of the answer: what threatens the planes of Red, Blue's zones, comes first.
      zones: { b: decodeCover(answer), r: decodeCover(answer) },
      moves: decodeMoves(answer),
    };
    // The rare parts are answers of their own.
    return {
      ...view,
      session: state & VIEW_SESSION_BIT ? readSession(game) : null,
      outcome: state & VIEW_OVER_BIT ? (game.outcome() as Outcome) : null,
    };
  }
}
