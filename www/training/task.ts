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

interface Refused {
  squares: readonly Square[];
  tried?: { to: Square } | undefined;
}

/** A hint, and what a refusal is about, on the board: the squares of its reason, else the one that was tried. */
export function drawHint(hint: LessonHint | null, refused: Refused | null) {
  const { squares: reasons = [], tried } = refused ?? {};
  const lit = reasons.length > 0 || !tried ? reasons : [tried.to];
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
