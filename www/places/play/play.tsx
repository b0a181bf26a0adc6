// The place Play: the choices before a game, or the game.
import { useEffect, useRef, useState } from "preact/hooks";
import { match, resumeCurrent, startMatch } from "../../match/match.js";
import { loadSetup, type MatchSetup } from "../../match/setup.js";
import { lazy } from "../../parts/lazy.js";
import { notify } from "../../parts/dialogs/notices.js";
import { address, go, linkTo, renameInside } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { Game } from "./game.js";
import { nameOpponent } from "./names.js";
import { readRequest } from "./request.js";
import { placeTexts } from "./texts.js";
import "./play.css";

/** A game that goes on, or that a link starts, does without the choices. */
const Setup = lazy(() => import("./setup.js").then((module) => module.Setup));

/** Goes on with the game of this tab, once: where it stands, not where Analyse has left it. */
function resume(): void {
  if (resumeCurrent() === "broken") notify(read(placeTexts).broken);
  const tree = match.peek()?.tree;
  if (!tree) return;
  const last = tree.mainLine().at(-1);
  if (last && last !== tree.current) tree.goTo(last);
}

export default function PlayPlace() {
  const m = read(placeTexts);
  // Before the first drawing, so that no set-up is seen before a game that goes on.
  useState(resume);
  const { inside } = address.value;
  const request = readRequest(inside);
  const current = match.value;
  useEffect(() => {
    if (request.kind === "bad") notify(m.badPosition);
    // A link that starts a game does so where none is running.
    if (request.kind === "level" && !match.peek()) {
      startMatch({ ...loadSetup(), opponent: "computer", level: request.level });
    }
    if (request.kind === "level") renameInside("");
  }, [inside]);
  const isStarting = !current && request.kind === "level";
  const isSetup =
    (!current && !isStarting) || request.kind === "new" || request.kind === "position";
  const hasStarted = useRef(false);
  const start = (setup: MatchSetup) => {
    if (setup.opponent === "online") return go("online", "new");
    hasStarted.current = true;
    startMatch(setup, request.kind === "position" ? request.fen : undefined);
    go("play");
  };
  return (
    <div class="play">
      <h1 class={isSetup ? undefined : "visually-hidden"}>{m.title}</h1>
      {isSetup ? (
        <>
          {current && (
            <section class="card row running">
              <p>
                <strong>{m.running(nameOpponent(current))}</strong>
                <br />
                <span class="muted">{m.runningNote}</span>
              </p>
              <a class="button" href={linkTo("play")}>
                {m.goOn}
              </a>
            </section>
          )}
          {request.kind === "position" && <p class="card">{m.position}</p>}
          <Setup start={start} rules={request.kind === "position" ? request.rules : null} />
        </>
      ) : (
        current && <Game match={current} takesFocus={hasStarted.current} />
      )}
    </div>
  );
}
