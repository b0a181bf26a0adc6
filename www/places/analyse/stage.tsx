// The board with the evaluation beside it, arrows of lines and of the user, and what is previewed.
import type { Arrow, Board, BoardEvents, BoardInput, Mark } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { arrows as arrowsOf } from "cotulenh-wasm/play";
import { describeIllegal } from "cotulenh-wasm/texts";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardView } from "../../parts/board.js";
import { drawMate } from "../../parts/mate.js";
import { notify } from "../../parts/notices.js";
import { useTree } from "../../parts/tree.js";
import { findSign } from "../../parts/tree-rows.js";
import { formatEvaluation, SIGNS, toChance, toEvaluation } from "../../review/scale.js";
import { zoneView } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { MateReason } from "../../match/mate.js";
import { sideToMove } from "./numbers.js";
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

function EvaluationBar({ study }: { study: Study }) {
  useTree(study.tree);
  const m = read(analyseTexts).lines;
  const evaluation = useEvaluation(study);
  const percent = Math.round(100 * (evaluation ? toChance(evaluation) : 0.5));
  const value = !evaluation ? 0 : "mate" in evaluation ? evaluation.mate : evaluation.points;
  const side = value > 0 ? "r" : "b";
  const words = !evaluation
    ? "–"
    : "mate" in evaluation
      ? m.mates[side]
      : value === 0
        ? m.better.none
        : m.better[side];
  return (
    <div
      class="evaluation"
      data-bottom={view.value}
      role="meter"
      aria-label={m.evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={evaluation ? `${formatEvaluation(evaluation)}, ${words}` : words}
      title={evaluation ? formatEvaluation(evaluation) : undefined}
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

/** What someone has drawn on this position: another position is empty again. */
function useDrawings(node: object) {
  const [drawn, setDrawn] = useState<{
    node: object;
    arrows: readonly Arrow[];
    marks: readonly Mark[];
  }>({
    node,
    arrows: [],
    marks: [],
  });
  const own = drawn.node === node ? drawn : { node, arrows: [], marks: [] };
  const draw = ({ from, to, color }: BoardEvents["draw"]) => {
    if (from === to) {
      const others = own.marks.filter(({ square }) => square !== from);
      const isSame = own.marks.some((mark) => mark.square === from && mark.color === color);
      setDrawn({ ...own, marks: isSame ? others : [...others, { square: from, color }] });
      return;
    }
    const others = own.arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
    const isSame = own.arrows.some(
      (arrow) => arrow.from === from && arrow.to === to && arrow.color === color,
    );
    setDrawn({ ...own, arrows: isSame ? others : [...others, { from, to, color }] });
  };
  return { ...own, draw };
}

/** The zones that are shown all the time. */
function readZones(): BoardInput["zones"] {
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
  const { arrows, marks, draw } = useDrawings(tree.current);
  const shown = preview.value;
  const info = analysis.info.value;
  const base = useMemo((): BoardInput => {
    const reasons = mate && drawMate(mate);
    return {
      orientation: view.value,
      draw,
      arrows: [...lineArrows(), ...(reasons?.arrows ?? []), ...arrows],
      marks: [...(shown ? [] : signMark(study)), ...(reasons?.marks ?? []), ...marks],
    };
  }, [
    view.value,
    arrows,
    marks,
    shown,
    info,
    analysis.status.value,
    hasArrows.value,
    snapshot.node,
    tree.revision,
    mate,
  ]);
  const zones = readZones();
  const pieces: BoardInput = shown
    ? { pieces: shown.pieces, lastMove: shown.lastMove, movable: [], check: null, checkers: [] }
    : {
        pieces: snapshot.pieces,
        lastMove: snapshot.lastMove,
        movable: snapshot.movable,
        check: snapshot.check,
        checkers: snapshot.checkers,
      };
  const options = useMemo(() => ({ ...base, ...pieces }), [base, shown, snapshot]);
  const board = useRef<Board | null>(null);
  // Only once: a selected Air Force shows other zones.
  useEffect(() => board.current?.set({ zones }), [zones, study.id]);
  // A preview belongs to the position in which it was asked for.
  useEffect(() => void (preview.value = null), [tree.current]);
  return (
    <div class="analyse-stage">
      <EvaluationBar study={study} />
      <BoardView
        key={study.id}
        play={play}
        options={options}
        refused={(tried) => notify(m.illegal(describeIllegal(tried.illegal, words(), tried)))}
        onBoard={(made) => {
          board.current = made;
          onBoard(made);
        }}
      />
    </div>
  );
}
