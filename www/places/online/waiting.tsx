// Before the friend has come: one link, to be shared or read by a camera, and who is there.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import { useEffect, useState } from "preact/hooks";
import { service } from "../../links/service.js";
import { shareLink } from "../../parts/share/share.js";
import { linkTo } from "../../routing/router.js";
import { opponentOf } from "../../storage/player.js";
import { read } from "../../texts/texts.js";
import { awaitFriend } from "./awaiting.js";
import { linkToGame, type Room } from "./room.js";
import { onlineTexts } from "./texts.js";

/** A link as a picture that cameras read. Its library is loaded when it is needed. */
function QrCode({ link, label }: { link: string; label: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    import("uqr").then(
      ({ renderSVG }) => {
        const svg = renderSVG(link, { border: 2 });
        if (isWanted) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      },
      // Without a network the link can be shared all the same.
      () => {},
    );
    return () => void (isWanted = false);
  }, [link]);
  return <img class="online-code" src={source} alt={label} width="200" height="200" />;
}

/** The lobby has made the game; the other side may not come after all. */
function OnTheWay({ room }: { room: Room }) {
  const { waiting: m } = read(onlineTexts);
  const opponent = room.own && opponentOf(room.game);
  if (!opponent) return null;
  return (
    <section class="online-waiting stack" aria-label={m.opponent(opponent.name)}>
      <p role="status">{m.opponent(opponent.name)}</p>
      <a class="button" href={linkTo("online")}>
        {m.toLobby}
      </a>
    </section>
  );
}

export function Waiting({ room, online }: { room: Room; online: OnlineSnapshot }) {
  const { watching, waiting: m } = read(onlineTexts);
  if (!room.invite) return <OnTheWay room={room} />;
  const link = linkToGame(room.game, room.invite);
  const { spectators } = online.online;
  return (
    <section class="online-waiting" aria-label={m.title}>
      <QrCode link={link} label={m.code} />
      <div class="stack">
        <h2>{m.title}</h2>
        <div role="status">
          <ul class="online-there">
            <li data-here="true">{m.youAreHere}</li>
            <li data-here="false">{m.friendIsNot}</li>
            {spectators > 0 && <li data-here="true">{watching(spectators)}</li>}
          </ul>
        </div>
        <div class="row">
          <button type="button" class="primary" onClick={() => void shareLink(link, m.copied)}>
            {m.share}
          </button>
          <a
            class="button"
            href={linkTo("play", "new")}
            onClick={() => service.value && awaitFriend(service.value, room.game)}
          >
            {m.meanwhile}
          </a>
        </div>
      </div>
      <p class="small">
        {m.about} <span class="muted">{m.secret}</span>
      </p>
    </section>
  );
}
