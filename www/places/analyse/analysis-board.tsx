// The board with the evaluation beside it, arrows of lines and of the user, and what is previewed.
import type { Arrow, Board, BoardEvents, BoardInput, Mark } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { winChance, type DrawnArrow, type DrawnMark } from "cotulenh-wasm/tree";
import { arrows as arrowsOf } from "cotulenh-wasm/play";
import { describeIllegal } from "cotulenh-wasm/texts";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { pickByLetters } from "../../parts/board/pick.js";
import { PlayBoard } from "../../parts/board/play-board.js";
import { zonesFor } from "../../parts/board/zones-for.js";
import { answerPresses } from "../../parts/speech/use-speech.js";
import type { Inspector } from "../../parts/card/inspect.js";
import { drawMate } from "../../parts/last-turn/mate.js";
import { notify } from "../../parts/dialogs/notices.js";
import { useTree } from "../../parts/tree/use-tree.js";
import { findSign } from "../../parts/tree/rows.js";
import { findBetter } from "../../review/mistakes.js";
import { formatEvaluation, MISTAKE_SIGNS, SIGNS, toEvaluation } from "../../review/scale.js";
import { coordinates } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { MateReason } from "../../match/mate.js";
import { sayLead } from "./speech.js";
import { view, type Study } from "./study.js";
import { analyseTexts } from "./texts.js";
import { analysis, hasArrows, preview } from "./thinking.js";

/** How strong the arrows of the lines are, the best first. */
const STRENGTHS = [1, 0.6, 0.42, 0.32, 0.24];

/** The evaluation of the position, by the engine now or by a review. */
function useEvaluation({ tree }: Study) {
  const { current } = tree;
  const best = analysis.status.value === "off" ? undefined : analysis.info.value?.lines[0];
  return best ? toEvaluation(best.score, current.toMove) : current.evaluation;
}

function EvaluationBar({ study }: { study: Study }) {
  useTree(study.tree);
  const m = read(analyseTexts).lines;
  const evaluation = useEvaluation(study);
  const percent = Math.round(100 * (evaluation ? winChance(evaluation) : 0.5));
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
      {value && (
        <span class="value" data-side={percent < 50 ? "b" : "r"} aria-hidden="true">
          {value}
        </span>
      )}
    </div>
  );
}

/** The first moves of the lines, or the moves of the line that is previewed. */
function lineArrows(): Arrow[] {
  if (preview.value) {
    if (preview.value.moves.length === 0) return [];
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

/** What was better than the turn that led here, if a review has marked it. */
function betterArrows({ tree }: Study): Arrow[] {
  const { current } = tree;
  const isMistake = MISTAKE_SIGNS.some((sign) => current.nags.includes(sign));
  const better = isMistake && current.evaluation && findBetter(current)?.turn;
  if (!better) return [];
  return arrowsOf({ moves: [better.moves] }).map(({ from, to, label }) => {
    return { from, to, color: "yellow", ...(label && { label }) };
  });
}

/** The sign of the last turn, on its destination. */
function signMark({ tree }: Study): Mark[] {
  const { current } = tree;
  const sign = findSign(current);
  const last = current.turn?.moves.at(-1);
  if (!sign || !last) return [];
  const color = sign === 1 || sign === 3 ? "green" : sign === 2 || sign === 4 ? "red" : "yellow";
  return [{ square: last.to, shape: "highlight", color, label: SIGNS[sign] }];
}

/** A list with an item, or without it if it is there in the same color. */
function toggle<T extends { color: string }>(
  list: readonly T[],
  added: T,
  isSame: (one: T) => boolean,
): readonly T[] {
  const others = list.filter((one) => !isSame(one));
  const isThere = list.some((one) => isSame(one) && one.color === added.color);
  return isThere ? others : [...others, added];
}

/** What is drawn belongs to the position: it is stored, and stands in the PGN. The same stroke again removes it. */
function keepStroke({ tree }: Study, { from, to, color }: BoardEvents["draw"]): void {
  const { current } = tree;
  if (preview.peek()) return;
  if (from === to) {
    const isSame = ({ square }: DrawnMark) => square === from;
    tree.annotate(current, { marks: toggle(current.marks, { square: from, color }, isSame) });
  } else {
    const isSame = (one: DrawnArrow) => one.from === from && one.to === to;
    tree.annotate(current, { arrows: toggle(current.arrows, { from, to, color }, isSame) });
  }
}

interface Props {
  study: Study;
  announce: (text: string) => void;
  /** Shows cards of pieces; it does not change between renders. */
  inspector: Pick<Inspector, "inspect" | "hover">;
  snapshot: PlaySnapshot;
  mate: MateReason | null;
  onBoard: (board: Board) => void;
}

export function AnalysisBoard({ study, announce, inspector, snapshot, mate, onBoard }: Props) {
  useTree(study.tree);
  const m = read(analyseTexts);
  const { tree, play } = study;
  const { current } = tree;
  const shown = preview.value;
  const options = useMemo((): BoardInput => {
    const { pieces, lastMove, movable, check, checkers } = shown ?? snapshot;
    const reasons = mate && drawMate(mate);
    return {
      pieces,
      lastMove,
      movable,
      check,
      checkers,
      orientation: view.value,
      draw: (event) => keepStroke(study, event),
      inspect: inspector.inspect,
      hover: inspector.hover,
      arrows: [
        ...lineArrows(),
        ...(reasons?.arrows ?? []),
        ...(shown ? [] : [...betterArrows(study), ...current.arrows]),
      ],
      marks: [
        ...(shown ? [] : signMark(study)),
        ...(reasons?.marks ?? []),
        ...(shown ? [] : current.marks),
      ],
    };
  }, [
    view.value,
    current,
    shown,
    snapshot,
    tree.revision,
    mate,
    analysis.info.value,
    analysis.status.value,
    hasArrows.value,
  ]);
  const zones = zonesFor(view.value);
  // A preview belongs to the position in which it was asked for.
  useEffect(() => void (preview.value = null), [tree.current]);
  return (
    <div
      class="analyse-stage"
      data-coordinates={coordinates.value}
      onKeyDownCapture={(event) => pickByLetters(play, event)}
    >
      <EvaluationBar study={study} />
      <PlayBoard
        key={study.id}
        play={play}
        options={options}
        zones={useCallback(() => zones, [zones])}
        refused={(tried) => notify(m.illegal(describeIllegal(tried.illegal, words(), tried)))}
        {...answerPresses(play, announce)}
        onBoard={onBoard}
      />
    </div>
  );
}
