// The game that was played last, or for those who have not played yet the opponents.
import { lazy } from "../../parts/loading/lazy.js";
import { linkToStored, listRunning, nameGame } from "../../parts/games/stored.js";
import { storedTexts } from "../../parts/games/texts.js";
import { games } from "../../storage/games.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { homeTexts } from "./texts.js";

/** Few have one. */
const RunningGames = lazy(() =>
  import("../../parts/games/running.js").then((part) => part.RunningGames),
);

/** The game that was played last. */
const lastGame = () => games.value.find(({ turns, source }) => turns > 0 && source !== "lesson");

export function LastGame() {
  const m = read(homeTexts);
  const last = lastGame();
  if (!last) {
    return (
      <a class="card" href={linkTo("play", "new")}>
        <strong>{m.opponents}</strong>
        <span class="muted">{m.opponentsAbout}</span>
      </a>
    );
  }
  const { results, turns, library } = read(storedTexts);
  const result =
    last.result === "*" ? "" : ` · ${(results as Record<string, string>)[last.result]}`;
  return (
    <>
      <a class="card" href={linkToStored(last)}>
        <strong>{m.lastGame}</strong>
        <span class="muted">
          {nameGame(last)} · {turns(last.turns)}
          {result}
        </span>
      </a>
      {listRunning(games.value).length > 0 && <RunningGames />}
      <a class="all-games" href={linkTo("games")}>
        {library}
      </a>
    </>
  );
}
