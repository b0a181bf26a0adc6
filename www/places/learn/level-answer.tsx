// What has come of a try at a level: a hint, why it does not work, or the stars and the way on.
import { listWords } from "cotulenh-wasm/texts";
import {
  SUBJECTS,
  type FailReason,
  type Lesson,
  type LessonHint,
  type LessonMessage,
  type LessonSnapshot,
  type Level,
} from "cotulenh-wasm/lessons";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves } from "../../match/turn-words.js";
import { linkTo } from "../../shell/router.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Stars } from "./level-dots.js";
import { sayIllegal, WithClause } from "../../training/refusal.js";
import { learnTexts } from "./texts.js";

function HintText({ hint, level }: { hint: LessonHint; level: Level }) {
  const m = read(learnTexts);
  const texts = words();
  if (hint.kind === "sentence") return <p>{level[language.value].hint}</p>;
  if (hint.kind === "back") return <p>{m.hintBack}</p>;
  if (hint.kind === "look") return <p>{m.look(listWords(hint.squares, texts))}</p>;
  return <p>{m.turn(describeMoves({ moves: [...hint.moves] }, texts))}</p>;
}

/** The sentence of the level is about its condition, if it has one. */
function sayFailed(reason: FailReason, level: Level): string {
  const reasons: Readonly<Record<string, string>> = read(learnTexts).reasons;
  const isOwn = !level.failure || (reason !== "turns" && reason !== "over");
  const own = isOwn ? level[language.value].failed : undefined;
  return own ?? reasons[reason] ?? reasons["other"]!;
}

/** Why something did not work, with the clause that says so. */
function MessageText({ message, level }: { message: LessonMessage; level: Level }) {
  const { clause } = message;
  const text =
    message.kind === "illegal"
      ? sayIllegal(message, message.tried)
      : sayFailed(message.reason, level);
  return <WithClause text={text} clause={clause} />;
}

/** The level after this one, also of the next subject. */
function findNext(id: string): { id: string; isOther: boolean } | null {
  const levels = SUBJECTS.flatMap(({ name, levels }) =>
    levels.map((level) => ({ id: level.id, name })),
  );
  const at = levels.findIndex((level) => level.id === id);
  const next = levels[at + 1];
  return next ? { id: next.id, isOther: next.name !== levels[at]!.name } : null;
}

function Done({ lesson, snapshot }: { lesson: Lesson; snapshot: LessonSnapshot }) {
  const m = read(learnTexts);
  const { id } = lesson.level;
  const next = findNext(id);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p class="done-head">
        <strong>{m.finished}</strong> <Stars stars={snapshot.stars} />
        <span class="visually-hidden">{m.stars(snapshot.stars, 3)}</span>
      </p>
      <p>{lesson.level[language.value].done}</p>
      {snapshot.stars < 3 && <p class="muted small">{m.shorter(lesson.level.solution.length)}</p>}
      <div class="row">
        {next ? (
          <a class="button primary" href={linkTo("learn", next.id)} ref={link}>
            {next.isOther ? m.nextSubject : m.next}
          </a>
        ) : (
          <a class="button primary" href={linkTo("play")} ref={link}>
            {m.play}
          </a>
        )}
        <button type="button" onClick={() => lesson.retry()}>
          {m.again}
        </button>
      </div>
    </>
  );
}

interface Props {
  lesson: Lesson;
  snapshot: LessonSnapshot;
  onTakeBack: () => void;
}

export function LevelAnswer({ lesson, snapshot, onTakeBack }: Props) {
  const m = read(learnTexts);
  const { level } = lesson;
  const { state, message, hint, isAnswering } = snapshot;
  const kind = state === "done" ? "right" : message ? "wrong" : hint ? "hint" : "plain";
  return (
    <div class="answer level-answer" data-kind={kind} data-state={state} role="status">
      {state === "done" ? (
        <Done lesson={lesson} snapshot={snapshot} />
      ) : message ? (
        <MessageText message={message} level={level} />
      ) : hint ? (
        <HintText hint={hint} level={level} />
      ) : isAnswering ? (
        <p class="muted">{m.answering}</p>
      ) : null}
      {state === "failed" && (
        <div class="row">
          <button type="button" class="primary" onClick={onTakeBack}>
            {m.takeBack}
          </button>
          <button type="button" onClick={() => lesson.retry()}>
            {m.retry}
          </button>
        </div>
      )}
    </div>
  );
}
