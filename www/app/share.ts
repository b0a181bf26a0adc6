// Sharing the game by a link, which contains all its turns.
import type { Store } from "../game/store.js";
import { toGameHash } from "./link.js";

/** How a link was shared; `null` if the user has changed their mind. */
export type Shared = "shared" | "copied" | null;

/** The link to a game. */
export function linkToGame(store: Store): string {
  return new URL(toGameHash(store.saved()), location.href).href;
}

/** Offers a link by the system's dialog, or copies it. Throws if the browser allows neither. */
export async function shareLink(url: string, text: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title: document.title, text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
      // The system cannot share this, so the link is copied.
    }
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}
