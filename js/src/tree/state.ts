// The state of a tree: the record of its game, the nodes that show it, and the games at the nodes. Every change of the
// tree goes through here: it makes a new record, and the nodes are brought up to date.
import { CoTuLenhError } from "../errors/error.js";
import { shown } from "../arguments/objects.js";
import { Listeners } from "../reactivity/listeners.js";
import { applyChange, withoutLost } from "../record/apply.js";
import { createTurn } from "../record/create.js";
import { countDepth, nextId, type Line } from "../record/lines.js";
import { MAX_DEPTH, tooDeep } from "../record/read.js";
import type { GameRecord, RecordChange, RecordedTurn, TurnNotes } from "../record/types.js";
import type { Turn } from "../vocabulary/types.js";
import { Edits } from "./edits.js";
import { countNesting, createNode, listSubtree, setNotes, type Node } from "./node.js";
import type { Positions } from "./positions.js";
import type { DeclaredEnd, TreeNode } from "./types.js";

/** Changes that are made together. */
interface Group {
  readonly before: GameRecord;
  readonly from: number;
  readonly changes: RecordChange[];
  /** Whether one of them is an edit, which can be taken back. */
  hasEdit: boolean;
}

/** How turns are added. */
interface Growth {
  /** Whether the tree goes to the last turn. */
  readonly goes: boolean;
  /** The notes of new turns. */
  readonly notes?: TurnNotes;
  /** Whether the turn is the open deploy, committed. */
  readonly commits?: boolean;
}

/** The state of a tree. */
export class TreeState {
  readonly listeners = new Listeners<[changes: readonly RecordChange[]]>();
  readonly edits = new Edits();
  readonly root: Node;
  readonly positions: Positions;
  /** The nodes of the record, by their ids. */
  readonly nodes = new Map<number, Node>();
  record: GameRecord;
  current: Node;
  declared: DeclaredEnd | null = null;
  revision = 0;
  isFreed = false;
  /** All nodes ever made, so that undoing an edit brings back the same objects. */
  #made = new Map<number, Node>();
  /** The child of each node that was visited last. */
  readonly #visited = new WeakMap<Node, Node>();
  #nextId = 1;
  #group: Group | null = null;
  readonly #guards = new Set<(after: GameRecord) => void>();

  /** `record` has no turns yet. */
  constructor(root: Node, record: GameRecord, positions: Positions) {
    this.root = this.current = root;
    this.record = record;
    this.positions = positions;
    this.nodes.set(root.id, root);
    this.#made.set(root.id, root);
  }

  /** The node of an argument, which is a node or an id. */
  own(node: unknown): Node {
    const id = typeof node === "number" ? node : readId(node);
    const own = this.nodes.get(id as number);
    if (own && (typeof node === "number" || own === node)) return own;
    throw new CoTuLenhError("UNKNOWN_NODE", `${shown(node)} is not a node of this tree`);
  }

  /** Makes the node of a turn that is not in the record yet. */
  make(parent: Node, turn: Turn, id = this.#nextId): Node {
    this.#nextId = Math.max(this.#nextId, id + 1);
    const node = createNode(id, parent, turn);
    this.#made.set(id, node);
    return node;
  }

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
    this.together(() => this.visit(node));
    return node;
  }

  /**
   * Adds turns after a node, except those that are there already, and returns the last. If the tree goes there, an open
   * deploy is committed or cancelled.
   */
  grow(parent: Node, turns: readonly Turn[], { goes, notes = {}, commits = false }: Growth): Node {
    let last = parent;
    let missing = 0;
    for (const turn of turns) {
      const known = last.children.find((child) => child.turn!.lan === turn.lan);
      if (!known) break;
      last = known;
      missing++;
    }
    const after = last;
    const added: RecordedTurn[] = [];
    if (missing < turns.length && after.children.length > 0 && countNesting(after) >= MAX_DEPTH) {
      throw tooDeep();
    }
    for (const turn of turns.slice(missing)) {
      last = this.make(last, turn);
      const { san, lan } = turn;
      added.push(createTurn({ id: last.id, san, lan, ...notes }));
    }
    const to = goes ? last : this.current;
    const [first] = added;
    const isCommit = commits && first !== undefined;
    this.together(() => {
      if (goes && this.record.deploy && !isCommit) this.pass({ type: "cancelled" });
      if (isCommit) this.edit({ type: "committed", turn: first }, to);
      else if (first) this.edit({ type: "played", after: after.id, turns: added }, to);
      else this.visit(to);
    });
    return last;
  }

  /**
   * Calls a function with the record that an edit would lead to, which refuses the edit by throwing. Returns a function
   * that ends it.
   */
  guard(check: (after: GameRecord) => void): () => void {
    this.#guards.add(check);
    return () => void this.#guards.delete(check);
  }

  #guard(after: GameRecord): GameRecord {
    for (const check of this.#guards) check(after);
    return after;
  }

  /** Makes a change that `undoEdit` can take back, and goes to a node. */
  edit(change: RecordChange, to: Node = this.current): void {
    const after = this.#guard(applyChange(this.record, change));
    if (change.type === "promoted" && countDepth(after.turns) > MAX_DEPTH) throw tooDeep();
    this.together((group) => {
      this.show(after);
      this.visit(to);
      group.changes.push(change);
      group.hasEdit = true;
    });
  }

  /** Makes a change that is not an edit: one of the open deploy or of the clock. */
  pass(change: RecordChange): void {
    const after = applyChange(this.record, change);
    this.together((group) => {
      this.show(after);
      group.changes.push(change);
    });
  }

  /** Groups the changes of a function into one edit and one call of the listeners. If it throws, all are undone. */
  together(change: (group: Group) => void): void {
    if (this.#group) return change(this.#group);
    const { record: before, current } = this;
    const from = current.id;
    const group: Group = (this.#group = { before, from, changes: [], hasEdit: false });
    try {
      change(group);
    } catch (error) {
      this.#group = null;
      this.show(before);
      this.visit(current);
      throw error;
    }
    this.#group = null;
    if (group.hasEdit) this.edits.add({ before, after: this.record, from, to: this.current.id });
    if (group.changes.length > 0 || this.current !== current) this.#tell(group.changes);
  }

  /** Takes back an edit, or does it again. Returns whether there was one. */
  undo(isAgain: boolean): boolean {
    if (this.#group) {
      const message = "edits that are made together are taken back together, when they are done";
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    const edit = this.edits.find(isAgain);
    if (!edit) return false;
    const { clock, deploy } = this.record;
    const record = { ...(isAgain ? edit.after : edit.before), clock, deploy };
    this.show(this.#guard(Object.freeze(withoutLost(record))));
    this.edits.move(isAgain);
    // If the edit went elsewhere, so does this. Otherwise the tree stays, or goes to the nearest node that is left.
    const target = isAgain ? edit.to : edit.from;
    let at = edit.from === edit.to ? this.current : this.#made.get(target)!;
    while (this.nodes.get(at.id) !== at) at = at.parent!;
    this.visit(at);
    this.#tell([{ type: "replaced", record: this.record }]);
    return true;
  }

  /**
   * Takes over changes that were made elsewhere. `record` is the record after them, and `made` has the nodes of its new
   * turns, with the ids that they have there. Earlier edits cannot be undone afterwards.
   */
  adopt(
    changes: readonly RecordChange[],
    record: GameRecord,
    made: ReadonlyMap<number, Node>,
    to: Node,
  ): void {
    this.together((group) => {
      for (const [id, node] of made) this.#made.set(id, node);
      this.show(Object.freeze(record));
      this.visit(to);
      this.edits.clear();
      this.#made = new Map(this.nodes);
      this.#nextId = nextId(record);
      group.changes.push(...changes);
    });
  }

  #tell(changes: readonly RecordChange[]): void {
    this.revision++;
    this.listeners.call(changes);
  }

  // Bringing the nodes up to date.

  /** Sets fields of the record while the tree is being made. */
  complete(fields: Partial<GameRecord>): void {
    this.show(Object.freeze({ ...this.record, ...fields }));
  }

  /** Sets the record, and updates the nodes. Nodes for all its turns were made before. */
  show(record: GameRecord): void {
    const before = this.record;
    this.record = record;
    if (record.notes !== before.notes) setNotes(this.root, record.notes);
    this.#showLine(this.root, before.turns, record.turns);
    if (record.end === before.end) return;
    const { end } = record;
    this.declared =
      end && Object.freeze({ node: this.#made.get(end.after)!, outcome: end.outcome });
  }

  /** Updates the nodes of a line. `before` is the line that was in its place. */
  #showLine(parent: Node, before: Line, line: Line, isVariation = false): void {
    if (before === line) return;
    let node = parent;
    let isSameLine = true;
    for (const [n, turn] of line.entries()) {
      const old: RecordedTurn | undefined = isSameLine ? before[n] : undefined;
      if (old !== turn) this.#showTurn(node, old, turn, isVariation && n === 0);
      isSameLine &&= old?.id === turn.id;
      node = this.#made.get(turn.id)!;
    }
    // A node that comes back may have had others after it when it was removed.
    this.#setChildren(node, []);
  }

  /** Updates the node of a turn, and its variations. */
  #showTurn(
    parent: Node,
    old: RecordedTurn | undefined,
    turn: RecordedTurn,
    isVariation: boolean,
  ): void {
    const { variations = [] } = turn;
    // The first turn of a variation became a child together with the turn that it replaces.
    if (!isVariation) {
      const children = [turn, ...variations.map(([first]) => first!)];
      this.#setChildren(
        parent,
        children.map(({ id }) => this.#made.get(id)!),
      );
    }
    const node = this.#made.get(turn.id)!;
    this.nodes.set(turn.id, node);
    setNotes(node, turn);
    for (const variation of variations) {
      const shown = old?.variations?.find(([first]) => first!.id === variation[0]!.id) ?? [];
      this.#showLine(parent, shown, variation, true);
    }
  }

  #setChildren(parent: Node, children: readonly Node[]): void {
    const { children: before } = parent;
    if (before.length === children.length && before.every((child, n) => child === children[n])) {
      return;
    }
    parent.children = Object.freeze(children);
    for (const child of before) {
      if (children.includes(child)) continue;
      for (const { id } of listSubtree(child)) this.nodes.delete(id);
    }
  }
}

/** The id of an argument that may not be a node. A getter or a Proxy may throw. */
function readId(node: unknown): unknown {
  try {
    return (node as TreeNode | null | undefined)?.id;
  } catch {
    return undefined;
  }
}
