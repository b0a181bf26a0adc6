// Members of `Play` about clocks, ends, draws and hints.
import { CoTuLenhError } from "../../errors/error.js";
import { readColor } from "../../arguments/values.js";
import { shown } from "../../arguments/objects.js";
import type { Color, Milliseconds, Move } from "../../vocabulary/types.js";
import { tickingCoreOf, coreOf } from "../handle.js";

/** Clocks, ends, draws and hints. */
export class MatchMembers {
  /** What a side has left on its clock now; `null` without a clock: `play.timeLeft("r")`. */
  timeLeft(color: Color): Milliseconds | null {
    return coreOf(this).arbiter.timeLeft(readColor(color));
  }

  /**
   * Resigns for a side. If none is given, that is the only human side, or the side to move.
   *
   * @example
   * ```ts
   * play.resign();
   * ```
   */
  resign(color?: Color): void {
    const { arbiter } = coreOf(this);
    const side = color === undefined ? arbiter.ownColor : readColor(color);
    tickingCoreOf(this).arbiter.resign(side);
  }

  /**
   * Offers a draw, or accepts the offer of the other side. An engine answers by its evaluation of the position. Other
   * players see the offer in the snapshot, until their next turn. Resolves to whether the game is a draw now.
   *
   * @example
   * ```ts
   * const isAgreed = await play.offerDraw();
   * ```
   */
  async offerDraw(color?: Color): Promise<boolean> {
    const { arbiter } = coreOf(this);
    const side = color === undefined ? arbiter.ownColor : readColor(color);
    return tickingCoreOf(this).arbiter.offerDraw(side);
  }

  /** Refuses the draw that is offered: `play.declineDraw()`. */
  declineDraw(): void {
    coreOf(this).arbiter.declineDraw();
  }

  /**
   * Searches a good move: the next step, or the rest of the turn. The snapshot shows it, too.
   *
   * @example
   * ```ts
   * const [move] = await play.hint("step");
   * ```
   */
  async hint(kind: "step" | "turn"): Promise<readonly Move[]> {
    if (kind !== "step" && kind !== "turn") {
      const message = `a hint is of a "step" or of a "turn", not ${shown(kind)}`;
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    return coreOf(this).thinking.findHint(kind);
  }

  /** Stops the clock: both sides have agreed on a pause: `play.pause()`. */
  pause(): void {
    tickingCoreOf(this).arbiter.pause();
  }

  /**
   * Ends a pause, and lets an engine play that is to move. It does so too after an error, and where a user has browsed
   * to.
   *
   * @example
   * ```ts
   * play.resume();
   * ```
   */
  resume(): void {
    coreOf(this).resume();
  }

  /** Ends the game if its time is up. A timer does so, too; this is for pages that wake up: `play.tick()`. */
  tick(): void {
    coreOf(this).arbiter.tick();
  }
}
