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
  type Subject,
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

/** The sentence of the level, which is about its condition if it has one; else a general one, and the first hint. */
function sayFailed(reason: FailReason, level: Level): string {
  const texts = level[language.value];
  const isGeneral = reason === "turns" || reason === "over";
  if (texts.failed && !(level.failure && isGeneral)) return texts.failed;
  const { over, turns } = read(learnTexts).reasons;
  return `${reason === "over" ? over : turns} ${texts.hint}`;
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

/** The way to the level after this one, or to the next subject, with its title. */
function findNext(id: string, { name, levels }: Subject): { id: string; text: string } | null {
  const m = read(learnTexts);
  const level = levels[levels.findIndex((one) => one.id === id) + 1];
  if (level) return { id: level.id, text: m.next(level[language.value].title) };
  const next = SUBJECTS[SUBJECTS.findIndex((one) => one.name === name) + 1];
  return next ? { id: next.levels[0]!.id, text: m.nextSubject(read(next.title)) } : null;
}

function Done({ lesson, snapshot, subject }: Omit<Props, "onTakeBack">) {
  const m = read(learnTexts);
  const next = findNext(lesson.level.id, subject);
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
        <a
          class="button primary"
          href={next ? linkTo("learn", next.id) : linkTo("play")}
          ref={link}
        >
          {next ? next.text : m.play}
        </a>
        <button type="button" onClick={() => lesson.retry()}>
          {m.again}
        </button>
      </div>
    </>
  );
}

interface Props {
  subject: Subject;
  lesson: Lesson;
  snapshot: LessonSnapshot;
  onTakeBack: () => void;
}

/** On phones a long answer ends below the window: its buttons are brought into view. */
function useInView(state: LessonSnapshot["state"]) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "done" || state === "failed") box.current?.scrollIntoView({ block: "nearest" });
  }, [state]);
  return box;
}

export function LevelAnswer({ lesson, snapshot, subject, onTakeBack }: Props) {
  const m = read(learnTexts);
  const { level } = lesson;
  const { state, message, hint, isAnswering } = snapshot;
  const box = useInView(state);
  const isLong = snapshot.turns >= level.solution.length;
  const kind = state === "done" ? "right" : message ? "wrong" : hint ? "hint" : "plain";
  return (
    <div class="answer level-answer" data-kind={kind} data-state={state} role="status" ref={box}>
      {state === "done" ? (
        <Done lesson={lesson} snapshot={snapshot} subject={subject} />
      ) : message ? (
        <MessageText message={message} level={level} />
      ) : hint ? (
        <HintText hint={hint} level={level} />
      ) : isAnswering ? (
        <p class="muted">{m.answering}</p>
      ) : isLong && state === "playing" ? (
        <p>{m.longer(level.solution.length)}</p>
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
