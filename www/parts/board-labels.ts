// The words of the board in the language of the visitor.
import type { BoardInput } from "cotulenh-wasm/board";
import { language } from "../storage/settings.js";
import { vi } from "./board-labels-vi.js";

/** The labels of a board; null for the package's own, which are English. */
export function boardLabels(): NonNullable<BoardInput["labels"]> | null {
  return language.value === "vi" ? vi : null;
}
