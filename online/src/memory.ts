// The game of a room in memory: made from the storage, and made from it again after a failure, because the memory may
// be ahead of the storage then.
import { createReferee, FORMAT, type Referee } from "cotulenh-wasm/referee";
import { version as RULES_VERSION } from "cotulenh-wasm/package.json";
import { convert } from "./format-1.js";
import type { Limits } from "./limits.js";
import { countEvent, logFailure } from "./log.js";
import { currentRules, isPanic, replaceRules, type Rules } from "./rules.js";
import type { RoomStorage, Setup, Stored } from "./storage.js";

export interface RoomGame {
  setup: Setup;
  readonly referee: Referee;
  /** The rules that made the referee's game. */
  readonly rules: Rules;
}

export class RoomMemory {
  readonly #storage: RoomStorage;
  readonly #limits: Limits;
  /** `null` if there is none, or if what is stored cannot be read. */
  game: RoomGame | null = null;

  constructor(storage: RoomStorage, limits: Limits) {
    this.#storage = storage;
    this.#limits = limits;
  }

  /** Makes the game from the storage. */
  async load(): Promise<void> {
    this.free();
    const rules = currentRules();
    try {
      const old = this.#storage.readFormat1();
      if (old) {
        const converted = convert(old, rules);
        this.#storage.replaceFormat1(converted.setup, converted.steps);
      }
      const { setup, data } = this.#check(this.#storage.read(), rules);
      const { CoTuLenh } = rules;
      const referee = createReferee(data, { CoTuLenh, limits: this.#limits });
      this.game = { setup, rules, referee };
      if (referee.broken) countEvent("broken");
    } catch (error) {
      if (!isPanic(error)) return logFailure("unreadable", error);
      // The rules fail in this very game, so it is shown without them.
      const isNew = this.#fence(error);
      await replaceRules(rules, error);
      if (isNew) return this.load();
    }
  }

  /**
   * Other rules have played this game: it is played on if those of today know it as the same, with the same names of
   * turns and the same end. Else it is shown up to where they differ.
   */
  #check(stored: Stored, { CoTuLenh }: Rules): Stored {
    const { setup, data } = stored;
    const { start, rules, turns, end } = data.record;
    if (setup.rules === RULES_VERSION || data.format !== FORMAT || data.isDamaged) return stored;
    countEvent("other rules");
    const shownTo = (count: number): Stored => {
      const record = { ...data.record, turns: turns.slice(0, count) };
      return { setup, data: { ...data, record, isDamaged: true } };
    };
    const game = new CoTuLenh(start, { rules });
    try {
      for (const [n, { lan, san }] of turns.entries()) {
        if (game.isGameOver() || game.playTurn(lan).san !== san) return shownTo(n);
      }
      if (game.isGameOver() && !end) return shownTo(turns.length);
    } catch (error) {
      // The referee says which turns can be shown.
      if (error instanceof Error && error.name === "CoTuLenhError") return stored;
      throw error;
    } finally {
      game.free();
    }
    const checked = { ...setup, rules: RULES_VERSION };
    this.#storage.writeSetup(checked);
    return { setup: checked, data };
  }

  /** Whether another room has had the rules replaced since the game was made. */
  get isStale(): boolean {
    return this.game !== null && this.game.rules !== currentRules();
  }

  /** Closes this room for play, because the rules have failed in it. Returns whether it was open before. */
  #fence(error: unknown): boolean {
    const setup = this.#storage.readSetup();
    if (setup.fenced === undefined) this.#storage.writeSetup({ ...setup, fenced: String(error) });
    return setup.fenced === undefined;
  }

  /**
   * Makes the game again after a failure. Where the rules have panicked, the room is fenced off, and all others get
   * another instance.
   */
  async recover(error: unknown): Promise<void> {
    logFailure("failure", error);
    if (isPanic(error)) {
      const rules = this.game?.rules ?? currentRules();
      this.#fence(error);
      await replaceRules(rules, error);
    }
    if (this.#storage.exists) await this.load();
  }

  free(): void {
    // A replaced instance takes its memory with it.
    if (this.game && !this.isStale) this.game.referee.free();
    this.game = null;
  }
}
