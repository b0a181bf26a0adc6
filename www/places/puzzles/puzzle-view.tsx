// A puzzle on its board.
import { CoTuLenh } from "cotulenh-wasm";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import {
  createPuzzle,
  type Puzzle,
  type PuzzleRun,
  type PuzzleSnapshot,
} from "cotulenh-wasm/puzzles";
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { insideOfPosition } from "../../links/inside.js";
import { engine } from "../../match/computer.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { DeployBar } from "../../training/deploy-bar.js";
import { useKeys } from "../../parts/controls/keys.js";
import { Refusal, useRefusal } from "../../training/refusal.js";
import { Stage, zonesFor } from "../../training/stage.js";
import { drawHint, useTask } from "../../training/task.js";
import { Answer } from "./answer.js";
import { puzzleTexts } from "./texts.js";
import "./puzzles.css";

interface Props {
  puzzle: Puzzle;
  /** Where this is, and the task. */
  head: ComponentChildren;
  onResult: (isClean: boolean, isSolved: boolean) => void;
  onNext: () => void;
  /** What stands below: the choice of others. */
  children: ComponentChildren;
}

/** The position to analyse: that before the mistake. */
function analysisLink({ puzzle, play }: PuzzleRun): string {
  return linkTo("analyse", insideOfPosition(puzzle.fen, play.tree.rules, puzzle.color));
}

/** The run of a puzzle, and its state. `onResult` is called once for each result. */
function usePuzzle(puzzle: Puzzle, onResult: Props["onResult"]): [PuzzleRun, PuzzleSnapshot] {
  const reported = useRef("");
  return useTask(
    () => createPuzzle(puzzle, { CoTuLenh, engine }),
    ({ state, isClean }) => {
      const result = state === "solved" ? "solved" : isClean ? "" : "missed";
      if (result === "" || result === reported.current || reported.current === "solved") return;
      reported.current = result;
      onResult(isClean, state === "solved");
    },
  );
}

export function PuzzleView({ puzzle, head, onResult, onNext, children }: Props) {
  const m = read(puzzleTexts);
  const [run, snapshot] = usePuzzle(puzzle, onResult);
  const board = useRef<Board | null>(null);
  const [refusal, refuse] = useRefusal(run.play);
  const takeBack = () => {
    if (run.takeBack()) board.current?.focus();
  };
  const hint = () => {
    if (snapshot.state === "playing") run.hint();
  };
  useKeys({ takeBack, hint, next: onNext });
  const zones = zonesFor(puzzle.color);
  const options = useMemo(
    (): BoardInput => ({
      orientation: puzzle.color,
      zones,
      ...drawHint(snapshot.hint, refusal && { ...refusal.illegal, tried: refusal }),
    }),
    [zones, refusal, snapshot],
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
      <Answer run={run} snapshot={snapshot} onTakeBack={takeBack} onNext={onNext} />
      {children}
      <p class="muted small">
        {m.keys} <a href={analysisLink(run)}>{m.analyse}</a>
      </p>
    </Stage>
  );
}
