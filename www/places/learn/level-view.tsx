// A level on its board: the task, what has come of a try, hints, and the way on.
import { CoTuLenh } from "cotulenh-wasm";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import {
  createLesson,
  SUBJECTS,
  type Lesson,
  type LessonSnapshot,
  type Level,
  type Subject,
  type SubjectName,
} from "cotulenh-wasm/lessons";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { engine } from "../../match/computer.js";
import { linkTo } from "../../shell/router.js";
import { progress } from "../../storage/progress.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { DeployBar } from "../../training/deploy-bar.js";
import { useKeys } from "../../parts/controls/keys.js";
import { LevelAnswer } from "./level-answer.js";
import { LevelDots } from "./level-dots.js";
import { Stage, zonesFor } from "../../training/stage.js";
import { drawHint, useTask } from "../../training/task.js";
import { trainingTexts } from "../../training/texts.js";
import { learnTexts } from "./texts.js";
import "./level-view.css";

/** What the level and its state draw on the board, besides the game. */
function drawLesson(level: Level, { state, turns, hint, message }: LessonSnapshot): BoardInput {
  const goals = state === "done" ? [] : (level.marks ?? []);
  const { marks, arrows } = drawHint(hint, message);
  const isStart = turns === 0 && state !== "failed" && arrows.length === 0;
  const given = isStart ? (level.arrows ?? []) : [];
  const goal = { color: "yellow", shape: "highlight", label: "★" } as const;
  return {
    marks: [...goals.map((square) => ({ square, ...goal })), ...marks],
    arrows: [...given.map(([from, to]) => ({ from, to, color: "blue" }) as const), ...arrows],
  };
}

const NAMES = SUBJECTS.map(({ name }) => name as string);

/** The subject that explains zones: no level before it shows them. */
const ZONES: SubjectName = "air-defense";

function useBoardOptions(subject: Subject, level: Level, snapshot: LessonSnapshot): BoardInput {
  const color = level.fen.split(" ")[1] === "b" ? "b" : "r";
  const isExplained = NAMES.indexOf(subject.name) >= NAMES.indexOf(ZONES);
  const zones = isExplained ? zonesFor(color) : null;
  return useMemo(
    () => ({ orientation: color, zones, ...drawLesson(level, snapshot) }),
    [snapshot, zones],
  );
}

/** Takes the focus when another level is shown, so that its task is read. */
function useFocusOnChange(id: string) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address of the first level has taken the focus from nothing.
    if (shownLevel !== null && shownLevel !== id) {
      head.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shownLevel = id;
  }, []);
  return head;
}

let shownLevel: string | null = null;

function Head({ subject, level }: { subject: Subject; level: Level }) {
  const m = read(learnTexts);
  const texts = level[language.value];
  const number = subject.levels.indexOf(level) + 1;
  const head = useFocusOnChange(level.id);
  return (
    <div class="level-head" ref={head} tabIndex={-1}>
      <p class="stage-path">
        <a href={linkTo("learn")}>{m.back}</a>
        <span aria-hidden="true">›</span>
        <span>{subject.title[language.value]}</span>
        <span class="muted">{m.of(number, subject.levels.length)}</span>
      </p>
      {number === 1 && <p class="story">{subject.story[language.value]}</p>}
      <h2>{texts.title}</h2>
      <p class="task">{texts.task}</p>
    </div>
  );
}

/** How many hints were shown when this one is. */
const STAGES = { sentence: 1, look: 2, turn: 3, back: 3 } as const;

function Actions({
  lesson,
  snapshot,
  onHint,
  onTakeBack,
}: {
  lesson: Lesson;
  snapshot: LessonSnapshot;
  onHint: () => void;
  onTakeBack: () => void;
}) {
  const m = read(learnTexts);
  const stage = snapshot.hint ? STAGES[snapshot.hint.kind] : 0;
  return (
    <div class="row level-actions">
      <button type="button" disabled={stage === 3 || snapshot.isAnswering} onClick={onHint}>
        {m.hint[Math.min(stage, 2)]}
      </button>
      {snapshot.canTakeBack && !lesson.play.snapshot().session && (
        <button type="button" onClick={onTakeBack}>
          {m.takeBack}
        </button>
      )}
      <button
        type="button"
        class="quiet"
        disabled={!snapshot.canTakeBack}
        onClick={() => lesson.retry()}
      >
        {m.retry}
      </button>
    </div>
  );
}

/** Keeps the stars of a level that is done. */
function keepStars(id: string, { state, stars }: LessonSnapshot): void {
  if (state === "done" && stars > 0) progress.value = progress.value.record(id, stars as 1 | 2 | 3);
}

export function LevelView({ subject, id }: { subject: Subject; id: string }) {
  const m = read(learnTexts);
  const level = subject.levels.find((one) => one.id === id)!;
  const [lesson, snapshot] = useTask(
    () => createLesson(level, { CoTuLenh, engine }),
    (now) => keepStars(id, now),
  );
  const board = useRef<Board | null>(null);
  const options = useBoardOptions(subject, level, snapshot);
  const isPlaying = snapshot.state === "playing" || snapshot.state === "wrong";
  const takeBack = () => {
    if (lesson.takeBack()) board.current?.focus();
  };
  const hint = () => {
    if (isPlaying) lesson.hint();
  };
  useKeys({ takeBack, hint });
  return (
    <Stage
      head={<Head subject={subject} level={level} />}
      play={lesson.play}
      options={options}
      refused={lesson.refused}
      onBoard={(made) => (board.current = made)}
    >
      <DeployBar play={lesson.play} />
      <LevelAnswer subject={subject} lesson={lesson} snapshot={snapshot} onTakeBack={takeBack} />
      {isPlaying && (
        <Actions lesson={lesson} snapshot={snapshot} onHint={hint} onTakeBack={takeBack} />
      )}
      <footer class="level-foot">
        <LevelDots levels={subject.levels} current={level.id} />
        <p class="muted small">
          {level.clauses.map((clause) => (
            <>
              <a href={linkTo("rules", clause)}>{read(trainingTexts).rule(clause)}</a>{" "}
            </>
          ))}
          <span class="keys-note">{m.keys}</span>
        </p>
      </footer>
    </Stage>
  );
}
