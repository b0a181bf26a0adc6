// A level that is played: it follows its game, answers for the other side and gives hints.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError, throwingAtCaller } from "../errors.js";
import { Listeners } from "../listeners.js";
import type { Play } from "../play/class.js";
import { createPlay } from "../play/create.js";
import type { TreeNode } from "../tree/types.js";
import type { Color } from "../types.js";
import { findHint, HINTS } from "./hints.js";
import { clauseOf, findAnswer, judge, learnerOf } from "./judge.js";
import type { Level } from "./level.js";
import type {
  LessonHint,
  LessonMessage,
  LessonOptions,
  LessonRefusal,
  LessonSnapshot,
  Verdict,
} from "./types.js";

/** Made by {@link createLesson}. */
export class Lesson {
  /** The game of the level, for a board: `connect(board, lesson.play, { refused: lesson.refused })`. */
  readonly play: Play;
  /** The level. */
  readonly level: Level;
  readonly #options: LessonOptions;
  readonly #color: Color;
  readonly #delay: number;
  readonly #listeners = new Listeners();
  #node: TreeNode;
  #verdict: Verdict;
  /** Where the level was done, or has failed. */
  #end: TreeNode | null = null;
  #refusal: LessonRefusal | null = null;
  #hint: LessonHint | null = null;
  /** The hints that were shown in this position, and in all. */
  #stage = 0;
  #hintsShown = 0;
  #event: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: AbortController | null = null;
  #error: CoTuLenhError | null = null;
  #snapshot: LessonSnapshot | null = null;
  /** Whether turns are taken back: what comes between does not count. */
  #isGoingBack = false;
  #isDestroyed = false;

  /** @internal */
  constructor(level: Level, options: LessonOptions, delay: number) {
    this.level = level;
    this.#options = options;
    this.#delay = delay;
    this.#color = learnerOf(level);
    const game = new options.CoTuLenh(level.fen, { rules: level.rules });
    const other = this.#color === "r" ? "b" : "r";
    try {
      this.play = createPlay({ game, players: { [other]: "remote" }, premoves: false });
    } finally {
      game.free();
    }
    this.#node = this.play.tree.current;
    this.#verdict = this.#judge();
    this.#event = this.play.snapshot().event;
    this.play.subscribe(() => this.#follow());
  }

  /** The state, which never changes: the same object until something happens: `lesson.snapshot().stars`. */
  snapshot(): LessonSnapshot {
    return (this.#snapshot ??= Object.freeze(this.#makeSnapshot()));
  }

  /**
   * Calls a function after each change, until the function that is returned is called.
   *
   * @example
   * ```ts
   * const unsubscribe = lesson.subscribe(() => console.log(lesson.snapshot().state));
   * ```
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Tells the lesson that a move was refused, so that it can say why. It needs no `this`: a board takes it
   * as it is.
   *
   * @example
   * ```ts
   * connect(board, lesson.play, { refused: lesson.refused });
   * ```
   */
  readonly refused = (refusal: LessonRefusal): void => {
    if (this.#isDestroyed || this.#verdict.state !== "playing") return;
    this.#refusal = refusal;
    this.#changed();
  };

  /**
   * Shows the next hint: a sentence, where to look, the turn itself. Later calls show the last one again.
   *
   * @example
   * ```ts
   * const hint = lesson.hint();
   * if (hint.kind === "look") console.log(hint.squares);
   * ```
   */
  hint(): LessonHint {
    const kind = HINTS[Math.min(this.#stage, HINTS.length - 1)]!;
    const hasFailed = this.#verdict.state === "failed";
    const hint: LessonHint = hasFailed
      ? { kind: "back" }
      : this.#withGame((game) => findHint(this.level, game, kind));
    if (this.#stage < HINTS.length) {
      this.#stage++;
      this.#hintsShown++;
    }
    this.#hint = hint;
    this.#refusal = null;
    this.#changed();
    return hint;
  }

  /** Takes back a step of the open deploy, or the last turn with its answer: `lesson.takeBack()`. */
  takeBack(): boolean {
    if (this.play.snapshot().session) return this.play.undo();
    return this.#goBack(() => this.play.undo() && this.play.snapshot().turn !== this.#color);
  }

  /** Starts the level again: `lesson.retry()`. */
  retry(): void {
    this.#goBack(() => this.play.undo());
  }

  /** Ends timers and searches, and gives the memory back. The last snapshot stays: `lesson.destroy()`. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.snapshot();
    this.#isDestroyed = true;
    this.#stopAnswer();
    this.#listeners.clear();
    this.play.destroy();
  }

  static {
    const { prototype } = this;
    const before = (self: unknown): void => {
      if (typeof self !== "object" || self === null || !(#node in self)) {
        const message = "called on something that createLesson did not make";
        throw new CoTuLenhError("INVALID_ARGUMENT", message);
      }
    };
    const open = (self: unknown): void => {
      before(self);
      if ((self as Lesson).#isDestroyed) {
        throw new CoTuLenhError("FREED", "this lesson was destroyed");
      }
    };
    for (const name of ["snapshot", "subscribe", "hint", "takeBack", "retry", "destroy"] as const) {
      const isAlways = name === "snapshot" || name === "destroy" || name === "subscribe";
      const value = throwingAtCaller(prototype[name], { before: isAlways ? before : open });
      Object.defineProperty(prototype, name, { value });
    }
  }

  #changed(): void {
    this.#snapshot = null;
    this.#listeners.call();
  }

  /** Goes on where the game goes. */
  #follow(): void {
    const { event } = this.play.snapshot();
    if (event === this.#event || this.#isGoingBack || this.#isDestroyed) return;
    this.#event = event;
    this.#refusal = null;
    const { current } = this.play.tree;
    if (current !== this.#node) this.#stand(current);
    this.#changed();
  }

  #stand(node: TreeNode): void {
    this.#stopAnswer();
    this.#node = node;
    this.#hint = null;
    this.#stage = 0;
    this.#error = null;
    // What is played after the end does not count.
    if (this.#end && this.play.tree.path(node).includes(this.#end)) return;
    this.#verdict = this.#judge();
    this.#end = this.#verdict.state === "playing" ? null : node;
    if (!this.#end && this.play.snapshot().turn !== this.#color) this.#answerSoon();
  }

  #goBack(step: () => boolean): boolean {
    const { play } = this;
    const before = play.tree.current;
    this.#isGoingBack = true;
    try {
      if (play.snapshot().session) play.cancel();
      while (step());
    } finally {
      this.#isGoingBack = false;
    }
    this.#follow();
    return play.tree.current !== before;
  }

  #withGame<T>(use: (game: CoTuLenh) => T): T {
    const game = this.play.tree.game();
    try {
      return use(game);
    } finally {
      game.free();
    }
  }

  #judge(): Verdict {
    return this.#withGame((game) => judge(this.level, game));
  }

  // Answers.

  #answerSoon(): void {
    if (this.#delay === 0) return this.#answer();
    this.#timer = setTimeout(() => this.#answer(), this.#delay);
  }

  #answer(): void {
    this.#timer = undefined;
    const turn = this.#withGame((game) => findAnswer(this.level, game));
    if (turn !== null) this.play.playTurn(turn);
    else void this.#askEngine();
  }

  async #askEngine(): Promise<void> {
    const { answers } = this.level;
    const { engine } = this.#options;
    if (!engine || !answers || !("level" in answers)) return;
    const controller = (this.#search = new AbortController());
    const { level } = answers;
    const game = this.play.tree.game();
    try {
      const { best } = await engine.search(game, { level, signal: controller.signal });
      if (this.#search !== controller || best === null) return;
      this.#search = null;
      this.play.playTurn(best);
    } catch (error) {
      if (this.#search !== controller) return;
      this.#search = null;
      this.#error = toError(error);
      this.#changed();
    } finally {
      game.free();
    }
  }

  #stopAnswer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#search?.abort();
    this.#search = null;
  }

  // The state.

  #makeMessage(): LessonMessage | null {
    if (this.#refusal) {
      const { illegal, from, to, piece, target } = this.#refusal;
      const { reason, squares } = illegal;
      const tried = from && to && { from, to, piece, target };
      const clause = clauseOf(illegal, this.#refusal);
      return { kind: "illegal", reason, clause, squares: [...squares], ...(tried && { tried }) };
    }
    const { failed: reason } = this.#verdict;
    if (!reason) return null;
    const moves = this.#node.turn?.moves ?? [];
    const squares = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
    return { kind: "failed", reason, clause: this.level.clauses[0]!, squares };
  }

  #makeSnapshot(): LessonSnapshot {
    const { state, turns, stars } = this.#verdict;
    return {
      state: this.#refusal ? "wrong" : state,
      turns,
      stars,
      hintsShown: this.#hintsShown,
      hint: this.#hint,
      message: this.#makeMessage(),
      isAnswering: this.#timer !== undefined || this.#search !== null,
      canTakeBack: this.play.snapshot().canUndo,
      error: this.#error,
    };
  }
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${String(error)}`);
}
