// Whether a game that the other side has left can be claimed.
import type { OnlineGame, OnlineSnapshot } from "cotulenh-wasm/online";
import { useEffect, useState } from "preact/hooks";

/** Whether the other side has been away for so long that the game can be claimed; asks again by itself. */
export function useClaim(
  online: OnlineGame,
  snapshot: OnlineSnapshot,
  isTheirTurn: boolean,
): boolean {
  const { you, online: presence } = snapshot;
  const isOpen = isTheirTurn && you !== null && presence.claim !== null;
  const left = isOpen ? presence.claim! - online.now() : null;
  const [, again] = useState(0);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => again((n) => n + 1), Math.min(left, 2 ** 30));
    return () => clearTimeout(timer);
  }, [presence.claim, isOpen]);
  return left !== null && left <= 0;
}
