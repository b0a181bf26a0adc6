// The class of the entry `cotulenh-wasm/tree`. The members of each topic are in a file of their own beside this
// one, as classes whose methods are copied to the prototype here.
/// <reference lib="esnext.disposable" preserve="true" />
import type { CoTuLenh } from "../game/class.js";
import { throwAtCaller, throwingAtCaller } from "../errors.js";
import { atPath, FieldReader } from "../arguments/data.js";
import { count, readOptions } from "../arguments/read-options.js";
import { PGN_WIDTH, pgnText } from "../arguments/texts.js";
import { writeTagged } from "../pgn/writer.js";
import type { Rules, Turn } from "../types.js";
import type { GameDataInput, PgnResult } from "../pgn/types.js";
import { UNPROXIED } from "../unproxied.js";
import type { Change } from "./edits.js";
import { EditingMembers } from "./editing.js";
import { declareEnd } from "./ends.js";
import { changeEnd, changeHeader } from "./head.js";
import { requireTree, shareState, stateOf } from "./handle.js";
import { MovingMembers } from "./moving.js";
import { createRoot, findVariation, listLine, type Node } from "./node.js";
import { Positions } from "./positions.js";
import { copyGame, growLine, growNodes, readNodes, readRecord } from "./read.js";
import { TreeState } from "./state.js";
import type { DeclaredEnd, TreeData, TreeNode } from "./types.js";
import { toLine, toNodeData } from "./write.js";

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
  readonly #state: TreeState;

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
      start.load(data.start);
      const root = createRoot(start.fen());
      const state = new TreeState(root, data, new Positions(root, start));
      const turns = readRecord(root, data);
      const copy = start.clone();
      const last = growLine(state.attach, copy, root, turns);
      state.visit(last);
      state.positions.store(last, copy);
      const { result } = data;
      // An end that the turns do not lead to was declared.
      if (result && result.reason !== copy.outcome()?.reason) {
        state.head.declared = { node: last, outcome: Object.freeze(result) };
      }
      copy.free();
      this.#state = state;
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
   * with the `path` of it, such as `"nodes[3].turn"`. Nothing of the game is used but its class.
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
        const state = tree.#state;
        growNodes(state.attach, made, state.root, nodes);
        const take = ({ after }: Change): void => void Object.assign(state.head, after);
        const find = (path: string, id: unknown): Node =>
          state.nodes.get(id as number) ?? reader.refuse(path, "the id of a node", id);
        state.visit(find("current", fields.current));
        if (result !== undefined) take(changeHeader(state, "Result", result));
        if (fields.declared !== undefined) {
          const { node, outcome } = reader.fields(fields.declared, ["node", "outcome"], "declared");
          const at = find("declared.node", node);
          take(atPath("declared", () => changeEnd(state, at, outcome)));
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
    return this.#state.root;
  }

  /** Where the tree stands. */
  get current(): TreeNode {
    return this.#state.current;
  }

  /** Grows with every change: a snapshot for `useSyncExternalStore` and the like. */
  get revision(): number {
    return this.#state.revision;
  }

  /** How many turns the tree has. */
  get size(): number {
    return this.#state.nodes.size - 1;
  }

  /** The rules that are played. */
  get rules(): Rules {
    return this.#state.rules;
  }

  /** The headers that were set. */
  get headers(): Readonly<Record<string, string>> {
    return this.#state.head.headers;
  }

  /** The end that was declared, and where; `null` if there is none. */
  get declared(): DeclaredEnd | null {
    return this.#state.head.declared;
  }

  /** Whether {@link undoEdit} has something to take back. */
  get canUndoEdit(): boolean {
    return this.#state.edits.canUndo;
  }

  /** Whether {@link redoEdit} has something to do again. */
  get canRedoEdit(): boolean {
    return this.#state.edits.canRedo;
  }

  /** The node with an id, or `null`: `tree.find(12)`. */
  find(id: number): TreeNode | null {
    return this.#state.nodes.get(id) ?? null;
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
    const state = this.#state;
    const at = node === undefined ? state.current : state.own(node);
    const game = state.positions.open(at);
    const { headers, declared } = state.head;
    const isLast = at.children.length === 0 && findVariation(at) === null;
    for (const [name, value] of Object.entries(headers)) {
      // A result is that of the main line.
      if (name !== "Result" || isLast) game.setHeader(name, value);
    }
    if (declared?.node === at) declareEnd(game, declared.outcome);
    return game;
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
    const state = this.#state;
    const width = count(readOptions(options, ["maxWidth"]).maxWidth, "maxWidth", PGN_WIDTH);
    const last = listLine(state.root).at(-1) ?? state.root;
    const game = this.game(last);
    const headers = game.getHeaders();
    game.free();
    const result = headers["Result"] as PgnResult;
    const pgn = { start: state.root.fen, main: toLine(state.root), result };
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
    const state = this.#state;
    const { headers, declared } = state.head;
    return {
      rules: { ...state.rules },
      start: state.root.fen,
      ...(!state.autoCommit && { autoCommit: false }),
      ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
      nodes: toNodeData(state.root),
      current: state.current.id,
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
    return this.#state.listeners.add(listener);
  }

  /** Gives the memory of the games back that the tree keeps. Calling it again does nothing: `tree.free()`. */
  free(): void {
    const state = this.#state;
    if (state.isFreed) return;
    state.isFreed = true;
    state.positions.free();
    state.listeners.clear();
  }

  static {
    shareState((self) => (#state in self ? self.#state : null));
    for (const { prototype } of [GameTree, MovingMembers, EditingMembers]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const { value: inner } = Object.getOwnPropertyDescriptor(prototype, name)!;
        if (name === "constructor" || typeof inner !== "function") continue;
        const before = name === "free" ? requireTree : stateOf;
        // `JSON.stringify` passes a key.
        const value = throwingAtCaller(inner, { before, isCallback: name === "toJSON" });
        Object.defineProperty(this.prototype, name, { value, configurable: true });
      }
    }
    const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    Object.defineProperty(this.prototype, dispose, { value: this.prototype.free });
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

export interface GameTree extends Disposable, MovingMembers, EditingMembers {}

/**
 * Adds a turn that was just played in a game, which stood at the current node of a tree. A tree of the other
 * module system plays it again.
 * @internal
 */
export function recordTurn(
  tree: GameTree,
  game: CoTuLenh,
  turn: Turn,
  clock: number | null,
): TreeNode {
  const notes = clock === null ? {} : { clock };
  if (!(tree instanceof GameTree)) return (tree as GameTree).play(turn.moves, notes);
  const state = stateOf(tree);
  const node = state.grow(state.current, [turn], true, notes);
  state.positions.storeAtStride(node, game);
  return node;
}
