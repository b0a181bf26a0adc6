// The place Play: the choices before a game, or the game.
import { useEffect, useRef, useState } from "preact/hooks";
import { match, resumeCurrent, resumeStored, startMatch } from "../../match/match.js";
import { loadSetup, type Level, type MatchSetup } from "../../match/setup.js";
import { lazy } from "../../parts/loading/lazy.js";
import { notify } from "../../parts/dialogs/notices.js";
import { address, go, replaceFragment } from "../../routing/router.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { Game } from "./game.js";
import { readRequest, type Request } from "./request.js";
import { placeTexts } from "./texts.js";
import "./play.css";

/** A game that goes on, or that a link starts, does without the choices. */
const BeforeGame = lazy(() => import("./before-game.js").then((module) => module.BeforeGame));

/** Shows the end of the game that goes on, wherever Analyse has left it. */
function goToEnd(): void {
  const tree = match.peek()?.tree;
  const last = tree?.mainLine().at(-1);
  if (tree && last && last !== tree.current) tree.goTo(last);
}

function sayBroken(): void {
  notify(read(placeTexts).broken);
  goToEnd();
}

/** Goes on with the game of the address, or with that of this tab, once. */
function resume(): void {
  const request = readRequest(address.peek().fragment);
  if (request.kind !== "stored" || !resumeStored(request.id, sayBroken)) resumeCurrent(sayBroken);
  goToEnd();
}

/** The level of a game that a link starts; null if it starts none. */
function findLevel(request: Request): Level | null {
  if (request.kind === "level") return request.level;
  const hasPlayed = games.peek().some(({ turns }) => turns > 0);
  return request.kind === "first" && !hasPlayed ? 1 : null;
}

export default function PlayPlace() {
  const m = read(placeTexts);
  // Before the first drawing, so that no set-up is seen before a game that goes on.
  useState(resume);
  const { fragment } = address.value;
  const request = readRequest(fragment);
  const level = findLevel(request);
  const current = match.value;
  useEffect(() => {
    if (request.kind === "bad") notify(m.badPosition);
    if (request.kind === "stored") {
      if (!resumeStored(request.id, sayBroken)) notify(m.notStored);
      goToEnd();
      replaceFragment("");
    }
    // A link that starts a game does so where none is running.
    if (level && !match.peek()) {
      startMatch({ ...loadSetup(), game: "whole", opponent: "computer", level });
    }
    if (request.kind === "level" || request.kind === "first") replaceFragment("");
  }, [fragment]);
  const isStarting = !current && level !== null;
  const isSetup = (!current && !isStarting) || ["new", "game", "position"].includes(request.kind);
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
        <BeforeGame start={start} running={current} request={request} />
      ) : (
        current && <Game match={current} takesFocus={hasStarted.current} />
      )}
    </div>
  );
}
