// The puzzles: today's one, others by theme and difficulty, the visitor's own mistakes, and numbers.
import { SUBJECTS, type SubjectName } from "cotulenh-wasm/lessons";
import {
  findDaily,
  findPuzzle,
  loadPuzzles,
  NEEDS,
  puzzleNeeds,
  type Puzzle,
  type PuzzleNeed,
} from "cotulenh-wasm/puzzles";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { lazy } from "../../parts/loading/lazy.js";
import { useFragment } from "../../routing/fragment.js";
import { go, linkTo } from "../../routing/router.js";
import { ownMistakes, removeMistake } from "../../storage/mistakes.js";
import { progress } from "../../storage/progress.js";
import { introducedNeeds, puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Loaded } from "../../training/loaded.js";
import { dayOf } from "./day.js";
import { difficulty, Filter, theme } from "./filter.js";
import { toPuzzle } from "./own.js";
import { listNew, listThemes, selectNext } from "./select.js";
import { puzzleTexts } from "./texts.js";

const Numbers = lazy(() => import("./numbers.js").then((module) => module.Numbers));
const PuzzleView = lazy(() => import("./puzzle-view.js").then((module) => module.PuzzleView));

/** The subjects of Learn that teach what puzzles need. */
const TAUGHT = {
  heroes: "heroes",
  stacks: "stacks",
  deploy: "deploy",
  kamikaze: "kamikaze",
  official: "official",
  battle: "battles",
} as const satisfies Readonly<Record<PuzzleNeed, SubjectName>>;

/** The first level about something that puzzles need. */
function lessonAbout(need: PuzzleNeed): string {
  const subject = SUBJECTS.find(({ name }) => name === TAUGHT[need]);
  return subject?.levels[0]?.id ?? "";
}

/** What the visitor knows: what Learn has taught, and what puzzles have that they have solved. */
function listKnown(): readonly PuzzleNeed[] {
  const introduced = introducedNeeds.peek();
  return NEEDS.filter(
    (need) => introduced.includes(need) || progress.peek().subject(TAUGHT[need]).done > 0,
  );
}

const NOTICES = {
  nearest: "nearest",
  missing: "noSuch",
  again: "allSolved",
  none: "noneLeft",
} as const;

/** The next puzzle for the visitor. */
async function findNext(): Promise<Puzzle | null> {
  const record = puzzleRecord.peek();
  const wanted = { difficulty: difficulty.peek(), known: listKnown() };
  const lists = await Promise.all(
    listThemes(record, theme.peek(), wanted.difficulty).map(loadPuzzles),
  );
  const { puzzle, reason } = selectNext(lists.flat(), record, wanted);
  if (reason !== "fits") notify(read(puzzleTexts)[NOTICES[reason]]);
  return puzzle;
}

interface Found {
  puzzle: Puzzle;
  /** The day whose puzzle this is; null if it is not that of today. */
  day: string | null;
  /** What it needs that the visitor does not know. */
  fresh: readonly PuzzleNeed[];
}

/** The puzzle of the last day that was asked for: what is learned meanwhile does not change it. */
let daily: { day: string; puzzle: Promise<Puzzle> } | null = null;

/** The puzzle of a day, as far as the visitor knows the game; an easy one for those who begin. */
function findToday(day: string): Promise<Puzzle> {
  if (daily?.day === day) return daily.puzzle;
  const themes = listThemes(puzzleRecord.peek(), null, null);
  const puzzle = findDaily(day, { known: listKnown(), themes });
  daily = { day, puzzle };
  // After a failure it is loaded again.
  puzzle.catch(() => (daily = null));
  return puzzle;
}

/** The puzzle of an address: by its name, or today's; the next one for the visitor without an address. */
async function find(fragment: string): Promise<Found | null> {
  const day = dayOf(new Date());
  const today = await findToday(day);
  const found = (puzzle: Puzzle): Found => ({
    puzzle,
    day: puzzle.id === today.id ? day : null,
    fresh: listNew(puzzle, listKnown()),
  });
  if (fragment === "today") return found(today);
  const named = fragment === "" ? null : await findPuzzle(fragment);
  if (named) return found(named);
  if (fragment !== "") notify(read(puzzleTexts).unknown);
  return found((await findNext()) ?? today);
}

/** Whether the next puzzle that is shown takes the focus: the button that asked for it is gone then. */
let takesFocus = false;

async function openNext(): Promise<void> {
  const next = await findNext();
  if (!next) return;
  takesFocus = true;
  go("puzzles", next.id);
}

/** A day as the visitor's language writes it. */
function writeDay(day: string): string {
  return new Date(`${day}T00:00:00`).toLocaleDateString(words().locale, { dateStyle: "long" });
}

/** What is to be done in a puzzle. */
function sayTask({ theme, color }: Puzzle): string {
  const m = read(puzzleTexts);
  return m.tasks[theme](m.sides[color]);
}

/** What is new in a puzzle: in a sentence if it is one thing, and the lessons about it. */
function Fresh({ needs }: { needs: readonly PuzzleNeed[] }) {
  const m = read(puzzleTexts);
  const [first, ...others] = needs;
  if (!first) return null;
  const links = needs.map((need, i) => (
    <Fragment key={need}>
      {i > 0 && ", "}
      <a href={linkTo("learn", lessonAbout(need))}>{m.needs[need].name}</a>
    </Fragment>
  ));
  return (
    <p class="puzzle-new small">
      {m.fresh} {links}. {others.length === 0 && m.needs[first].says}
    </p>
  );
}

function Head({ puzzle, day }: Pick<Found, "puzzle" | "day">) {
  const m = read(puzzleTexts);
  const { rules } = puzzle;
  return (
    <>
      <p class="stage-path">
        <strong>{day ? m.today : m.one}</strong>
        {day && <time dateTime={day}>{writeDay(day)}</time>}
        <span>{m.themes[puzzle.theme]}</span>
        <span>{m.difficulties[puzzle.difficulty]}</span>
        {rules !== "standard" && <span>{m.rules(rules)}</span>}
      </p>
      <h2 class="task">{sayTask(puzzle)}</h2>
    </>
  );
}

function Given({ puzzle, day, fresh }: Found) {
  const record = (isClean: boolean, isSolved: boolean) => {
    puzzleRecord.value = puzzleRecord.peek().add(puzzle, { isClean, day: isSolved ? day : null });
    const learned = introducedNeeds.peek();
    const needs = puzzleNeeds(puzzle).filter((need) => !learned.includes(need));
    if (isSolved && needs.length > 0) introducedNeeds.value = [...learned, ...needs];
  };
  const next = () => void openNext();
  // A layout effect: the next one may be asked for as soon as this one is drawn.
  useLayoutEffect(() => {
    puzzleRecord.value = puzzleRecord.peek().show(puzzle);
    takesFocus = false;
  }, []);
  return (
    <PuzzleView
      puzzle={puzzle}
      task={sayTask(puzzle)}
      head={<Head puzzle={puzzle} day={day} />}
      onResult={record}
      onNext={next}
      takesFocus={takesFocus}
    >
      <Fresh needs={fresh} />
      <Filter onChange={next} />
    </PuzzleView>
  );
}

/** One of the visitor's mistakes, or how to collect some. */
function OwnMistakes() {
  const m = read(puzzleTexts);
  const [skipped, setSkipped] = useState(0);
  // Those that are solved while this is shown stay until the next one is wanted.
  const [list] = useState(() => ownMistakes.peek());
  const mistake = list[skipped % Math.max(1, list.length)];
  if (!mistake) {
    return (
      <section class="puzzle-numbers card">
        <h2>{m.mistakesTitle}</h2>
        <p>{m.noMistakes}</p>
        <p>
          <a href={linkTo("analyse")}>{m.toAnalyse}</a>
        </p>
      </section>
    );
  }
  const solved = (_: boolean, isSolved: boolean) => {
    if (isSolved) removeMistake(mistake.id);
  };
  const next = () => setSkipped(skipped + 1);
  const task = m.ownTask(m.sides[mistake.color], mistake.played);
  const head = (
    <>
      <p class="stage-path">
        <strong>{m.mistakesTitle}</strong>
        <span>{m.of((skipped % list.length) + 1, list.length)}</span>
      </p>
      <h2 class="task">{task}</h2>
    </>
  );
  return (
    <PuzzleView
      key={`${mistake.id} ${skipped}`}
      puzzle={toPuzzle(mistake)}
      task={task}
      takesFocus={skipped > 0}
      head={head}
      onResult={solved}
      onNext={next}
    >
      <Filter onChange={() => void openNext()} />
    </PuzzleView>
  );
}

export default function Puzzles() {
  const m = read(puzzleTexts);
  const fragment = useFragment("puzzles");
  // The board is loaded while the puzzles are.
  useEffect(() => PuzzleView.prepare(), []);
  return (
    <>
      <h1 class="visually-hidden">{m.title}</h1>
      {fragment === "numbers" ? (
        <Numbers />
      ) : fragment === "mistakes" ? (
        <OwnMistakes />
      ) : (
        <Loaded of={fragment} load={() => find(fragment)}>
          {(found) => <Given key={found.puzzle.id} {...found} />}
        </Loaded>
      )}
    </>
  );
}
