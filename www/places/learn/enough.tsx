// The door after the first subjects: what one knows by then is enough for a first game.
import { SUBJECTS, type SubjectName } from "cotulenh-wasm/lessons";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { learnTexts } from "./texts.js";
import "./enough.css";

/** The last subject that one needs before a first game: how pieces move and capture. */
export const ENOUGH: SubjectName = "navy";

/** The level before the door. */
export const LAST_BEFORE = SUBJECTS.find(({ name }) => name === ENOUGH)!.levels.at(-1)!.id;

/** The games that one can play now: the short one first. */
export function FirstGames() {
  const m = read(learnTexts).enough;
  return (
    <div class="row">
      <a class="button primary" href={linkTo("play", "game=naval")}>
        {m.short}
      </a>
      <a class="button" href={linkTo("play", "level=1")}>
        {m.play}
      </a>
    </div>
  );
}

/** The door, after the level before it. */
export function Door() {
  const m = read(learnTexts).enough;
  return (
    <section class="door" aria-labelledby="door-title">
      <h2 id="door-title">
        <DoorSign /> {m.title}
      </h2>
      <p>{m.note}</p>
      <FirstGames />
    </section>
  );
}

/** A door that stands open. */
export function DoorSign() {
  return (
    <svg class="door-sign" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M4 22V3h16v19" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M7 5l8 3v14l-8-3z" fill="currentColor" />
      <path d="M2 22h20" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}
