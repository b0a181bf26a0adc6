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
import { useEffect, useMemo, useRef } from "preact/hooks";
import { positionFragment } from "../../links/fragment.js";
import { engine } from "../../match/computer.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { OpenStack } from "../../training/open-stack.js";
import { zonesFor } from "../../parts/board/zones-for.js";
import { useKeys } from "../../parts/controls/keys.js";
import { Refusal, useRefusal } from "../../training/refusal.js";
import { TaskBoard } from "../../training/task-board.js";
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
  /** Whether the board gets the focus, and the task is said. */
  takesFocus?: boolean;
  task: string;
  /** What stands below: the choice of others. */
  children: ComponentChildren;
}

/** The position that is to be solved, for Analyse. */
function analysisLink({ puzzle, play: { tree } }: PuzzleRun): string {
  const [first] = tree.mainLine();
  const given = (puzzle.mistake && first) || tree.root;
  return linkTo("analyse", positionFragment(given.fen, tree.rules, puzzle.color));
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

export function PuzzleView({ puzzle, task, head, onResult, onNext, takesFocus, children }: Props) {
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
  useEffect(() => {
    if (takesFocus) board.current?.focus(run.play.snapshot().movable[0]);
  }, []);
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
    <TaskBoard
      head={head}
      play={run.play}
      options={options}
      refused={refuse}
      greeting={takesFocus ? task : undefined}
      onBoard={(made) => (board.current = made)}
    >
      <OpenStack play={run.play} />
      <Refusal refusal={refusal} />
      <Answer run={run} snapshot={snapshot} onTakeBack={takeBack} onNext={onNext} />
      {children}
      <p class="muted small">
        <span class="keys-note">{m.keys}</span> <a href={analysisLink(run)}>{m.analyse}</a>
      </p>
    </TaskBoard>
  );
}
