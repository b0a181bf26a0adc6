// The place Online: a game with someone elsewhere, by one link.
import { useEffect, useState } from "preact/hooks";
import { service, serviceKnown } from "../../links/service.js";
import { useInside } from "../../shell/inside.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { Game } from "./game.js";
import { createRoom, openRoom, readInside, shown, takeSeat } from "./room.js";
import { onlineTexts } from "./texts.js";
import "./online.css";

function Nothing({ text }: { text: string }) {
  const m = read(onlineTexts);
  return (
    <section class="card stack online-nothing">
      <p role="status">{text}</p>
      <a class="button primary" href={linkTo("play", "new")}>
        {m.toPlay}
      </a>
    </section>
  );
}

export default function OnlinePlace() {
  const m = read(onlineTexts);
  const inside = useInside("online");
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void serviceKnown.then(() => setKnown(true)), []);
  const address = service.value;
  const wanted = readInside(inside);
  useEffect(() => {
    if (!address || !wanted) return;
    if (wanted === "new") return void createRoom(address);
    if (wanted.seat) return takeSeat(wanted.game, wanted.seat);
    return openRoom(address, wanted.game);
  }, [address, inside]);
  const now = shown.value;
  const isGame = address && wanted && now.kind === "room";
  return (
    <div class="online">
      <h1 class={isGame ? "visually-hidden" : undefined}>{m.title}</h1>
      {!isKnown ? (
        <p class="loading">{m.loading}</p>
      ) : !address ? (
        <Nothing text={m.noService} />
      ) : !wanted ? (
        <Nothing text={m.none} />
      ) : now.kind === "failed" ? (
        <Nothing text={m.failed[now.reason]} />
      ) : now.kind === "room" ? (
        <Game key={now.room.game} room={now.room} />
      ) : (
        <p class="loading" role="status">
          {m.loading}
        </p>
      )}
    </div>
  );
}
