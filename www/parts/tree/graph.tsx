// The evaluation over the turns of a line: a slider, by pointer and by keys.
import { winChance, type TreeNode } from "cotulenh-wasm/tree";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Judge, Mistake } from "../../review/mistakes.js";
import { formatEvaluation, SIGNS } from "../../review/scale.js";
import { formatNumber } from "./rows.js";
import { read, type Table } from "../../texts/texts.js";
import "./graph.css";

const texts: Table<{
  label: string;
  at: (turn: string, value: string) => string;
  start: string;
  unknown: string;
}> = {
  en: {
    label: "Evaluation over the turns",
    at: (turn, value) => `${turn}: ${value}`,
    start: "Start",
    unknown: "not evaluated",
  },
  vi: {
    label: "Đánh giá qua các nước",
    at: (turn, value) => `${turn}: ${value}`,
    start: "Thế ban đầu",
    unknown: "chưa đánh giá",
  },
};

const WIDTH = 1000;
const HEIGHT = 100;

interface Props {
  /** The positions from the start. */
  nodes: readonly TreeNode[];
  judge: Judge;
  mistakes: readonly Mistake[];
  current: TreeNode;
  onGo: (node: TreeNode) => void;
  /** Called with the position that the pointer is on; null when it leaves. */
  onPoint?: (node: TreeNode | null) => void;
}

export function Graph({ nodes, judge, mistakes, current, onGo, onPoint }: Props) {
  const m = read(texts);
  const frame = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = Math.max(nodes.length - 1, 1);
  const x = (i: number) => (i / last) * WIDTH;
  const drawn = useMemo(() => {
    const heights = nodes.map((node) => {
      const evaluation = judge(node);
      return evaluation ? HEIGHT * (1 - winChance(evaluation)) : null;
    });
    const known = heights.flatMap((height, i) =>
      height === null ? [] : [[x(i), height] as const],
    );
    const line = known.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join("L");
    const [first] = known;
    const end = known.at(-1);
    const area =
      first && end
        ? `M${first[0].toFixed(1)} ${HEIGHT}L${line}L${end[0].toFixed(1)} ${HEIGHT}Z`
        : "";
    const dots = mistakes.map(({ node, sign }) => {
      const i = nodes.indexOf(node);
      // A short line with round ends stays round when the graph is stretched.
      return { id: node.id, sign, d: `M${x(i).toFixed(1)} ${(heights[i] ?? 50).toFixed(1)}h0.01` };
    });
    return { area, line: line && `M${line}`, dots };
  }, [nodes, judge, mistakes]);
  const index = nodes.indexOf(current);
  const goTo = (i: number) => {
    const node = nodes[Math.min(Math.max(i, 0), nodes.length - 1)];
    if (node && node !== current) onGo(node);
  };
  const find = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    const i = Math.round(((event.clientX - box.left) / box.width) * last);
    return Math.min(Math.max(i, 0), nodes.length - 1);
  };
  const pointAt = (i: number | null) => {
    if (i === pointed) return;
    setPointed(i);
    onPoint?.(i === null ? null : nodes[i]!);
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0) {
      pointAt(null);
      goTo(find(event));
    } else if (event.pointerType === "mouse") pointAt(find(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = Math.max(index, 0);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(target);
  };
  const shown = nodes[Math.max(index, 0)]!;
  const evaluation = judge(shown);
  const tip = pointed === null ? null : nodes[pointed];
  const tipEvaluation = tip && judge(tip);
  const sign = tip && mistakes.find(({ node }) => node === tip)?.sign;
  return (
    <div class="graph-frame">
      <svg
        ref={frame}
        class="graph"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label={m.label}
        aria-valuemin={0}
        aria-valuemax={nodes.length - 1}
        aria-valuenow={Math.max(index, 0)}
        aria-valuetext={m.at(
          shown.turn?.san ?? m.start,
          evaluation ? formatEvaluation(evaluation) : m.unknown,
        )}
        onPointerDown={(event) => {
          frame.current!.setPointerCapture(event.pointerId);
          pointAt(null);
          goTo(find(event));
        }}
        onPointerMove={move}
        onPointerLeave={() => pointAt(null)}
        onKeyDown={onKeyDown}
      >
        <path class="area" d={drawn.area} />
        <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="curve" d={drawn.line} />
        {drawn.dots.map(({ id, sign, d }) => (
          <path key={id} class="dot" data-sign={sign} d={d} />
        ))}
        {index >= 0 && <path class="cursor" d={`M${x(index).toFixed(1)} 0V${HEIGHT}`} />}
        {pointed !== null && <path class="pointed" d={`M${x(pointed).toFixed(1)} 0V${HEIGHT}`} />}
      </svg>
      {tip && (
        <span
          class="graph-tip small"
          aria-hidden="true"
          style={{ left: `${(100 * pointed!) / last}%` }}
        >
          {tip.turn ? `${formatNumber(tip)} ${tip.turn.san}` : m.start}
          {sign && (
            <span class="sign" data-sign={sign}>
              {SIGNS[sign]}
            </span>
          )}
          <strong>{tipEvaluation ? formatEvaluation(tipEvaluation) : m.unknown}</strong>
        </span>
      )}
    </div>
  );
}
