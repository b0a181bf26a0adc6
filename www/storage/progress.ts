// The levels that the visitor has done, in this browser.
import { createProgress, type Progress } from "cotulenh-wasm/lessons";
import { stored } from "./values.js";

/** Reads stored progress; null if there is none or it cannot be read. */
export function readProgress(text: string | null): Progress | null {
  try {
    return text === null ? null : createProgress(text);
  } catch {
    return null;
  }
}

/** What the visitor has done. */
export const progress = stored(
  "cotulenh-progress",
  (text) => readProgress(text) ?? createProgress(),
);
