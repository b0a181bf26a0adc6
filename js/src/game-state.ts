// Members of the class `CoTuLenh`: check, and how the game has ended.
import { COLORS, OUTCOME_REASONS } from "./constants.js";
import { REASON_MASK, STATES, WINNER_SHIFT } from "./generated.js";
import { gameOf } from "./handle.js";
import { colorCode } from "./input.js";
import type { Color, Outcome } from "./types.js";

/** Check, and how the game has ended. */
export class StateMembers {
  /** Whether the commander of a side, or of the side to move, is in danger: `game.isCheck("b")`. */
  isCheck(color?: Color): boolean {
    const game = gameOf(this);
    return color === undefined ? game.is(STATES.check) : game.inDanger(colorCode(color));
  }

  /** In check without a legal move: `game.isCheckmate()`. */
  isCheckmate(): boolean {
    return gameOf(this).is(STATES.checkmate);
  }

  /** No legal move, and not in check: `game.isStalemate()`. */
  isStalemate(): boolean {
    return gameOf(this).is(STATES.stalemate);
  }

  /** Whether the game is a draw by any rule; some of them let it go on: `game.isDraw()`. */
  isDraw(): boolean {
    return StateMembers.prototype.outcome.call(this)?.winner === null;
  }

  /** A hundred half-moves without a capture: `game.isDrawByFiftyMoves()`. */
  isDrawByFiftyMoves(): boolean {
    return gameOf(this).is(STATES.fiftyMoves);
  }

  /** The same position for the third time: `game.isThreefoldRepetition()`. */
  isThreefoldRepetition(): boolean {
    return gameOf(this).is(STATES.threefoldRepetition);
  }

  /** A commander was captured, or only one is on the board: `game.isCommanderCaptured()`. */
  isCommanderCaptured(): boolean {
    return gameOf(this).is(STATES.commanderCaptured);
  }

  /** Whether the game has an outcome: `if (game.isGameOver()) …`. */
  isGameOver(): boolean {
    return gameOf(this).outcome() !== 0;
  }

  /**
   * How the game has ended, or `null` while it goes on. Draws by repetition and by the clock do
   * not stop the game.
   *
   * @example
   * ```ts
   * const outcome = game.outcome();
   * if (outcome) console.log(outcome.winner ?? "draw", outcome.reason);
   * ```
   */
  outcome(): Outcome | null {
    const packed = gameOf(this).outcome();
    if (packed === 0) return null;
    const winner = COLORS[(packed >> WINNER_SHIFT) - 1] ?? null;
    return { winner, reason: OUTCOME_REASONS[(packed & REASON_MASK) - 1]! };
  }
}
