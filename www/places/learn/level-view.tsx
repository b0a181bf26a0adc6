// A level: its board, the task, the answer to a try, and hints.
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
import { useMemo, useRef } from "preact/hooks";
import { pieceName } from "cotulenh-wasm/texts";
import { engine } from "../../match/computer.js";
import { PieceIcon } from "../../parts/board/piece-icon.js";
import { linkTo } from "../../routing/router.js";
import { progress } from "../../storage/progress.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { OpenStack } from "../../training/open-stack.js";
import { RuleLink } from "../../training/refusal.js";
import { zonesFor } from "../../parts/board/zones-for.js";
import { useKeys } from "../../parts/controls/keys.js";
import { words } from "../../texts/words.js";
import { useFocusOnChange } from "./level-focus.js";
import { LevelAnswer } from "./level-answer.js";
import { LevelDots } from "./level-dots.js";
import { TaskBoard } from "../../training/task-board.js";
import { drawHint, useTask } from "../../training/task.js";
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

const hasZones = ({ name }: Subject): boolean => NAMES.indexOf(name) >= NAMES.indexOf(ZONES);

function useBoardOptions(
  subject: Subject,
  { level, play }: Lesson,
  snapshot: LessonSnapshot,
): BoardInput {
  const color = play.tree.root.toMove;
  const zones = hasZones(subject) ? zonesFor(color) : null;
  return useMemo(
    () => ({ orientation: color, zones, ...drawLesson(level, snapshot) }),
    [snapshot, zones],
  );
}

/** The kinds of pieces that are seen here first, by picture and name. */
function Introduced({ level }: { level: Level }) {
  const types = level.introduces ?? [];
  if (types.length === 0) return null;
  return (
    <p class="introduced">
      {read(learnTexts).introduced}{" "}
      {types.map((type) => (
        <span key={type}>
          <PieceIcon type={type} /> <strong>{pieceName(type, words())}</strong>
        </span>
      ))}
    </p>
  );
}

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
      <div class="level-title">
        <h1>{texts.title}</h1>
        <Introduced level={level} />
      </div>
      <p class="task">{texts.task}</p>
    </div>
  );
}

/** The number of hints shown, by the kind of the last one. */
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
      {/* Not `disabled`: a button that is pressed keeps the focus. */}
      <button
        type="button"
        aria-disabled={stage === 3 || snapshot.isAnswering}
        onClick={() => stage < 3 && !snapshot.isAnswering && onHint()}
      >
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
  const options = useBoardOptions(subject, lesson, snapshot);
  const isPlaying = snapshot.state === "playing" || snapshot.state === "wrong";
  const takeBack = () => {
    if (lesson.takeBack()) board.current?.focus();
  };
  const hint = () => {
    if (isPlaying) lesson.hint();
  };
  useKeys({ takeBack, hint });
  return (
    <TaskBoard
      head={<Head subject={subject} level={level} />}
      hasZones={hasZones(subject)}
      play={lesson.play}
      options={options}
      refused={lesson.refused}
      onBoard={(made) => (board.current = made)}
    >
      <OpenStack play={lesson.play} />
      <LevelAnswer subject={subject} lesson={lesson} snapshot={snapshot} onTakeBack={takeBack} />
      {isPlaying && (
        <Actions lesson={lesson} snapshot={snapshot} onHint={hint} onTakeBack={takeBack} />
      )}
      <footer class="level-foot">
        <LevelDots
          levels={subject.levels}
          current={level.id}
          titles={new Map(subject.levels.map((one) => [one.id, one[language.value].title]))}
        />
        <p class="muted small">
          {level.clauses.map((clause, i) => (
            <>
              <RuleLink clause={clause} number={level.clauses.length > 1 ? i + 1 : null} />{" "}
            </>
          ))}
          <span class="keys-note">{m.keys}</span>
        </p>
      </footer>
    </TaskBoard>
  );
}
