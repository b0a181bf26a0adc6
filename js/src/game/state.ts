// Members of the class `CoTuLenh`: check, and how the game has ended.
import { readAnswer } from "../wasm/answer.js";
import { COLORS, OUTCOME_REASONS } from "../vocabulary.js";
import { ENDS, REASON_MASK, STATES, WINNER_SHIFT } from "../wasm/generated.js";
import { gameOf } from "./handle.js";
import { colorCode } from "../arguments/values.js";
import type { Color, Outcome } from "../types.js";

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
   * The points of both sides (R13.3): the value of what the other side has lost since the start of the
   * game. Checkmate counts as the capture of the commander. `POINTS` has the values.
   *
   * @example
   * ```ts
   * const { r, b } = game.points();
   * ```
   */
  points(): Record<Color, number> {
    const game = gameOf(this);
    return { r: game.points(0), b: game.points(1) };
  }

  /**
   * Ends the game: a side resigns, and the other one wins. An open deploy session is cancelled. After
   * that moves are refused with `GAME_OVER`; `undo()` takes it back, with the session.
   *
   * @example
   * ```ts
   * game.resign("r");
   * game.outcome(); // { winner: "b", reason: "resigned" }
   * ```
   */
  resign(color: Color): void {
    const game = gameOf(this);
    readAnswer(game.end(colorCode(color) === 0 ? ENDS.redResigns : ENDS.blueResigns));
  }

  /** Ends the game as a draw by agreement; see {@link resign} for what follows: `game.agreeDraw()`. */
  agreeDraw(): void {
    readAnswer(gameOf(this).end(ENDS.drawAgreed));
  }

  /**
   * Ends the game because time is up: who has more points wins, and equal points are a draw (R13.5); see
   * {@link resign} for what follows.
   *
   * @example
   * ```ts
   * game.timeUp();
   * game.outcome(); // { winner: null, reason: "time" }
   * ```
   */
  timeUp(): void {
    readAnswer(gameOf(this).end(ENDS.timeUp));
  }

  /**
   * How the game has ended, or `null` while it goes on. Draws by repetition and by the clock do
   * not stop the game. With `decidedBy: "points"` the winner is the side with more points, whoever ended
   * the game (R13.4).
   *
   * @example
   * ```ts
   * const outcome = game.outcome();
   * if (outcome) console.log(outcome.winner ?? "draw", outcome.reason);
   * ```
   */
  outcome(): Outcome | null {
    return decodeOutcome(gameOf(this).outcome());
  }
}

/** The outcome of a packed one. */
export function decodeOutcome(packed: number): Outcome | null {
  if (packed === 0) return null;
  const winner = COLORS[(packed >> WINNER_SHIFT) - 1] ?? null;
  return { winner, reason: OUTCOME_REASONS[(packed & REASON_MASK) - 1]! };
}
