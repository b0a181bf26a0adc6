// A task in progress, that is, a level or a puzzle: its play, its listeners, delayed answers and searches.
import type { Limits } from "../engine/types.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import type { CoTuLenh } from "../game/class.js";
import { Listeners } from "../reactivity/listeners.js";
import type { Play } from "../play/class.js";
import { createPlay } from "../play/create.js";
import { otherColor } from "../vocabulary/colors.js";
import type { PlaySnapshot, SearchEngine } from "../play/types.js";
import type { Color, Move } from "../vocabulary/types.js";

type Found = Awaited<ReturnType<SearchEngine["search"]>>;

/** What a lesson and a puzzle that is played have in common. */
export abstract class TaskRun<Snapshot> {
  /** The game, for a board: `connect(board, run.play)`. */
  readonly play: Play;
  readonly #delay: number;
  readonly #listeners = new Listeners();
  #event: PlaySnapshot["event"];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: AbortController | null = null;
  #snapshot: Snapshot | null = null;
  /** Whether the task itself plays or takes back now, which it does not judge. */
  #isOwn = false;
  #isDestroyed = false;
  /**
   * Why the engine could not answer.
   * @internal
   */
  protected error: CoTuLenhError | null = null;

  /**
   * Begins with a game, which is given back, after the given turns of it.
   * @internal
   */
  constructor(game: CoTuLenh, color: Color, delay: number, turns: readonly string[] = []) {
    const players = { [otherColor(color)]: "remote" as const };
    try {
      turns.forEach((turn) => game.playTurn(turn));
      this.play = createPlay({ game, players, premoves: false });
    } finally {
      game.free();
    }
    this.#delay = delay;
    this.#event = this.play.snapshot().event;
    this.play.subscribe(() => {
      if (!this.#isOwn && this.#hasEvent()) this.follow(this.#event);
    });
  }

  /** The state, which never changes: the same object until something happens: `run.snapshot().state`. */
  snapshot(): Snapshot {
    return (this.#snapshot ??= Object.freeze(this.makeSnapshot()));
  }

  /**
   * Calls a function after each change, until the function that is returned is called.
   *
   * @example
   * ```ts
   * const unsubscribe = run.subscribe(() => console.log(run.snapshot().state));
   * ```
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Ends timers and searches, and gives the memory back. The last snapshot stays: `run.destroy()`. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.snapshot();
    this.#isDestroyed = true;
    this.stop();
    this.#listeners.clear();
    this.play.destroy();
  }

  /** @internal */
  protected abstract makeSnapshot(): Snapshot;

  /**
   * Called after each event of the game that is not the task's own.
   * @internal
   */
  protected abstract follow(event: PlaySnapshot["event"]): void;

  /** @internal */
  protected changed(): void {
    if (this.#isDestroyed) return;
    this.#snapshot = null;
    this.#listeners.call();
  }

  /**
   * Whether an answer or a search is awaited.
   * @internal
   */
  protected get isBusy(): boolean {
    return this.#timer !== undefined || this.#search !== null;
  }

  /** @internal */
  protected requireOpen(): void {
    if (this.#isDestroyed) throw new CoTuLenhError("FREED", "this task was destroyed");
  }

  /**
   * Uses the game as it stands.
   * @internal
   */
  protected withGame<T>(use: (game: CoTuLenh) => T): T {
    const game = this.play.tree.game();
    try {
      return use(game);
    } finally {
      game.free();
    }
  }

  /**
   * The steps of a turn that the open deploy has not made yet; all of them without one. `null` if it has made others.
   * @internal
   */
  protected restOf(moves: readonly Move[]): readonly Move[] | null {
    const made = this.play.snapshot().session?.steps ?? [];
    const isMade = ({ to, kind, piece }: Move): boolean =>
      made.some((one) => one.to === to && one.kind === kind && one.piece.type === piece.type);
    const rest = moves.filter((move) => !isMade(move));
    return rest.length + made.length === moves.length ? rest : null;
  }

  /**
   * Plays or takes back without following it. Returns whether something has happened.
   * @internal
   */
  protected own(act: () => void): boolean {
    this.#isOwn = true;
    try {
      act();
    } finally {
      this.#isOwn = false;
    }
    return this.#hasEvent();
  }

  /**
   * Does something after the delay of answers, unless it is stopped.
   * @internal
   */
  protected later(act: () => void): void {
    if (this.#delay === 0) return act();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, this.#delay);
  }

  /**
   * Searches the position, and uses what is found unless it is stopped. What fails becomes `error`.
   * @internal
   */
  protected async search(
    engine: SearchEngine,
    limits: Limits,
    use: (found: Found) => void,
  ): Promise<void> {
    this.stop();
    const controller = (this.#search = new AbortController());
    const { signal } = controller;
    const game = this.play.tree.game();
    try {
      const found = await engine.search(game, { ...limits, signal });
      if (!signal.aborted) use(found);
    } catch (error) {
      if (!signal.aborted) this.error = toError(error);
    } finally {
      game.free();
    }
    if (signal.aborted) return;
    this.#search = null;
    this.changed();
  }

  /** @internal */
  protected stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#search?.abort();
    this.#search = null;
  }

  /** Whether something has happened in the game since this was asked last. */
  #hasEvent(): boolean {
    const { event } = this.play.snapshot();
    const isOther = event !== this.#event;
    this.#event = event;
    return isOther;
  }

  /**
   * Lets methods throw where they are called: on anything else, and after `destroy` unless they work then, too.
   * @internal
   */
  static guard<Name extends string>(
    prototype: Record<Name, (...args: never[]) => unknown>,
    names: readonly Name[],
    { isAlways = false } = {},
  ): void {
    const before = (self: unknown): void => {
      if (typeof self !== "object" || self === null || !(#listeners in self)) {
        const message = "called on something that createLesson or createPuzzle did not make";
        throw new CoTuLenhError("INVALID_ARGUMENT", message);
      }
      if (!isAlways) self.requireOpen();
    };
    for (const name of names) {
      const value = throwingAtCaller(prototype[name], { before });
      Object.defineProperty(prototype, name, { value });
    }
  }

  static {
    this.guard(this.prototype, ["snapshot", "subscribe", "destroy"], { isAlways: true });
  }
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${String(error)}`);
}
