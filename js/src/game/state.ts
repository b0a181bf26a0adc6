// Members of the class `CoTuLenh`: check, and how the game has ended.
import { CELL_MASK, CELL_SHIFT, ENDS, FORFEIT_REASONS, STATES } from "../wasm/generated.js";
import { gameOf } from "./handle.js";
import { colorCode, word } from "../arguments/values.js";
import type { Color, ForfeitReason, Outcome } from "../types.js";

/**
 * The points of both sides, of one word.
 * @internal
 */
export function unpackPoints(packed: number): Record<Color, number> {
  return { r: packed & CELL_MASK, b: packed >>> CELL_SHIFT };
}

/** Check, and how the game has ended. */
export class StateMembers {
  /** Whether the commander of a side, or of the side to move, is in danger: `game.isCheck("b")`. */
  isCheck(color?: Color): boolean {
    const states = [STATES.redInDanger, STATES.blueInDanger] as const;
    const state = color === undefined ? STATES.check : states[colorCode(color)]!;
    return gameOf(this).is(state);
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
    return gameOf(this).is(STATES.gameOver);
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
    return unpackPoints(gameOf(this).points());
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
    const code = colorCode(color);
    gameOf(this).declare(ENDS.resigned, code);
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
    const code = colorCode(color);
    const end = ENDS[word(reason, "a reason", FORFEIT_REASONS)];
    gameOf(this).declare(end, code);
  }

  /** Ends the game as a draw by agreement; see {@link resign} for what follows: `game.agreeDraw()`. */
  agreeDraw(): void {
    gameOf(this).declare(ENDS.agreed, 0);
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
    gameOf(this).declare(ENDS.timeUp, 0);
  }

  /**
   * How the game has ended, or `null` while it goes on. Draws by repetition and by the
   * fifty-move rule do not stop the game. `by` is the side that resigned or forfeited. With `decidedBy: "points"` the winner is the side with more points, whoever ended
   * the game (R13.4).
   *
   * @example
   * ```ts
   * const outcome = game.outcome();
   * if (outcome) console.log(outcome.winner ?? "draw", outcome.reason);
   * ```
   */
  outcome(): Outcome | null {
    return gameOf(this).outcome() as Outcome | null;
  }
}
