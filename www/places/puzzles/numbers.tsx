// The page of numbers: how many puzzles there are, by theme and by difficulty.
import {
  DIFFICULTIES,
  loadPuzzles,
  PUZZLES,
  type Difficulty,
  type Puzzle,
  type Theme,
} from "cotulenh-wasm/puzzles";
import { useEffect, useState } from "preact/hooks";
import { linkTo } from "../../routing/router.js";
import { puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { OPEN_THEMES } from "./filter.js";
import { puzzleTexts } from "./texts.js";
import "./puzzles.css";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function Numbers() {
  const m = read(puzzleTexts);
  const all = sum(OPEN_THEMES.map((theme) => PUZZLES[theme]));
  const { count: tried, best } = puzzleRecord.value;
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  useEffect(() => {
    Promise.all(OPEN_THEMES.map(loadPuzzles)).then(
      (lists) => setPuzzles(lists.flat()),
      // The totals are known without them.
      () => {},
    );
  }, []);
  const count = (theme: Theme | null, difficulty: Difficulty) =>
    puzzles?.filter((one) => one.difficulty === difficulty && (!theme || one.theme === theme))
      .length ?? "…";
  // The link to it is at the end of a puzzle.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <section class="puzzle-numbers card" aria-labelledby="numbers-title">
      <h2 id="numbers-title">{m.numbersTitle(all)}</h2>
      <p class="muted">{m.numbersNote}</p>
      <div class="table-frame" tabIndex={0} role="region" aria-labelledby="numbers-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.filter}</th>
              {DIFFICULTIES.map((one) => (
                <th key={one} scope="col">
                  {m.difficulties[one]}
                </th>
              ))}
              <th scope="col">{m.total}</th>
            </tr>
          </thead>
          <tbody>
            {OPEN_THEMES.map((theme) => (
              <tr key={theme}>
                <th scope="row">{m.themes[theme]}</th>
                {DIFFICULTIES.map((one) => (
                  <td key={one}>{count(theme, one)}</td>
                ))}
                <td>{PUZZLES[theme]}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.total}</th>
              {DIFFICULTIES.map((one) => (
                <td key={one}>{count(null, one)}</td>
              ))}
              <td>{all}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p>
        {m.count(tried)} · {m.best(best)}
      </p>
      <p>
        <a href={linkTo("puzzles", "today")}>{m.daily}</a>
      </p>
    </section>
  );
}
