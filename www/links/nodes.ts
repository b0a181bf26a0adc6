// Trees from data, and their nodes in the order of PGN: a game that is read again has the same order.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree, type TreeData, type TreeNode } from "cotulenh-wasm/tree";

/** A tree from data; throws if they are none. */
export function growTree(data: TreeData): GameTree {
  using game = new CoTuLenh();
  return GameTree.fromJSON(data, game);
}

/** All nodes, the root first, each line before its variations. */
export function listNodes({ root }: GameTree): TreeNode[] {
  const nodes: TreeNode[] = [];
  const waiting: TreeNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return nodes;
}

/** Where a game is opened that does not say it: at its first comment, or else at its start. */
export function findOpening(tree: GameTree): TreeNode {
  if (tree.root.comments.length > 0) return tree.root;
  return tree.mainLine().find(({ comments }) => comments.length > 0) ?? tree.root;
}
