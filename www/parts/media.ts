// What the screen and the visitor's system are like, as values that components follow.
import { signal, type ReadonlySignal } from "@preact/signals";

/** Whether a media query matches. */
export function followMedia(text: string): ReadonlySignal<boolean> {
  const query = matchMedia(text);
  const matches = signal(query.matches);
  query.addEventListener("change", () => (matches.value = query.matches));
  return matches;
}
