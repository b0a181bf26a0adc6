// The clock of a side. While it runs, only this text is drawn again.
import type { Color } from "cotulenh-wasm";
import type { ClockState, Play } from "cotulenh-wasm/play";
import { formatClock } from "cotulenh-wasm/tree";
import { useLayoutEffect, useState } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { gameTexts } from "../../parts/game-texts.js";
import "./clock.css";

const SECOND = 1000;

/** A time with less than this is shown as urgent, in milliseconds. */
const URGENT = 20 * SECOND;

/** Below this, tenths are shown, in milliseconds. */
const SHORT = 10 * SECOND;

/** What the face shows: with less than ten seconds left, tenths too. */
function writeFace(left: number): string {
  if (left <= 0 || left > SHORT) return formatClock(left);
  return `0:0${Math.min(9.9, Math.ceil(left / 100) / 10).toFixed(1)}`;
}

/** The times left that are announced, in milliseconds, the shortest first. */
const MILESTONES = [10, 60, 300] as const;

/** The shortest milestone that was passed between two times left; null if none was. */
function findMilestone(before: number, after: number): (typeof MILESTONES)[number] | null {
  return MILESTONES.find((time) => before > time * SECOND && after <= time * SECOND) ?? null;
}

interface Props {
  play: Play;
  color: Color;
  clocks: ClockState;
  announce: (text: string) => void;
}

export function ClockFace({ play, color, clocks, announce }: Props) {
  const m = read(gameTexts);
  const readTime = () => play.timeLeft(color) ?? clocks[color];
  const [left, setLeft] = useState(readTime);
  const runs = clocks.running === color;
  // A shared clock is shown in both bars.
  const goesOn = runs || (clocks.shared && clocks.running !== null);
  const owner = clocks.shared ? "game" : color;
  // A layout effect stops the old timer in time: after a rematch, the old game is destroyed.
  useLayoutEffect(() => {
    let before = readTime();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      play.tick();
      const now = readTime();
      const milestone = findMilestone(before, now);
      if (milestone && runs) announce(`${m.timeLeft[owner](m.times[milestone])}.`);
      before = now;
      setLeft(now);
      clearTimeout(timer);
      // The next call is due when the displayed second changes; in a hidden page it may be late.
      const step = now > SHORT ? SECOND : SECOND / 10;
      if (goesOn && now > 0) timer = setTimeout(tick, now % step || step);
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    addEventListener("pageshow", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
      removeEventListener("pageshow", tick);
    };
  }, [play, clocks.running, clocks.since, clocks[color], m]);
  const text = formatClock(left);
  const increment = clocks.increment[color] / SECOND;
  return (
    <span
      class="clock"
      role="timer"
      data-runs={runs}
      data-urgent={left < URGENT && left > 0}
      aria-label={m.timeLeft[owner](text)}
    >
      {writeFace(left)}
      {increment > 0 && <small class="increment">+{increment}</small>}
    </span>
  );
}
