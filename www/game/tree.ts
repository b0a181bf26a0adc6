// The turns of a game as a tree: the first child of a turn continues its line, the others are
// variations. Nothing here knows the rules.
import type { Turn } from "cotulenh-wasm";

/** How good a position is for Red: in hundredths of an infantry, or in turns until mate. */
export type Evaluation = { points: number } | { mate: number };

/** What is written about a turn. */
export interface Annotations {
  /** Numbers of PGN for signs such as `!` and `?`. */
  nags: readonly number[];
  comments: readonly string[];
  /** Comments before the first turn of a variation. */
  startingComments: readonly string[];
  /** The time left after the turn, in seconds. */
  clock: number | null;
  /** What the engine thinks of the position after the turn. */
  evaluation: Evaluation | null;
}

const NOTHING: Annotations = {
  nags: [],
  comments: [],
  startingComments: [],
  clock: null,
  evaluation: null,
};

/** A turn and what follows it. The root has no turn: it is the position at the start. */
export interface TreeNode extends Annotations {
  readonly id: number;
  readonly turn: Turn | null;
  readonly parent: TreeNode | null;
  readonly children: readonly TreeNode[];
  /** How many turns lead here. */
  readonly ply: number;
}

interface Node extends Annotations {
  id: number;
  turn: Turn | null;
  parent: Node | null;
  children: Node[];
  ply: number;
  /** The child that was visited last; redo goes there. */
  next: Node | null;
}

/** The signs that can be given to a turn. A turn has one of them at most. */
export const SIGNS = [1, 2, 3, 4, 5, 6] as const;
export type Sign = (typeof SIGNS)[number];

const isSign = (nag: number): nag is Sign => SIGNS.some((sign) => sign === nag);

/** The sign of a turn; null if it has none. */
export function findSign({ nags }: Pick<Annotations, "nags">): Sign | null {
  return nags.find(isSign) ?? null;
}

/** The deepest nesting of variations that a PGN may have. */
const MAX_DEPTH = 64;

/** A change of the tree that can be taken back. */
export interface TreeEdit {
  kind: "removed" | "promoted";
  /** How many turns were removed. */
  count: number;
}

export class GameTree {
  readonly root: TreeNode;
  /** Grows with every change. */
  revision = 0;
  /** The last change that can be taken back; null after any other change of the shape. */
  lastEdit: TreeEdit | null = null;
  #undoEdit: (() => void) | null = null;
  #nextId = 1;
  readonly #nodes = new Map<number, Node>();

  constructor() {
    const root: Node = {
      ...NOTHING,
      id: 0,
      turn: null,
      parent: null,
      children: [],
      ply: 0,
      next: null,
    };
    this.root = root;
    this.#nodes.set(0, root);
  }

  #own(node: TreeNode): Node {
    const own = this.#nodes.get(node.id);
    if (!own) throw new RangeError(`the tree has no turn ${node.id}`);
    return own;
  }

  /** The node with this id; null if it was removed. */
  find(id: number): TreeNode | null {
    return this.#nodes.get(id) ?? null;
  }

  /** How many turns the tree has. */
  get size(): number {
    return this.#nodes.size - 1;
  }

  /** Whether there are neither variations nor annotations. */
  get isPlain(): boolean {
    for (const node of this.#nodes.values()) {
      if (node.children.length > 1 || isAnnotated(node)) return false;
    }
    return true;
  }

  #changed(edit: TreeEdit | null = null, undo: (() => void) | null = null): void {
    this.revision++;
    this.lastEdit = edit;
    this.#undoEdit = undo;
  }

  /** The child with this turn, which is added if there is none. Null if it would be too deep. */
  add(parent: TreeNode, turn: Turn): TreeNode | null {
    const owner = this.#own(parent);
    const known = owner.children.find((child) => child.turn?.lan === turn.lan);
    if (known) return known;
    if (owner.children.length > 0 && this.depth(owner) >= MAX_DEPTH) return null;
    const id = this.#nextId++;
    const ply = owner.ply + 1;
    const node: Node = { ...NOTHING, id, turn, parent: owner, children: [], ply, next: null };
    owner.children.push(node);
    this.#nodes.set(id, node);
    this.#changed();
    return node;
  }

  /** In how many variations a node is. */
  depth(node: TreeNode): number {
    let depth = 0;
    for (let at: TreeNode = node; at.parent; at = at.parent)
      if (at.parent.children[0] !== at) depth++;
    return depth;
  }

  /** Changes what is written about a turn. */
  annotate(node: TreeNode, change: Partial<Annotations>): void {
    Object.assign(this.#own(node), change);
    // The shape of the tree has not changed, so a removed variation can still be restored.
    this.revision++;
  }

  /** Gives a turn a sign, or takes it away. */
  toggleSign(node: TreeNode, sign: Sign): void {
    const others = node.nags.filter((nag) => !isSign(nag));
    this.annotate(node, { nags: findSign(node) === sign ? others : [sign, ...others] });
  }

  /** The turn with which the innermost variation around a node begins; null in the main line. */
  variationOf(node: TreeNode): TreeNode | null {
    for (let at: TreeNode = node; at.parent; at = at.parent) {
      if (at.parent.children[0] !== at) return at;
    }
    return null;
  }

  /** Makes the innermost variation around a node the line that it departs from. */
  promote(node: TreeNode): boolean {
    const first = this.variationOf(node);
    if (!first?.parent) return false;
    const parent = this.#own(first.parent);
    const before = [...parent.children];
    parent.children = [this.#own(first), ...before.filter((child) => child !== first)];
    this.#changed({ kind: "promoted", count: 0 }, () => {
      parent.children = before;
    });
    return true;
  }

  /** Makes the line to a node the main line. */
  makeMain(node: TreeNode): void {
    const path = this.path(node).filter((at) => at.parent?.children[0] !== at);
    for (const first of path) {
      const parent = this.#own(first.parent!);
      const own = this.#own(first);
      parent.children = [own, ...parent.children.filter((child) => child !== own)];
    }
    if (path.length > 0) this.#changed();
  }

  /** Removes a turn and all that follows. */
  remove(node: TreeNode): boolean {
    const removed = this.#own(node);
    const { parent } = removed;
    if (!parent) return false;
    const { next } = parent;
    const index = parent.children.indexOf(removed);
    const all = [...subtree(removed)];
    parent.children.splice(index, 1);
    if (next === removed) parent.next = null;
    for (const { id } of all) this.#nodes.delete(id);
    this.#changed({ kind: "removed", count: all.length }, () => {
      parent.children.splice(index, 0, removed);
      parent.next = next;
      for (const one of all) this.#nodes.set(one.id, one);
    });
    return true;
  }

  /** Takes the last promotion or removal back. */
  undoEdit(): boolean {
    const undo = this.#undoEdit;
    if (!undo) return false;
    undo();
    this.#changed();
    return true;
  }

  /** Remembers that a node was visited, so that redo comes back to it. */
  visit(node: TreeNode): void {
    const own = this.#own(node);
    if (own.parent) own.parent.next = own;
  }

  /** The node that redo goes to; null at the end of a line. */
  next(node: TreeNode): TreeNode | null {
    const own = this.#own(node);
    return own.next ?? own.children[0] ?? null;
  }

  /** The nodes from the root to this one, without the root. */
  path(node: TreeNode): TreeNode[] {
    const path: TreeNode[] = [];
    for (let at: TreeNode = node; at.parent; at = at.parent) path.push(at);
    return path.reverse();
  }

  /** The line through a node up to its end, as redo would go. */
  line(node: TreeNode): TreeNode[] {
    const line = this.path(node);
    for (let at = this.next(node); at; at = this.next(at)) line.push(at);
    return line;
  }

  /** The main line. */
  mainLine(): TreeNode[] {
    const line: TreeNode[] = [];
    for (let at = this.root.children[0]; at; at = at.children[0]) line.push(at);
    return line;
  }
}

function isAnnotated(node: Annotations): boolean {
  return (
    node.nags.length > 0 ||
    node.comments.length > 0 ||
    node.startingComments.length > 0 ||
    node.clock !== null ||
    node.evaluation !== null
  );
}

/** A node and its descendants. A loop, because a long line would exceed the call stack. */
function* subtree(node: Node): Generator<Node> {
  const waiting = [node];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at;
    waiting.push(...at.children);
  }
}
