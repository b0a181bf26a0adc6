// Times as people read them.
import type { Milliseconds } from "../vocabulary/types.js";

/**
 * What a clock shows of so many milliseconds: `"9:58"`, and from an hour on `"1:02:03"`. Only a time that is up shows
 * `"0:00"`.
 *
 * @example
 * ```ts
 * formatClock(598_000); // "9:58"
 * formatClock(play.timeLeft("r") ?? 0);
 * ```
 */
export function formatClock(ms: Milliseconds): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const parts = hours > 0 ? [hours, minutes % 60, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, n) => (n === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}
