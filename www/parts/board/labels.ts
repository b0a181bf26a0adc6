// The words of a board. It has the English ones itself; those of other languages are loaded when they are needed.
import { computed, signal } from "@preact/signals";
import type { Texts } from "cotulenh-wasm/texts";
import { language } from "../../storage/settings.js";

const vietnamese = signal<Texts | null>(null);

async function load(): Promise<void> {
  const { vi } = await import("cotulenh-wasm/texts");
  vietnamese.value = vi;
}

/** The words for boards in the language of the visitor; null for those that a board has itself. */
export const boardLabels = computed(() => {
  if (language.value === "en") return null;
  // The board speaks English if they cannot be loaded: it can be played on all the same.
  if (!vietnamese.value) load().catch(() => {});
  return vietnamese.value;
});
