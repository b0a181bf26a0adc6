// The engines of a game that is played: their turns, and hints.
import { CoTuLenhError } from "../../errors.js";
import type { Color, Move } from "../../types.js";
import type { Core } from "../core.js";
import { isEngine, limitsOf, pause, searchCopy } from "./players.js";
import { isFinal } from "../position.js";

/** How long a hint is looked for. */
const HINT = { nodes: 60_000 };

interface Search {
  readonly color: Color;
  readonly controller: AbortController;
}

export class Thinking {
  /** What a hint has shown. */
  hint: readonly Move[] = [];
  readonly #core: Core;
  #search: Search | null = null;
  #hintSearch: AbortController | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The side whose engine thinks. */
  get color(): Color | null {
    return this.#search?.color ?? null;
  }

  /** Ends the search: the position has changed. */
  stop(): void {
    const search = this.#search;
    this.#search = null;
    search?.controller.abort();
    this.#hintSearch?.abort();
    this.hint = [];
  }

  /** Whether an engine is to move, and does not think. */
  get isWaiting(): boolean {
    const { position, options, match } = this.#core;
    const isToMove = isEngine(options.players[position.turn]) && !position.outcome;
    return isToMove && !this.#search && !match.clock?.paused;
  }

  /** Starts the engine that is to move. */
  start(): void {
    if (!this.isWaiting) return;
    const { turn } = this.#core.position;
    const search = { color: turn, controller: new AbortController() };
    this.#search = search;
    void this.#run(search);
  }

  async #run(search: Search): Promise<void> {
    const core = this.#core;
    const { color, controller } = search;
    const player = core.options.players[color];
    if (!isEngine(player)) return;
    const { clock } = core.match;
    const times = clock && {
      r: core.match.timeLeft("r")!,
      b: core.match.timeLeft("b")!,
      increment: clock.increment[color],
    };
    const started = Date.now();
    try {
      const limits = limitsOf(player, times, controller.signal);
      const { best } = await searchCopy(player.engine, core.game, limits);
      await this.#wait(search, Date.now() - started);
      if (this.#search !== search) return;
      if (best === null) throw new CoTuLenhError("WORKER_FAILED", "the engine found no turn");
      await this.#play(best, search);
    } catch (error) {
      if (this.#search !== search) return;
      this.#search = null;
      core.error = toError(error);
      core.changed();
    }
  }

  /** Waits as long as a turn or a step takes. */
  async #wait({ controller }: Search, passed = 0): Promise<void> {
    await pause(this.#core.options.minThinkTime - passed, controller.signal);
    this.#core.match.tick();
  }

  /** Plays a turn; a deploy step by step, so that it can be followed. */
  async #play(text: string, search: Search): Promise<void> {
    const core = this.#core;
    const { moves } = core.game.readTurn(text);
    for (const [n, step] of moves.entries()) {
      const isLast = n === moves.length - 1;
      if (!step.deploy || (isLast && n === 0)) break;
      const { endsTurn, ...played } = core.game.move(step);
      if (endsTurn) return core.finish(core.game.lastTurn()!, [played], "move");
      // The search goes on meanwhile.
      this.#search = null;
      core.positionChanged({ kind: "move", moves: [played], turn: null });
      this.#search = search;
      core.changed();
      await this.#wait(search);
      if (this.#search !== search) return;
    }
    if (core.position.session) return core.finish(core.game.commitDeploy(), [], "commit");
    const turn = core.game.playTurn(text);
    core.finish(turn, turn.moves, "move");
  }

  async findHint(kind: "step" | "turn"): Promise<readonly Move[]> {
    const core = this.#core;
    const { engine, players } = core.options;
    const found = engine ?? Object.values(players).find(isEngine)?.engine;
    if (!found) {
      const message = "a hint needs an engine: createPlay({ …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    if (isFinal(core.position)) return [];
    this.#hintSearch?.abort();
    const { signal } = (this.#hintSearch = new AbortController());
    try {
      const { best } = await searchCopy(found, core.game, { ...HINT, signal });
      if (best === null || signal.aborted || core.isDestroyed) return [];
      const { session } = core.position;
      const moves = core.game.readTurn(best).moves.slice(session?.steps.length ?? 0);
      this.hint = kind === "step" ? moves.slice(0, 1) : moves;
    } catch (error) {
      if (signal.aborted) return [];
      throw error;
    }
    core.changed();
    return core.snapshot.hint;
  }
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${message}`);
}
