// The nodes of a tree, and ways through them. Loops instead of recursion, because lines can be longer than the call
// stack.
import { NOTES } from "../record/create.js";
import { nextMoment, readStart, type Moment } from "../record/start.js";
import type { TurnNotes } from "../record/types.js";
import { otherColor } from "../vocabulary/colors.js";
import type { Turn } from "../vocabulary/types.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import type { TreeNode } from "./types.js";

const NONE: readonly never[] = Object.freeze([]);

const NO_NOTES = {
  comments: NONE,
  startingComments: NONE,
  nags: NONE,
  clock: null,
  evaluation: null,
  arrows: NONE,
  marks: NONE,
};

/** A node as the tree has it; to users it is a `TreeNode`. */
export type Node = {
  -readonly [Name in Exclude<keyof TreeNode, "parent" | "children">]: TreeNode[Name];
} & {
  readonly parent: Node | null;
  children: readonly Node[];
};

/** The root of a tree. */
export function createRoot(fen: string): Node {
  return create({ id: 0, ply: 0, ...readStart(fen), turn: null, fen, parent: null });
}

/** The node of a turn. It is not added to the children of its parent yet. */
export function createNode(id: number, parent: Node, turn: Turn): Node {
  const { moveNumber } = momentAt(parent);
  const toMove = otherColor(parent.toMove);
  freezeDeeply(turn);
  return create({ id, ply: parent.ply + 1, toMove, moveNumber, turn, fen: turn.after, parent });
}

/** Side and number of the next turn. `moveNumber` of a node is the number of the turn that led to it. */
function momentAt(node: Node): Moment {
  if (!node.parent) return node;
  return nextMoment({ toMove: node.parent.toMove, moveNumber: node.moveNumber });
}

type NodeFields = "id" | "ply" | "toMove" | "moveNumber" | "turn" | "fen" | "parent";

function create(fields: Pick<Node, NodeFields>): Node {
  return Object.assign(Object.create(UNPROXIED) as object, {
    ...fields,
    children: NONE,
    ...NO_NOTES,
  });
}

/** Sets the notes of a node. */
export function setNotes(node: Node, notes: TurnNotes): void {
  const given = NOTES.map((name) => [name, notes[name] ?? NO_NOTES[name]]);
  Object.assign(node, Object.fromEntries(given));
}

/** Freezes plain data with all that it contains. */
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
