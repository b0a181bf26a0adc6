// The nodes of a tree, and ways through them. Loops, because a long line would exceed the call stack.
import type { Turn } from "../types.js";
import { UNPROXIED } from "../unproxied.js";
import type { Evaluation, TreeNode } from "./types.js";

/** What is written about a turn. */
export interface Notes {
  readonly comments: readonly string[];
  readonly startingComments: readonly string[];
  readonly nags: readonly number[];
  readonly clock: number | null;
  readonly evaluation: Evaluation | null;
}

const NONE: readonly never[] = Object.freeze([]);

const NO_NOTES: Notes = {
  comments: NONE,
  startingComments: NONE,
  nags: NONE,
  clock: null,
  evaluation: null,
};

/** A node as the tree has it; to users it is a `TreeNode`. */
export interface Node extends TreeNode {
  readonly parent: Node | null;
  children: readonly Node[];
  comments: Notes["comments"];
  startingComments: Notes["startingComments"];
  nags: Notes["nags"];
  clock: Notes["clock"];
  evaluation: Notes["evaluation"];
}

/** The root of a tree. */
export function createRoot(fen: string): Node {
  return create({ ...NO_NOTES, id: 0, ply: 0, turn: null, fen, parent: null, children: NONE });
}

/** A node that is not among the children of its parent yet. */
export function createNode(id: number, parent: Node, turn: Turn): Node {
  const ply = parent.ply + 1;
  freezeDeeply(turn);
  return create({ ...NO_NOTES, id, ply, turn, fen: turn.after, parent, children: NONE });
}

function create(node: Node): Node {
  return Object.assign(Object.create(UNPROXIED) as object, node);
}

/** Makes plain data unchangeable. */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freezeDeeply);
  return Object.freeze(value);
}

/** The nodes from the root to this one, without the root. */
export function listPath(node: Node): Node[] {
  const path: Node[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** The first child, its first child and so on. */
export function listLine(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** A node and all that follow, each after its parent; the children of a node in their order. */
export function* listSubtree(node: Node): Generator<Node> {
  const waiting = [node];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at;
    for (let i = at.children.length - 1; i >= 0; i--) waiting.push(at.children[i]!);
  }
}

/** The turn with which the innermost variation around a node begins; `null` in the main line. */
export function findVariation(node: Node): Node | null {
  for (let at = node; at.parent; at = at.parent) {
    if (at.parent.children[0] !== at) return at;
  }
  return null;
}

/** In how many variations a node is. */
export function countNesting(node: Node): number {
  let depth = 0;
  for (let at = findVariation(node); at; at = findVariation(at.parent!)) depth++;
  return depth;
}
