// Arrows by keys: one key on the square where an arrow starts, and again where it ends.
import type { Pen } from "cotulenh-wasm/board";
import type { Square } from "../game/vocabulary.js";
import { toggleArrow, type Arrow } from "./arrows.js";
import type { Messages } from "./i18n/index.js";

/** The owner of the arrow that is not finished yet. */
export const ARROW_KEYS = "arrow-keys";

export interface ArrowKeys {
  /** Starts an arrow on a square, or ends it there. Returns what happened. */
  press(square: Square, color: Pen): string;
  /** The focus is on a square: an arrow that was started ends there for now. */
  hover(square: Square | null): void;
  /** Discards an arrow that was started. Returns whether there was one. */
  cancel(): boolean;
}

export function arrowKeys(
  m: Messages,
  drawn: { get(): readonly Arrow[]; set(arrows: readonly Arrow[]): void },
  showArrows: (owner: string, arrows: readonly Arrow[]) => void,
): ArrowKeys {
  const texts = m.play.keys.arrows;
  let start: { square: Square; color: Pen } | null = null;
  const sketch = (to: Square | null) =>
    showArrows(ARROW_KEYS, start && to ? [{ from: start.square, to, color: start.color }] : []);
  const cancel = () => {
    const wasStarted = start !== null;
    start = null;
    if (wasStarted) sketch(null);
    return wasStarted;
  };
  return {
    cancel,
    press: (square, color) => {
      if (!start) {
        start = { square, color };
        sketch(square);
        return texts.started(square);
      }
      const { square: from, color: own } = start;
      cancel();
      const before = drawn.get();
      const after = toggleArrow(before, { from, to: square, color: own });
      drawn.set(after);
      const isRing = from === square;
      const isRemoved = after.length < before.length;
      if (isRing) return isRemoved ? texts.ringRemoved(square) : texts.ring(square);
      return isRemoved ? texts.removed(from, square) : texts.drawn(from, square);
    },
    hover: (square) => {
      if (start && square) sketch(square);
    },
  };
}
