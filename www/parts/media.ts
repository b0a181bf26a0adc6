// Media queries as signals.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { animations } from "../storage/settings.js";

/** Whether a media query matches. */
export function followMedia(text: string): ReadonlySignal<boolean> {
  const query = matchMedia(text);
  const matches = signal(query.matches);
  query.addEventListener("change", () => (matches.value = query.matches));
  return matches;
}

const isReduced = followMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are off, by the setting or by the system. */
export const isStill = computed(() => isReduced.value || animations.value === "off");
