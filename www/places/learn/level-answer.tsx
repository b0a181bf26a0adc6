// The answer to a try at a level: a hint, the reason for a failure, or the stars and the link to the next
// level.
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
import { gameTexts } from "../../parts/game-texts.js";
import { linkTo } from "../../routing/router.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Door, LAST_BEFORE } from "./enough.js";
import { Stars } from "./level-dots.js";
import { sayIllegal, WithClause } from "../../training/refusal.js";
import { learnTexts } from "./texts.js";

function HintText({ hint, level }: { hint: LessonHint; level: Level }) {
  const m = read(learnTexts);
  const texts = words();
  if (hint.kind === "sentence") return <p>{level[language.value].hint}</p>;
  if (hint.kind === "back") return <p>{m.hintBack}</p>;
  if (hint.kind === "look") return <p>{m.look(listWords(hint.squares, texts))}</p>;
  if (hint.moves.length === 0) return <p>{read(gameTexts).deploy.commit}.</p>;
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

/** That the level is done, with its stars. */
function DoneText({ lesson, snapshot }: Pick<Props, "lesson" | "snapshot">) {
  const m = read(learnTexts);
  return (
    <>
      <p class="done-head">
        <strong>{m.finished}</strong> <Stars stars={snapshot.stars} />
        <span class="visually-hidden">{m.stars(snapshot.stars, 3)}</span>
      </p>
      <p>{lesson.level[language.value].done}</p>
      {snapshot.stars < 3 && <p class="muted small">{m.shorter(lesson.level.solution.length)}</p>}
    </>
  );
}

/** Where it goes on. */
function DoneLinks({ lesson, subject }: Pick<Props, "lesson" | "subject">) {
  const m = read(learnTexts);
  const { id } = lesson.level;
  const next = findNext(id, subject);
  const isDoor = id === LAST_BEFORE;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {isDoor && <Door />}
      <div class="row">
        <a
          class={isDoor ? "button" : "button primary"}
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

/** What is said about the last try, if anything. */
function Said({ lesson, snapshot }: Pick<Props, "lesson" | "snapshot">) {
  const m = read(learnTexts);
  const { level } = lesson;
  const { state, message, hint, isAnswering } = snapshot;
  if (state === "done") return <DoneText lesson={lesson} snapshot={snapshot} />;
  if (message) return <MessageText message={message} level={level} />;
  if (hint) return <HintText hint={hint} level={level} />;
  if (isAnswering) return <p class="muted">{m.answering}</p>;
  const isLong = snapshot.turns >= level.solution.length && state === "playing";
  return isLong ? <p>{m.longer(level.solution.length)}</p> : null;
}

export function LevelAnswer({ lesson, snapshot, subject, onTakeBack }: Props) {
  const m = read(learnTexts);
  const { state, message, hint } = snapshot;
  const box = useInView(state);
  const kind = state === "done" ? "right" : message ? "wrong" : hint ? "hint" : "plain";
  return (
    <div class="answer level-answer" data-kind={kind} data-state={state} ref={box}>
      {/* The buttons stand outside the live region. */}
      <div class="said" role="status">
        <Said lesson={lesson} snapshot={snapshot} />
      </div>
      {state === "done" && <DoneLinks lesson={lesson} subject={subject} />}
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
