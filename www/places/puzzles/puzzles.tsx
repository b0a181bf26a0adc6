// The puzzles: today's one, others by theme and difficulty, the visitor's own mistakes, and numbers.
import type { SubjectName } from "cotulenh-wasm/lessons";
import {
  chooseNext,
  findDaily,
  findPuzzle,
  loadPuzzles,
  NEEDS,
  type Puzzle,
  type PuzzleNeed,
  type Theme,
} from "cotulenh-wasm/puzzles";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { lazy } from "../../parts/loading/lazy.js";
import { useFragment } from "../../routing/fragment.js";
import { go, linkTo } from "../../routing/router.js";
import { ownMistakes, removeMistake } from "../../storage/mistakes.js";
import { progress } from "../../storage/progress.js";
import { puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Loaded } from "../../training/loaded.js";
import { dayOf } from "./day.js";
import { difficulty, Filter, OPEN_THEMES, theme } from "./filter.js";
import { toPuzzle } from "./own.js";
import { puzzleTexts } from "./texts.js";

const Numbers = lazy(() => import("./numbers.js").then((module) => module.Numbers));
const PuzzleView = lazy(() => import("./puzzle-view.js").then((module) => module.PuzzleView));

/** The subjects of Learn that teach what puzzles need. */
const TAUGHT: Readonly<Record<PuzzleNeed, SubjectName>> = {
  heroes: "heroes",
  stacks: "stacks",
  deploy: "deploy",
  kamikaze: "kamikaze",
  official: "official",
  battle: "battles",
};

/** The first ones are mates in one: no other theme is loaded for them. Who solves all of them at once knows the game. */
const FIRST = 6;
const STRONG = 950;

/** After so many puzzles everyone gets what Learn has not taught, then other rules. */
const FIRST_DAY = 10;
const FIRST_WEEK = 25;

/** What the visitor knows. A chosen theme or difficulty comes with all it needs. */
function listKnown(): readonly PuzzleNeed[] {
  if (theme.peek() || difficulty.peek()) return NEEDS;
  const { count, rating } = puzzleRecord.peek();
  if (count >= FIRST && rating >= STRONG) return NEEDS;
  return NEEDS.filter((need) => {
    const isOtherRules = need === "official" || need === "battle";
    const isDue = count >= (isOtherRules ? FIRST_WEEK : FIRST_DAY);
    return isDue || progress.peek().subject(TAUGHT[need]).done > 0;
  });
}

const NOTICES = {
  nearest: "nearest",
  missing: "noSuch",
  again: "allSolved",
  none: "noneLeft",
} as const;

/** The themes of which the next puzzle is chosen. */
function listThemes(): readonly Theme[] {
  const wanted = theme.peek();
  if (wanted) return [wanted];
  const isNew = puzzleRecord.peek().count < FIRST && !difficulty.peek();
  return isNew ? ["mate1"] : OPEN_THEMES;
}

/** The next puzzle for the visitor. */
async function findNext(): Promise<Puzzle | null> {
  const lists = await Promise.all(listThemes().map(loadPuzzles));
  const { puzzle, reason } = chooseNext(lists.flat(), puzzleRecord.peek(), {
    difficulty: difficulty.peek(),
    known: listKnown(),
  });
  if (reason !== "fits") notify(read(puzzleTexts)[NOTICES[reason]]);
  return puzzle;
}

interface Found {
  puzzle: Puzzle;
  /** The day whose puzzle this is; null if it is not that of today. */
  day: string | null;
}

/** The puzzle of an address: by its name, or today's; the next one for the visitor without an address. */
async function find(fragment: string): Promise<Found | null> {
  const day = dayOf(new Date());
  const daily = await findDaily(day);
  const named = fragment === "today" || fragment === "" ? null : await findPuzzle(fragment);
  if (named) return { puzzle: named, day: named.id === daily.id ? day : null };
  if (fragment !== "" && fragment !== "today") notify(read(puzzleTexts).unknown);
  if (fragment === "today") return { puzzle: daily, day };
  const next = await findNext();
  return next ? { puzzle: next, day: null } : { puzzle: daily, day };
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

function Head({ puzzle, day }: Found) {
  const m = read(puzzleTexts);
  const { rules } = puzzle;
  return (
    <>
      <p class="stage-path">
        <strong>{day ? m.today : m.number(puzzle.id.split("-")[1]!)}</strong>
        {day && <time dateTime={day}>{writeDay(day)}</time>}
        <span>{m.themes[puzzle.theme]}</span>
        <span>{m.difficulties[puzzle.difficulty]}</span>
        {rules !== "standard" && <span>{m.rules(rules)}</span>}
      </p>
      <h2 class="task">{sayTask(puzzle)}</h2>
    </>
  );
}

function Given({ puzzle, day }: Found) {
  const record = (isClean: boolean, isSolved: boolean) =>
    (puzzleRecord.value = puzzleRecord.peek().add(puzzle, { isClean, day: isSolved ? day : null }));
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
      <section class="card">
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
