// The place Online: a game with someone elsewhere, by one link.
import { useEffect, useState } from "preact/hooks";
import { service, serviceKnown } from "../../links/service.js";
import { lazy } from "../../parts/loading/lazy.js";
import { RunningGames } from "../../parts/games/running.js";
import { listRunning } from "../../parts/games/stored.js";
import { useFragment } from "../../routing/fragment.js";
import { linkTo } from "../../routing/router.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { attempt, createRoom, openRoom, parseFragment, shown, takeInvitation } from "./room.js";
import { onlineTexts } from "./texts.js";
import "./online.css";

/** It is loaded while the service is asked for the game. */
const Game = lazy(() => import("./game.js").then((module) => module.Game));

/** No game is in the address: those that go on are listed. */
function NoName() {
  const m = read(onlineTexts);
  const isAny = listRunning(games.value).length > 0;
  return isAny ? <RunningGames /> : <Nothing text={m.none} />;
}

function Nothing({ text, isOutdated = false }: { text: string; isOutdated?: boolean }) {
  const m = read(onlineTexts);
  return (
    <section class="card stack online-nothing">
      <p role="status">{text}</p>
      {isOutdated && (
        <button type="button" class="primary" onClick={() => location.reload()}>
          {m.reload}
        </button>
      )}
      <a class="button primary" href={linkTo("play", "new")}>
        {m.toPlay}
      </a>
    </section>
  );
}

export default function OnlinePlace() {
  const m = read(onlineTexts);
  const fragment = useFragment("online");
  const [isKnown, setKnown] = useState(false);
  useEffect(() => Game.prepare(), []);
  useEffect(() => void serviceKnown.then(() => setKnown(true)), []);
  const address = service.value;
  const wanted = parseFragment(fragment);
  useEffect(() => {
    if (!address || !wanted) return;
    if (wanted === "new") return void createRoom(address);
    if (wanted.invitation) return takeInvitation(wanted.game, wanted.invitation);
    return openRoom(address, wanted.game);
  }, [address, fragment, attempt.value]);
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
        <NoName />
      ) : now.kind === "failed" ? (
        <Nothing text={m.failed[now.reason]} isOutdated={now.reason === "outdated"} />
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
