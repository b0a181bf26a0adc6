// Engines in a play: their turns, pondering and hints.
import { CoTuLenhError } from "../../errors/error.js";
import type { Node } from "../../tree/node.js";
import type { Color, Move, Turn } from "../../vocabulary/types.js";
import { JUMP, type Core } from "../core.js";
import { isEngine, limitsOf, pause, searchCopy, usesTable } from "./players.js";
import { isFinal } from "../position.js";
import type { Line } from "../../engine/types.js";
import type { SearchEngine } from "../types.js";

/** The limits of the search for a hint. */
const HINT = { nodes: 60_000 };

/** How many lines are looked at when the best one leads back to an earlier position, and what another may cost. */
const OTHERS = 4;
const GIVEN_UP = 200;

/** The most that an engine ponders: ten minutes. */
const PONDER = { time: 600_000 };

interface Search {
  readonly color: Color;
  /** Where the turn is to be played. */
  readonly node: Node;
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

  /** Ends all searches. */
  stop(): void {
    this.#stopSearch();
    this.#forgetShown();
  }

  /** The shown position has changed. While its clock runs, an engine goes on when a user looks at earlier turns. */
  positionChanged(): void {
    const { node, arbiter, isEndedHere } = this.#core;
    const runs = arbiter.clock !== null && arbiter.clock.running !== null;
    const goesOn = this.#search?.node === arbiter.live && !isEndedHere;
    if (!goesOn || (!runs && node !== arbiter.live)) this.#stopSearch();
    this.#forgetShown();
  }

  /** The game goes on from this node. */
  liveMoved(live: Node): void {
    if (this.#search?.node !== live) this.#stopSearch();
  }

  #stopSearch(): void {
    const search = this.#search;
    this.#search = null;
    search?.controller.abort();
  }

  /** Ends what is about the shown position only. */
  #forgetShown(): void {
    this.#hintSearch?.abort();
    this.stopPondering();
    this.hint = [];
  }

  /** Ends pondering: the engine is needed for something else. */
  stopPondering(): void {
    this.#pondering?.abort();
    this.#pondering = null;
  }

  /** Whether an engine is to move, and does not think. */
  get isWaiting(): boolean {
    const { position, options, arbiter } = this.#core;
    const isToMove = isEngine(options.players[position.turn]) && !position.outcome;
    return arbiter.isOpen && isToMove && !this.#search && !arbiter.clock?.paused;
  }

  /** Starts the engine that is to move. */
  start(): void {
    if (!this.isWaiting) return;
    const { node, position } = this.#core;
    const search = { color: position.turn, node, controller: new AbortController() };
    this.#search = search;
    void this.#run(search);
  }

  async #run(search: Search): Promise<void> {
    const core = this.#core;
    const { color, controller } = search;
    const player = core.options.players[color];
    if (!isEngine(player)) return;
    const { clock } = core.arbiter;
    const times = clock && {
      r: core.arbiter.timeLeft("r")!,
      b: core.arbiter.timeLeft("b")!,
      increment: clock.increment[color],
    };
    const started = Date.now();
    try {
      const limits = limitsOf(player, times, core.options.seed, controller.signal);
      const { best, moves, lines } = await searchCopy(player.engine, core.game, limits);
      await this.#wait(search, Date.now() - started);
      if (this.#search !== search) return;
      if (best === null) throw new CoTuLenhError("WORKER_FAILED", "the engine found no turn");
      this.#show(search);
      const turn = await this.#play(moves ?? core.game.readTurn(best).moves, search);
      // At full strength the played turn is the first of the best line.
      const reply = lines[0]?.moves[1];
      if (turn && reply && player.ponder && usesTable(limits)) {
        void this.#ponder(player.engine, reply);
      }
    } catch (error) {
      if (this.#search !== search) return;
      this.#search = null;
      core.error = toError(error);
      core.changed();
    }
  }

  /** Searches the position after the expected answer, so that the engine's table knows it when it comes. */
  async #ponder(engine: SearchEngine, reply: readonly Move[]): Promise<void> {
    const { game, position, options, isDestroyed } = this.#core;
    const isHuman = !isEngine(options.players[position.turn]);
    if (isDestroyed || this.#search || !isHuman || isFinal(position)) return;
    const { signal } = (this.#pondering = new AbortController());
    const copy = game.clone();
    try {
      copy.playTurn(reply);
      await engine.search(copy, { ...PONDER, signal });
    } catch {
      // Only the table matters, not the result.
    } finally {
      copy.free();
    }
  }

  /** Goes back to where the turn is played, if earlier turns are shown. Returns whether they were. */
  #show({ node }: Search): boolean {
    if (this.#core.node === node) return false;
    this.#core.goTo(node, JUMP);
    return true;
  }

  /** Waits as long as a turn or a step takes. */
  async #wait({ controller }: Search, passed = 0): Promise<void> {
    await pause(this.#core.options.minThinkTime - passed, controller.signal);
    this.#core.arbiter.tick();
  }

  /**
   * Plays a turn. A deploy is played step by step, so that a viewer can follow it. Resolves to the turn, or to `null` if
   * the position was changed meanwhile.
   */
  async #play(moves: readonly Move[], search: Search): Promise<Turn | null> {
    const core = this.#core;
    for (const [n, step] of moves.entries()) {
      const isLast = n === moves.length - 1;
      if (!step.deploy || (isLast && n === 0)) break;
      const turn = this.#playStep(step, search);
      if (turn) return turn;
      core.changed();
      await this.#wait(search);
      if (this.#search !== search) return null;
      // Going back has cancelled its steps.
      if (this.#show(search)) break;
    }
    return core.position.session ? core.commit() : core.playTurn(moves);
  }

  /** Plays a step. Unless it ends the turn, the search goes on. */
  #playStep(step: Move, search: Search): Turn | null {
    this.#search = null;
    let turn: Turn | null = null;
    try {
      ({ turn } = this.#core.playMove(step));
      return turn;
    } finally {
      if (!turn) this.#search = search;
    }
  }

  /** Whether a turn leads to a position that the game has had: a hint to play it would go in circles. */
  #leadsBack(moves: readonly Move[]): boolean {
    const core = this.#core;
    if (core.position.session || core.isDestroyed) return false;
    const copy = core.game.clone();
    try {
      copy.playTurn(moves);
      const hash = copy.hash();
      while (copy.undo()) if (copy.hash() === hash) return true;
      return false;
    } finally {
      copy.free();
    }
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
      const { best, moves } = await searchCopy(found, core.game, { ...HINT, signal });
      if (best === null || signal.aborted || core.isDestroyed) return [];
      let turn: readonly Move[] = moves ?? core.game.readTurn(best).moves;
      if (this.#leadsBack(turn)) {
        const { lines } = await searchCopy(found, core.game, { ...HINT, signal, lines: OTHERS });
        if (signal.aborted || core.isDestroyed) return [];
        turn = findOther(lines, (line) => this.#leadsBack(line.moves[0]!))?.moves[0] ?? turn;
      }
      const { session } = core.position;
      const rest = turn.slice(session?.steps.length ?? 0);
      this.hint = kind === "step" ? rest.slice(0, 1) : rest;
    } catch (error) {
      if (signal.aborted) return [];
      throw error;
    }
    core.changed();
    return core.snapshot.hint;
  }
}

/** The best line that does not lead back, if it is about as good as the best one; else undefined. */
function findOther(lines: readonly Line[], leadsBack: (line: Line) => boolean): Line | undefined {
  const [first] = lines;
  const other = lines.find((line) => !leadsBack(line));
  if (!first || !other || !("points" in other.score)) return other;
  return "points" in first.score && first.score.points - other.score.points > GIVEN_UP
    ? undefined
    : other;
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${message}`);
}
