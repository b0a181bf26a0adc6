// What a message changes, before it gets its version.
import { runClock } from "../play/match/clock.js";
import type { ClockState } from "../play/types.js";
import type { ChangeMessage } from "../protocol/messages.js";
import type { RecordChange } from "../record/types.js";
import type { Color } from "../vocabulary/types.js";
import type { MatchState } from "./data.js";

/** A change of a match. */
export interface Draft {
  readonly type: ChangeMessage["type"];
  /** The action that makes it, and its side; `null` if it happens by itself. */
  readonly id: string | null;
  readonly color: Color | null;
  readonly changes: readonly RecordChange[];
  readonly state?: Partial<MatchState> | undefined;
}

/** The time of the side to move runs, unless that begins with the first turn. */
export function startClock(
  clock: ClockState,
  toMove: Color,
  turns: number,
  now: number,
): RecordChange {
  const hasStarted = clock.starts === "now" || turns > 0;
  return { type: "timed", clock: runClock(clock, hasStarted ? toMove : null, now) };
}
