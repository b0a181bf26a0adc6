// The online games that go on, with whose turn it is: the way back to them.
import { useEffect } from "preact/hooks";
import { service } from "../../links/service.js";
import { refreshGames } from "../../links/online-games.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { linkToStored, listRunning, nameGame, sayTurn } from "./stored.js";
import { storedTexts } from "./texts.js";
import "./running.css";

/** How often the service is asked while the list is seen, in milliseconds. */
const INTERVAL = 30_000;

export function RunningGames() {
  const m = read(storedTexts);
  const running = listRunning(games.value);
  const names = running.map(({ id }) => id).join();
  const address = service.value;
  useEffect(() => {
    if (!address || names === "") return;
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      void refreshGames(listRunning(games.peek()).flatMap(({ online }) => online ?? []));
    };
    ask();
    const timer = setInterval(ask, INTERVAL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [address, names]);
  if (running.length === 0) return null;
  return (
    <section class="running-games card stack" aria-label={m.running}>
      <h2>{m.running}</h2>
      <ul class="stack">
        {running.map((game) => (
          <li key={game.id}>
            <a class="button" href={linkToStored(game)}>
              <span>{nameGame(game)}</span>
              <span class="turn small" data-own={game.online?.turn === game.online?.own}>
                {m.turns(game.turns)} · {game.online && sayTurn(game.online)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
