// A game whose friend has not come yet goes on waiting while the visitor is elsewhere, such as in a game against the
// computer: its seat stays connected, and the visitor is told.
import { OnlineGame } from "cotulenh-wasm/online";
import { notify } from "../../parts/dialogs/notices.js";
import { go } from "../../routing/router.js";
import { loadSeat } from "../../storage/seats.js";
import { read } from "../../texts/texts.js";
import { onlineTexts } from "./texts.js";

let current: OnlineGame | null = null;

/** Ends the waiting: the visitor is back in the game, or waits for another one. */
export function stopAwaiting(): void {
  current?.close();
  current = null;
}

/** Waits for the friend of a game. */
export function awaitFriend(service: string, game: string): void {
  stopAwaiting();
  const seat = loadSeat(game)?.seat;
  if (seat === undefined) return;
  const online = new OnlineGame({ service, game, seat });
  current = online;
  online.subscribe(() => {
    const { joined, closed } = online.snapshot();
    if (!closed && !(joined.r && joined.b)) return;
    if (current === online) stopAwaiting();
    if (closed) return;
    const m = read(onlineTexts).waiting;
    notify(m.hasCome, { name: m.toGame, act: () => go("online", `game=${game}`) });
  });
}
