// The answer to a try at a puzzle, with its buttons, which stand outside the live region.
import { otherColor, type Color, type Piece } from "cotulenh-wasm";
import type { Line } from "cotulenh-wasm/engine";
import type { PuzzleRun, PuzzleSnapshot } from "cotulenh-wasm/puzzles";
import { describeOutcome, namePieces } from "cotulenh-wasm/texts";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../../match/ask.js";
import { explainMate } from "../../match/mate.js";
import { describeMoves } from "../../match/turn-words.js";
import { gameTexts } from "../../parts/game-texts.js";
import { sayTurn, startSentence } from "../../parts/last-turn/last-turn.js";
import { sayMate } from "../../parts/last-turn/mate.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { lazy } from "../../parts/loading/lazy.js";
import { sayFailure } from "./failure.js";
import { findReply, type Reply } from "./refutation.js";
import { puzzleTexts } from "./texts.js";

/** It is seen when a puzzle is done. */
const Solution = lazy(() => import("./solution.js").then((module) => module.Solution));

interface Props {
  run: PuzzleRun;
  snapshot: PuzzleSnapshot;
  onTakeBack: () => void;
  onNext: () => void;
}

/** What an answer of a side does, in words. */
function sayReply(reply: Reply, color: Color): string {
  const { replies, sides } = read(puzzleTexts);
  const side = sides[color];
  const name = (piece: Piece) => namePieces(piece, words());
  if (reply.kind === "mates") return replies.mates(side);
  const piece = name(reply.piece);
  switch (reply.kind) {
    case "takes":
      return replies.takes(side, name(reply.by), reply.from, piece, reply.square);
    case "flees":
      return startSentence(replies.flees(side, piece, reply.from, reply.to));
    default:
      return startSentence(replies[reply.kind](side, piece, reply.square));
  }
}

/** What the engine answers to a wrong turn, in words: what it does, and what follows. */
function sayRefutation({ play, puzzle }: PuzzleRun, { moves, score }: Line): string {
  const m = read(puzzleTexts);
  const [answer = [], then] = moves;
  const describe = (turn: Line["moves"][number]) => describeMoves({ moves: turn }, words());
  // The answer is on the board already.
  const before = play.tree.mainLine().at(-2);
  const reply = ask(play.tree, (game) => findReply(game, answer), before);
  const isMate = "mate" in score && score.mate > 0;
  const after = isMate ? m.mated(score.mate) : then && m.goesOnWith(describe(then));
  const said = reply ? sayReply(reply, otherColor(puzzle.color)) : m.answers(describe(answer));
  return [said, reply?.kind !== "mates" && after].filter(Boolean).join(" ");
}

/** Why the game is over, at the end of the line. */
function sayEnd({ play }: PuzzleRun): string {
  const { outcome, pieces } = play.snapshot();
  if (!outcome) return "";
  const mate = outcome.reason === "checkmate" ? ask(play.tree, explainMate) : null;
  const end = `${describeOutcome(outcome, words(), play.tree.rules)}.`;
  return mate ? `${end} ${sayMate(mate, pieces)}` : end;
}

function Says({ children }: { children: ComponentChildren }) {
  return <div role="status">{children}</div>;
}

function Playing({ run, snapshot, onNext }: Omit<Props, "onTakeBack">) {
  const m = read(puzzleTexts);
  const { turns, length, hint } = snapshot;
  const { turn: last } = run.play.tree.current;
  const task = turns > 0 ? m.goesOn : length > 1 ? m.toMoveIn(length) : m.toMove;
  return (
    <>
      <Says>
        <p>
          {hint?.kind === "turn" && hint.moves.length === 0
            ? `${read(gameTexts).deploy.commit}.`
            : hint?.kind === "turn"
              ? m.hinted.turn(describeMoves({ moves: [...hint.moves] }, words()))
              : hint
                ? m.hinted.look(hint.squares.join(", "))
                : task}
        </p>
      </Says>
      <div class="row">
        {/* Not `disabled`: a button that is pressed keeps the focus. */}
        <button
          type="button"
          aria-disabled={hint?.kind === "turn"}
          onClick={() => hint?.kind !== "turn" && run.hint()}
        >
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
  // The answer is played on the board, and said.
  useEffect(() => void run.why().catch(() => {}), [run]);
  return (
    <>
      <Says>
        <strong>{sayFailure(run, snapshot)}</strong>
      </Says>
      <div class="row">
        <button type="button" class="primary" onClick={onTakeBack}>
          {m.takeBack}
        </button>
        <button type="button" class="quiet" onClick={() => run.showSolution()}>
          {m.solution}
        </button>
      </div>
      {/* Below the buttons, which stay in view on phones. */}
      <Says>
        {refutation && <p>{sayRefutation(run, refutation)}</p>}
        {isOver && !refutation && <p>{m.gameOver}</p>}
        {isBusy && <p>{m.looking}</p>}
        {error && <p>{m.failed}</p>}
      </Says>
    </>
  );
}

function Done({ run, snapshot, onNext }: Omit<Props, "onTakeBack">) {
  const m = read(puzzleTexts);
  const { state, isClean } = snapshot;
  const end = sayEnd(run);
  return (
    <>
      <Says>
        <strong>{state === "given" ? m.given : isClean ? m.solved : m.solvedAgain}</strong>
      </Says>
      <div class="row">
        <button type="button" class="primary" onClick={onNext}>
          {m.next}
        </button>
        <button type="button" class="quiet" onClick={() => run.retry()}>
          {m.retry}
        </button>
      </div>
      <Says>{end && <p>{end}</p>}</Says>
      <Solution tree={run.play.tree} hasMistake={run.puzzle.mistake !== ""} />
    </>
  );
}

export function Answer(props: Props) {
  const { state } = props.snapshot;
  const box = useRef<HTMLDivElement>(null);
  const isDone = state === "solved" || state === "given";
  // The pressed button may have been removed.
  useEffect(() => {
    if (isDone) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isDone]);
  const kind = state === "solved" ? "right" : state === "wrong" ? "wrong" : "plain";
  return (
    <div class="answer" data-kind={kind} data-state={state} ref={box}>
      {state === "playing" && <Playing {...props} />}
      {state === "wrong" && <Wrong {...props} />}
      {isDone && <Done {...props} />}
    </div>
  );
}
