// What the tabs of this browser tell each other: which games they store, and which one they play.
import type { StoredGame } from "./games.js";

/** What another tab has done. */
export type TabMessage =
  /** It has stored a game, which the storage of this tab may not show yet. */
  | { readonly type: "stored"; readonly game: StoredGame }
  /** It plays a stored game from now on. */
  | { readonly type: "playing"; readonly id: string };

const NAME = "cotulenh-tabs";

const listeners = new Set<(message: TabMessage) => void>();
const returnListeners = new Set<() => void>();

function open(): BroadcastChannel | null {
  if (!("BroadcastChannel" in globalThis)) return null;
  const made = new BroadcastChannel(NAME);
  made.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of listeners) listener(data);
  };
  return made;
}

let channel = open();

// An open channel would keep the page out of the browser's cache of pages, in which no message arrives anyway.
addEventListener("pagehide", () => {
  channel?.close();
  channel = null;
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  channel = open();
  for (const listener of returnListeners) listener();
});

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/**
 * Listens to the other tabs; `returned` is called when the page was in the cache of pages, and may have missed
 * something. Returns a function that ends it.
 */
export function followTabs(
  listener: (message: TabMessage) => void,
  returned: () => void,
): () => void {
  listeners.add(listener);
  returnListeners.add(returned);
  return () => {
    listeners.delete(listener);
    returnListeners.delete(returned);
  };
}
