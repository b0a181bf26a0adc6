// The game that was played last, or for those who have not played yet the opponents.
import { lazy } from "../../parts/loading/lazy.js";
import { linkToStored, listRunning, nameGame } from "../../parts/games/stored.js";
import { storedTexts } from "../../parts/games/texts.js";
import { games, type GameSummary } from "../../storage/games.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { homeTexts } from "./texts.js";

/** Few have one. */
const RunningGames = lazy(() =>
  import("../../parts/games/running.js").then((part) => part.RunningGames),
);

/** The game that was played last. */
const lastGame = () => games.value.find(({ turns, source }) => turns > 0 && source !== "lesson");

/** The way on for those who have not played yet. */
function Opponents() {
  const m = read(homeTexts);
  return (
    <a class="card" href={linkTo("play", "new")}>
      <strong>{m.opponents}</strong>
      <span class="muted">{m.opponentsAbout}</span>
    </a>
  );
}

function LastCard({ last }: { last: GameSummary }) {
  const { results, turns } = read(storedTexts);
  const result =
    last.result === "*" ? "" : ` · ${(results as Record<string, string>)[last.result]}`;
  return (
    <a class="card" href={linkToStored(last)}>
      <strong>{read(homeTexts).lastGame}</strong>
      <span class="muted">
        {nameGame(last)} · {turns(last.turns)}
        {result}
      </span>
    </a>
  );
}

export function LastGame() {
  const last = lastGame();
  // An online game waits before its first turn, too.
  const isWaiting = listRunning(games.value).length > 0;
  return (
    <>
      {last ? <LastCard last={last} /> : <Opponents />}
      {isWaiting && <RunningGames />}
      {(last || isWaiting) && (
        <a class="all-games" href={linkTo("games")}>
          {read(storedTexts).library}
        </a>
      )}
    </>
  );
}
