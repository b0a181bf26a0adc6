// A puzzle that is played, as a value that components follow.
import { CoTuLenh } from "cotulenh-wasm";
import {
  createPuzzle,
  type Puzzle,
  type PuzzleRun,
  type PuzzleSnapshot,
} from "cotulenh-wasm/puzzles";
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../../match/computer.js";

/** The run of a puzzle, for as long as it is shown, and its state. `onResult` is told once what has come of it. */
export function usePuzzle(
  puzzle: Puzzle,
  onResult: (isClean: boolean, isSolved: boolean) => void,
): [PuzzleRun, PuzzleSnapshot] {
  const run = useMemo(() => createPuzzle(puzzle, { CoTuLenh, engine }), []);
  const [snapshot, setSnapshot] = useState(() => run.snapshot());
  useEffect(() => {
    let told = "";
    const unsubscribe = run.subscribe(() => {
      const now = run.snapshot();
      setSnapshot(now);
      const result = now.state === "solved" ? "solved" : now.isClean ? "" : "missed";
      if (result === "" || result === told || told === "solved") return;
      told = result;
      onResult(now.isClean, now.state === "solved");
    });
    return () => {
      unsubscribe();
      run.destroy();
    };
  }, []);
  return [run, snapshot];
}
