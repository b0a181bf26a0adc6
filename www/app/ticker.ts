// Shows the time that is left, whenever its seconds change and when the page is shown again.
import type { Session } from "../game/session.js";

const SECOND = 1000;

/** Ends the game when its time is up, and calls `show` whenever the time has changed. */
export function startTicker(session: Session, show: () => void): void {
  let timer = 0;
  const tick = () => {
    session.play.tick();
    show();
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    const running = session.state.snapshot.clocks?.running;
    if (!running) return;
    // When the number on the page changes. The browser may call later, if the page is hidden.
    const left = session.play.timeLeft(running) ?? 0;
    timer = window.setTimeout(tick, left % SECOND || Math.min(left, SECOND));
  };
  session.subscribe(schedule);
  schedule();
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", tick);
}
