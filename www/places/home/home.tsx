// Home: a scene that shows the game, and links to the other places.
import { lazy } from "../../parts/loading/lazy.js";
import { isStored } from "../../storage/offline.js";
import { LastGame } from "./last-game.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { Scene } from "./scene.js";
import { homeTexts } from "./texts.js";
import "./home.css";

const Stored = lazy(() => import("./stored.js").then((module) => module.Stored));

export default function Home() {
  const m = read(homeTexts);
  return (
    <div class="home">
      <div class="intro stack">
        <p class="kicker small">{m.kicker}</p>
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
      </div>
      {/* Before the board, so that few keys lead to it. */}
      <div class="begin row">
        <a class="button primary" href={linkTo("play", "first")}>
          {m.play}
        </a>
        <a class="button" href={linkTo("learn")}>
          {m.learn}
        </a>
      </div>
      <Scene />
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
        {isStored.value && <Stored />}
      </nav>
    </div>
  );
}
