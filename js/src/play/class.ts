// A game that is played: what a page does with it. The members of the match are in
// a file of their own; what both do is in the files beside them.
import { throwingAtCaller } from "../errors.js";
import { squareIndex, word } from "../arguments/values.js";
import { readOptions } from "../arguments/read-options.js";
import { readTypes } from "../arguments/moves.js";
import { MOVE_KINDS, PIECE_TYPES } from "../vocabulary.js";
import type { GameTree } from "../tree/class.js";
import type {
  Move,
  MoveInput,
  MoveKind,
  PieceType,
  PieceTypeInput,
  Square,
  Turn,
} from "../types.js";
import { UNPROXIED } from "../unproxied.js";
import { Core } from "./core.js";
import { follow } from "./following.js";
import { awake, coreOf, requirePlay, shareCore } from "./handle.js";
import { MatchMembers } from "./match/members.js";
import type { ReadOptions } from "./options.js";
import type { FollowedGame, PlaySnapshot, TryResult } from "./types.js";
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
  }

  /**
   * The state, which never changes: the same object until something happens, then another one. That is what
   * React's `useSyncExternalStore` and the like want.
   *
   * @example
   * ```ts
   * const { pieces, turn, outcome } = play.snapshot();
   * ```
   */
  snapshot(): PlaySnapshot {
    const core = this.#core;
    if (!core.isDestroyed && core.match.isFlagDown) {
      core.match.endByTime();
      core.changedLater();
    }
    return core.snapshot;
  }

  /**
   * Calls a function after each change, until the function that is returned is called.
   *
   * @example
   * ```ts
   * const unsubscribe = play.subscribe(() => console.log(play.snapshot()));
   * ```
   */
  subscribe(listener: () => void): () => void {
    return this.#core.listeners.add(listener);
  }

  // Selecting and moving.

  /**
   * Selects what stands on a square, or nothing. A second time on the same square it is deselected; if what
   * was selected before could join it, it does so then, and the answer tells it.
   *
   * @example
   * ```ts
   * play.select("f4");
   * play.snapshot().selection?.moves.map((move) => move.to);
   * ```
   */
  select(square: Square | null): TryResult | null {
    if (square !== null) squareIndex(square);
    return awake(this).selecting.select(square);
  }

  /**
   * Picks some of the selected stack, which move without the others; `[]` picks the whole stack again.
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
   * A click or a tap: goes to a destination of what is selected, else selects. A click on another piece of
   * the own side selects it.
   *
   * @example
   * ```ts
   * board.set({ select: ({ square }) => void play.press(square) });
   * ```
   */
  press(square: Square | null): TryResult | null {
    if (square === null) return this.select(null);
    squareIndex(square);
    return awake(this).selecting.press(square);
  }

  /**
   * Goes from a square to another: plays the only move that is meant, or answers why it cannot, or what
   * there is to choose from. `kind` says which of several. From a stack, the types that were picked go; if none
   * was, the whole stack where it can go, and else its parts. While the other side thinks, the move is
   * prepared. With `confirm`, a move by which the piece is lost is offered, even if it is the only one.
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
    return awake(this).selecting.try(from, to, request);
  }

  /**
   * Plays one of the moves of `choices`, by itself or by its place in the list.
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
   * Plays a move or a step of a deploy that was typed, or a deploy that was typed as a whole.
   *
   * @example
   * ```ts
   * play.playMove("tf6");
   * ```
   */
  playMove(move: string | MoveInput): TryResult {
    return awake(this).selecting.playMove(move);
  }

  /**
   * Plays a whole turn of the side to move: one that was typed, or one that came from elsewhere.
   *
   * @example
   * ```ts
   * play.playTurn("Tf6").after;
   * ```
   */
  playTurn(turn: string | MoveInput | readonly MoveInput[]): Turn {
    const { game, position } = awake(this);
    let given = turn;
    if (position.session) {
      // The deploy is given up only if the turn is legal.
      const trial = game.clone();
      try {
        trial.cancelDeploy();
        given = trial.playTurn(turn).moves;
      } finally {
        trial.free();
      }
      game.cancelDeploy();
    }
    const played = game.playTurn(given);
    this.#core.finish(played, played.moves, "move");
    return played;
  }

  // Deploys, and going back.

  /** Commits the open deploy, or ends one that is prepared; returns the turn: `play.commit()`. */
  commit(): Turn | null {
    const core = awake(this);
    if (core.selecting.commitPremove()) return null;
    const turn = core.game.commitDeploy();
    core.finish(turn, [], "commit");
    return turn;
  }

  /** Closes the choice, or gives up the open deploy, or the premoves, or the selection: `play.cancel()`. */
  cancel(): void {
    const core = this.#core;
    const { session } = core.position;
    // The deploy of another player is not given up here.
    const isOwn = session !== null && core.isHuman(core.position.turn);
    if (core.selecting.choices.length === 0 && isOwn) {
      core.game.cancelDeploy();
      core.positionChanged({ kind: "cancel", moves: session.steps, turn: null });
    } else if (!core.selecting.cancel()) return;
    core.changed();
  }

  /**
   * Takes back a step of the open deploy, an end that was declared, or the last turn of a human: with the
   * answer of an engine, whose search is aborted. Returns whether there was something.
   *
   * @example
   * ```ts
   * play.undo();
   * ```
   */
  undo(): boolean {
    return undo(this.#core);
  }

  /** Does again what was taken back; returns whether there was something: `play.redo()`. */
  redo(): boolean {
    return redo(this.#core);
  }

  /**
   * Brings the game to where one stands that is played elsewhere: what is new is played, what is not there
   * any more is removed. If something has changed, the play goes to the end, also from an earlier turn.
   *
   * @example
   * ```ts
   * play.follow({ turns: ["Tf4-f6"] });
   * ```
   */
  follow(game: FollowedGame): void {
    follow(coreOf(this), game);
  }

  /** Ends searches and timers, and gives the memory back. The last snapshot stays: `play.destroy()`. */
  destroy(): void {
    this.#core.destroy();
  }

  static {
    shareCore((self) => (#core in self ? self.#core : null));
    for (const { prototype } of [Play, MatchMembers]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const { value: inner } = Object.getOwnPropertyDescriptor(prototype, name)!;
        if (name === "constructor" || typeof inner !== "function") continue;
        const isAlways = name === "snapshot" || name === "destroy" || name === "subscribe";
        const before = isAlways ? requirePlay : coreOf;
        const value = throwingAtCaller(inner, { before });
        Object.defineProperty(this.prototype, name, { value, configurable: true });
      }
    }
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

export interface Play extends MatchMembers {}

/** The types that are meant by one or by a list of them. */
function readLetters(types: unknown): PieceType[] {
  const bits = readTypes(types);
  return PIECE_TYPES.filter((_, n) => bits & (1 << n));
}

function isEmpty(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length === 0;
  } catch {
    return false;
  }
}

/** The notation of something that may have none. A getter or a Proxy may throw. */
function readLan(move: unknown): unknown {
  try {
    return (move as Move | null | undefined)?.lan;
  } catch {
    return undefined;
  }
}
