// The puzzles: today's one, then others by theme.
import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { notify } from "../../parts/notices.js";
import { go } from "../../shell/router.js";
import { shellTexts } from "../../shell/texts.js";
import { puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { useInside } from "../../shell/inside.js";
import { chooseNext, listFor } from "./choose.js";
import { dayOf, loadPuzzles, puzzleOf, type Puzzle, type Theme } from "./data.js";
import { PuzzleView } from "./puzzle-view.js";
import { puzzleTexts } from "./texts.js";

/** The theme that the visitor wants; null for all. It stays while the site is open. */
const theme = signal<Theme | null>(null);

interface Found {
  puzzle: Puzzle;
  /** The day whose puzzle this is; null if it is not that of today. */
  day: string | null;
}

/** The puzzle of an address: by its name, or today's, or the next one if that is solved. */
function find(inside: string, puzzles: readonly Puzzle[]): Found | null {
  const day = dayOf(new Date());
  const daily = puzzleOf(day, puzzles);
  const named = puzzles.find(({ id }) => id === inside);
  if (named) return { puzzle: named, day: named === daily ? day : null };
  const { solved } = puzzleRecord.peek();
  if (inside === "today" || !(daily.id in solved)) return { puzzle: daily, day };
  const next = chooseNext(listFor(puzzles, theme.peek()), solved, null);
  return next && { puzzle: next, day: null };
}

function Loaded({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const m = read(puzzleTexts);
  const inside = useInside("puzzles");
  const found = useMemo(() => find(inside, puzzles), [inside]);
  useEffect(() => {
    if (inside && inside !== "today" && found?.puzzle.id !== inside) notify(m.unknown);
  }, [inside]);
  if (!found) return null;
  const { puzzle, day } = found;
  const list = listFor(puzzles, theme.value);
  const next = (from = list) => {
    const { solved } = puzzleRecord.peek();
    if (from.every(({ id }) => id in solved)) notify(m.allSolved);
    const chosen = chooseNext(from, solved, puzzle.id);
    if (chosen) go("puzzles", chosen.id);
  };
  const choose = (chosen: Theme | null) => {
    theme.value = chosen;
    next(listFor(puzzles, chosen));
  };
  return (
    <PuzzleView
      key={puzzle.id}
      puzzle={puzzle}
      day={day}
      theme={theme.value}
      list={list}
      onTheme={choose}
      onNext={() => next()}
    />
  );
}

export default function Puzzles() {
  const m = read(puzzleTexts);
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadPuzzles().then(setPuzzles, () => setFailed(true));
  }, []);
  return (
    <>
      <h1 class="visually-hidden">{m.title}</h1>
      {puzzles ? (
        <Loaded puzzles={puzzles} />
      ) : (
        <p class="loading" role={hasFailed ? "alert" : undefined}>
          {hasFailed ? read(shellTexts).failed : read(shellTexts).loading}
        </p>
      )}
    </>
  );
}
