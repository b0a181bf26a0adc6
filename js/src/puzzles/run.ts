// A puzzle that is played: it follows its game, judges turns by the line of the puzzle, and answers.
import type { Line } from "../engine/types.js";
import { CoTuLenhError } from "../errors/error.js";
import type { PlaySnapshot } from "../play/types.js";
import { parseRules } from "../arguments/rules.js";
import type { ReadTaskOptions } from "../task/read.js";
import { TaskRun } from "../task/task-run.js";
import type { TurnHint } from "../task/types.js";
import type { Puzzle, PuzzleSnapshot } from "./types.js";

/** The positions that are searched for a refutation; on a slow machine, for so long. */
const REFUTATION = { nodes: 100_000, time: 8000 };

/** Made by {@link createPuzzle}. Its game begins with the mistake, if the puzzle has one. */
export class PuzzleRun extends TaskRun<PuzzleSnapshot> {
  /** The puzzle. */
  readonly puzzle: Puzzle;
  readonly #engine: ReadTaskOptions["engine"];
  /** The positions after each turn of the line. A deploy in another order of steps leads to the same. */
  readonly #goals: readonly string[];
  /** Whether the line ends with a win: then every win is right that is as short. */
  readonly #isWin: boolean;
  #state: PuzzleSnapshot["state"] = "playing";
  /** How many turns were played before the line. */
  readonly #before: number;
  /** How many turns of the line were played, the answers included. */
  #played = 0;
  #isClean = true;
  #hint: TurnHint | null = null;
  #refutation: Line | null = null;

  /** @internal */
  constructor(puzzle: Puzzle, { CoTuLenh, engine, answerDelay }: ReadTaskOptions) {
    const { fen, color, mistake, turns } = puzzle;
    const game = new CoTuLenh(fen, { rules: parseRules(puzzle.rules) });
    super(game, color, answerDelay, mistake ? [mistake] : []);
    this.puzzle = puzzle;
    this.#before = mistake ? 1 : 0;
    this.#engine = engine;
    [this.#goals, this.#isWin] = this.withGame((line) => [
      turns.map((turn) => line.playTurn(turn).after),
      line.outcome()?.winner === color,
    ]);
  }

  /**
   * Shows where to look, then the turn; `null` if there is nothing to find any more. The puzzle is not solved at once
   * then.
   *
   * @example
   * ```ts
   * const hint = run.hint();
   * if (hint?.kind === "look") console.log(hint.squares);
   * ```
   */
  hint(): TurnHint | null {
    if (this.#state === "wrong") this.takeBack();
    const turn = this.puzzle.turns[this.#played];
    if (turn === undefined || this.#state !== "playing" || this.isBusy) return null;
    const { moves } = this.withGame((game) => game.readTurn(turn));
    this.#hint = this.#hint
      ? { kind: "turn", turn, moves }
      : { kind: "look", squares: [moves[0]!.from] };
    this.#isClean = false;
    this.changed();
    return this.#findHintNow();
  }

  /** The hint that is shown, without the steps that were made since. */
  #findHintNow(): TurnHint | null {
    if (this.#hint?.kind !== "turn") return this.#hint;
    return { ...this.#hint, moves: this.restOf(this.#hint.moves) ?? this.#hint.moves };
  }

  /** Takes back a step of the open deploy, or the wrong turn with its refutation: `run.takeBack()`. */
  takeBack(): boolean {
    if (this.play.snapshot().session) return this.play.undo();
    if (this.#state !== "wrong") return false;
    this.stop();
    this.#goBackTo(this.#played);
    this.#state = "playing";
    this.changed();
    return true;
  }

  /** Starts the puzzle again: `run.retry()`. */
  retry(): void {
    this.stop();
    this.#goBackTo(0);
    this.#played = 0;
    this.#state = "playing";
    this.#hint = null;
    this.changed();
  }

  /**
   * Asks the engine what is wrong with the wrong turn, and plays its answer. Resolves with the line, or with `null` if
   * the game is over or the turn was taken back.
   *
   * @example
   * ```ts
   * const line = await run.why();
   * console.log(line?.san.join(" "));
   * ```
   */
  async why(): Promise<Line | null> {
    this.requireOpen();
    if (!this.#engine) {
      const message = "a refutation needs an engine: createPuzzle(puzzle, { …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    const isOver = this.play.snapshot().outcome !== null;
    if (this.#state !== "wrong" || this.#refutation || isOver) return this.#refutation;
    this.error = null;
    const search = this.search(this.#engine, REFUTATION, ({ lines: [line] }) => {
      if (!line) return;
      this.#refutation = line;
      this.own(() => this.play.playTurn(line.turns[0]!));
    });
    this.changed();
    await search;
    return this.#refutation;
  }

  /**
   * Shows the solution: the rest of it is played at once, and the game stands after its next turn. The others are stepped
   * through with `run.play.tree.forward()`: `run.showSolution()`.
   */
  showSolution(): void {
    if (this.#state === "solved" || this.#state === "given") return;
    this.stop();
    this.#goBackTo(this.#played);
    this.#isClean = false;
    this.#hint = null;
    this.#state = "given";
    const { play, puzzle } = this;
    this.own(() => {
      for (const turn of puzzle.turns.slice(this.#played)) play.playTurn(turn);
      const next = play.tree.mainLine()[this.#before + this.#played];
      if (next) play.tree.goTo(next);
    });
    this.#played = puzzle.turns.length;
    this.changed();
  }

  static {
    this.guard(this.prototype, ["hint", "takeBack", "retry", "showSolution"]);
  }

  /**
   * A turn of the solver is judged.
   * @internal
   */
  protected override follow(event: PlaySnapshot["event"]): void {
    const isPlayed = event.kind === "move" || event.kind === "commit";
    const isSolvers = event.turn?.color === this.puzzle.color && !this.play.snapshot().session;
    if (isPlayed && isSolvers && this.#state === "playing") this.#judge();
    this.changed();
  }

  #judge(): void {
    const { fen, outcome } = this.play.snapshot();
    const isLast = this.#played + 1 === this.puzzle.turns.length;
    const isWon = outcome?.winner === this.puzzle.color && this.#isWin;
    this.#hint = null;
    if (isWon || fen === this.#goals[this.#played]) {
      this.#played++;
      if (isLast || isWon) this.#state = "solved";
      else this.later(() => this.#answer());
    } else {
      this.#isClean = false;
      this.#state = "wrong";
      this.#refutation = null;
      this.error = null;
    }
  }

  #answer(): void {
    this.own(() => this.play.playTurn(this.puzzle.turns[this.#played++]!));
    this.changed();
  }

  /** Takes back until so many turns of the line stand on the board. */
  #goBackTo(played: number): void {
    const { play } = this;
    this.own(() => {
      if (play.snapshot().session) play.cancel();
      // Someone may have stepped back.
      const last = play.tree.mainLine().at(-1);
      if (last && play.tree.current !== last) play.tree.goTo(last);
      while (play.snapshot().ply > this.#before + played && play.undo());
    });
    this.#refutation = null;
    this.error = null;
  }

  /** @internal */
  protected override makeSnapshot(): PuzzleSnapshot {
    return {
      state: this.#state,
      turns: Math.ceil(this.#played / 2),
      length: Math.ceil(this.puzzle.turns.length / 2),
      isClean: this.#isClean,
      hint: this.#findHintNow(),
      isBusy: this.isBusy,
      refutation: this.#refutation,
      canTakeBack: this.#state === "wrong" || this.play.snapshot().session !== null,
      error: this.error,
    };
  }
}
