// Home: what the game is, seen before it is read, and the ways on.
import { games, type GameSummary } from "../../storage/games.js";
import { useEffect } from "preact/hooks";
import { prepareWhenIdle } from "../../shell/places.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { Scene } from "./scene.js";
import { homeTexts } from "./texts.js";
import "./home.css";

/** How a stored game is called. */
function nameGame({ source, players }: GameSummary): string {
  const m = read(homeTexts);
  if (source === "analysis" || source === "lesson") return m.analysed;
  const computer = [players.r, players.b].find(({ kind }) => kind === "computer");
  return computer ? m.against(computer.level) : m.withFriend;
}

/** Where a stored game is opened: one that is not over goes on in Play. */
function linkToGame({ id, result, source }: GameSummary): string {
  const goesOn = result === "*" && source !== "analysis" && source !== "lesson";
  return goesOn ? linkTo("play") : linkTo("analyse", `game=${id}`);
}

/** The game that was played last. */
const lastGame = () => games.value.find(({ turns }) => turns > 0);

/** A visitor who has never played gets a game at once, against the weakest opponent. */
const linkToPlay = () => (lastGame() ? linkTo("play") : linkTo("play", "level=1"));

function LastGame() {
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
  const result = last.result === "*" ? "" : ` · ${last.result.replaceAll("-", "–")}`;
  return (
    <a class="card" href={linkToGame(last)}>
      <strong>{m.lastGame}</strong>
      <span class="muted">
        {nameGame(last)} · {m.turns(last.turns)}
        {result}
      </span>
    </a>
  );
}

export default function Home() {
  const m = read(homeTexts);
  useEffect(() => prepareWhenIdle("play"), []);
  return (
    <div class="home">
      <div class="intro stack">
        <p class="kicker small">{m.kicker}</p>
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
      </div>
      <Scene />
      <div class="begin row">
        <a class="button primary" href={linkToPlay()}>
          {m.play}
        </a>
        <a class="button" href={linkTo("learn")}>
          {m.learn}
        </a>
      </div>
      <nav class="ways stack" aria-label={m.more}>
        <a class="card" href={linkTo("puzzles", "today")}>
          <strong>{m.puzzle}</strong>
          <span class="muted">{m.puzzleAbout}</span>
        </a>
        <LastGame />
        <a class="card" href={linkTo("rules")}>
          <strong>{m.rules}</strong>
          <span class="muted">{m.rulesAbout}</span>
        </a>
      </nav>
    </div>
  );
}
