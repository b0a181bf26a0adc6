// The engines of a game that is played: their turns, and hints.
import { CoTuLenhError } from "../../errors.js";
import type { Color, Move } from "../../types.js";
import type { Core } from "../core.js";
import { isEngine, limitsOf, pause, searchCopy, usesTable } from "./players.js";
import { isFinal } from "../position.js";
import type { SearchEngine } from "../types.js";

/** How long a hint is looked for. */
const HINT = { nodes: 60_000 };

/** How long an engine thinks in the time of the other side, at most: ten minutes. */
const PONDER = { time: 600_000 };

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
  #pondering: AbortController | null = null;

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
    this.stopPondering();
    this.hint = [];
  }

  /** Ends what an engine thinks in the time of the other side: it is needed for something else. */
  stopPondering(): void {
    this.#pondering?.abort();
    this.#pondering = null;
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
      const { best, lines } = await searchCopy(player.engine, core.game, limits);
      await this.#wait(search, Date.now() - started);
      if (this.#search !== search) return;
      if (best === null) throw new CoTuLenhError("WORKER_FAILED", "the engine found no turn");
      await this.#play(best, search);
      const [first, reply] = lines?.[0]?.turns ?? [];
      const isExpected = reply !== undefined && core.node.turn?.lan === first;
      if (player.ponder && usesTable(limits) && isExpected) void this.#ponder(player.engine, reply);
    } catch (error) {
      if (this.#search !== search) return;
      this.#search = null;
      core.error = toError(error);
      core.changed();
    }
  }

  /** Searches what follows the turn that is expected: the table of the engine knows it when the turn comes. */
  async #ponder(engine: SearchEngine, reply: string): Promise<void> {
    const { game, position, options, isDestroyed } = this.#core;
    const isHuman = !isEngine(options.players[position.turn]);
    if (isDestroyed || this.#search || !isHuman || isFinal(position)) return;
    const { signal } = (this.#pondering = new AbortController());
    const copy = game.clone();
    try {
      copy.playTurn(reply);
      await engine.search(copy, { ...PONDER, signal });
    } catch {
      // What it finds stays in the table; no one waits for a result.
    } finally {
      copy.free();
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
    this.stopPondering();
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
