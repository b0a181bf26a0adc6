// A puzzle on its board.
import type { Board, BoardInput } from "cotulenh-wasm/board";
import type { Puzzle, PuzzleSnapshot } from "cotulenh-wasm/puzzles";
import type { Illegal } from "cotulenh-wasm";
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { DeployBar } from "../../training/deploy-bar.js";
import { useKeys } from "../../training/keys.js";
import { Refusal, useRefusal } from "../../training/refusal.js";
import { Stage, zonesFor } from "../../training/stage.js";
import { Answer } from "./answer.js";
import { puzzleTexts } from "./texts.js";
import { usePuzzle } from "./use-puzzle.js";
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

/** What the state of a puzzle draws on the board, besides the game. */
function draw({ hint }: PuzzleSnapshot, illegal: Illegal | undefined): BoardInput {
  const looked = hint?.kind === "look" ? hint.squares : [];
  const shown = hint?.kind === "turn" ? hint.moves : [];
  return {
    marks: [
      ...looked.map((square) => ({ square, color: "green" }) as const),
      ...(illegal?.squares ?? []).map((square) => ({ square, color: "red" }) as const),
    ],
    arrows: shown.map(({ from, to }, i) => ({
      from,
      to,
      color: "green" as const,
      ...(shown.length > 1 && { label: String(i + 1) }),
    })),
  };
}

/** The position to analyse: that before the mistake, as it is written in links. */
function analysisLink({ fen, rules }: Puzzle): string {
  const inside = `fen=${fen.replaceAll(" ", "_")}`;
  return linkTo(
    "analyse",
    rules === "standard" ? inside : `${inside}&rules=${rules.replaceAll(" ", ",")}`,
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
  useKeys({ Backspace: takeBack, h: hint, n: onNext });
  const zones = zonesFor(puzzle.color);
  const options = useMemo(
    (): BoardInput => ({
      orientation: puzzle.color,
      zones,
      ...draw(snapshot, refusal?.illegal),
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
        {m.keys} <a href={analysisLink(puzzle)}>{m.analyse}</a>
      </p>
    </Stage>
  );
}
