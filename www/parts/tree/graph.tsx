// The evaluation over the turns of a line: a slider, by pointer and by keys.
import type { TreeNode } from "cotulenh-wasm/tree";
import { useMemo, useRef } from "preact/hooks";
import type { Judge, Mistake } from "../../review/mistakes.js";
import { formatEvaluation, toChance } from "../../review/scale.js";
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
}

export function Graph({ nodes, judge, mistakes, current, onGo }: Props) {
  const m = read(texts);
  const frame = useRef<SVGSVGElement>(null);
  const last = Math.max(nodes.length - 1, 1);
  const x = (i: number) => (i / last) * WIDTH;
  const drawn = useMemo(() => {
    const heights = nodes.map((node) => {
      const evaluation = judge(node);
      return evaluation ? HEIGHT * (1 - toChance(evaluation)) : null;
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
  const point = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    goTo(Math.round(((event.clientX - box.left) / box.width) * last));
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
  return (
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
        point(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && point(event)}
      onKeyDown={onKeyDown}
    >
      <path class="area" d={drawn.area} />
      <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path class="curve" d={drawn.line} />
      {drawn.dots.map(({ id, sign, d }) => (
        <path key={id} class="dot" data-sign={sign} d={d} />
      ))}
      {index >= 0 && <path class="cursor" d={`M${x(index).toFixed(1)} 0V${HEIGHT}`} />}
    </svg>
  );
}
