// Looks at the clock of the game once a second, and whenever the page is shown again.
import { timeLeft } from "../game/clock.js";
import type { Store } from "../game/store.js";

const SECOND = 1000;

/** Ends the game when its time is up, and calls `show` whenever the time has changed. */
export function startTicker(store: Store, show: () => void): void {
  let timer = 0;
  const tick = () => {
    store.tick();
    show();
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    const { clock } = store.state;
    if (!clock?.running) return;
    // When the number on the page changes. The browser may call later, if the page is hidden.
    const left = timeLeft(clock, clock.running.color, Date.now());
    timer = window.setTimeout(tick, left % SECOND || Math.min(left, SECOND));
  };
  store.subscribe(schedule);
  schedule();
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", tick);
}
