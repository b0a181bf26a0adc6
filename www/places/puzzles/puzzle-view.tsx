// A puzzle on its board.
import { useComputed } from "@preact/signals";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { engine } from "../../match/computer.js";
import { linkTo } from "../../shell/router.js";
import { keepRecord, puzzleRecord } from "../../storage/progress-puzzles.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { DeployBar } from "../../training/deploy-bar.js";
import { useKeys } from "../../training/keys.js";
import { Refusal, useRefusal } from "../../training/refusal.js";
import { Stage, zonesFor } from "../../training/stage.js";
import { Answer } from "./answer.js";
import { dayOf, THEMES, type Puzzle, type Theme } from "./data.js";
import { addMissed, addSolved, countDays } from "../../storage/progress-record.js";
import { PuzzleRun } from "./run.js";
import { puzzleTexts } from "./texts.js";
import "./puzzles.css";

interface Props {
  puzzle: Puzzle;
  day: string | null;
  theme: Theme | null;
  list: readonly Puzzle[];
  onTheme: (theme: Theme | null) => void;
  onNext: () => void;
}

/** A run for as long as the puzzle is shown; it is recorded once. */
function useRun(puzzle: Puzzle, day: string | null): PuzzleRun {
  const run = useMemo(() => new PuzzleRun(puzzle, engine), []);
  useEffect(() => {
    // It is needed with the first turn.
    engine.load().catch(() => undefined);
    let isRecorded = false;
    const unsubscribe = run.state.subscribe(({ kind }) => {
      if (isRecorded || (kind !== "solved" && kind !== "wrong" && kind !== "given")) return;
      isRecorded = kind === "solved";
      const record = puzzleRecord.peek();
      keepRecord(
        kind === "solved"
          ? addSolved(record, { id: puzzle.id, isClean: run.isClean, day })
          : addMissed(record),
      );
    });
    return () => {
      unsubscribe();
      run.destroy();
    };
  }, []);
  return run;
}

function Filter({ theme, list, onTheme }: Pick<Props, "theme" | "list" | "onTheme">) {
  const m = read(puzzleTexts);
  const { solved, row } = puzzleRecord.value;
  const days = countDays(puzzleRecord.value, dayOf(new Date()));
  const count = list.filter(({ id }) => id in solved).length;
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    onTheme(THEMES.find((one) => one === value) ?? null);
  };
  return (
    <div class="puzzle-filter">
      <label class="visually-hidden" for="theme-filter">
        {m.filter}
      </label>
      <select id="theme-filter" value={theme ?? ""} onChange={choose}>
        <option value="">{m.all}</option>
        {THEMES.map((one) => (
          <option value={one}>{m.themes[one]}</option>
        ))}
      </select>
      <ul class="puzzle-record">
        <li>{m.count(count, list.length)}</li>
        {row > 1 && <li>🔥 {m.row(row)}</li>}
        {days > 0 && <li>📅 {m.days(days)}</li>}
      </ul>
    </div>
  );
}

/** A day as the visitor's language writes it. */
function writeDay(day: string): string {
  const { locale } = words();
  return new Date(`${day}T00:00:00`).toLocaleDateString(locale, { dateStyle: "long" });
}

export function PuzzleView({ puzzle, day, theme, list, onTheme, onNext }: Props) {
  const m = read(puzzleTexts);
  const run = useRun(puzzle, day);
  const board = useRef<Board | null>(null);
  const kind = useComputed(() => run.state.value.kind).value;
  const [refusal, refuse] = useRefusal(run.play);
  const takeBack = () => {
    if (kind === "solved" || kind === "given") return;
    run.takeBack();
    board.current?.focus();
  };
  useKeys({ Backspace: takeBack, n: onNext });
  const zones = zonesFor(puzzle.color);
  const options = useMemo(
    (): BoardInput => ({
      orientation: puzzle.color,
      zones,
      marks: refusal?.illegal.squares.map((square) => ({ square, color: "red" as const })) ?? [],
    }),
    [zones, refusal],
  );
  const side = m.sides[puzzle.color];
  const head = (
    <>
      <p class="stage-path">
        <strong>{day ? m.today : m.number(puzzle.id)}</strong>
        {day && <time dateTime={day}>{writeDay(day)}</time>}
        <span>{m.themes[puzzle.theme]}</span>
      </p>
      <h2 class="task">{m.tasks[puzzle.theme](side)}</h2>
    </>
  );
  return (
    <Stage
      head={head}
      play={run.play}
      options={options}
      refused={refuse}
      onBoard={(made) => (board.current = made)}
    >
      <DeployBar play={run.play} />
      <Refusal refusal={refusal} />
      <Answer run={run} onTakeBack={takeBack} onNext={onNext} />
      <Filter theme={theme} list={list} onTheme={onTheme} />
      <p class="muted small">
        {m.keys}{" "}
        <a href={linkTo("analyse", `fen=${puzzle.fen.replaceAll(" ", "_")}`)}>{m.analyse}</a>
      </p>
    </Stage>
  );
}
