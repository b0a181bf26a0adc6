// The board with the evaluation beside it, arrows of lines and of the user, and what is previewed.
import type { Arrow, Board, BoardEvents, BoardInput, Mark } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { Evaluation } from "cotulenh-wasm/tree";
import { arrows as arrowsOf } from "cotulenh-wasm/play";
import { describeIllegal } from "cotulenh-wasm/texts";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { BoardView } from "../../parts/board/board.js";
import { drawMate } from "../../parts/last-turn/mate.js";
import { notify } from "../../parts/dialogs/notices.js";
import { useTree } from "../../parts/tree/tree.js";
import { findSign } from "../../parts/tree/rows.js";
import { formatEvaluation, SIGNS, toChance, toEvaluation } from "../../review/scale.js";
import { zoneView } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { MateReason } from "../../match/mate.js";
import { sideToMove } from "./lines/numbers.js";
import { view, type Study } from "./study.js";
import { analyseTexts } from "./texts.js";
import { analysis, hasArrows, preview } from "./thinking.js";

/** How strong the arrows of the lines are, the best first. */
const STRENGTHS = [1, 0.6, 0.42, 0.32, 0.24];

/** What is known about the position: by the engine now, or by a review. */
function useEvaluation({ tree }: Study) {
  const { current } = tree;
  const best = analysis.status.value === "off" ? undefined : analysis.info.value?.lines[0];
  return best ? toEvaluation(best.score, sideToMove(current)) : current.evaluation;
}

/** Who is better. */
function sayLead(evaluation: Evaluation): string {
  const { mates, better } = read(analyseTexts).lines;
  const isMate = "mate" in evaluation;
  const lead = isMate ? evaluation.mate : evaluation.points;
  return lead === 0 ? better.none : (isMate ? mates : better)[lead > 0 ? "r" : "b"];
}

function EvaluationBar({ study }: { study: Study }) {
  useTree(study.tree);
  const m = read(analyseTexts).lines;
  const evaluation = useEvaluation(study);
  const percent = Math.round(100 * (evaluation ? toChance(evaluation) : 0.5));
  const value = evaluation && formatEvaluation(evaluation);
  return (
    <div
      class="evaluation"
      data-bottom={view.value}
      role="meter"
      aria-label={m.evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={evaluation ? `${value}, ${sayLead(evaluation)}` : "–"}
      title={value ?? undefined}
    >
      <div class="fill" style={{ height: `${percent}%` }} />
    </div>
  );
}

/** The first moves of the lines, or the moves of the line that is previewed. */
function lineArrows(): Arrow[] {
  if (preview.value) {
    const shown = arrowsOf({ moves: preview.value.moves }, { turns: preview.value.moves.length });
    const last = preview.value.moves.length - 1;
    return shown.map(({ from, to, side, turn, label }) => ({
      from,
      to,
      color: side === "r" ? "red" : "blue",
      strength: turn === last ? 1 : 0.35,
      ...(label && { label }),
    }));
  }
  if (!hasArrows.value || analysis.status.value === "off") return [];
  const lines = analysis.info.value?.lines ?? [];
  const arrows = lines.flatMap((line, i) =>
    arrowsOf(line).map(({ from, to, label }): Arrow => {
      return { from, to, color: "green", strength: STRENGTHS[i] ?? 0.2, ...(label && { label }) };
    }),
  );
  return arrows.reverse();
}

/** The sign of the last turn, where it has led. */
function signMark({ tree }: Study): Mark[] {
  const { current } = tree;
  const sign = findSign(current);
  const last = current.turn?.moves.at(-1);
  if (!sign || !last) return [];
  const color = sign === 1 || sign === 3 ? "green" : sign === 2 || sign === 4 ? "red" : "yellow";
  return [{ square: last.to, shape: "highlight", color, label: SIGNS[sign] }];
}

/** What someone has drawn: an arrow, or a mark, which ends where it starts. */
type Stroke = Pick<BoardEvents["draw"], "from" | "to" | "color">;

const NO_STROKES: readonly Stroke[] = [];

/** The drawings on this position: another position is empty again. */
function useDrawings(node: object) {
  const [drawn, setDrawn] = useState({ node, strokes: NO_STROKES });
  const strokes = drawn.node === node ? drawn.strokes : NO_STROKES;
  const draw = ({ from, to, color }: Stroke) => {
    const old = strokes.find((one) => one.from === from && one.to === to);
    const others = strokes.filter((one) => one !== old);
    setDrawn({ node, strokes: old?.color === color ? others : [...others, { from, to, color }] });
  };
  return { strokes, draw };
}

/** The zones that are shown all the time. */
function readZones(): "red" | "blue" | "both" | null {
  if (zoneView.value === "off") return null;
  if (zoneView.value === "both") return "both";
  return view.value === "r" ? "blue" : "red";
}

interface Props {
  study: Study;
  snapshot: PlaySnapshot;
  mate: MateReason | null;
  onBoard: (board: Board) => void;
}

export function Stage({ study, snapshot, mate, onBoard }: Props) {
  useTree(study.tree);
  const m = read(analyseTexts);
  const { tree, play } = study;
  const { strokes, draw } = useDrawings(tree.current);
  const shown = preview.value;
  const options = useMemo((): BoardInput => {
    const { pieces, lastMove, movable, check, checkers } = shown ?? snapshot;
    const reasons = mate && drawMate(mate);
    const arrows = strokes.filter(({ from, to }) => from !== to);
    const marks = strokes.filter(({ from, to }) => from === to);
    return {
      pieces,
      lastMove,
      movable,
      check,
      checkers,
      orientation: view.value,
      draw,
      arrows: [...lineArrows(), ...(reasons?.arrows ?? []), ...arrows],
      marks: [
        ...(shown ? [] : signMark(study)),
        ...(reasons?.marks ?? []),
        ...marks.map(({ from, color }) => ({ square: from, color })),
      ],
    };
  }, [
    view.value,
    strokes,
    shown,
    snapshot,
    tree.revision,
    mate,
    analysis.info.value,
    analysis.status.value,
    hasArrows.value,
  ]);
  const zones = readZones();
  // A preview belongs to the position in which it was asked for.
  useEffect(() => void (preview.value = null), [tree.current]);
  return (
    <div class="analyse-stage">
      <EvaluationBar study={study} />
      <BoardView
        key={study.id}
        play={play}
        options={options}
        zones={useCallback(() => zones, [zones])}
        refused={(tried) => notify(m.illegal(describeIllegal(tried.illegal, words(), tried)))}
        onBoard={onBoard}
      />
    </div>
  );
}
