import { en, type Messages } from "./en.js";
import { vi } from "./vi.js";

export type { Messages } from "./en.js";

/** The languages of the page. */
export const LANGUAGES: readonly Messages[] = [en, vi];

/** The language with this code, or the one that the browser prefers, or English. */
export function language(code: string | null, preferred: readonly string[] = []): Messages {
  for (const wanted of [code, ...preferred]) {
    const found = LANGUAGES.find((one) => wanted?.toLowerCase().startsWith(one.code));
    if (found) return found;
  }
  return en;
}
