// The map of all subjects: a path with the stars of each level, and where to go on.
import { loadSubject, SUBJECTS, type SubjectEntry } from "cotulenh-wasm/lessons";
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { linkTo } from "../../routing/router.js";
import { progress } from "../../storage/progress.js";
import { read } from "../../texts/texts.js";
import { language } from "../../storage/settings.js";
import { Door, ENOUGH } from "./enough.js";
import { SaveProgress } from "./save-progress.js";
import { LevelDots, type Titles } from "./level-dots.js";
import { leaveLevel } from "./level-focus.js";
import { learnTexts } from "./texts.js";
import "./map.css";

function SubjectStop({
  subject,
  number,
  isHere,
  titles,
}: {
  subject: SubjectEntry;
  number: number;
  isHere: boolean;
  titles: Titles;
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
        <LevelDots levels={subject.levels} titles={titles} />
      </div>
    </li>
  );
}

/** The progress over all subjects, and the link to continue. */
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
          {done > 0 ? m.continueGame : m.start}
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

/** The titles of all levels, which the map has after a moment: they stand in the files of the subjects. */
function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>(new Map());
  const { value } = language;
  useEffect(() => {
    Promise.all(SUBJECTS.map(({ name }) => loadSubject(name))).then(
      (subjects) => {
        const levels = subjects.flatMap((subject) => subject.levels);
        setTitles(new Map(levels.map((level) => [level.id, level[value].title])));
      },
      // The numbers are links without them.
      () => {},
    );
  }, [value]);
  return titles;
}

export function LearnMap() {
  const m = read(learnTexts);
  const titles = useTitles();
  useEffect(leaveLevel, []);
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
              titles={titles}
            />
            {subject.name === ENOUGH && (
              <li>
                <Door />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
