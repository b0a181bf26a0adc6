// A level that is played: it follows its game, answers for the other side and gives hints.
import type { PlaySnapshot } from "../play/types.js";
import { TaskRun } from "../task/task-run.js";
import type { ReadTaskOptions } from "../task/read.js";
import type { TreeNode } from "../tree/types.js";
import type { Color } from "../types.js";
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
  /** Where the level was done, or has failed. */
  #end: TreeNode | null = null;
  #refusal: LessonRefusal | null = null;
  #selection: PlaySnapshot["selection"] = null;
  #hint: LessonHint | null = null;
  /** The hints that were shown in this position, and in all. */
  #stage = 0;
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
   * Tells the lesson that a move was refused, so that it can say why. It needs no `this`: a board takes it
   * as it is.
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
      : this.withGame((game) => findHint(this.level, game, kind));
    if (this.#stage < HINTS.length) {
      this.#stage++;
      this.#hintsShown++;
    }
    this.#hint = hint;
    this.#refusal = null;
    this.changed();
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

  static {
    this.guard(this.prototype, ["hint", "takeBack", "retry"]);
  }

  /** @internal */
  protected override follow(): void {
    this.#refusal = null;
    const { current } = this.play.tree;
    if (current !== this.#node) this.#stand(current);
    this.changed();
  }

  /** A press on another own piece selects it. Where the level has that as a wrong try, it is one. */
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

  #stand(node: TreeNode): void {
    this.stop();
    this.#node = node;
    this.#hint = null;
    this.#stage = 0;
    this.error = null;
    // What is played after the end does not count.
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
    void this.search(this.#engine, level.answers, ({ best }) => {
      if (best !== null) this.play.playTurn(best);
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
      hint: this.#hint,
      message: this.#makeMessage(),
      isAnswering: this.isBusy,
      canTakeBack: this.play.snapshot().canUndo,
      error: this.error,
    };
  }
}
