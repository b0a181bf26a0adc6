// Games as PGN, in both directions. Evaluations stand in comments, as other programs write them.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree, type Evaluation, type TreeData } from "cotulenh-wasm/tree";

const EVALUATION = /\s*\[%eval (#?)(-?\d+(?:\.\d+)?)\]\s*/;

function formatEvaluation(evaluation: Evaluation): string {
  const value = "mate" in evaluation ? `#${evaluation.mate}` : (evaluation.points / 100).toFixed(2);
  return `[%eval ${value}]`;
}

/** A changed copy of a tree. */
function copyTree(tree: GameTree, change: (data: TreeData) => void): GameTree {
  const data = tree.toJSON();
  change(data);
  const game = new CoTuLenh();
  try {
    return GameTree.fromJSON(data, game);
  } finally {
    game.free();
  }
}

/** A game with its variations, comments, signs, clocks, evaluations and headers. */
export function writePgn(tree: GameTree, options: { maxWidth?: number } = {}): string {
  const text = tree.pgn(options);
  const hasEvaluations = tree.toJSON().nodes.some(({ evaluation }) => evaluation);
  if (!hasEvaluations || text.includes("[%eval ")) return text;
  const copy = copyTree(tree, ({ nodes }) => {
    for (const node of nodes) {
      const { evaluation, comments = [] } = node;
      if (evaluation) node.comments = [formatEvaluation(evaluation), ...comments];
    }
  });
  try {
    return copy.pgn(options);
  } finally {
    copy.free();
  }
}

/** Reads a PGN with one game; throws a `CoTuLenhError`. */
export function readPgn(text: string): GameTree {
  const game = new CoTuLenh();
  try {
    const tree = GameTree.fromPgn(text, game);
    const isWritten = tree
      .toJSON()
      .nodes.some(({ comments = [] }) => comments.some((one) => EVALUATION.test(one)));
    if (!isWritten) return tree;
    const read = copyTree(tree, ({ nodes }) => {
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
    return read;
  } finally {
    game.free();
  }
}
