// What has come of a try at a puzzle, and what can be done now.
import type { Line } from "cotulenh-wasm/engine";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves } from "../../match/turn-words.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { PuzzleRun } from "./run.js";
import { puzzleTexts } from "./texts.js";

/** What the engine answers to a wrong turn, in words. */
function Refutation({ line: { moves, score } }: { line: Line }) {
  const m = read(puzzleTexts);
  const [answer = [], then] = moves;
  const describe = (turn: Line["moves"][number]) => describeMoves({ moves: turn }, words());
  const isMate = "mate" in score && score.mate > 0;
  return (
    <p>
      {m.answers(describe(answer))}{" "}
      {isMate ? m.mated(score.mate) : then && m.goesOnWith(describe(then))}
    </p>
  );
}

interface Props {
  run: PuzzleRun;
  onTakeBack: () => void;
  onNext: () => void;
}

function Wrong({ run, onTakeBack }: Pick<Props, "run" | "onTakeBack">) {
  const m = read(puzzleTexts);
  const state = run.state.value;
  if (state.kind !== "wrong") return null;
  const { refutation, isShown } = state;
  const { mate } = run.puzzle;
  return (
    <>
      <strong>{mate ? m.wrongMate(mate) : m.wrong}</strong>
      {isShown && refutation && <Refutation line={refutation} />}
      {!refutation && <p>{m.gameOver}</p>}
      <div class="row">
        <button type="button" class="primary" onClick={onTakeBack}>
          {m.takeBack}
        </button>
        {refutation && !isShown && (
          <button type="button" onClick={() => run.showWhy()}>
            {m.why}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void run.showSolution()}>
          {m.solution}
        </button>
      </div>
    </>
  );
}

export function Answer({ run, onTakeBack, onNext }: Props) {
  const m = read(puzzleTexts);
  const state = run.state.value;
  const box = useRef<HTMLDivElement>(null);
  const isEnd = state.kind === "solved" || state.kind === "given";
  useEffect(() => {
    if (state.kind === "solved")
      box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [state.kind]);
  const kind = state.kind === "solved" ? "right" : state.kind === "wrong" ? "wrong" : "plain";
  return (
    <div class="answer" data-kind={kind} data-state={state.kind} role="status" ref={box}>
      {state.kind === "playing" && (
        <>
          <p>{state.turns > 0 ? m.goesOn : m.toMove}</p>
          <div class="row">
            <button type="button" class="quiet" onClick={() => void run.showSolution()}>
              {m.solution}
            </button>
            <button type="button" class="quiet" onClick={onNext}>
              {m.next}
            </button>
          </div>
        </>
      )}
      {state.kind === "judging" && <p>{m.judging}</p>}
      {state.kind === "failed" && (
        <>
          <p>{m.failed}</p>
          <button type="button" onClick={onTakeBack}>
            {m.takeBack}
          </button>
        </>
      )}
      <Wrong run={run} onTakeBack={onTakeBack} />
      {isEnd && (
        <>
          <strong>
            {state.kind === "given" ? m.given : run.isClean ? m.solved : m.solvedAgain}
          </strong>
          <div class="row">
            <button type="button" class="primary" onClick={onNext}>
              {m.next}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
