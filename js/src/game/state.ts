// Members of the class `CoTuLenh`: check, and how the game has ended.
import { FORFEIT_REASONS } from "../vocabulary/generated.js";
import { gameOf } from "./handle.js";
import { colorCode, readColor, word } from "../arguments/values.js";
import type { Color, ForfeitReason, Outcome } from "../vocabulary/types.js";

/** Check, and how the game has ended. */
export class StateMembers {
  /** Whether the commander of a side, or of the side to move, is in danger: `game.isCheck("b")`. */
  isCheck(color?: Color): boolean {
    const side = color === undefined ? undefined : colorCode(color);
    return gameOf(this).isInDanger(side);
  }

  /** In check without a legal move: `game.isCheckmate()`. */
  isCheckmate(): boolean {
    return gameOf(this).isCheckmate();
  }

  /** No legal move, and not in check: `game.isStalemate()`. */
  isStalemate(): boolean {
    return gameOf(this).isStalemate();
  }

  /** Whether the game is a draw by any rule; some of them let it go on: `game.isDraw()`. */
  isDraw(): boolean {
    return StateMembers.prototype.outcome.call(this)?.winner === null;
  }

  /** A hundred half-moves without a capture: `game.isDrawByFiftyMoves()`. */
  isDrawByFiftyMoves(): boolean {
    return gameOf(this).isDrawByFiftyMoves();
  }

  /** The same position for the third time: `game.isThreefoldRepetition()`. */
  isThreefoldRepetition(): boolean {
    return gameOf(this).isThreefoldRepetition();
  }

  /** A commander was captured, or only one is on the board: `game.isCommanderCaptured()`. */
  isCommanderCaptured(): boolean {
    return gameOf(this).isCommanderCaptured();
  }

  /** Whether the game has an outcome: `if (game.isGameOver()) …`. */
  isGameOver(): boolean {
    return gameOf(this).isGameOver();
  }

  /**
   * The points of both sides (R13.3): the value of what the other side has lost since the start of the
   * game. Checkmate counts as the capture of the commander. `POINTS` has the values.
   *
   * @example
   * ```ts
   * const { r, b } = game.points();
   * ```
   */
  points(): Record<Color, number> {
    return gameOf(this).points();
  }

  /**
   * Ends the game: a side resigns, and the other one wins. An open deploy session is cancelled. After
   * that moves are refused with `GAME_OVER`; `undo()` takes it back, with the session.
   *
   * @example
   * ```ts
   * game.resign("r");
   * game.outcome(); // { winner: "b", reason: "resigned", by: "r" }
   * ```
   */
  resign(color: Color): void {
    const side = readColor(color);
    gameOf(this).resign(side);
  }

  /**
   * Ends the game: a side loses, whatever the points, because its own clock ran out (`"time"`), because
   * it left (`"abandoned"`), or because an arbiter says so (`"adjudicated"`) (R13.5). This is how clocks
   * on the internet decide; see {@link resign} for what follows.
   *
   * @example
   * ```ts
   * game.forfeit("r", "time");
   * game.outcome(); // { winner: "b", reason: "time", by: "r" }
   * ```
   */
  forfeit(color: Color, reason: ForfeitReason): void {
    const side = readColor(color);
    const known = word(reason, "a reason", FORFEIT_REASONS);
    gameOf(this).forfeit(side, known);
  }

  /** Ends the game as a draw by agreement; see {@link resign} for what follows: `game.agreeDraw()`. */
  agreeDraw(): void {
    gameOf(this).agreeDraw();
  }

  /**
   * Ends the game because time is up under the rulebook's clock: who has more points wins, and equal
   * points are a draw (R13.5). Where the side whose own clock ran out loses, use {@link forfeit}. See
   * {@link resign} for what follows.
   *
   * @example
   * ```ts
   * game.timeUp();
   * game.outcome(); // { winner: null, reason: "time" }
   * ```
   */
  timeUp(): void {
    gameOf(this).timeUp();
  }

  /**
   * How the game has ended, or `null` while it goes on. Draws by repetition and by the
   * fifty-move rule do not stop the game. `by` is the side that resigned or forfeited. With
   * `decidedBy: "points"` the winner is the side with more points, whichever side ended the game (R13.4).
   *
   * @example
   * ```ts
   * const outcome = game.outcome();
   * if (outcome) console.log(outcome.winner ?? "draw", outcome.reason);
   * ```
   */
  outcome(): Outcome | null {
    return gameOf(this).outcome();
  }
}
