// A level in progress: it judges the turns, answers for the other side and gives hints.
import type { PlaySnapshot } from "../play/types.js";
import { TaskRun } from "../task/task-run.js";
import type { ReadTaskOptions } from "../task/read.js";
import type { TreeNode } from "../tree/types.js";
import type { Color } from "../vocabulary/types.js";
import { findHint, HINTS } from "./hints.js";
import { clauseOf, findAnswer, judge, learnerOf } from "./judge.js";
import type { Level } from "./level.js";
import type { LessonHint, LessonMessage, LessonRefusal, LessonSnapshot, Verdict } from "./types.js";

/** Made by {@link createLesson}. */
export class Lesson extends TaskRun<LessonSnapshot> {
  /** The level. */
  readonly level: Level;
  readonly #engine: ReadTaskOptions["engine"];
  readonly #color: Color;
  #node: TreeNode;
  #verdict: Verdict;
  /** The node where the level was done or failed. */
  #end: TreeNode | null = null;
  #refusal: LessonRefusal | null = null;
  #selection: PlaySnapshot["selection"] = null;
  #hint: LessonHint | null = null;
  /** How many hints were shown in this position, and in all. */
  #hintsHere = 0;
  #hintsShown = 0;

  /** @internal */
  constructor(level: Level, { CoTuLenh, engine, answerDelay }: ReadTaskOptions) {
    const color = learnerOf(level);
    super(new CoTuLenh(level.fen, { rules: level.rules }), color, answerDelay);
    this.level = level;
    this.#engine = engine;
    this.#color = color;
    this.#node = this.play.tree.current;
    this.#verdict = this.#judge();
    this.play.subscribe(() => this.#followSelection());
  }

  /**
   * Tells the lesson that a move was refused, so that it can say why. It is bound, so a board can take it as a
   * callback.
   *
   * @example
   * ```ts
   * connect(board, lesson.play, { refused: lesson.refused });
   * ```
   */
  readonly refused = (refusal: LessonRefusal): void => {
    if (this.#verdict.state !== "playing") return;
    this.#refusal = refusal;
    this.changed();
  };

  /**
   * Shows the next hint: at the beginning a sentence, then where to look, then the turn itself, which later calls show
   * again.
   *
   * @example
   * ```ts
   * const hint = lesson.hint();
   * if (hint.kind === "look") console.log(hint.squares);
   * ```
   */
  hint(): LessonHint {
    // An open deploy is not the beginning any more, too.
    if (this.play.snapshot().session?.steps.length) this.#hintsHere = Math.max(1, this.#hintsHere);
    const kind = HINTS[Math.min(this.#hintsHere, HINTS.length - 1)]!;
    const hasFailed = this.#verdict.state === "failed";
    const hint: LessonHint = hasFailed
      ? { kind: "back" }
      : this.withGame((game) => findHint(this.level, game, kind));
    if (this.#hintsHere < HINTS.length) {
      this.#hintsHere++;
      this.#hintsShown++;
    }
    this.#hint = hint;
    this.#refusal = null;
    this.changed();
    return this.#findHintNow()!;
  }

  /** The hint that is shown, without the steps that were made since. */
  #findHintNow(): LessonHint | null {
    if (this.#hint?.kind !== "turn") return this.#hint;
    const moves = this.restOf(this.#hint.moves);
    return moves ? { ...this.#hint, moves } : { kind: "back" };
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

  static {
    this.guard(this.prototype, ["hint", "takeBack", "retry"]);
  }

  /** @internal */
  protected override follow(): void {
    this.#refusal = null;
    const { current } = this.play.tree;
    if (current !== this.#node) this.#arriveAt(current);
    this.changed();
  }

  /** A press on another own piece selects it. If the level lists joining that piece as a wrong way, it is refused. */
  #followSelection(): void {
    const [before, { selection }] = [this.#selection, this.play.snapshot()];
    this.#selection = selection;
    if (!before || !selection) return;
    const { square: from, piece } = before;
    const { square: to, piece: target } = selection;
    const wrong = this.level.wrong?.find(({ turn }) => turn.replace("&", "").endsWith(from + to));
    const illegal = wrong && this.withGame((game) => game.explain(wrong.turn));
    if (illegal) this.refused({ illegal, from, to, piece, target });
  }

  #arriveAt(node: TreeNode): void {
    this.stop();
    this.#node = node;
    this.#hint = null;
    // The sentence of the level is about its first position: later it could contradict what is on the board.
    this.#hintsHere = node === this.play.tree.root ? 0 : 1;
    this.error = null;
    // Turns after the end of the level do not count.
    if (this.#end && this.play.tree.path(node).includes(this.#end)) return;
    this.#verdict = this.#judge();
    this.#end = this.#verdict.state === "playing" ? null : node;
    if (!this.#end && this.play.snapshot().turn !== this.#color) this.later(() => this.#answer());
  }

  #goBack(step: () => boolean): boolean {
    const { play } = this;
    const before = play.tree.current;
    const hasEvent = this.own(() => {
      if (play.snapshot().session) play.cancel();
      while (step());
    });
    if (hasEvent) this.follow();
    return play.tree.current !== before;
  }

  #judge(): Verdict {
    return this.withGame((game) => judge(this.level, game));
  }

  #answer(): void {
    const { level } = this;
    const turn = this.withGame((game) => findAnswer(level, game));
    if (turn !== null) return void this.play.playTurn(turn);
    if (!this.#engine || !level.answers || !("level" in level.answers)) return;
    void this.search(this.#engine, level.answers, ({ best, moves }) => {
      if (best !== null) this.play.playTurn(moves ?? best);
    });
  }

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

  /** @internal */
  protected override makeSnapshot(): LessonSnapshot {
    const { state, turns, stars } = this.#verdict;
    return {
      state: this.#refusal ? "wrong" : state,
      turns,
      stars,
      hintsShown: this.#hintsShown,
      hint: this.#findHintNow(),
      message: this.#makeMessage(),
      isAnswering: this.isBusy,
      canTakeBack: this.play.snapshot().canUndo,
      error: this.error,
    };
  }
}
