// A puzzle that is played: it follows its game, judges turns by the line of the puzzle, and answers.
import type { Line } from "../engine/types.js";
import { CoTuLenhError, throwingAtCaller } from "../errors.js";
import type { CoTuLenh } from "../game/class.js";
import { Listeners } from "../listeners.js";
import type { Play } from "../play/class.js";
import { createPlay } from "../play/create.js";
import { otherColor } from "../play/position.js";
import type { SearchEngine } from "../play/types.js";
import { parseRules } from "../rules.js";
import type { GameClass, Puzzle, PuzzleHint, PuzzleSnapshot } from "./types.js";

/** The positions that are searched for a refutation; on a slow machine, for so long. */
const REFUTATION = { nodes: 100_000, time: 8000 };

/** A position without its counters: other orders of a deploy lead to the same. */
const placeOf = (fen: string): string => fen.split(" ").slice(0, 2).join(" ");

/** Made by {@link createPuzzle}. */
export class PuzzleRun {
  /** The game of the puzzle, for a board: `connect(board, run.play)`. It begins with the mistake. */
  readonly play: Play;
  /** The puzzle. */
  readonly puzzle: Puzzle;
  readonly #engine: SearchEngine | undefined;
  readonly #delay: number;
  readonly #listeners = new Listeners();
  /** The positions after each turn of the line. */
  readonly #goals: readonly string[];
  /** Whether the line ends with a win: then every win is right that is as short. */
  readonly #isWin: boolean;
  #state: PuzzleSnapshot["state"] = "playing";
  /** How many turns of the line were played, the answers included. */
  #played = 0;
  #isClean = true;
  #hint: PuzzleHint | null = null;
  #refutation: Line | null = null;
  #error: CoTuLenhError | null = null;
  #event: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: AbortController | null = null;
  #snapshot: PuzzleSnapshot | null = null;
  /** Whether the puzzle itself plays or takes back: that is not judged. */
  #isOwn = false;
  #isDestroyed = false;

  /** @internal */
  constructor(puzzle: Puzzle, Game: GameClass, engine: SearchEngine | undefined, delay: number) {
    this.puzzle = puzzle;
    this.#engine = engine;
    this.#delay = delay;
    const game = new Game(puzzle.fen, { rules: parseRules(puzzle.rules) });
    try {
      game.playTurn(puzzle.mistake);
      const players = { [otherColor(puzzle.color)]: "remote" as const };
      this.play = createPlay({ game, players, premoves: false });
      this.#goals = puzzle.turns.map((turn) => placeOf(game.playTurn(turn).after));
      this.#isWin = game.outcome()?.winner === puzzle.color;
    } finally {
      game.free();
    }
    this.#event = this.play.snapshot().event;
    this.play.subscribe(() => this.#follow());
  }

  /** The state, which never changes: the same object until something happens: `run.snapshot().state`. */
  snapshot(): PuzzleSnapshot {
    return (this.#snapshot ??= Object.freeze(this.#makeSnapshot()));
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
  hint(): PuzzleHint | null {
    if (this.#state === "wrong") this.takeBack();
    const turn = this.puzzle.turns[this.#played];
    if (turn === undefined || this.#state !== "playing" || this.#timer !== undefined) return null;
    const { moves } = this.#withGame((game) => game.readTurn(turn));
    this.#hint = this.#hint
      ? { kind: "turn", turn, moves }
      : { kind: "look", squares: [moves[0]!.from] };
    this.#isClean = false;
    this.#changed();
    return this.#hint;
  }

  /** Takes back a step of the open deploy, or the wrong turn with its refutation: `run.takeBack()`. */
  takeBack(): boolean {
    if (this.play.snapshot().session) return this.play.undo();
    if (this.#state !== "wrong") return false;
    this.#stop();
    this.#goBackTo(this.#played);
    this.#state = "playing";
    this.#changed();
    return true;
  }

  /** Starts the puzzle again: `run.retry()`. */
  retry(): void {
    this.#stop();
    this.#goBackTo(0);
    this.#played = 0;
    this.#state = "playing";
    this.#hint = null;
    this.#changed();
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
    this.#requireOpen();
    if (!this.#engine) {
      const message = "a refutation needs an engine: createPuzzle(puzzle, { …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    if (this.#state !== "wrong" || this.#refutation) return this.#refutation;
    const controller = (this.#search = new AbortController());
    this.#error = null;
    this.#changed();
    const game = this.play.tree.game();
    try {
      const limits = { ...REFUTATION, signal: controller.signal };
      const { lines } = game.isGameOver() ? { lines: [] } : await this.#engine.search(game, limits);
      if (this.#search !== controller) return null;
      const [line] = lines;
      if (line) {
        this.#refutation = line;
        this.#playOwn(line.turns[0]!);
      }
    } catch (error) {
      if (this.#search !== controller) return null;
      this.#error = toError(error);
    } finally {
      game.free();
    }
    this.#search = null;
    this.#changed();
    return this.#refutation;
  }

  /** Plays the rest of the solution, turn by turn: `run.showSolution()`. */
  showSolution(): void {
    if (this.#state === "solved" || this.#state === "given") return;
    this.#stop();
    this.#goBackTo(this.#played);
    this.#isClean = false;
    this.#state = "given";
    this.#playOn();
  }

  /** Ends timers and searches, and gives the memory back. The last snapshot stays: `run.destroy()`. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.snapshot();
    this.#isDestroyed = true;
    this.#stop();
    this.#listeners.clear();
    this.play.destroy();
  }

  static {
    const { prototype } = this;
    const before = (self: unknown): void => {
      if (typeof self !== "object" || self === null || !(#played in self)) {
        const message = "called on something that createPuzzle did not make";
        throw new CoTuLenhError("INVALID_ARGUMENT", message);
      }
    };
    const open = (self: unknown): void => {
      before(self);
      (self as PuzzleRun).#requireOpen();
    };
    for (const name of ["snapshot", "subscribe", "destroy"] as const) {
      Object.defineProperty(prototype, name, {
        value: throwingAtCaller(prototype[name], { before }),
      });
    }
    for (const name of ["hint", "takeBack", "retry", "showSolution"] as const) {
      const value = throwingAtCaller(prototype[name], { before: open });
      Object.defineProperty(prototype, name, { value });
    }
  }

  #requireOpen(): void {
    if (this.#isDestroyed) throw new CoTuLenhError("FREED", "this puzzle was destroyed");
  }

  #changed(): void {
    this.#snapshot = null;
    this.#listeners.call();
  }

  #withGame<T>(use: (game: CoTuLenh) => T): T {
    const game = this.play.tree.game();
    try {
      return use(game);
    } finally {
      game.free();
    }
  }

  /** A turn of the solver is judged. */
  #follow(): void {
    const { event, session } = this.play.snapshot();
    if (event === this.#event || this.#isOwn || this.#isDestroyed) return;
    this.#event = event;
    const isPlayed = event.kind === "move" || event.kind === "commit";
    const isSolvers = event.turn?.color === this.puzzle.color && !session;
    if (isPlayed && isSolvers && this.#state === "playing") this.#judge();
    this.#changed();
  }

  #judge(): void {
    const { fen, outcome } = this.play.snapshot();
    const isLast = this.#played + 1 === this.puzzle.turns.length;
    const isWon = outcome?.winner === this.puzzle.color && this.#isWin;
    this.#hint = null;
    if (isWon || placeOf(fen) === this.#goals[this.#played]) {
      this.#played++;
      if (isLast || isWon) this.#state = "solved";
      else this.#later(() => this.#answer());
    } else {
      this.#isClean = false;
      this.#state = "wrong";
      this.#refutation = null;
      this.#error = null;
    }
  }

  #answer(): void {
    this.#playOwn(this.puzzle.turns[this.#played++]!);
    this.#changed();
  }

  /** Plays the next turn of the solution, and the others after it. */
  #playOn(): void {
    const turn = this.puzzle.turns[this.#played];
    if (turn !== undefined) {
      this.#played++;
      this.#playOwn(turn);
      if (this.#played < this.puzzle.turns.length) this.#later(() => this.#playOn());
    }
    this.#changed();
  }

  #later(act: () => void): void {
    if (this.#delay === 0) return act();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, this.#delay);
  }

  #playOwn(turn: string): void {
    this.#isOwn = true;
    try {
      this.play.playTurn(turn);
    } finally {
      this.#isOwn = false;
      this.#event = this.play.snapshot().event;
    }
  }

  /** Takes back until so many turns of the line stand on the board, after the mistake. */
  #goBackTo(played: number): void {
    const { play } = this;
    this.#isOwn = true;
    try {
      if (play.snapshot().session) play.cancel();
      while (play.snapshot().ply > 1 + played && play.undo());
    } finally {
      this.#isOwn = false;
      this.#event = play.snapshot().event;
    }
    this.#refutation = null;
    this.#error = null;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#search?.abort();
    this.#search = null;
  }

  #makeSnapshot(): PuzzleSnapshot {
    return {
      state: this.#state,
      turns: Math.ceil(this.#played / 2),
      length: Math.ceil(this.puzzle.turns.length / 2),
      isClean: this.#isClean,
      hint: this.#hint,
      isBusy: this.#timer !== undefined || this.#search !== null,
      refutation: this.#refutation,
      canTakeBack: this.#state === "wrong" || this.play.snapshot().session !== null,
      error: this.#error,
    };
  }
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${String(error)}`);
}
