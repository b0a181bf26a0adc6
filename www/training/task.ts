// A level or a puzzle that is played, as components follow it.
import type { Square } from "cotulenh-wasm";
import type { BoardInput } from "cotulenh-wasm/board";
import type { LessonHint, TaskRun } from "cotulenh-wasm/lessons";
import { useEffect, useMemo } from "preact/hooks";
import { useSnapshot } from "../parts/snapshot.js";

/** A task for as long as it is shown, and its state. `onChange` is called with each state after the first. */
export function useTask<Snapshot, Run extends TaskRun<Snapshot>>(
  create: () => Run & TaskRun<Snapshot>,
  onChange: (now: Snapshot) => void,
): [Run, Snapshot] {
  const run = useMemo(create, []);
  useEffect(() => {
    run.subscribe(() => onChange(run.snapshot()));
    return () => run.destroy();
  }, []);
  return [run, useSnapshot<Snapshot>(run)];
}

/** A hint, and the squares that a refusal is about, on the board. */
export function drawHint(hint: LessonHint | null, lit: readonly Square[] = []) {
  const looked = hint?.kind === "look" ? hint.squares : [];
  const shown = hint?.kind === "turn" ? hint.moves : [];
  return {
    marks: [
      ...looked.map((square) => ({ square, color: "green" }) as const),
      ...lit.map((square) => ({ square, color: "red" }) as const),
    ],
    arrows: shown.map(({ from, to }, i) => ({
      from,
      to,
      color: "green" as const,
      ...(shown.length > 1 && { label: String(i + 1) }),
    })),
  } satisfies BoardInput;
}
