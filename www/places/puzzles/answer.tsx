// What has come of a try at a puzzle, and what can be done now.
import type { Line } from "cotulenh-wasm/engine";
import type { PuzzleRun, PuzzleSnapshot } from "cotulenh-wasm/puzzles";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves } from "../../match/turn-words.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { puzzleTexts } from "./texts.js";

interface Props {
  run: PuzzleRun;
  snapshot: PuzzleSnapshot;
  onTakeBack: () => void;
  onNext: () => void;
}

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

function Playing({ run, snapshot, onNext }: Omit<Props, "onTakeBack">) {
  const m = read(puzzleTexts);
  const { turns, length, hint } = snapshot;
  const task = turns > 0 ? m.goesOn : length > 1 ? m.toMoveIn(length) : m.toMove;
  return (
    <>
      <p>{hint ? m.hinted[hint.kind] : task}</p>
      <div class="row">
        <button type="button" disabled={hint?.kind === "turn"} onClick={() => run.hint()}>
          {m.hint}
        </button>
        <button type="button" class="quiet" onClick={() => run.showSolution()}>
          {m.solution}
        </button>
        <button type="button" class="quiet" onClick={onNext}>
          {m.next}
        </button>
      </div>
    </>
  );
}

function Wrong({ run, snapshot, onTakeBack }: Omit<Props, "onNext">) {
  const m = read(puzzleTexts);
  const { refutation, isBusy, error } = snapshot;
  const isOver = run.play.snapshot().outcome !== null;
  return (
    <>
      <strong>{m.wrong}</strong>
      {refutation && <Refutation line={refutation} />}
      {isOver && <p>{m.gameOver}</p>}
      {isBusy && <p>{m.looking}</p>}
      {error && <p>{m.failed}</p>}
      <div class="row">
        <button type="button" class="primary" onClick={onTakeBack}>
          {m.takeBack}
        </button>
        {!refutation && !isOver && (
          <button type="button" disabled={isBusy} onClick={() => void run.why()}>
            {m.why}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => run.showSolution()}>
          {m.solution}
        </button>
      </div>
    </>
  );
}

export function Answer(props: Props) {
  const m = read(puzzleTexts);
  const { state, isClean } = props.snapshot;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "solved") box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [state]);
  const kind = state === "solved" ? "right" : state === "wrong" ? "wrong" : "plain";
  return (
    <div class="answer" data-kind={kind} data-state={state} role="status" ref={box}>
      {state === "playing" && <Playing {...props} />}
      {state === "wrong" && <Wrong {...props} />}
      {(state === "solved" || state === "given") && (
        <>
          <strong>{state === "given" ? m.given : isClean ? m.solved : m.solvedAgain}</strong>
          <div class="row">
            <button type="button" class="primary" onClick={props.onNext}>
              {m.next}
            </button>
            <button type="button" class="quiet" onClick={() => props.run.retry()}>
              {m.retry}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
