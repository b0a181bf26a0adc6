// The base of the store: a game, what the user has selected, and the state that is derived from both.
import type { CoTuLenh, Rules } from "cotulenh-wasm";
import { followGame, type Clock } from "./clock.js";
import { toUserError } from "./errors.js";
import { PlayedGame } from "./played-game.js";
import { takeSnapshot, type Interaction } from "./snapshot.js";
import type { GameEvent, GameState, Notice, Tool } from "./state.js";

export const NO_EVENT: GameEvent = { kind: "none", moves: [], turn: null };

/** Nothing is selected. */
export const DESELECTED = { square: null, picked: null, choice: null };

export class StoreCore {
  protected game: PlayedGame;
  protected interaction: Interaction;
  protected readonly now: () => number;
  #state: GameState;
  readonly #listeners = new Set<(state: GameState) => void>();

  /** A game from a FEN, or from the start. Throws if the FEN is not a position. */
  constructor(fen?: string, rules?: Partial<Rules>, now: () => number = Date.now) {
    this.now = now;
    this.game = PlayedGame.open(fen, rules);
    this.interaction = this.#newInteraction();
    this.#state = takeSnapshot(this.game, this.interaction);
  }

  get state(): GameState {
    return this.#state;
  }

  subscribe(listener: (state: GameState) => void): void {
    this.#listeners.add(listener);
  }

  #newInteraction(): Interaction {
    return {
      square: this.game.facts().deploy?.square ?? null,
      picked: null,
      choice: null,
      notice: null,
      clock: null,
      opponent: null,
      lastEvent: NO_EVENT,
      tool: null,
      gameToken: {},
    };
  }

  /** Shows a game from its beginning. Edits of one position count as one game. */
  protected begin(tool: Tool | null, change: Partial<Interaction> = {}): void {
    const { tool: before, gameToken } = this.interaction;
    const fresh = this.#newInteraction();
    const isSameGame = tool !== null && before !== null && this.state.turns.length === 0;
    this.change({ ...fresh, tool, gameToken: isSameGame ? gameToken : fresh.gameToken, ...change });
  }

  protected replaceGame(game: PlayedGame): void {
    if (game === this.game) return;
    this.game.free();
    this.game = game;
  }

  /** The game of the package, in the current position. */
  protected get current(): CoTuLenh {
    return this.game.current;
  }

  /** Changes the interaction, and informs the listeners. */
  protected change(change: Partial<Interaction>): void {
    this.interaction = { ...this.interaction, notice: null, ...change };
    this.#state = takeSnapshot(this.game, this.interaction, this.#state);
    const { clock, hasEnded } = this.state;
    // After the end, the clock stays stopped while the user goes through the game.
    const facts = hasEnded ? { ...this.state, outcome: {} } : this.state;
    if (clock) this.#follow(followGame(clock, facts, this.now()));
    for (const listener of this.#listeners) listener(this.state);
  }

  #follow(clock: Clock): void {
    this.interaction = { ...this.interaction, clock };
    this.#state = { ...this.#state, clock };
  }

  protected notify(notice: Notice | null): void {
    this.change({ notice, choice: null });
  }

  /** Runs an action that the package may refuse. A refusal becomes a notice. */
  protected attempt(action: () => void): boolean {
    try {
      action();
      return true;
    } catch (error) {
      this.notify({ kind: "error", error: toUserError(error) });
      return false;
    }
  }

  /** Shows the position after navigation. */
  protected show(lastEvent: GameEvent): void {
    const square = this.game.facts().deploy?.square ?? null;
    this.change({ ...DESELECTED, square, lastEvent });
  }
}
