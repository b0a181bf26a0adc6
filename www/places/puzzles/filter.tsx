// The choice of themes and difficulty, and the visitor's rating.
import { signal } from "@preact/signals";
import { DIFFICULTIES, PUZZLES, THEMES, type Difficulty, type Theme } from "cotulenh-wasm/puzzles";
import { linkTo } from "../../routing/router.js";
import { ownMistakes } from "../../storage/mistakes.js";
import { puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { dayOf } from "./day.js";
import { puzzleTexts } from "./texts.js";

/** The themes that have puzzles. */
export const OPEN_THEMES: readonly Theme[] = THEMES.filter((theme) => PUZZLES[theme] > 0);

/** What the visitor wants; null for any theme, and for what fits. It stays while the site is open. */
export const theme = signal<Theme | null>(null);
export const difficulty = signal<Difficulty | null>(null);

export function Filter({ onChange }: { onChange: () => void }) {
  const m = read(puzzleTexts);
  const record = puzzleRecord.value;
  const days = record.days(dayOf(new Date()));
  const value = (event: Event) => (event.currentTarget as HTMLSelectElement).value;
  return (
    <div class="puzzle-filter">
      <label>
        <span class="visually-hidden">{m.filter}</span>
        <select
          value={theme.value ?? ""}
          onChange={(event) => {
            theme.value = OPEN_THEMES.find((one) => one === value(event)) ?? null;
            onChange();
          }}
        >
          <option value="">{m.all}</option>
          {OPEN_THEMES.map((one) => (
            <option key={one} value={one}>
              {m.themes[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="visually-hidden">{m.difficulty}</span>
        <select
          value={difficulty.value ?? ""}
          onChange={(event) => {
            difficulty.value = DIFFICULTIES.find((one) => String(one) === value(event)) ?? null;
            onChange();
          }}
        >
          <option value="">{m.fitting}</option>
          {DIFFICULTIES.map((one) => (
            <option key={one} value={one}>
              {m.difficulties[one]}
            </option>
          ))}
        </select>
      </label>
      <ul class="puzzle-record">
        <li>{m.rating(record.rating)}</li>
        <li>{m.count(record.count)}</li>
        {record.streak > 1 && <li>🔥 {m.row(record.streak)}</li>}
        {days > 0 && <li>📅 {m.days(days)}</li>}
      </ul>
      <p class="puzzle-links">
        <a href={linkTo("puzzles", "today")}>{m.daily}</a>
        <a href={linkTo("puzzles", "mistakes")}>{m.mistakes(ownMistakes.value.length)}</a>
        <a href={linkTo("puzzles", "numbers")}>{m.numbers}</a>
      </p>
    </div>
  );
}
