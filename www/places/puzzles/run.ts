// A puzzle that is solved on a board: its game, and what has come of the turns.
import { signal, type ReadonlySignal } from "@preact/signals";
import { CoTuLenh } from "cotulenh-wasm";
import type { Line } from "cotulenh-wasm/engine";
import { createPlay, type Play, type SearchEngine } from "cotulenh-wasm/play";
import type { Puzzle } from "./data.js";
import { judgeTurn } from "./judge.js";

export type RunState =
  /** The solver is to move. */
  | { kind: "playing"; turns: number }
  /** The engine looks at the turn. */
  | { kind: "judging" }
  | { kind: "wrong"; refutation: Line | null; isShown: boolean }
  | { kind: "solved" }
  /** The engine could not be loaded. */
  | { kind: "failed" }
  /** The solution is shown. */
  | { kind: "given" };

/** The other side answers after so many milliseconds, so that it is seen. */
const ANSWER_DELAY = 400;

export class PuzzleRun {
  readonly play: Play;
  readonly puzzle: Puzzle;
  /** Whether it was solved without a wrong turn and without help. */
  isClean = true;
  readonly #engine: SearchEngine;
  readonly #state = signal<RunState>({ kind: "playing", turns: 0 });
  /** Counts what was begun: an answer that comes too late is dropped. */
  #round = 0;
  #event: unknown;

  constructor(puzzle: Puzzle, engine: SearchEngine) {
    this.puzzle = puzzle;
    this.#engine = engine;
    const game = new CoTuLenh(puzzle.fen);
    const other = puzzle.color === "r" ? "b" : "r";
    this.play = createPlay({ game, players: { [other]: "remote" }, premoves: false });
    game.free();
    this.#event = this.play.snapshot().event;
    this.play.subscribe(() => this.#follow());
  }

  get state(): ReadonlySignal<RunState> {
    return this.#state;
  }

  /** Takes back the last try. */
  takeBack(): void {
    this.#round++;
    const isBack = () =>
      this.play.snapshot().turn === this.puzzle.color && !this.play.snapshot().session;
    while (this.play.undo() && !isBack());
    this.#state.value = { kind: "playing", turns: this.#countTurns() };
  }

  /** Plays what the engine answers to a wrong turn. */
  showWhy(): void {
    const state = this.#state.value;
    if (state.kind !== "wrong" || state.isShown || !state.refutation) return;
    this.#round++;
    this.play.playTurn(state.refutation.turns[0]!);
    this.#state.value = { ...state, isShown: true };
  }

  /** Plays the solution from the beginning. */
  async showSolution(): Promise<void> {
    const round = ++this.#round;
    this.isClean = false;
    while (this.play.undo());
    this.#state.value = { kind: "given" };
    const { mate, theme, turns } = this.puzzle;
    let next: string | undefined = theme === "plane" ? undefined : turns[0];
    for (let left = mate === null ? 1 : 2 * mate - 1; left > 0; left--) {
      next ??= await this.#findBest();
      if (round !== this.#round || next === undefined) return;
      this.play.playTurn(next);
      next = undefined;
      if (this.play.snapshot().outcome) return;
      await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY));
      if (round !== this.#round) return;
    }
  }

  destroy(): void {
    this.#round++;
    this.play.destroy();
  }

  #countTurns(): number {
    return Math.ceil(this.play.snapshot().ply / 2);
  }

  async #findBest(): Promise<string | undefined> {
    const game = this.play.tree.game();
    try {
      const { best } = await this.#engine.search(game, { nodes: 500_000, time: 8000 });
      return best ?? undefined;
    } finally {
      game.free();
    }
  }

  /** A turn of the solver is judged. */
  #follow(): void {
    const { event } = this.play.snapshot();
    if (event === this.#event) return;
    this.#event = event;
    const isPlayed = event.kind === "move" || event.kind === "commit";
    const isOwn = event.turn?.color === this.puzzle.color;
    if (isPlayed && isOwn && this.#state.peek().kind === "playing") void this.#judge();
  }

  async #judge(): Promise<void> {
    const round = ++this.#round;
    this.#state.value = { kind: "judging" };
    const game = this.play.tree.game();
    const turns = this.#countTurns();
    const judgement = await judgeTurn(this.puzzle, game, turns, this.#engine)
      .catch(() => null)
      .finally(() => game.free());
    if (round !== this.#round) return;
    if (!judgement) {
      this.#state.value = { kind: "failed" };
      return;
    }
    if (judgement.kind === "solved") {
      this.#state.value = { kind: "solved" };
    } else if (judgement.kind === "wrong") {
      this.isClean = false;
      this.#state.value = { ...judgement, isShown: false };
    } else {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY));
      if (round !== this.#round) return;
      this.play.playTurn(judgement.answer);
      this.#state.value = { kind: "playing", turns };
    }
  }
}
