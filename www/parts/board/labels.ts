// The words of the board in the language of the visitor. Those of the package are English; others are loaded.
import { signal } from "@preact/signals";
import type { BoardInput } from "cotulenh-wasm/board";
import { language } from "../../storage/settings.js";

type Labels = NonNullable<BoardInput["labels"]>;

const vietnamese = signal<Labels | null>(null);

async function load(): Promise<void> {
  try {
    vietnamese.value = (await import("./labels-vi.js")).vi;
  } catch {
    // Offline before it was stored: the board speaks English.
  }
}

/** The labels of a board; null for the package's own. */
export function boardLabels(): Labels | null {
  if (language.value !== "vi") return null;
  if (!vietnamese.value) void load();
  return vietnamese.value;
}
