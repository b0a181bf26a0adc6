// The time of a side. Only the text is drawn again while it runs.
import type { Color } from "cotulenh-wasm";
import type { ClockState, Play } from "cotulenh-wasm/play";
import { useLayoutEffect, useState } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { gameTexts } from "../../parts/game-texts.js";
import "./clock.css";

const SECOND = 1000;

/** A time with less than this is shown as urgent, in milliseconds. */
const URGENT = 20 * SECOND;

/** `14:59`, or `1:02:03`. `0:00` only if no time is left. */
function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
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
  // One time for both sides stands in both bars.
  const goesOn = runs || (clocks.shared && clocks.running !== null);
  const owner = clocks.shared ? "game" : color;
  // At once: the game before, after a rematch, has no time any more.
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
      // When the number on the page changes. The browser may call later, if the page is hidden.
      if (goesOn && now > 0) timer = setTimeout(tick, now % SECOND || SECOND);
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
  const text = formatTime(left);
  return (
    <span
      class="clock"
      role="timer"
      data-runs={runs}
      data-urgent={left < URGENT && left > 0}
      aria-label={m.timeLeft[owner](text)}
    >
      {text}
    </span>
  );
}
