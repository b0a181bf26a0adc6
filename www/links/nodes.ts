// The nodes of a tree in the order of its PGN: a game that is read again has the same order.
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";

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
