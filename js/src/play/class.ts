// The class that `createPlay` makes. Clocks, draws and ends are in match/members.ts. Both files only check arguments; the
// other files of this room do the work.
import { readPieceType, squareIndex, word } from "../arguments/values.js";
import { readOptions } from "../arguments/read-options.js";
import { readTypes } from "../arguments/moves.js";
import { MOVE_KINDS, PIECE_TYPES } from "../vocabulary/words.js";
import type { RecordChange } from "../record/types.js";
import type { GameTree } from "../tree/class.js";
import type {
  Move,
  MoveInput,
  MoveKind,
  PieceType,
  PieceTypeInput,
  Square,
  Turn,
} from "../vocabulary/types.js";
import { bindMethods } from "../reactivity/bind-methods.js";
import { defineMethods } from "../reactivity/members.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import { Core } from "./core.js";
import { applyChanges, confirmChanges } from "./incoming/incoming.js";
import { tickingCoreOf, coreOf, requirePlay, shareCore } from "./handle.js";
import { MatchMembers } from "./match/members.js";
import type { ReadOptions } from "./options.js";
import { toPlayData } from "./stored.js";
import type { PlayData, PlaySnapshot, TryResult } from "./types.js";
import { redo, undo } from "./undoing.js";

/** Made by {@link createPlay}. */
export class Play {
  /** All turns, with their variations. */
  readonly tree: GameTree;
  readonly #core: Core;

  /** @internal */
  constructor(options: ReadOptions) {
    this.tree = options.tree;
    this.#core = new Core(options);
    bindMethods(this);
  }

  /**
   * The current state, as data that never changes: the same object until something happens, then a new one. That is
   * what React's `useSyncExternalStore` and the like expect.
   *
   * @example
   * ```ts
   * const { pieces, turn, outcome } = play.snapshot();
   * ```
   */
  snapshot(): PlaySnapshot {
    const core = this.#core;
    if (!core.isDestroyed && core.arbiter.isFlagDown) {
      core.arbiter.endByTime();
      core.changedLater();
    }
    return core.snapshot;
  }

  /**
   * Calls a listener after each change, until the returned function is called. The listener gets the changes of the
   * game's record that were made here since its last call: an empty list if only something else has changed, such as
   * the selection. Changes that came in through {@link Play.apply} or {@link Play.confirm} are left out.
   *
   * @example
   * ```ts
   * const unsubscribe = play.subscribe((changes) => console.log(play.snapshot(), changes));
   * ```
   */
  subscribe(listener: (changes: readonly RecordChange[]) => void): () => void {
    return this.#core.listeners.add(listener);
  }

  // Selecting and moving.

  /**
   * Selects what stands on a square, or nothing for `null`. Selecting the same square again deselects it.
   *
   * @example
   * ```ts
   * play.select("f4");
   * play.snapshot().selection?.moves.map((move) => move.to);
   * ```
   */
  select(square: Square | null): void {
    if (square !== null) squareIndex(square);
    tickingCoreOf(this).selecting.select(square);
  }

  /**
   * Picks which pieces of the selected stack are to move; `[]` picks the whole stack again.
   *
   * @example
   * ```ts
   * play.select("c4");
   * play.pick(["f"]);
   * ```
   */
  pick(types: PieceTypeInput | readonly PieceTypeInput[]): void {
    this.#core.selecting.pick(isEmpty(types) ? [] : readLetters(types));
  }

  /**
   * Adds a piece of the selected stack to those that are picked, or takes it away again. The first one is picked alone.
   *
   * @example
   * ```ts
   * play.select("c4");
   * play.togglePick("f");
   * ```
   */
  togglePick(type: PieceTypeInput): void {
    this.#core.selecting.togglePick(readPieceType(type));
  }

  /**
   * A click or a tap on a square: moves the selected piece there if it can go there, and otherwise selects what stands
   * there. On another piece of the same side the first press selects it, and a second one joins it with the piece that
   * was selected before, if that is legal. With `kind`, they join at once.
   *
   * @example
   * ```ts
   * board.set({ press: ({ square, kind }) => void play.press(square, { kind }) });
   * ```
   */
  press(square: Square | null, options?: { kind?: "combine" | undefined }): TryResult | null {
    const { kind } = readOptions(options, ["kind"]);
    if (square === null) {
      this.select(null);
      return null;
    }
    squareIndex(square);
    const combine = kind === undefined ? undefined : word(kind, "kind", ["combine"] as const);
    return tickingCoreOf(this).selecting.press(square, combine);
  }

  /**
   * Tries to go from one square to another: plays the move if only one fits, offers a choice if several do, and says
   * why if none is legal. `kind` picks one of several. Of a stack, the picked types go; if none is picked, the whole
   * stack goes where it can, and its parts elsewhere. While the other side thinks, the move is prepared. With
   * `confirm`, a move that loses the piece is only offered, even if it is the only one.
   *
   * @example
   * ```ts
   * const result = play.try("f4", "f6");
   * if ("illegal" in result) console.log(result.message);
   * if ("choose" in result) play.choose(result.choose[0]);
   * ```
   */
  try(
    from: Square,
    to: Square,
    options?: {
      piece?: PieceTypeInput | readonly PieceTypeInput[] | undefined;
      kind?: MoveKind | undefined;
      confirm?: boolean | undefined;
    },
  ): TryResult {
    squareIndex(from);
    squareIndex(to);
    const { piece, kind, confirm } = readOptions(options, ["piece", "kind", "confirm"]);
    const request = {
      types: piece === undefined ? null : readLetters(piece),
      kind: kind === undefined ? undefined : word(kind, "kind", MOVE_KINDS),
      confirm: confirm === true,
    };
    return tickingCoreOf(this).selecting.try(from, to, request);
  }

  /**
   * Plays one of the moves in `choices`, given as the move or as its index.
   *
   * @example
   * ```ts
   * play.choose(0);
   * ```
   */
  choose(choice: Move | number): TryResult {
    const lan = readLan(choice);
    return this.#core.selecting.choose((move, n) => n === choice || move.lan === lan);
  }

  /**
   * Plays a typed move, a typed deploy step or a whole typed deploy. Like {@link Play.try}, it offers a choice where
   * several moves fit, and says why a move is not legal. A text that is not a move throws.
   *
   * @example
   * ```ts
   * play.playMove("tf6");
   * ```
   */
  playMove(move: string | MoveInput): TryResult {
    return tickingCoreOf(this).selecting.playMove(move);
  }

  /**
   * Plays a whole turn of the side to move, such as one that was typed or received.
   *
   * @example
   * ```ts
   * play.playTurn("Tf6").after;
   * ```
   */
  playTurn(turn: string | MoveInput | readonly MoveInput[]): Turn {
    const core = tickingCoreOf(this);
    core.arbiter.requireOpen();
    return core.playTurn(turn);
  }

  // Deploys, and going back.

  /** Commits the open deploy and returns its turn, or ends a prepared deploy: `play.commit()`. */
  commit(): Turn | null {
    const core = tickingCoreOf(this);
    return core.selecting.commitPremove() ? null : core.commit();
  }

  /** Closes the choice; if there is none, cancels the open deploy, the premoves or the selection: `play.cancel()`. */
  cancel(): void {
    const core = this.#core;
    const { session } = core.position;
    // Only the player who opened a deploy can cancel it.
    const isOwn = session !== null && core.isHuman(core.position.turn);
    if (core.selecting.choices.length === 0 && isOwn) core.cancelDeploy();
    else if (!core.selecting.cancel()) return;
    core.changed();
  }

  /**
   * Takes back a step of the open deploy, a declared end, or the last turn of a human together with the engine's
   * answer. A running search is aborted. Returns whether there was something to take back.
   *
   * @example
   * ```ts
   * play.undo();
   * ```
   */
  undo(): boolean {
    return undo(this.#core);
  }

  /** Does again what was taken back; returns whether there was something to do again: `play.redo()`. */
  redo(): boolean {
    return redo(this.#core);
  }

  /**
   * Applies changes that were made elsewhere, for example by the other side of an online game, with their ids, notes
   * and clocks. Either all of them are applied or none. Listeners are called once, and the play goes to where the last
   * change was made. `{ type: "replaced", record }` brings the play to a whole record of the same game. Afterwards
   * `tree.undoEdit` cannot take back earlier edits.
   *
   * @example
   * ```ts
   * play.apply([{ type: "played", after: 0, turns: [{ id: 1, san: "Tf6", lan: "Tf4f6" }] }]);
   * ```
   */
  apply(changes: readonly RecordChange[]): void {
    applyChanges(coreOf(this), changes);
  }

  /**
   * Takes over changes that were made here, as a service sends them back. Nothing is played again: the turns get the
   * notes that the service has added, such as clocks. Other changes, such as the match clock, are applied.
   *
   * @example
   * ```ts
   * play.playTurn("Tf6");
   * play.confirm([{ type: "played", after: 0, turns: [{ id: 1, san: "Tf6", lan: "Tf4f6", clock: 598 }] }]);
   * play.tree.current.clock; // 598
   * ```
   */
  confirm(changes: readonly RecordChange[]): void {
    confirmChanges(coreOf(this), changes);
  }

  /**
   * The game as data, with its clock, its players and the open deploy, for `JSON.stringify` and for
   * `createPlay({ stored })`. A running clock is stored as paused.
   *
   * @example
   * ```ts
   * const stored = JSON.stringify(play);
   * const again = createPlay({ stored: JSON.parse(stored), CoTuLenh });
   * again.resume();
   * ```
   */
  toJSON(): PlayData {
    return toPlayData(coreOf(this));
  }

  /** Stops searches and timers and frees the memory. The last snapshot can still be read: `play.destroy()`. */
  destroy(): void {
    this.#core.destroy();
  }

  static {
    shareCore((self) => (#core in self ? self.#core : null));
    const always = ["snapshot", "destroy", "subscribe"];
    defineMethods(Play, [MatchMembers], (name) => (always.includes(name) ? requirePlay : coreOf));
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

export interface Play extends MatchMembers {}

/** The piece types of an argument that is one type or a list. */
function readLetters(types: unknown): PieceType[] {
  const given = readTypes(types);
  return PIECE_TYPES.filter((type) => given.includes(type));
}

function isEmpty(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length === 0;
  } catch {
    return false;
  }
}

/** The LAN of an argument that may not be a move. A getter or a Proxy may throw. */
function readLan(move: unknown): unknown {
  try {
    return (move as Move | null | undefined)?.lan;
  } catch {
    return undefined;
  }
}
