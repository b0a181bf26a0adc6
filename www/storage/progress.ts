// The levels that the visitor has done, in this browser.
import { signal } from "@preact/signals";
import { createProgress, type Progress } from "cotulenh-wasm/lessons";
import { readStored, writeStored } from "./values.js";

const KEY = "cotulenh-progress";

/** Reads stored progress; null if it is none. */
export function readProgress(text: string | null): Progress | null {
  try {
    return text === null ? null : createProgress(text);
  } catch {
    return null;
  }
}

/** What the visitor has done. */
export const progress = signal(readProgress(readStored(KEY)) ?? createProgress());

addEventListener("storage", (event) => {
  if (event.key === KEY) progress.value = readProgress(event.newValue) ?? createProgress();
});

/** Stores other progress, and shows it. */
export function keepProgress(changed: Progress): void {
  progress.value = changed;
  writeStored(KEY, JSON.stringify(changed));
}
