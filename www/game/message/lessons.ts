// The lesson that fits the end of a game.
import type { Outcome, Rules } from "cotulenh-wasm";
import { isDecidedByPoints } from "cotulenh-wasm/texts";

/** The lessons about how a game was lost or drawn. */
const LESSONS: Readonly<Partial<Record<Outcome["reason"], string>>> = {
  checkmate: "mate/end",
  commanderCaptured: "check/leave",
  naval: "battles/naval",
  air: "battles/air",
  land: "battles/land",
  stalemate: "draws/stalemate",
  fiftyMoves: "draws/clock",
  threefoldRepetition: "draws/thrice",
  time: "battles/time",
};

/** The lesson where the points have decided. */
const ON_POINTS = "battles/value";

/** The level of Learn about an end; `null` where no lesson is about it: who has resigned, say. */
export function findLesson(outcome: Outcome, rules: Rules): string | null {
  return isDecidedByPoints(outcome, rules) ? ON_POINTS : (LESSONS[outcome.reason] ?? null);
}
