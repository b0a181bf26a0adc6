// What has come of a try at a puzzle, and what can be done now.
import type { Line } from "cotulenh-wasm/engine";
import type { PuzzleRun, PuzzleSnapshot } from "cotulenh-wasm/puzzles";
import { describeOutcome } from "cotulenh-wasm/texts";
import type { TreeNode } from "cotulenh-wasm/tree";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../../match/ask.js";
import { explainMate } from "../../match/mate.js";
import { describeMoves } from "../../match/turn-words.js";
import { sayTurn } from "../../parts/last-turn/last-turn.js";
import { sayMate } from "../../parts/last-turn/mate.js";
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

/** The turns after the mistake, which is the first turn of the game, as sentences. */
function sayLine({ ply, turn, parent }: TreeNode): string[] {
  return turn && parent && ply > 1 ? [...sayLine(parent), sayTurn(turn)] : [];
}

/** What was played, and why that wins if the game is over. It is drawn again with each turn that is shown. */
function Ending({ run: { play } }: Pick<Props, "run" | "snapshot">) {
  const { outcome, pieces } = play.snapshot();
  const mate = outcome?.reason === "checkmate" ? ask(play.tree, explainMate) : null;
  return (
    <>
      <p>{sayLine(play.tree.current).join(" ")}</p>
      {outcome && (
        <p>
          {describeOutcome(outcome, words(), play.tree.rules)}. {mate && sayMate(mate, pieces)}
        </p>
      )}
    </>
  );
}

function Playing({ run, snapshot, onNext }: Omit<Props, "onTakeBack">) {
  const m = read(puzzleTexts);
  const { turns, length, hint } = snapshot;
  const { turn: last } = run.play.tree.current;
  const task = turns > 0 ? m.goesOn : length > 1 ? m.toMoveIn(length) : m.toMove;
  return (
    <>
      <p>
        {hint?.kind === "turn"
          ? m.hinted.turn(describeMoves({ moves: [...hint.moves] }, words()))
          : hint
            ? m.hinted.look
            : task}
      </p>
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
      {last && <p class="muted small">{m.before(sayTurn(last))}</p>}
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
          <Ending run={props.run} snapshot={props.snapshot} />
        </>
      )}
    </div>
  );
}
