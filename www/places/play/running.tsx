// The game that goes on, above the choices of another one.
import type { Match } from "../../match/match.js";
import { nameOpponent } from "./names.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { setupTexts } from "./setup-texts.js";

export function RunningGame({ match }: { match: Match }) {
  const m = read(setupTexts);
  return (
    <section class="card running">
      <p>
        <strong>{m.running(nameOpponent(match))}</strong>
        <br />
        <span class="muted">{m.runningNote}</span>
      </p>
      <a class="button" href={linkTo("play")}>
        {m.goOn}
      </a>
    </section>
  );
}
