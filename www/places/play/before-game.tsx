// What is seen before a game: the one that goes on, the position of a link, and the choices.
import { service } from "../../links/service.js";
import type { Match } from "../../match/match.js";
import type { MatchSetup } from "../../match/setup.js";
import { RunningGames } from "../../parts/games/running.js";
import { storedTexts } from "../../parts/games/texts.js";
import { linkTo } from "../../routing/router.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { nameOpponent } from "./names.js";
import type { Request } from "./request.js";
import { setupTexts } from "./setup-texts.js";
import { Setup, type Given } from "./setup.js";

interface Props {
  start: (setup: MatchSetup) => void;
  /** The game that goes on; null if there is none. */
  running: Match | null;
  request: Request;
}

/** What a link has chosen already. */
function readGiven(request: Request): Given {
  if (request.kind === "game") return { game: request.game };
  if (request.kind !== "position") return {};
  return { isPosition: true, fen: request.fen, ...(request.rules && { rules: request.rules }) };
}

export function BeforeGame({ start, running, request }: Props) {
  const m = read(setupTexts);
  const given = readGiven(request);
  return (
    <>
      {running && running.play.snapshot().outcome === null && (
        <section class="card row running">
          <p>
            <strong>{m.running(nameOpponent(running))}</strong>
            <br />
            <span class="muted">{m.runningNote}</span>
          </p>
          <a class="button" href={linkTo("play")}>
            {m.continueGame}
          </a>
        </section>
      )}
      <RunningGames />
      {service.value && (
        <p>
          <a class="button" href={linkTo("online")}>
            {m.lobby}
          </a>
        </p>
      )}
      {given.isPosition && <p class="card">{m.position}</p>}
      <Setup start={start} given={given} />
      {games.value.length > 0 && (
        <p>
          <a href={linkTo("games")}>{read(storedTexts).library}</a>
        </p>
      )}
    </>
  );
}
