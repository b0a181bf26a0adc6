// Evaluations in the comments of a PGN, as other programs write them: `[%eval 0.35]`, `[%eval #-3]`.
import type { Evaluation, TreeNode } from "./types.js";

const EVALUATION = /\s*\[%eval (#?)(-?\d+(?:\.\d+)?)\]\s*/;

/** Comments, and the evaluation that was written among them. */
export function readEvaluation(comments: readonly string[]): {
  texts: string[];
  evaluation: Evaluation | null;
} {
  let evaluation: Evaluation | null = null;
  const texts = comments.map((comment) =>
    comment.replace(EVALUATION, (_, mate: string, text: string) => {
      const value = Number(text);
      evaluation ??= Object.freeze(mate ? { mate: value } : { points: Math.round(value * 100) });
      return " ";
    }),
  );
  return { texts: evaluation ? texts.map((t) => t.trim()).filter(Boolean) : texts, evaluation };
}

/** Comments with the evaluation before them. */
export function writeEvaluation({ comments, evaluation }: TreeNode): string[] {
  if (!evaluation) return [...comments];
  const value = "mate" in evaluation ? `#${evaluation.mate}` : (evaluation.points / 100).toFixed(2);
  return [`[%eval ${value}]`, ...comments];
}
