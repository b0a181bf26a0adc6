// Trees from data, and their nodes in the order of PGN: a game that is read again has the same order.
import { CoTuLenh, type PgnGame } from "cotulenh-wasm";
import { GameTree, type TreeData, type TreeNode } from "cotulenh-wasm/tree";

/** Makes a tree from data; throws if the data is not valid. */
export function treeFromData(data: TreeData): GameTree {
  using game = new CoTuLenh();
  return GameTree.fromJSON(data, game);
}

/** Reads a PGN with one game, or a game of one that was parsed; throws a `CoTuLenhError`. */
export function treeFromPgn(pgn: string | PgnGame): GameTree {
  using game = new CoTuLenh();
  return GameTree.fromPgn(pgn, game);
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

/** The node of a tree to which the same turns lead as to a node of another one; null if there is none. */
export function findSame(tree: GameTree, node: TreeNode): TreeNode | null {
  if (!node.parent) return tree.root;
  const before = findSame(tree, node.parent);
  return before?.children.find(({ turn }) => turn?.lan === node.turn?.lan) ?? null;
}

/** Where a game is opened that does not say it: at its first comment, or else at its start. */
export function findOpening(tree: GameTree): TreeNode {
  if (tree.root.comments.length > 0) return tree.root;
  return tree.mainLine().find(({ comments }) => comments.length > 0) ?? tree.root;
}
