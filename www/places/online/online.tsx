// The place Online: a game with someone elsewhere, by one link.
import { useEffect, useState } from "preact/hooks";
import { service, serviceKnown } from "../../links/service.js";
import { lazy } from "../../parts/loading/lazy.js";
import { RunningGames } from "../../parts/games/running.js";
import { useFragment } from "../../routing/fragment.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { lobbyTexts } from "./lobby/texts.js";
import { attempt, createRoom, openRoom, parseFragment, shown, takeInvitation } from "./room.js";
import { onlineTexts } from "./texts.js";
import "./online.css";

/** It is loaded while the service is asked for the game. */
const Game = lazy(() => import("./game.js").then((module) => module.Game));

const LobbyView = lazy(() => import("./lobby/lobby.js").then((module) => module.LobbyView));

/** No game is in the address: those that go on are listed, and others can be found. */
function NoName({ service }: { service: string }) {
  return (
    <>
      <RunningGames />
      <LobbyView service={service} />
    </>
  );
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
      <h1 class={isGame ? "visually-hidden" : undefined}>
        {wanted || !address ? m.title : read(lobbyTexts).title}
      </h1>
      {!isKnown ? (
        <p class="loading">{m.loading}</p>
      ) : !address ? (
        <Nothing text={m.noService} />
      ) : !wanted ? (
        <NoName service={address} />
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
