// A member of the class `CoTuLenh`: everything that a board draws.
import { COLORS } from "../vocabulary/words.js";
import { readAnswer } from "../wasm/answer.js";
import { decodeDefenders } from "../wasm/decode-air.js";
import { decodePieces } from "../wasm/decode-cells.js";
import { decodeMoves } from "../wasm/decode-moves.js";
import { decodeSession } from "../wasm/decode-session.js";
import { VIEW_BLUE_BIT, VIEW_CHECK_BIT, VIEW_OVER_BIT } from "../vocabulary/generated.js";
import { findZones } from "../vocabulary/zones.js";
import { gameOf } from "./handle.js";
import type { View } from "../vocabulary/types.js";

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
      points: { r: answer.word(), b: answer.word() },
      fen: answer.part(),
      pieces: decodePieces(answer),
      defenders: [...decodeDefenders(answer, "r"), ...decodeDefenders(answer, "b")],
      moves: answer.counted(decodeMoves),
      ...decodeSession(answer),
    };
    const { defenders } = view;
    return {
      ...view,
      // Asked for by itself: no game has more than one end.
      outcome: state & VIEW_OVER_BIT ? game.outcome() : null,
      // Few ask for it: boards draw the defenders.
      get zones() {
        return findZones(defenders);
      },
    };
  }
}
