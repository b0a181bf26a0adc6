// The class of the entry `cotulenh-wasm/tree`.
/// <reference lib="esnext.disposable" preserve="true" />
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError, throwAtCaller, throwingAtCaller } from "../errors.js";
import { atPath, FieldReader } from "../arguments/data.js";
import { count, readOptions } from "../arguments/options.js";
import { PGN_WIDTH, pgnText, plainText } from "../arguments/values.js";
import { shown } from "../arguments/objects.js";
import { Listeners } from "../listeners.js";
import { writeTagged } from "../pgn/writer.js";
import type { GameDataInput, MoveInput, Outcome, PgnResult, Rules, Turn } from "../types.js";
import { DECLARED_REASONS } from "../vocabulary.js";
import { UNPROXIED } from "../unproxied.js";
import { changeOf, Edits, type Change, type Edit } from "./edits.js";
import { declareEnd, readEnd } from "./ends.js";
import {
  countNesting,
  createNode,
  createRoot,
  findVariation,
  listLine,
  listPath,
  listSubtree,
  type Node,
} from "./node.js";
import { readNotes } from "./notes.js";
import { Positions } from "./positions.js";
import { copyGame, growLine, growNodes, readNodes, readRecord } from "./read.js";
import type { DeclaredEnd, TreeData, TreeNode, TreeNotes } from "./types.js";
import { toLine, toNodeData } from "./write.js";

/** Variations may be nested this deep: a PGN cannot have more. */
const MAX_DEPTH = 64;

/** What belongs to the whole tree, and is edited like its nodes. */
interface Head {
  /** In the order in which they were set. */
  headers: Readonly<Record<string, string>>;
  declared: { readonly node: Node; readonly outcome: Outcome } | null;
}

/**
 * A game with its variations: the first child of a node continues its line, the others are variations.
 *
 * Every call succeeds, or throws a `CoTuLenhError` with a stable `code` and changes nothing. It carries no
 * wasm: rules and start come from the game that it is given, of either entry, which stays as it is.
 *
 * @example
 * ```ts
 * const tree = new GameTree(new CoTuLenh());
 * tree.play("Tf6");
 * tree.play("Tf8");
 * tree.back();
 * tree.play("Ic7"); // a variation
 * tree.mainLine().map((node) => node.turn?.san); // ["Tf6", "Tf8"]
 * ```
 */
export class GameTree {
  readonly #root: Node;
  readonly #positions: Positions;
  readonly #rules: Rules;
  readonly #autoCommit: boolean;
  readonly #nodes = new Map<number, Node>();
  readonly #listeners = new Listeners();
  readonly #edits = new Edits();
  readonly #head: Head = { headers: Object.freeze({}), declared: null };
  /** The child of a node that was visited last. */
  readonly #visited = new WeakMap<Node, Node>();
  #current: Node;
  #nextId = 1;
  #revision = 0;
  #isFreed = false;

  /**
   * A tree with the turns of a game, its headers, comments and variations. It stands where the game does;
   * an open deploy session is not part of it.
   *
   * @example
   * ```ts
   * const tree = new GameTree(game);
   * ```
   */
  constructor(game: CoTuLenh) {
    try {
      const start = copyGame(game);
      const data = start.toJSON();
      this.#rules = Object.freeze(data.rules);
      this.#autoCommit = data.autoCommit !== false;
      this.#head.headers = Object.freeze(data.headers ?? {});
      start.load(data.start);
      this.#root = createRoot(start.fen());
      this.#nodes.set(this.#root.id, this.#root);
      this.#positions = new Positions(this.#root, start);
      const { comments, turns } = readRecord(data);
      this.#root.comments = Object.freeze(comments);
      const copy = start.clone();
      this.#current = growLine(this.#attach, copy, this.#root, turns);
      this.#positions.keep(this.#current, copy);
      copy.free();
      const { result } = data;
      if (result && (DECLARED_REASONS as readonly string[]).includes(result.reason)) {
        this.#head.declared = { node: this.#current, outcome: Object.freeze(result) };
      }
      for (const node of listPath(this.#current)) this.#visited.set(node.parent!, node);
    } catch (error) {
      throwAtCaller(error, GameTree);
    }
  }

  /**
   * The tree of a PGN with one game, at the end of its main line. The rules are those of its `Rules` tag, or
   * those of the game.
   *
   * @example
   * ```ts
   * GameTree.fromPgn("1. Tf6 (1. Ic6 {quiet}) 1... Tf8 *", new CoTuLenh()).root.children.length; // 2
   * ```
   */
  static fromPgn(text: string, game: CoTuLenh): GameTree {
    try {
      const pgn = pgnText(text);
      const copy = copyGame(game);
      try {
        copy.loadPgn(pgn, { rules: copy.rules() });
        return new GameTree(copy);
      } finally {
        copy.free();
      }
    } catch (error) {
      throwAtCaller(error, GameTree.fromPgn);
    }
  }

  /**
   * The tree that {@link toJSON} gave as data, which may have been JSON in between. What is wrong is refused
   * with the `path` of it, such as `"nodes[3].turn"`. Of the game nothing but its class is used.
   *
   * @example
   * ```ts
   * const stored = JSON.stringify(tree);
   * const restored = GameTree.fromJSON(JSON.parse(stored), new CoTuLenh());
   * ```
   */
  static fromJSON(data: TreeData, game: CoTuLenh): GameTree {
    try {
      const reader = new FieldReader("INVALID_DATA", "data");
      const names = [
        "rules",
        "start",
        "autoCommit",
        "headers",
        "nodes",
        "current",
        "declared",
      ] as const;
      const fields = reader.fields(data, names, "data");
      const { Result: result, ...headers } = Object.fromEntries(
        reader.texts(fields.headers, "headers"),
      );
      const nodes = readNodes(fields.nodes);
      const copy = copyGame(game);
      copy.free();
      const { rules, start, autoCommit } = fields;
      const head = { rules, start, autoCommit, headers } as GameDataInput;
      const made = (copy.constructor as typeof CoTuLenh).fromJSON(head);
      const tree = new GameTree(made);
      try {
        growNodes(tree.#attach, made, tree.#root, nodes);
        const current = tree.#nodes.get(fields.current as number);
        tree.#current = current ?? reader.refuse("current", "the id of a node", fields.current);
        for (const node of listPath(tree.#current)) tree.#visited.set(node.parent!, node);
        if (result !== undefined) tree.#setHeader("Result", result);
        if (fields.declared !== undefined) {
          const { node, outcome } = reader.fields(fields.declared, ["node", "outcome"], "declared");
          const found = tree.#nodes.get(node as number);
          const at = found ?? reader.refuse("declared.node", "the id of a node", node);
          atPath("declared", () => tree.#declare(at, outcome, "outcome"));
        }
        return tree;
      } catch (error) {
        tree.free();
        throw error;
      } finally {
        made.free();
      }
    } catch (error) {
      throwAtCaller(error, GameTree.fromJSON);
    }
  }

  /** The position before the first turn. */
  get root(): TreeNode {
    return this.#root;
  }

  /** Where the tree stands. */
  get current(): TreeNode {
    return this.#current;
  }

  /** Grows with every change: a snapshot for `useSyncExternalStore` and the like. */
  get revision(): number {
    return this.#revision;
  }

  /** How many turns the tree has. */
  get size(): number {
    return this.#nodes.size - 1;
  }

  /** The rules that are played. */
  get rules(): Rules {
    return this.#rules;
  }

  /** The headers that were set. */
  get headers(): Readonly<Record<string, string>> {
    return this.#head.headers;
  }

  /** The end that was declared, and where; `null` if there is none. */
  get declared(): DeclaredEnd | null {
    return this.#head.declared;
  }

  /** Whether {@link undoEdit} has something to take back. */
  get canUndoEdit(): boolean {
    return this.#edits.canUndo;
  }

  /** Whether {@link redoEdit} has something to do again. */
  get canRedoEdit(): boolean {
    return this.#edits.canRedo;
  }

  /** The node with an id, or `null`: `tree.find(12)`. */
  find(id: number): TreeNode | null {
    return this.#nodes.get(id) ?? null;
  }

  /**
   * A game that stands at a node, or at the current one, with its history, the headers, and the end if one was
   * declared there. It is a copy: yours to change and to free. In a game of 640 turns it takes less than a
   * millisecond, wherever the last one was.
   *
   * @example
   * ```ts
   * tree.game().moves();
   * tree.game(tree.root).fen();
   * ```
   */
  game(node?: TreeNode | number): CoTuLenh {
    const at = node === undefined ? this.#current : this.#own(node);
    const game = this.#positions.open(at);
    const { headers, declared } = this.#head;
    const isLast = at.children.length === 0 && findVariation(at) === null;
    for (const [name, value] of Object.entries(headers)) {
      // A result is that of the main line.
      if (name !== "Result" || isLast) game.setHeader(name, value);
    }
    if (declared?.node === at) declareEnd(game, declared.outcome);
    return game;
  }

  /**
   * Plays a turn after the current node, and goes there: to the child that has it, or else to a new one. A
   * deploy is its text, or the list of its steps. Notes are for a new node.
   *
   * @example
   * ```ts
   * tree.play("Tf6");
   * tree.play({ from: "f9", to: "f8" });
   * tree.play("Ic6", { clock: 598 }).clock; // 598
   * ```
   */
  play(turn: string | MoveInput | readonly MoveInput[], notes?: TreeNotes): TreeNode {
    const written = readNotes(notes);
    const parent = this.#current;
    const game = this.#positions.open(parent);
    try {
      const played = game.playTurn(turn);
      let node = findChild(parent, played);
      if (node) this.#visit(node);
      else {
        node = this.#create(parent, played);
        Object.assign(node, written);
        const children = Object.freeze([...parent.children, node]);
        this.#edit([changeOf(parent, { children })], node);
      }
      this.#positions.keep(node, game);
      this.#changed();
      return node;
    } finally {
      game.free();
    }
  }

  /** Goes to the position before the last turn, and returns it; `null` at the root: `tree.back()`. */
  back(): TreeNode | null {
    const { parent } = this.#current;
    return parent && this.#go(parent);
  }

  /** Goes to the child that was visited last, or to the first, and returns it; `null` at the end: `tree.forward()`. */
  forward(): TreeNode | null {
    const next = this.#next(this.#current);
    return next && this.#go(next);
  }

  /** The node that {@link forward} would go to from a node; `null` at the end: `tree.next(tree.root)`. */
  next(node: TreeNode | number): TreeNode | null {
    return this.#next(this.#own(node));
  }

  /**
   * Goes to a node, which may be given by its id.
   *
   * @example
   * ```ts
   * tree.goTo(tree.root);
   * ```
   */
  goTo(node: TreeNode | number): TreeNode {
    return this.#go(this.#own(node));
  }

  /**
   * Makes the innermost variation around a node the line that it departs from. Returns whether there is one:
   * nothing is before the main line.
   *
   * @example
   * ```ts
   * while (tree.promote(tree.current)); // to the main line
   * ```
   */
  promote(node: TreeNode | number): boolean {
    const first = findVariation(this.#own(node));
    if (!first) return false;
    const parent = first.parent!;
    const others = parent.children.filter((child) => child !== first);
    const change = changeOf(parent, { children: Object.freeze([first, ...others]) });
    Object.assign(parent, change.after);
    // The line before is a variation now, and its own variations are deeper.
    const isTooDeep = [...listSubtree(others[0]!)].some((one) => countNesting(one) > MAX_DEPTH);
    Object.assign(parent, change.before);
    if (isTooDeep) throw tooDeep();
    this.#edit([change], this.#current);
    this.#changed();
    return true;
  }

  /**
   * Removes a node and all that follow. If the tree stands there, it goes to the position before.
   *
   * @example
   * ```ts
   * tree.remove(tree.current);
   * tree.undoEdit(); // it is back
   * ```
   */
  remove(node: TreeNode | number): void {
    const removed = this.#own(node);
    const { parent } = removed;
    if (!parent) throw new CoTuLenhError("INVALID_ARGUMENT", "the root cannot be removed");
    const children = Object.freeze(parent.children.filter((child) => child !== removed));
    const isOn = (at: Node | undefined): boolean =>
      at !== undefined && listPath(at).includes(removed);
    const changes: Change[] = [changeOf(parent, { children })];
    if (isOn(this.#head.declared?.node)) changes.push(changeOf(this.#head, { declared: null }));
    this.#edit(changes, isOn(this.#current) ? parent : this.#current);
    this.#changed();
  }

  /** The nodes of the main line, without the root: `tree.mainLine().length`. */
  mainLine(): TreeNode[] {
    return listLine(this.#root);
  }

  /**
   * The nodes from the root to a node, or to the current one, without the root.
   *
   * @example
   * ```ts
   * tree.path(tree.current).map((node) => node.turn?.san);
   * ```
   */
  path(node?: TreeNode | number): TreeNode[] {
    return listPath(node === undefined ? this.#current : this.#own(node));
  }

  /**
   * Changes what is written about a turn. What is not given stays as it is.
   *
   * @example
   * ```ts
   * tree.annotate(tree.current, { comments: ["bold"], nags: [1], evaluation: { points: 35 } });
   * ```
   */
  annotate(node: TreeNode | number, notes: TreeNotes): void {
    const written = readNotes(notes);
    const own = this.#own(node);
    if (Object.keys(written).length === 0) return;
    this.#edit([changeOf(own, written)], this.#current);
    this.#changed();
  }

  /**
   * Sets a header, or removes it with `null`. `FEN`, `SetUp` and `Rules` follow from the game.
   *
   * @example
   * ```ts
   * tree.setHeader("Red", "Lan");
   * ```
   */
  setHeader(name: string, value: string | null): void {
    const changes = this.#setHeader(name, value);
    this.#edit(changes, this.#current);
    this.#changed();
  }

  /**
   * Declares how the game has ended in the current position, as `game.outcome()` says it after `resign` and
   * the like; `null` takes it back.
   *
   * @example
   * ```ts
   * tree.declare({ winner: "b", reason: "resigned", by: "r" });
   * ```
   */
  declare(outcome: Outcome | null): void {
    const before = this.#head.declared;
    if (outcome === null && before === null) return;
    const changes = outcome === null ? [] : [this.#declare(this.#current, outcome, "outcome")];
    if (outcome === null) changes.push(changeOf(this.#head, { declared: null }));
    this.#edit(changes, this.#current);
    this.#changed();
  }

  /**
   * Takes back the last change of the tree: a turn that was added, a promotion, a removal, or what was written.
   * Returns whether there was one. Going through the tree changes nothing.
   *
   * @example
   * ```ts
   * tree.play("Tf6");
   * tree.undoEdit();
   * tree.size; // 0
   * ```
   */
  undoEdit(): boolean {
    const edit = this.#edits.undo();
    if (edit) this.#apply(edit, "before");
    return edit !== undefined;
  }

  /** Does again what {@link undoEdit} took back last; returns whether there was something: `tree.redoEdit()`. */
  redoEdit(): boolean {
    const edit = this.#edits.redo();
    if (edit) this.#apply(edit, "after");
    return edit !== undefined;
  }

  /**
   * The tree as PGN, with headers, comments, glyphs, clocks and variations. Lines have at most 80 characters,
   * or `maxWidth`, or any length for 0.
   *
   * @example
   * ```ts
   * tree.pgn({ maxWidth: 0 });
   * ```
   */
  pgn(options?: { maxWidth?: number | undefined }): string {
    const width = count(readOptions(options, ["maxWidth"]).maxWidth, "maxWidth", PGN_WIDTH);
    const last = listLine(this.#root).at(-1) ?? this.#root;
    const game = this.game(last);
    const headers = game.getHeaders();
    game.free();
    const result = headers["Result"] as PgnResult;
    const pgn = { start: this.#root.fen, main: toLine(this.#root), result };
    return writeTagged(Object.entries(headers), pgn, width);
  }

  /**
   * The tree as data, for `JSON.stringify` and for messages. It keeps everything but what could be taken back
   * or done again, and the ids.
   *
   * @example
   * ```ts
   * const copy = GameTree.fromJSON(tree.toJSON(), game);
   * ```
   */
  toJSON(): TreeData {
    const { headers, declared } = this.#head;
    return {
      rules: { ...this.#rules },
      start: this.#root.fen,
      ...(!this.#autoCommit && { autoCommit: false }),
      ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
      nodes: toNodeData(this.#root),
      current: this.#current.id,
      ...(declared && { declared: { node: declared.node.id, outcome: { ...declared.outcome } } }),
    };
  }

  /**
   * Calls a function after each change, until the function that is returned is called.
   *
   * @example
   * ```ts
   * const unsubscribe = tree.subscribe(() => console.log(tree.current.turn?.san));
   * ```
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Gives the memory of the games back that the tree keeps. Calling it again does nothing: `tree.free()`. */
  free(): void {
    if (this.#isFreed) return;
    this.#isFreed = true;
    this.#positions.free();
    this.#listeners.clear();
  }

  static {
    const { prototype } = this;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, name)!;
      if (name === "constructor" || typeof value !== "function") continue;
      const before = name === "free" ? requireTree : requireOpen;
      // `JSON.stringify` passes a key.
      const wrapping = { before, isCallback: name === "toJSON" };
      Object.defineProperty(prototype, name, { value: throwingAtCaller(value, wrapping) });
    }
    const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    Object.defineProperty(prototype, dispose, { value: prototype.free });
    Object.setPrototypeOf(prototype, UNPROXIED);
    function requireTree(self: unknown): void {
      if (typeof self === "object" && self !== null && #root in self) return;
      throw new CoTuLenhError("INVALID_ARGUMENT", "called on something that is not a GameTree");
    }
    function requireOpen(self: unknown): void {
      requireTree(self);
      if ((self as GameTree).#isFreed) throw new CoTuLenhError("FREED", "this tree was freed");
    }
  }

  /** The node that is meant, by itself or by its id. */
  #own(node: unknown): Node {
    const id = typeof node === "number" ? node : readId(node);
    const own = this.#nodes.get(id as number);
    if (own && (typeof node === "number" || own === node)) return own;
    throw new CoTuLenhError("UNKNOWN_NODE", `${shown(node)} is not a node of this tree`);
  }

  #create(parent: Node, turn: Turn, id = this.#nextId): Node {
    if (parent.children.length > 0 && countNesting(parent) >= MAX_DEPTH) throw tooDeep();
    this.#nextId = Math.max(this.#nextId, id + 1);
    return createNode(id, parent, turn);
  }

  /** Adds a turn while the tree is made. */
  readonly #attach = (parent: Node, turn: Turn, id?: number): Node => {
    const known = findChild(parent, turn);
    if (known) return known;
    const node = this.#create(parent, turn, id);
    parent.children = Object.freeze([...parent.children, node]);
    this.#nodes.set(node.id, node);
    return node;
  };

  /** Checks a header by setting it in a game. */
  #setHeader(name: unknown, value: unknown): Change[] {
    const key = plainText(name, "the name of a header");
    const text = value === null ? null : plainText(value, "a header");
    const game = this.#positions.open(this.#root);
    try {
      game.setHeader(key, text ?? (key === "Result" ? "*" : ""));
    } finally {
      game.free();
    }
    const { [key]: _, ...others } = this.#head.headers;
    const headers = Object.freeze(text === null ? others : { ...this.#head.headers, [key]: text });
    const change = changeOf(this.#head, { headers });
    Object.assign(this.#head, change.after);
    return [change];
  }

  #declare(node: Node, value: unknown, path: string): Change {
    const game = this.#positions.open(node);
    try {
      const outcome = readEnd(game, value, path);
      const change = changeOf(this.#head, { declared: { node, outcome } });
      Object.assign(this.#head, change.after);
      return change;
    } finally {
      game.free();
    }
  }

  #next(node: Node): Node | null {
    const last = this.#visited.get(node);
    return (last && node.children.includes(last) ? last : node.children[0]) ?? null;
  }

  #visit(node: Node): void {
    this.#current = node;
    for (let at = node; at.parent && this.#visited.get(at.parent) !== at; at = at.parent) {
      this.#visited.set(at.parent, at);
    }
  }

  #go(node: Node): Node {
    if (node === this.#current) return node;
    this.#visit(node);
    this.#changed();
    return node;
  }

  #changed(): void {
    this.#revision++;
    this.#listeners.call();
  }

  /** Makes changes that can be taken back, and goes to a node. */
  #edit(changes: readonly Change[], to: Node): void {
    const edit: Edit = { changes, from: this.#current, to };
    this.#edits.add(edit);
    for (const change of changes) this.#change(change, "after");
    this.#visit(to);
  }

  #apply({ changes, from, to }: Edit, side: "before" | "after"): void {
    for (const change of changes) this.#change(change, side);
    // Where the edit went, it goes again; else the tree stays, if its node is still there.
    let at = from === to ? this.#current : side === "before" ? from : to;
    while (this.#nodes.get(at.id) !== at) at = at.parent!;
    this.#visit(at);
    this.#changed();
  }

  #change({ target, before, after }: Change, side: "before" | "after"): void {
    const [gone, there] = side === "after" ? [before, after] : [after, before];
    Object.assign(target, there);
    const listed = ({ children = [] }: Partial<Node>): readonly Node[] => children;
    for (const child of listed(gone)) {
      if (listed(there).includes(child)) continue;
      for (const { id } of listSubtree(child)) this.#nodes.delete(id);
    }
    for (const child of listed(there)) {
      if (listed(gone).includes(child)) continue;
      for (const node of listSubtree(child)) this.#nodes.set(node.id, node);
    }
  }
}

export interface GameTree extends Disposable {}

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

function tooDeep(): CoTuLenhError {
  const message = `variations are nested more than ${MAX_DEPTH} deep`;
  return new CoTuLenhError("PGN_TOO_DEEP", message, { limit: MAX_DEPTH });
}
