// Says that it is the visitor's turn: in the title of the tab, and in games without a clock by a notification of the
// browser, if the visitor has allowed it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { waiting } from "../../routing/title.js";
import { read } from "../../texts/texts.js";
import { onlineTexts } from "./texts.js";

/** Whether notifications are allowed: `default` means that nobody was asked yet; null if the browser has none. */
export const permission = signal<NotificationPermission | null>(
  "Notification" in globalThis ? Notification.permission : null,
);

/** Asks for the permission. Browsers want this to happen by a press. */
export async function askPermission(): Promise<void> {
  permission.value = await Notification.requestPermission();
}

function notifyTurn(game: string): void {
  const m = read(onlineTexts);
  try {
    const notification = new Notification(m.yourTurn, { body: m.yourTurnBody, tag: game });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some browsers only allow service workers to do so.
  }
}

/** Says so as long as it is the visitor's turn; `turns` tells one turn from the next. */
export function useYourTurn(
  game: string,
  { isOwnTurn, hasClock, turns }: { isOwnTurn: boolean; hasClock: boolean; turns: number },
): void {
  const { yourTurn } = read(onlineTexts);
  useEffect(() => {
    if (!isOwnTurn) return;
    waiting.value = yourTurn;
    if (!hasClock && document.visibilityState === "hidden" && permission.peek() === "granted") {
      notifyTurn(game);
    }
    return () => void (waiting.value = null);
  }, [isOwnTurn, turns, yourTurn]);
}
