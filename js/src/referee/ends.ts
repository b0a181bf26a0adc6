// The end of a match: when a side can claim it, and what it changes.
import { runClock } from "../play/match/clock.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import type { Color, Outcome } from "../vocabulary/types.js";
import type { MatchState } from "./data.js";
import type { Draft } from "./draft.js";
import type { RefereeLimits } from "./limits.js";

/** From when on the side that waits can claim the game; `null` while the side to move is there. */
export function findClaimTime(
  { clock }: GameRecord,
  { away, began }: MatchState,
  toMove: Color,
  { absence, absenceLeast, absenceWithoutClock }: RefereeLimits,
): number | null {
  const since = away[toMove];
  if (since === null) return null;
  const scaled = clock && Math.min(absence, Math.max(absenceLeast, clock[toMove] / 5));
  return Math.max(since, began) + Math.floor(scaled ?? absenceWithoutClock);
}

/** Ends a game. An open deploy is given up, the clock stops, and offers are dropped. */
export function draftEnd(
  by: Pick<Draft, "id" | "color">,
  { deploy, clock, turns }: GameRecord,
  outcome: Outcome,
  now: number,
): Draft {
  const changes: RecordChange[] = [];
  if (deploy) changes.push({ type: "cancelled" });
  changes.push({ type: "declared", end: { after: turns.length, outcome } });
  if (clock) changes.push({ type: "timed", clock: runClock(clock, null, now) });
  const offers = { draw: null, takeback: null, rematch: null };
  return { type: "ended", ...by, changes, state: { offers, declined: [] } };
}
