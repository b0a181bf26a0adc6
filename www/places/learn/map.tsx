// The map of all subjects: a path with the stars of each level, and where to go on.
import { SUBJECTS, type SubjectEntry, type SubjectName } from "cotulenh-wasm/lessons";
import { Fragment } from "preact";
import { linkTo } from "../../shell/router.js";
import { progress } from "../../storage/progress.js";
import { read } from "../../texts/texts.js";
import { SaveProgress } from "./save-progress.js";
import { LevelDots } from "./level-dots.js";
import { learnTexts } from "./texts.js";
import "./map.css";

/** The last subject that one needs before a first game: how pieces move and capture. */
const ENOUGH: SubjectName = "navy";

function SubjectStop({
  subject,
  number,
  isHere,
}: {
  subject: SubjectEntry;
  number: number;
  isHere: boolean;
}) {
  const m = read(learnTexts);
  const { done, levels, stars, most } = progress.value.subject(subject.name);
  const state = done === levels ? "done" : isHere ? "here" : done > 0 ? "begun" : "new";
  return (
    <li class="stop" data-state={state}>
      <span class="stop-number" aria-hidden="true">
        {done === levels ? "✓" : number}
      </span>
      <div class="stop-card card">
        <div>
          <h2>{read(subject.title)}</h2>
          <p class="muted small">
            {m.progress(done, levels)}
            {stars > 0 && ` · ${m.stars(stars, most)}`}
          </p>
        </div>
        <LevelDots levels={subject.levels} />
      </div>
    </li>
  );
}

/** How much is done in all, and the way on. */
function Total({ next }: { next: string | null }) {
  const m = read(learnTexts);
  const { done, levels, stars, most } = progress.value.total();
  return (
    <div class="learn-total card">
      <p>
        <strong>{m.progress(done, levels)}</strong> · ★ {m.stars(stars, most)}
      </p>
      <p class="muted small">{m.starsNote}</p>
      <progress max={levels} value={done} aria-label={m.progress(done, levels)} />
      {next ? (
        <a class="button primary" href={linkTo("learn", next)}>
          {done > 0 ? m.goOn : m.start}
        </a>
      ) : (
        <>
          <p>{m.allDone}</p>
          <a class="button primary" href={linkTo("play")}>
            {m.play}
          </a>
        </>
      )}
      <a href={linkTo("rules")}>{m.rules}</a>
    </div>
  );
}

function Enough() {
  const m = read(learnTexts).enough;
  return (
    <li class="stop enough">
      <span class="stop-number" aria-hidden="true">
        ⚑
      </span>
      <div class="stop-card card">
        <div>
          <h2>{m.title}</h2>
          <p class="muted small">{m.note}</p>
        </div>
        <a class="button" href={linkTo("play", "level=1")}>
          {m.play}
        </a>
      </div>
    </li>
  );
}

export function LearnMap() {
  const m = read(learnTexts);
  const next = progress.value.next();
  return (
    <div class="learn-map">
      <p class="learn-lead muted">{m.lead}</p>
      <div class="learn-side">
        <Total next={next} />
        <SaveProgress />
      </div>
      <ol class="stops">
        {SUBJECTS.map((subject, i) => (
          <Fragment key={subject.name}>
            <SubjectStop
              subject={subject}
              number={i + 1}
              isHere={subject.levels.some(({ id }) => id === next)}
            />
            {subject.name === ENOUGH && <Enough />}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
