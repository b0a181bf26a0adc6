// The handle in the corner of a board that the user can resize, by a drag or by keys.
import type { Labels } from "../labels.js";
import { html } from "./dom.js";
import type { Emit } from "./presses.js";

/** The narrowest board, and how far a key goes, in pixels. */
const LEAST = 160;
const STEP = 20;

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
};

/** A handle that sets the width of the board's element, and says so when it is left. */
export function makeHandle(host: HTMLElement, labels: Labels, emit: Emit): HTMLElement {
  const handle = html("div", {
    class: "resize",
    part: "resize",
    role: "slider",
    tabindex: "0",
    "aria-label": labels.resize,
    "aria-valuemin": String(LEAST),
  });
  const most = () => Math.max(host.parentElement?.clientWidth ?? LEAST, LEAST);
  const tell = (width: number) => {
    handle.setAttribute("aria-valuenow", String(width));
    handle.setAttribute("aria-valuemax", String(most()));
  };
  const widen = (width: number): number => {
    const next = Math.round(Math.min(Math.max(width, LEAST), most()));
    host.style.width = `${next}px`;
    tell(next);
    return next;
  };
  tell(host.offsetWidth);
  handle.addEventListener("focus", () => tell(host.offsetWidth));
  handle.addEventListener("keydown", (event) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    emit("resize", { width: widen(host.offsetWidth + step) });
  });
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const [start, width, before] = [event.clientX, host.offsetWidth, host.style.width];
    const ending = new AbortController();
    const listen = (
      name: "pointermove" | "pointerup" | "pointercancel",
      act: (x: number) => void,
    ) => handle.addEventListener(name, ({ clientX }) => act(clientX), { signal: ending.signal });
    // The board does not handle this press as well.
    event.stopPropagation();
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    listen("pointermove", (x) => void widen(width + x - start));
    listen("pointerup", (x) => {
      ending.abort();
      emit("resize", { width: widen(width + x - start) });
    });
    listen("pointercancel", () => {
      ending.abort();
      host.style.width = before;
    });
  });
  return handle;
}
