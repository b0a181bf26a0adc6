// What can be done in an online game.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { gameTexts } from "../../parts/game-texts.js";
import { notify } from "../../parts/notices.js";
import { ZoneButton } from "../../parts/zone-switch.js";
import { read } from "../../texts/texts.js";
import { linkToGame, type Room } from "./room.js";
import { onlineTexts } from "./texts.js";

interface Props {
  room: Room;
  play: PlaySnapshot;
  online: OnlineSnapshot;
  announce: (text: string) => void;
  walk: (to: "back" | "forward") => void;
  ask: (question: "resign" | "keys") => void;
  flip: () => void;
}

export function Actions({ room, play, online, announce, walk, ask, flip }: Props) {
  const m = read(onlineTexts);
  const game = read(gameTexts);
  const { own, tree } = room;
  const isRunning = play.outcome === null && online.joined.r && online.joined.b;
  const copyWatchLink = async () => {
    const link = linkToGame(room.game);
    try {
      await navigator.clipboard.writeText(link);
      notify(m.hidden);
    } catch {
      notify(link);
    }
  };
  return (
    <div class="online-actions" role="toolbar" aria-label={m.title}>
      {own && isRunning && (
        <>
          <button
            type="button"
            disabled={online.offers.draw !== null}
            onClick={() => room.online.draw()}
          >
            {m.draw}
          </button>
          <button
            type="button"
            disabled={online.offers.takeback !== null || tree.size === 0}
            onClick={() => room.online.takeback()}
          >
            {m.takeback}
          </button>
          <button type="button" onClick={() => ask("resign")}>
            {m.resign}
          </button>
        </>
      )}
      <ZoneButton announce={announce} />
      <button type="button" aria-label={game.moves.back} onClick={() => walk("back")}>
        ‹
      </button>
      <button type="button" aria-label={game.moves.forward} onClick={() => walk("forward")}>
        ›
      </button>
      <button type="button" onClick={flip}>
        {m.flip}
      </button>
      <button type="button" onClick={() => void copyWatchLink()}>
        {m.watchLink}
      </button>
      <button type="button" class="quiet" onClick={() => ask("keys")}>
        {m.keys}
      </button>
    </div>
  );
}
