// The review of a game: a graph of the evaluation, how well both sides have played, and the mistakes with
// what was better, to walk through.
import type { Turn } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { sideName } from "cotulenh-wasm/texts";
import { useMemo } from "preact/hooks";
import { ask } from "../../../match/ask.js";
import { explainHint } from "../../../match/hint-reason.js";
import { Field } from "../../../parts/controls/field.js";
import { sayReason } from "../../../parts/reason.js";
import { Graph } from "../../../parts/tree/graph.js";
import { IconButton } from "../../../parts/controls/icon-button.js";
import { describeTurn } from "../../../match/turn-words.js";
import { Written } from "../../../parts/tree/written.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { formatNumber } from "../../../parts/tree/rows.js";
import { treeTexts } from "../../../parts/tree/texts.js";
import {
  findBetter,
  findMistakes,
  isReviewed,
  summarize,
  type Judge,
  type Mistake,
} from "../../../review/mistakes.js";
import { formatEvaluation, MISTAKE_SIGNS, SIGNS } from "../../../review/scale.js";
import { EFFORTS, language, reviewEffort } from "../../../storage/settings.js";
import { read } from "../../../texts/texts.js";
import { words } from "../../../texts/words.js";
import { wide } from "../screen.js";
import { graphKey, ReviewGraph } from "./wide-graph.js";
import { Practise } from "./practise.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { lastReview, review, runReview, shownLine, undoReview } from "../thinking.js";
import "./review-part.css";

const NO_MISTAKES: readonly Mistake[] = [];

function Summary({ line }: { line: readonly TreeNode[] }) {
  const m = read(analyseTexts).review;
  const sides = summarize(line);
  return (
    <table class="summary">
      <thead>
        <tr>
          <th scope="col">{m.side}</th>
          <th scope="col">{m.accuracy}</th>
          {MISTAKE_SIGNS.map((sign) => (
            <th key={sign} scope="col" title={m.counts[sign]}>
              <span class="sign" data-sign={sign} aria-hidden="true">
                {SIGNS[sign]}
              </span>
              <span class="visually-hidden">{m.counts[sign]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["r", "b"] as const).map((color) => (
          <tr key={color} data-side={color}>
            <th scope="row">
              <span class="side-dot" data-side={color} aria-hidden="true" />
              {sideName(color, words())}
            </th>
            <td class="accuracy">
              {sides[color].accuracy === null ? "–" : `${sides[color].accuracy} %`}
            </td>
            {MISTAKE_SIGNS.map((sign) => (
              <td key={sign}>{sides[color].counts[sign]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many turns of a better line are shown. */
const SHOWN_TURNS = 3;

/** A better line, as far as it is shown. */
function listLine(better: TreeNode): Turn[] {
  const line: Turn[] = [];
  for (
    let at: TreeNode | undefined = better;
    at && line.length < SHOWN_TURNS;
    at = at.children[0]
  ) {
    line.push(at.turn!);
  }
  return line;
}

/** Why a turn was better, in words; null where nothing simple says it. */
function sayWhy(tree: GameTree, better: TreeNode): string | null {
  const [moves, ...next] = listLine(better).map(({ moves }) => moves);
  const reason = ask(tree, (game) => explainHint(game, moves!, next), better.parent!);
  // That a piece has room says nothing against the turn that was played.
  return !reason || reason.kind === "near" || reason.kind === "room" ? null : sayReason(reason);
}

/** What a turn has changed, and how a better line goes, and why. */
function Reasons({
  node,
  better,
  tree,
}: {
  node: TreeNode;
  better: TreeNode | null;
  tree: GameTree;
}) {
  const m = read(analyseTexts).review;
  const why = useMemo(() => better && sayWhy(tree, better), [better, language.value]);
  const [before, after] = [node.parent!.evaluation!, node.evaluation!].map(formatEvaluation);
  const line = better ? listLine(better) : [];
  return (
    <p class="muted small">
      <span class="change" aria-hidden="true">
        {before} → {after}
      </span>
      <span class="visually-hidden">{m.change(before!, after!)}</span>
      {line.length > 1 && " · "}
      {line.length > 1 && line.map(({ san }, i) => [i > 0 && " ", <Written key={i} san={san} />])}
      {why && ` · ${why}`}
    </p>
  );
}

function MistakeRow({ mistake, tree }: { mistake: Mistake; tree: GameTree }) {
  useTree(tree);
  const m = read(analyseTexts).review;
  const { node, sign } = mistake;
  const better = findBetter(node);
  const current = (one: TreeNode) => (one === tree.current ? "step" : undefined);
  return (
    <li>
      <button
        type="button"
        class="quiet"
        data-mistake={node.id}
        aria-current={current(node)}
        aria-label={`${describeTurn(node.turn!, words())} – ${formatNumber(node)} ${node.turn!.san}${SIGNS[sign]}, ${read(treeTexts).signs[sign]}`}
        onClick={() => tree.goTo(node)}
      >
        <span class="muted">{formatNumber(node)}</span> <Written san={node.turn!.san} />
        <span class="sign" data-sign={sign} title={read(treeTexts).signs[sign]}>
          {SIGNS[sign]}
        </span>
      </button>
      {better && (
        <button
          type="button"
          class="quiet better"
          aria-current={current(better)}
          aria-label={`${m.better} ${better.turn!.san} – ${describeTurn(better.turn!, words())}`}
          onClick={() => tree.goTo(better)}
        >
          <span class="muted">{m.better}</span> <Written san={better.turn!.san} />
        </button>
      )}
      <Reasons node={node} better={better} tree={tree} />
    </li>
  );
}

/** Walks from mistake to mistake. */
function Walk({ mistakes, tree }: { mistakes: readonly Mistake[]; tree: GameTree }) {
  useTree(tree);
  const m = read(analyseTexts).review;
  const { ply } = tree.current;
  const before = mistakes.filter(({ node }) => node.ply < ply).at(-1);
  const after = mistakes.find(({ node }) => node.ply > ply);
  const at = mistakes.findIndex(({ node }) => node.ply === ply) + 1;
  const step = (target: Mistake | undefined, name: string, arrow: string) => (
    <IconButton name={name} disabled={!target} onClick={() => target && tree.goTo(target.node)}>
      {arrow}
    </IconButton>
  );
  return (
    <div class="walk">
      <h3>{m.list}</h3>
      <span class="muted">{at > 0 ? m.at(at, mistakes.length) : mistakes.length}</span>
      {step(before, m.previous, "‹")}
      {step(after, m.next, "›")}
    </div>
  );
}

function Report({ study, line }: { study: Study; line: readonly TreeNode[] }) {
  const m = read(analyseTexts).review;
  const { tree } = study;
  const key = graphKey(line);
  const mistakes = useMemo(() => findMistakes(line), [tree, key]);
  return (
    <div class="report stack">
      {/* Where there is room, it stands under the board. */}
      {!wide.value && <ReviewGraph study={study} line={line} />}
      <Summary line={line} />
      <p class="muted small">
        {MISTAKE_SIGNS.map((sign) => `${SIGNS[sign]} ${m.counts[sign].toLowerCase()}`).join(" · ")}
      </p>
      {mistakes.length > 0 ? (
        <>
          <Walk mistakes={mistakes} tree={tree} />
          <ol class="mistakes" aria-label={m.list}>
            {mistakes.map((mistake) => (
              <MistakeRow key={mistake.node.id} mistake={mistake} tree={tree} />
            ))}
          </ol>
          <Practise tree={tree} mistakes={mistakes} />
        </>
      ) : (
        <p>{m.noMistakes}</p>
      )}
    </div>
  );
}

/** A running review: its progress, and the graph so far. */
function Running({ study }: { study: Study }) {
  const m = read(analyseTexts).review;
  const { tree } = study;
  const { done, total, again } = review.progress.value!;
  const judged = review.judged.value;
  const judge: Judge = ({ id }) => judged.get(id)?.evaluation;
  const nodes = useMemo(() => [tree.root, ...tree.mainLine()], [tree]);
  return (
    <>
      <div class="row">
        <progress max={total} {...(again === 0 && { value: done })} aria-label={m.start} />
        <span class="muted">{again === 0 ? m.progress(done, total) : m.closer(again)}</span>
        <button type="button" onClick={() => review.stop()}>
          {m.stop}
        </button>
      </div>
      <Graph
        nodes={nodes}
        judge={judge}
        mistakes={NO_MISTAKES}
        current={tree.current}
        onGo={(node) => tree.goTo(node)}
      />
    </>
  );
}

export function ReviewPart({ study }: { study: Study }) {
  const m = read(analyseTexts).review;
  const { tree } = study;
  useTree(tree);
  const isRunning = review.progress.value !== null;
  const line = shownLine(tree);
  const isDone = line.length > 0 && isReviewed(tree.root, line);
  return (
    <div class="review-part">
      {isRunning ? (
        <Running study={study} />
      ) : tree.size === 0 ? (
        <p class="muted">{m.none}</p>
      ) : (
        <>
          {!isDone && <p class="muted">{m.note}</p>}
          {isDone && <Report study={study} line={line} />}
          <div class="row">
            <Field
              id="review-effort"
              label={m.effort}
              value={reviewEffort.value}
              options={EFFORTS.map((one) => [one, m.efforts[one]])}
              choose={(value) => (reviewEffort.value = value)}
            />
            <button
              type="button"
              class={isDone ? "" : "primary"}
              onClick={() => void runReview(study)}
            >
              {isDone ? m.again : m.start}
            </button>
            {lastReview.value === study.id && (
              <button type="button" class="quiet" onClick={undoReview}>
                {m.undo}
              </button>
            )}
          </div>
        </>
      )}
      {review.hasFailed.value && <p role="alert">{read(analyseTexts).lines.status.failed}</p>}
    </div>
  );
}
