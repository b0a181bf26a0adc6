// Games as PGN, in both directions. Evaluations stand in comments, as other programs write them.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree, type Evaluation, type TreeData } from "cotulenh-wasm/tree";
import { growTree } from "./nodes.js";

/** Whether a tag says that something is not known. */
export const isUnknown = (value: string): boolean => /^[?.*]*$/.test(value);

const EVALUATION = /\s*\[%eval (#?)(-?\d+(?:\.\d+)?)\]\s*/;

function formatEvaluation(evaluation: Evaluation): string {
  const value = "mate" in evaluation ? `#${evaluation.mate}` : (evaluation.points / 100).toFixed(2);
  return `[%eval ${value}]`;
}

/** A changed copy of a tree. */
function copyTree(tree: GameTree, change: (data: TreeData) => void): GameTree {
  const data = tree.toJSON();
  change(data);
  return growTree(data);
}

/** A game with its variations, comments, signs, clocks, evaluations and headers. */
export function writePgn(tree: GameTree, options: { maxWidth?: number } = {}): string {
  const text = tree.pgn(options);
  const hasEvaluations = tree.toJSON().nodes.some(({ evaluation }) => evaluation);
  if (!hasEvaluations || text.includes("[%eval ")) return text;
  using copy = copyTree(tree, ({ nodes }) => {
    for (const node of nodes) {
      const { evaluation, comments = [] } = node;
      if (evaluation) node.comments = [formatEvaluation(evaluation), ...comments];
    }
  });
  return copy.pgn(options);
}

/** Reads a PGN with one game; throws a `CoTuLenhError`. */
export function readPgn(text: string): GameTree {
  using game = new CoTuLenh();
  const tree = GameTree.fromPgn(text, game);
  const isEvaluated = tree
    .toJSON()
    .nodes.some(({ comments = [] }) => comments.some((one) => EVALUATION.test(one)));
  if (!isEvaluated) return tree;
  const copy = copyTree(tree, ({ nodes }) => {
    for (const node of nodes) {
      const found = node.comments?.map((one) => EVALUATION.exec(one)).find(Boolean);
      if (!found || !node.comments) continue;
      const value = Number(found[2]);
      node.evaluation = found[1] ? { mate: value } : { points: Math.round(value * 100) };
      node.comments = node.comments
        .map((one) => one.replace(EVALUATION, " ").trim())
        .filter(Boolean);
    }
  });
  tree.free();
  return copy;
}
