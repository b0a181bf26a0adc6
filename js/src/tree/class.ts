// The class `GameTree`. Its methods for moving and editing are in files of their own.
/// <reference lib="esnext.disposable" preserve="true" />
import type { CoTuLenh } from "../game/class.js";
import { shown } from "../arguments/objects.js";
import { readOptions } from "../arguments/read-options.js";
import { throwAtCaller } from "../errors/caller.js";
import { CoTuLenhError } from "../errors/error.js";
import { pgnText } from "../arguments/texts.js";
import { declareEnd } from "../pgn/ends.js";
import { READ_PGN } from "../record/members.js";
import { readWidth, toPgn } from "../pgn/record.js";
import type { PgnGameInput } from "../pgn/types.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import type { Rules } from "../vocabulary/types.js";
import { listTokens, type TreeToken } from "./tokens.js";
import { defineDispose, defineMethods } from "../reactivity/members.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import { EditingMembers } from "./editing.js";
import { requireTree, shareState, stateOf, TREE_STATE } from "./handle.js";
import { MovingMembers } from "./moving.js";
import { findVariation, listLine } from "./node.js";
import { classOf, growState, readGame, readTreeData, restoreRest, type OnError } from "./read.js";
import type { TreeState } from "./state.js";
import type { DeclaredEnd, TreeData, TreeDataInput, TreeNode } from "./types.js";

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

  /** The state that a static member hands to the constructor, so that it need not be an argument. */
  static #grown: TreeState | null = null;

  /**
   * A tree with the turns of a game, its headers, comments and clocks. It stands where the game does; an open deploy
   * is in its {@link record}. The variations of a PGN come by {@link GameTree.fromPgn}.
   *
   * @example
   * ```ts
   * const tree = new GameTree(game);
   * ```
   */
  constructor(game: CoTuLenh) {
    try {
      const grown = GameTree.#grown;
      GameTree.#grown = null;
      this.#state = grown ?? readGame(game);
    } catch (error) {
      throwAtCaller(error, GameTree);
    }
  }

  /**
   * The tree of a PGN with one game, at the end of its main line. The rules are those of its `Rules` tag, or
   * those of the game. Of a PGN with several games, each that `parsePgn` returns is taken as it is.
   *
   * @example
   * ```ts
   * GameTree.fromPgn("1. Tf6 (1. Ic6 {quiet}) 1... Tf8 *", new CoTuLenh()).root.children.length; // 2
   * ```
   */
  static fromPgn(pgn: string | PgnGameInput, game: CoTuLenh): GameTree {
    try {
      const given: unknown = typeof pgn === "object" && pgn ? pgn : pgnText(pgn);
      const GameClass = classOf(game);
      const { rules, autoCommit = true } = game.toJSON();
      const read = GameClass[READ_PGN](given, rules);
      const state = growState(GameClass, { ...read, autoCommit });
      state.complete({ end: read.end });
      GameTree.#grown = state;
      return new GameTree(game);
    } catch (error) {
      throwAtCaller(error, GameTree.fromPgn);
    }
  }

  /**
   * The tree that {@link toJSON} gave as data, which may have been JSON in between. What is wrong is refused
   * with the `path` of it, such as `"turns[3].variations[0][1].lan"`. With `onError` it is left out instead, and of a
   * turn all that follows it, too; data without a valid start are refused in any case. Nothing of the game is used but
   * its class.
   *
   * @example
   * ```ts
   * const stored = JSON.stringify(tree);
   * const restored = GameTree.fromJSON(JSON.parse(stored), new CoTuLenh());
   * ```
   */
  static fromJSON(
    data: TreeDataInput,
    game: CoTuLenh,
    options?: { onError?: ((error: CoTuLenhError) => void) | undefined },
  ): GameTree {
    try {
      const onError = readOnError(options);
      const { record, rest } = readTreeData(data, onError);
      const state = growState(classOf(game), record, onError);
      try {
        restoreRest(state, rest, onError);
      } catch (error) {
        state.positions.free();
        throw error;
      }
      GameTree.#grown = state;
      return new GameTree(game);
    } catch (error) {
      throwAtCaller(error, GameTree.fromJSON);
    }
  }
  /** The position before the first turn. */
  get root(): TreeNode {
    return this.#state.root;
  }

  /** The game as data, which is never changed in place: each change makes another record. */
  get record(): GameRecord {
    return this.#state.record;
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
    return this.#state.record.rules;
  }

  /** The headers that were set. */
  get headers(): Readonly<Record<string, string>> {
    return this.#state.record.headers;
  }

  /** The end that was declared, and where; `null` if there is none. */
  get declared(): DeclaredEnd | null {
    return this.#state.declared;
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
    const { declared, record } = state;
    const isLast = at.children.length === 0 && findVariation(at) === null;
    for (const [name, value] of Object.entries(record.headers)) {
      // The result belongs to the end of the main line.
      if (name !== "Result" || isLast) game.setHeader(name, value);
    }
    if (declared?.node === at) declareEnd(game, declared.outcome);
    return game;
  }

  /**
   * What a list of moves shows, in its order: numbers, turns, glyphs, comments, and where variations begin and end.
   *
   * @example
   * ```ts
   * tree.tokens().map(({ text }) => text).join(" ");
   * ```
   */
  tokens(): TreeToken[] {
    return listTokens(this.#state.root);
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
    const width = readWidth(options);
    const { record, root, positions } = this.#state;
    const last = listLine(root).at(-1) ?? root;
    if (record.end?.after === last.id) return toPgn(record, width);
    const game = positions.open(last);
    const outcome = game.outcome();
    game.free();
    return toPgn({ ...record, end: outcome && { after: last.id, outcome } }, width);
  }

  /**
   * The tree as data, for `JSON.stringify` and for messages: its {@link record}, and where it stands. It keeps
   * everything but what could be taken back or done again, and the ids.
   *
   * @example
   * ```ts
   * const copy = GameTree.fromJSON(tree.toJSON(), game);
   * ```
   */
  toJSON(): TreeData {
    const state = this.#state;
    return { ...state.record, current: state.current.id };
  }

  /**
   * Calls a function after each change, until the function that is returned is called. It gets the changes that were
   * made of the record, which are none where the tree has only gone to another node.
   *
   * @example
   * ```ts
   * const unsubscribe = tree.subscribe((changes) => console.log(changes, tree.current.turn?.san));
   * ```
   */
  subscribe(listener: (changes: readonly RecordChange[]) => void): () => void {
    return this.#state.listeners.add(listener);
  }

  /** Frees the games that the tree keeps. Calling it again does nothing: `tree.free()`. */
  free(): void {
    const state = this.#state;
    if (state.isFreed) return;
    state.isFreed = true;
    state.positions.free();
    state.listeners.clear();
  }

  static {
    shareState((self) => (#state in self ? self.#state : null));
    const topics = [MovingMembers, EditingMembers];
    defineMethods(GameTree, topics, (name) => (name === "free" ? requireTree : stateOf));
    defineDispose(GameTree, "free");
    Object.defineProperty(this.prototype, TREE_STATE, {
      get(this: GameTree) {
        return stateOf(this);
      },
    });
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

export interface GameTree extends Disposable, MovingMembers, EditingMembers {}

/** The option `onError`, for errors of the package alone. */
function readOnError(options: unknown): OnError | undefined {
  const { onError } = readOptions(options, ["onError"]);
  if (onError === undefined) return undefined;
  if (typeof onError !== "function") {
    throw new CoTuLenhError("INVALID_OPTIONS", `onError is a function, not ${shown(onError)}`);
  }
  return (error) => {
    if (!(error instanceof CoTuLenhError)) throw error;
    onError(error);
  };
}
