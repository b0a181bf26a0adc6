// What a reviewed line says: its mistakes, and how well both sides have played.
import type { Color } from "cotulenh-wasm";
import type { Evaluation, TreeNode } from "cotulenh-wasm/tree";
import { findLoss, rateAccuracy, signTurn, type MistakeSign } from "./scale.js";

/** A turn that has lost much. */
export interface Mistake {
  node: TreeNode;
  sign: MistakeSign;
  loss: number;
}

interface SideSummary {
  /** From 0 to 100: how near the turns were to the best ones. */
  accuracy: number | null;
  /** The number of turns with each sign of a mistake. */
  counts: Readonly<Record<MistakeSign, number>>;
}

/** What is known about a position; the tree's own evaluations, or those of a review that runs. */
export type Judge = (node: TreeNode) => Evaluation | null | undefined;

export const fromTree: Judge = ({ evaluation }) => evaluation;

/** What was better than a turn: the other turn of its position, which a review has written. */
export function findBetter(node: TreeNode): TreeNode | null {
  return node.parent?.children.find((child) => child !== node) ?? null;
}

/** The mistakes of a line whose positions have evaluations. */
export function findMistakes(line: readonly TreeNode[], judge: Judge = fromTree): Mistake[] {
  return line.flatMap((node) => {
    const before = node.parent && judge(node.parent);
    const after = judge(node);
    if (!before || !after || !node.turn) return [];
    const loss = findLoss(before, after, node.turn.color);
    const sign = signTurn(before, after, node.turn.color);
    return sign ? [{ node, sign, loss }] : [];
  });
}

/** How well both sides have played a line. */
export function summarize(line: readonly TreeNode[]): Record<Color, SideSummary> {
  const mistakes = findMistakes(line);
  const side = (color: Color): SideSummary => {
    const losses = line.flatMap(({ turn, parent, evaluation }) =>
      turn?.color === color && parent?.evaluation && evaluation
        ? [findLoss(parent.evaluation, evaluation, color)]
        : [],
    );
    const counts = { 2: 0, 4: 0, 6: 0 };
    for (const { node, sign } of mistakes) if (node.turn?.color === color) counts[sign]++;
    return { accuracy: rateAccuracy(losses), counts };
  };
  return { r: side("r"), b: side("b") };
}

/** The beginning of a line whose positions have evaluations. */
export function findReviewedPart(root: TreeNode, line: readonly TreeNode[]): readonly TreeNode[] {
  if (root.evaluation === null) return [];
  const end = line.findIndex(({ evaluation }) => evaluation === null);
  return end < 0 ? line : line.slice(0, end);
}

/** Whether all positions of a line have evaluations. */
export function isReviewed(root: TreeNode, line: readonly TreeNode[]): boolean {
  return line.length > 0 && findReviewedPart(root, line).length === line.length;
}
