// The evaluation over the turns of a line, as a graph. A click, a drag or the arrow keys go to a turn.
import { svg } from "../svg.js";
import { formatEvaluation, toChance } from "../../game/evaluation.js";
import type { Mistake } from "../../game/review.js";
import type { TreeNode } from "../../game/vocabulary.js";
import type { Messages } from "../i18n/index.js";

const WIDTH = 320;
const HEIGHT = 96;

export interface Graph {
  element: SVGSVGElement;
  /** Draws the positions of a line, the start included. */
  draw(positions: readonly TreeNode[], mistakes: readonly Mistake[]): void;
  /** Marks the position that is on the board. */
  mark(node: TreeNode): void;
}

export function evaluationGraph(m: Messages, goTo: (node: TreeNode) => void): Graph {
  const area = svg("path", { class: "area" });
  const middle = svg("path", { class: "middle", d: `M0 ${HEIGHT / 2}H${WIDTH}` });
  const cursor = svg("path", { class: "cursor" });
  const dots = svg("g", {});
  const element = svg(
    "svg",
    {
      class: "graph",
      id: "graph",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "slider",
      tabindex: 0,
      "aria-label": m.review.graph,
      "aria-valuemin": 0,
    },
    area,
    middle,
    dots,
    cursor,
  );
  let positions: readonly TreeNode[] = [];
  let current = 0;
  const x = (index: number) => (WIDTH * index) / Math.max(1, positions.length - 1);
  const y = ({ evaluation }: TreeNode) => HEIGHT * (1 - (evaluation ? toChance(evaluation) : 0.5));

  const goToIndex = (index: number) => {
    const node = positions[Math.min(Math.max(index, 0), positions.length - 1)];
    if (node) goTo(node);
  };
  const point = (event: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect();
    goToIndex(Math.round(((event.clientX - left) / width) * (positions.length - 1)));
  };
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    point(event);
  });
  element.addEventListener("pointermove", (event) => {
    if (event.buttons > 0) point(event);
  });
  element.addEventListener("keydown", (event) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      PageUp: current + 10,
      PageDown: current - 10,
      Home: 0,
      End: positions.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    goToIndex(target);
  });

  return {
    element,
    draw: (nodes, mistakes) => {
      positions = nodes;
      const line = nodes.map((node, i) => `${x(i).toFixed(1)} ${y(node).toFixed(1)}`).join("L");
      area.setAttribute("d", `M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`);
      element.setAttribute("aria-valuemax", String(nodes.length - 1));
      const marks = mistakes.map(({ node, sign }) =>
        // Short lines with round ends stay round when the graph is stretched.
        svg("path", {
          class: "mistake",
          "data-sign": sign,
          d: `M${x(nodes.indexOf(node)).toFixed(1)} ${y(node).toFixed(1)}h0.01`,
        }),
      );
      dots.replaceChildren(...marks);
    },
    mark: (node) => {
      const index = positions.indexOf(node);
      cursor.setAttribute("d", index < 0 ? "" : `M${x(index).toFixed(1)} 0V${HEIGHT}`);
      if (index < 0) return;
      current = index;
      const { turn, evaluation } = node;
      const text = evaluation ? formatEvaluation(evaluation) : m.review.unknown;
      element.setAttribute("aria-valuenow", String(index));
      element.setAttribute("aria-valuetext", m.review.at(turn?.san ?? m.review.atStart, text));
    },
  };
}
