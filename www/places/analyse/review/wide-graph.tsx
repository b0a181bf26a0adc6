// The evaluation of the reviewed line, as wide as the board and under it.
import { useEffect, useMemo } from "preact/hooks";
import type { TreeNode } from "cotulenh-wasm/tree";
import { Graph } from "../../../parts/tree/graph.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { findMistakes, fromTree } from "../../../review/mistakes.js";
import type { Study } from "../study.js";
import { preview, shownLine, showNode } from "../thinking.js";

/** A text that is the same as long as the graph is. */
export const graphKey = (line: readonly TreeNode[]): string =>
  line.map(({ id, evaluation }) => `${id}${JSON.stringify(evaluation)}`).join();

/** The graph of a reviewed line. While the pointer is on it, the board shows that position. */
export function ReviewGraph({ study, line }: { study: Study; line: readonly TreeNode[] }) {
  const { tree } = study;
  useTree(tree);
  const key = graphKey(line);
  // A jump makes no new lists: the graph is not drawn again.
  const { nodes, mistakes } = useMemo(
    () => ({ nodes: [tree.root, ...line], mistakes: findMistakes(line) }),
    [tree, key],
  );
  useEffect(() => () => void (preview.value = null), []);
  return (
    <Graph
      nodes={nodes}
      judge={fromTree}
      mistakes={mistakes}
      current={tree.current}
      onGo={(node) => tree.goTo(node)}
      onPoint={(node) => showNode(study, node)}
    />
  );
}

export function WideGraph({ study }: { study: Study }) {
  useTree(study.tree);
  const line = shownLine(study.tree);
  return line.length === 0 ? null : <ReviewGraph study={study} line={line} />;
}
