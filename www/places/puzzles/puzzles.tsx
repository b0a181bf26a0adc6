// The puzzles: today's one, others by theme and difficulty, the visitor's own mistakes, and numbers.
import { chooseNext, findDaily, findPuzzle, loadPuzzles, type Puzzle } from "cotulenh-wasm/puzzles";
import { useState } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { useInside } from "../../shell/inside.js";
import { go, linkTo } from "../../shell/router.js";
import { ownMistakes, removeMistake } from "../../storage/mistakes.js";
import { puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Loaded } from "../../training/loaded.js";
import { dayOf } from "./day.js";
import { difficulty, Filter, OPEN_THEMES, theme } from "./filter.js";
import { Numbers } from "./numbers.js";
import { toPuzzle } from "./own.js";
import { PuzzleView } from "./puzzle-view.js";
import { puzzleTexts } from "./texts.js";

/** The next puzzle for the visitor: of the theme that is wanted, or of each in turn. */
async function findNext(after: string | null): Promise<Puzzle | null> {
  const record = puzzleRecord.peek();
  const wanted = theme.peek() ?? OPEN_THEMES[record.count % OPEN_THEMES.length]!;
  const all = await loadPuzzles(wanted);
  const fitting = all.filter((puzzle) => puzzle.difficulty === difficulty.peek());
  if (all.every(({ id }) => record.result(id) !== null)) notify(read(puzzleTexts).allSolved);
  return chooseNext(fitting.length > 0 ? fitting : all, record, after);
}

interface Found {
  puzzle: Puzzle;
  /** The day whose puzzle this is; null if it is not that of today. */
  day: string | null;
}

/** The puzzle of an address: by its name, or today's, or the next one if that was tried. */
async function find(inside: string): Promise<Found | null> {
  const day = dayOf(new Date());
  const daily = await findDaily(day);
  const named = inside === "today" || inside === "" ? null : await findPuzzle(inside);
  if (named) return { puzzle: named, day: named.id === daily.id ? day : null };
  if (inside !== "" && inside !== "today") notify(read(puzzleTexts).unknown);
  if (inside === "today" || puzzleRecord.peek().result(daily.id) === null) {
    return { puzzle: daily, day };
  }
  const next = await findNext(null);
  return next && { puzzle: next, day: null };
}

async function goOn(after: string): Promise<void> {
  const next = await findNext(after);
  if (next) go("puzzles", next.id);
}

/** A day as the visitor's language writes it. */
function writeDay(day: string): string {
  return new Date(`${day}T00:00:00`).toLocaleDateString(words().locale, { dateStyle: "long" });
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
      <h2 class="task">{m.tasks[puzzle.theme](m.sides[puzzle.color])}</h2>
    </>
  );
}

function Given({ puzzle, day }: Found) {
  const record = (isClean: boolean, isSolved: boolean) =>
    (puzzleRecord.value = puzzleRecord.peek().add(puzzle, { isClean, day: isSolved ? day : null }));
  const next = () => void goOn(puzzle.id);
  return (
    <PuzzleView
      puzzle={puzzle}
      head={<Head puzzle={puzzle} day={day} />}
      onResult={record}
      onNext={next}
    >
      <Filter onChange={next} />
    </PuzzleView>
  );
}

/** A mistake of the visitor, or what to do to have some. */
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
  const head = (
    <>
      <p class="stage-path">
        <strong>{m.mistakesTitle}</strong>
        <span>{m.of((skipped % list.length) + 1, list.length)}</span>
      </p>
      <h2 class="task">{m.ownTask(m.sides[mistake.color], mistake.played)}</h2>
    </>
  );
  return (
    <PuzzleView
      key={`${mistake.id} ${skipped}`}
      puzzle={toPuzzle(mistake)}
      head={head}
      onResult={solved}
      onNext={next}
    >
      <Filter onChange={() => void goOn(mistake.id)} />
    </PuzzleView>
  );
}

export default function Puzzles() {
  const m = read(puzzleTexts);
  const inside = useInside("puzzles");
  return (
    <>
      <h1 class="visually-hidden">{m.title}</h1>
      {inside === "numbers" ? (
        <Numbers />
      ) : inside === "mistakes" ? (
        <OwnMistakes />
      ) : (
        <Loaded of={inside} load={() => find(inside)}>
          {(found) => <Given key={found.puzzle.id} {...found} />}
        </Loaded>
      )}
    </>
  );
}
