// Members of `Play`: clocks, ends, draws and hints.
import { CoTuLenhError } from "../../errors.js";
import { colorCode } from "../../arguments/values.js";
import { shown } from "../../arguments/objects.js";
import { COLORS } from "../../vocabulary.js";
import type { Color, Move } from "../../types.js";
import { awake, coreOf } from "../handle.js";

/** The match: clocks, ends, draws and hints. */
export class MatchMembers {
  /** What a side has left on its clock now, in milliseconds; `null` without a clock: `play.timeLeft("r")`. */
  timeLeft(color: Color): number | null {
    return coreOf(this).match.timeLeft(readColor(color));
  }

  /**
   * Ends the game: a side resigns. It is the only human one, or the one to move, if none is given.
   *
   * @example
   * ```ts
   * play.resign();
   * ```
   */
  resign(color?: Color): void {
    const { match } = coreOf(this);
    const side = color === undefined ? match.ownColor : readColor(color);
    awake(this).match.resign(side);
  }

  /**
   * Offers a draw, or accepts the other side's offer. An engine answers, also by its evaluation of the
   * position; other sides see it in the snapshot, and it ends with their next turn. Resolves to whether the
   * game is a draw now.
   *
   * @example
   * ```ts
   * const isAgreed = await play.offerDraw();
   * ```
   */
  async offerDraw(color?: Color): Promise<boolean> {
    const { match } = coreOf(this);
    const side = color === undefined ? match.ownColor : readColor(color);
    return awake(this).match.offerDraw(side);
  }

  /** Refuses the draw that is offered: `play.declineDraw()`. */
  declineDraw(): void {
    coreOf(this).match.declineDraw();
  }

  /**
   * Looks for a good move: the next step, or all of the turn. It is in the snapshot, too.
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
    awake(this).match.pause();
  }

  /**
   * Ends a pause. An engine that is to move plays: also where someone has gone through the game, and after
   * an error.
   *
   * @example
   * ```ts
   * play.resume();
   * ```
   */
  resume(): void {
    const { match, thinking } = coreOf(this);
    if (match.unpause() || thinking.isWaiting) coreOf(this).resume();
  }

  /** Ends the game if its time is up. A timer does so, too; this is for pages that wake up: `play.tick()`. */
  tick(): void {
    coreOf(this).match.tick();
  }
}

function readColor(color: unknown): Color {
  return COLORS[colorCode(color as Color)]!;
}
