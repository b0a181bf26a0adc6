// What a tree has, and how it changes: every change can be taken back.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors.js";
import { shown } from "../arguments/objects.js";
import { Listeners } from "../listeners.js";
import type { Outcome, Rules, Turn } from "../types.js";
import type { GameData } from "../pgn/types.js";
import { changeOf, Edits, type Change, type Edit } from "./edits.js";
import { countNesting, createNode, listSubtree, type Node, type Notes } from "./node.js";
import type { Positions } from "./positions.js";
import type { TreeNode } from "./types.js";

/** Variations may be nested this deep: a PGN cannot have more. */
export const MAX_DEPTH = 64;

/** What belongs to the whole tree, and is edited like its nodes. */
interface Head {
  /** In the order in which they were set. */
  headers: Readonly<Record<string, string>>;
  declared: { readonly node: Node; readonly outcome: Outcome } | null;
}

/** The state of a tree. */
export class TreeState {
  readonly listeners = new Listeners();
  readonly edits = new Edits();
  readonly head: Head;
  current: Node;
  revision = 0;
  isFreed = false;
  readonly root: Node;
  readonly rules: Rules;
  readonly autoCommit: boolean;
  readonly positions: Positions;
  readonly nodes = new Map<number, Node>();
  /** The child of a node that was visited last. */
  readonly #visited = new WeakMap<Node, Node>();
  #nextId = 1;

  constructor(root: Node, { rules, headers = {}, autoCommit }: GameData, positions: Positions) {
    this.root = this.current = root;
    this.rules = Object.freeze(rules);
    this.autoCommit = autoCommit !== false;
    this.head = { headers: Object.freeze(headers), declared: null };
    this.positions = positions;
    this.nodes.set(root.id, root);
  }

  /** The node that is meant, by itself or by its id. */
  own(node: unknown): Node {
    const id = typeof node === "number" ? node : readId(node);
    const own = this.nodes.get(id as number);
    if (own && (typeof node === "number" || own === node)) return own;
    throw new CoTuLenhError("UNKNOWN_NODE", `${shown(node)} is not a node of this tree`);
  }

  #create(parent: Node, turn: Turn, id = this.#nextId): Node {
    if (parent.children.length > 0 && countNesting(parent) >= MAX_DEPTH) throw tooDeep();
    this.#nextId = Math.max(this.#nextId, id + 1);
    return createNode(id, parent, turn);
  }

  /** Adds a turn that was played in a game, while the tree is made. */
  readonly attach = (game: CoTuLenh, parent: Node, turn: Turn, id?: number): Node => {
    const known = findChild(parent, turn);
    if (known) return known;
    const node = this.#create(parent, turn, id);
    parent.children = Object.freeze([...parent.children, node]);
    this.nodes.set(node.id, node);
    this.positions.storeAtStride(node, game);
    return node;
  };

  next(node: Node): Node | null {
    const last = this.#visited.get(node);
    return (last && node.children.includes(last) ? last : node.children[0]) ?? null;
  }

  visit(node: Node): void {
    this.current = node;
    for (let at = node; at.parent && this.#visited.get(at.parent) !== at; at = at.parent) {
      this.#visited.set(at.parent, at);
    }
  }

  go(node: Node): Node {
    if (node === this.current) return node;
    this.visit(node);
    this.changed();
    return node;
  }

  changed(): void {
    this.revision++;
    this.listeners.call();
  }

  /** Adds turns after a node, or finds them there; goes to the last, or stays. Returns it. */
  grow(parent: Node, turns: readonly Turn[], isGoing: boolean, notes: Partial<Notes> = {}): Node {
    const changes: Change[] = [];
    let last = parent;
    for (const turn of turns) {
      let next = findChild(last, turn);
      if (!next) {
        next = Object.assign(this.#create(last, turn), notes);
        changes.push(changeOf(last, { children: Object.freeze([...last.children, next]) }));
      }
      last = next;
    }
    const to = isGoing ? last : this.current;
    if (changes.length > 0) this.edit(changes, to);
    else this.go(to);
    return last;
  }

  /** Makes changes that can be taken back, and goes to a node. */
  edit(changes: readonly Change[], to: Node = this.current): void {
    const edit: Edit = { changes, from: this.current, to };
    this.edits.add(edit);
    this.apply(edit, "after");
  }

  /** Makes the changes of an edit, or takes them back. Returns whether there is one. */
  apply(edit: Edit | undefined, side: "before" | "after"): boolean {
    if (!edit) return false;
    const { changes, from, to } = edit;
    for (const change of changes) this.#change(change, side);
    // Where the edit went, it goes again; else the tree stays, if its node is still there.
    let at = from === to ? this.current : side === "before" ? from : to;
    while (this.nodes.get(at.id) !== at) at = at.parent!;
    this.visit(at);
    this.changed();
    return true;
  }

  #change({ target, before, after }: Change, side: "before" | "after"): void {
    const [gone, there] = side === "after" ? [before, after] : [after, before];
    Object.assign(target, there);
    const listed = ({ children = [] }: Partial<Node>): readonly Node[] => children;
    for (const child of listed(gone)) {
      if (listed(there).includes(child)) continue;
      for (const { id } of listSubtree(child)) this.nodes.delete(id);
    }
    for (const child of listed(there)) {
      if (listed(gone).includes(child)) continue;
      for (const node of listSubtree(child)) this.nodes.set(node.id, node);
    }
  }
}

function findChild(parent: Node, { lan }: Turn): Node | undefined {
  return parent.children.find((child) => child.turn!.lan === lan);
}

/** A field of something that may not have any. A getter or a Proxy may throw. */
function readId(node: unknown): unknown {
  try {
    return (node as TreeNode | null | undefined)?.id;
  } catch {
    return undefined;
  }
}

export function tooDeep(): CoTuLenhError {
  const message = `variations are nested more than ${MAX_DEPTH} deep`;
  return new CoTuLenhError("PGN_TOO_DEEP", message, { limit: MAX_DEPTH });
}
