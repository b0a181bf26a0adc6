// The computer as a player: it thinks in a worker when its side is to move, and plays its deploys
// step by step, so that the user can follow.
import { timeLeft } from "../game/clock.js";
import { findDeclaredEnd } from "../game/ending.js";
import type { SearchedGame, SharedEngine } from "../game/engine.js";
import { answerDraw, limitsOf, listMoves, type DrawAnswer } from "../game/opponent.js";
import type { GameState } from "../game/state.js";
import type { Store } from "../game/store.js";

/** How long a turn takes at least, and a step of a deploy, in milliseconds. */
const PAUSE = { turn: 500, step: 750 };

/** How long it thinks about an offer of a draw, in milliseconds. */
const OFFER_TIME = 700;

/** Whether the computer's side is to move. */
export function isComputerToMove({ opponent, turn, outcome, tool }: GameState): boolean {
  return opponent?.color === turn && outcome === null && tool === null;
}

/**
 * Whether the game goes on from here: at the end of the main line, or after a turn that was just
 * played. That turn may have been played before, so that others follow it.
 */
function isGoingOn({ ply, turns, tree, node, lastEvent }: GameState): boolean {
  if (lastEvent.kind === "move" && lastEvent.turn !== null) return true;
  return ply === turns.length && tree.variationOf(node) === null;
}

/** Whether the user looks at an earlier turn, where the computer does not play by itself. */
export function isLookingBack(state: GameState): boolean {
  return isComputerToMove(state) && !isGoingOn(state);
}

/** Whether the user can offer the computer a draw: in a turn of the user that has not begun. */
export function canOfferDraw(state: GameState): boolean {
  const { opponent, outcome, hasEnded, tool, deploy } = state;
  if (!opponent || outcome || hasEnded || tool || deploy) return false;
  return !isComputerToMove(state) && state.clock?.isPaused !== true;
}

/** What is searched: the game with its turns, so that repetitions are counted. */
export function toSearchedGame({ turns, ply, fen, rules }: GameState): SearchedGame {
  const played = turns.slice(0, ply);
  return { fen: played[0]?.before ?? fen, turns: played.map(({ lan }) => lan), rules };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export class ComputerPlayer {
  readonly #store: Store;
  readonly #engine: SharedEngine;
  /** Called when the computer starts or stops thinking, or has failed. */
  readonly #changed: () => void;
  /** The search that runs, and the position that it belongs to. */
  #search: { controller: AbortController; fen: string; gameToken: object } | null = null;
  /** The draw offer that is being considered, and its position. */
  #offer: { controller: AbortController; fen: string } | null = null;
  /** Whether the computer itself has caused the change that is being reported. */
  #isPlaying = false;
  /** Why it could not play, until the user tries again. */
  error: unknown = null;

  constructor(store: Store, engine: SharedEngine, changed: () => void) {
    this.#store = store;
    this.#engine = engine;
    this.#changed = changed;
    store.subscribe((state) => this.#update(state));
  }

  get isThinking(): boolean {
    return this.#search !== null;
  }

  get isConsidering(): boolean {
    return this.#offer !== null;
  }

  /**
   * Considers a draw, at full strength whatever the level is: it plays on if it is better. Returns null if the
   * game went on meanwhile.
   */
  async considerDraw(): Promise<DrawAnswer | null> {
    const { state } = this.#store;
    if (this.#offer || !canOfferDraw(state)) return null;
    const controller = new AbortController();
    const { signal } = controller;
    const offer = { controller, fen: state.fen };
    this.#offer = offer;
    this.#changed();
    try {
      const engine = await this.#engine.open();
      signal.throwIfAborted();
      const limits = { time: OFFER_TIME, signal };
      const { lines } = await engine.search(toSearchedGame(state), limits);
      const score = lines[0]?.score;
      return score && !signal.aborted ? answerDraw(state.ply, score) : null;
    } catch (error) {
      if (!signal.aborted) this.error = error;
      return null;
    } finally {
      if (this.#offer === offer) this.#offer = null;
      this.#changed();
    }
  }

  /** Starts the computer if it is to move: when the page is opened, or after a failure. */
  start(): void {
    this.error = null;
    this.#update(this.#store.state);
  }

  /** Lets the computer play on from an earlier turn. */
  playOn(): void {
    this.error = null;
    const { state } = this.#store;
    const isPaused = state.clock?.isPaused === true;
    if (isComputerToMove(state) && !isPaused && !this.#search) void this.#think(state);
  }

  #update(state: GameState): void {
    if (this.#isPlaying) return;
    if (this.#offer && this.#offer.fen !== state.fen) this.#offer.controller.abort();
    // The engine is loaded while the user thinks about the first turn. A failure is shown later.
    if (state.opponent && !state.outcome) this.#engine.open().catch(() => {});
    const search = this.#search;
    const isSame = search?.fen === state.fen && search.gameToken === state.gameToken;
    const isPaused = state.clock?.isPaused === true;
    const isToMove = isComputerToMove(state) && !isPaused;
    if (search && !(isSame && isToMove)) this.stop();
    // The computer does not play while the user looks at earlier turns.
    const isBegun = this.#search !== null || isLookingBack(state);
    if (isToMove && !isBegun && this.error === null) void this.#think(state);
  }

  /** Stops thinking. */
  stop(): void {
    const search = this.#search;
    this.#search = null;
    search?.controller.abort();
  }

  async #think({ fen, gameToken }: GameState): Promise<void> {
    const controller = new AbortController();
    const search = { controller, fen, gameToken };
    const { signal } = controller;
    this.#search = search;
    this.#changed();
    try {
      // The page was left while the computer was deploying: it thinks again.
      if (this.#store.state.deploy) this.#act(() => this.#store.cancelDeploy());
      const engine = await this.#engine.open();
      signal.throwIfAborted();
      const { state } = this.#store;
      const { opponent, clock, turn } = state;
      if (!opponent) return;
      const started = Date.now();
      const left = clock && timeLeft(clock, turn, started);
      const limits = limitsOf(opponent, left);
      const { best } = await engine.search(toSearchedGame(state), { ...limits, signal });
      await wait(Math.max(0, PAUSE.turn - (Date.now() - started)), signal);
      if (best !== null) await this.#play(best, signal);
    } catch (error) {
      // A search that was stopped has no result.
      if (!signal.aborted) this.error = error;
    } finally {
      if (this.#search === search) this.#search = null;
      if (!signal.aborted) this.#changed();
    }
  }

  /** Plays a turn, a deploy step by step. */
  async #play(turn: string, signal: AbortSignal): Promise<void> {
    const { fen, rules } = this.#store.state;
    const moves = listMoves(fen, rules, turn);
    for (const [i, move] of moves.entries()) {
      if (i > 0) await wait(PAUSE.step, signal);
      this.#act(() => this.#store.play(move));
    }
    if (!this.#store.state.deploy) return;
    await wait(PAUSE.step, signal);
    this.#act(() => this.#store.commit());
  }

  /** Changes the game, which goes on from there. */
  #act(change: () => void): void {
    this.#isPlaying = true;
    try {
      change();
      if (this.#search) this.#search.fen = this.#store.state.fen;
    } finally {
      this.#isPlaying = false;
    }
  }
}

/** Takes back a turn of the user, and the computer's answer to it. */
export function takeBack(store: Store): void {
  const { opponent, deploy, outcome } = store.state;
  if (!opponent) return store.undo();
  const isComputer = () => store.state.turn === opponent.color;
  // A declared end is taken back alone, and so is a step of the user's deploy.
  if (findDeclaredEnd(outcome) || (deploy && !isComputer())) return store.undo();
  if (deploy) store.cancelDeploy();
  // The computer's first turn is not taken back: nothing of the user's is before it.
  if (!isComputer() && store.state.ply < 2) return;
  if (!isComputer()) store.undo();
  store.undo();
}

/** Plays again what was taken back. */
export function playAgain(store: Store): void {
  const { opponent } = store.state;
  store.redo();
  const { turn, canRedo } = store.state;
  if (opponent?.color === turn && canRedo) store.redo();
}
