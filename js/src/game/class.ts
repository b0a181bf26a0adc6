// The class of the package. The methods of each topic are in a file of their own beside this one.
/// <reference lib="esnext.disposable" preserve="true" />
import { EMPTY, START } from "../vocabulary/words.js";
import { CoTuLenhError } from "../errors/error.js";
import { refuseSurplus, throwAtCaller } from "../errors/caller.js";
import { AttackMembers } from "./attack.js";
import { restoreGame } from "./restore.js";
import { DeployMembers } from "./deploy.js";
import { MoveMembers } from "./moves.js";
import { PositionMembers } from "./position.js";
import { RecordMembers } from "./record.js";
import { StateMembers } from "./state.js";
import { ViewMembers } from "./view.js";
import { gameOf, shareHandle } from "./handle.js";
import { copyNotes, dropNotes } from "./notes.js";
import { readPgn, readTurns, toRecord, withCommands } from "./pgn.js";
import { fenText, pgnLimits } from "../arguments/texts.js";
import { INSPECT, inspectGame } from "./inspect.js";
import { readGameOptions } from "./options.js";
import { READ_PGN, RECORD, TURNS, type PlayedTurns } from "../record/members.js";
import type { GameRecord } from "../record/types.js";
import type { FenProblem, FenValidation, GameOptions, Rules } from "../vocabulary/types.js";
import type { GameDataInput } from "../pgn/types.js";
import { defineDispose, defineMethods } from "../reactivity/members.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import { requireAnswer } from "../wasm/answer.js";
import { Game, requireStarted } from "../wasm/module.js";

/**
 * A game of Cờ Tư Lệnh: a position, its history, headers and comments.
 *
 * Every call succeeds, or throws a {@link CoTuLenhError} with a stable `code` and changes nothing.
 * Answers are plain data of their own: changing them does not change the game.
 *
 * It owns memory on the wasm side, which is freed by {@link CoTuLenh.free}, at the end of a
 * `using` block, or some time after the object is no longer reachable.
 *
 * @example
 * ```ts
 * const game = new CoTuLenh();
 * game.move("Tf6");
 * game.move({ from: "f9", to: "f8" });
 * game.history(); // ["Tf6", "Tf8"]
 * ```
 */
export class CoTuLenh {
  /** The position in which a game begins, as FEN. */
  static readonly START: string = START;

  // A private field: code that could reach the wasm object, through a framework's Proxy for example,
  // could free it twice and so corrupt another game.
  #game: Game | null;

  /**
   * A game from the start, or from the position that `fen` describes, by the standard rules or
   * with some of their options.
   *
   * @example
   * ```ts
   * new CoTuLenh();
   * new CoTuLenh("6c4/11/11/11/11/11/11/4T6/11/11/11/6C4 r - - 0 1");
   * new CoTuLenh(undefined, { rules: { airDefense: "noFly" } });
   * ```
   */
  constructor(fen?: string, options?: GameOptions) {
    try {
      requireStarted();
      if (arguments.length > 2) refuseSurplus(CoTuLenh, [...arguments]);
      this.#game = CoTuLenh.#create(fen, options);
    } catch (error) {
      throwAtCaller(error, CoTuLenh);
    }
  }

  static {
    shareHandle((self) => (#game in self ? self.#game : undefined));
    const topics = [
      PositionMembers,
      MoveMembers,
      DeployMembers,
      AttackMembers,
      StateMembers,
      RecordMembers,
      ViewMembers,
    ];
    // That a game was freed is said first, whatever the arguments are.
    defineMethods(CoTuLenh, topics, (_, { length }) => (length > 0 ? gameOf : undefined));
    defineDispose(CoTuLenh, "free");
    Object.defineProperty(CoTuLenh.prototype, INSPECT, { value: inspectGame });
    Object.setPrototypeOf(CoTuLenh.prototype, UNPROXIED);
  }

  /** What `clone` hands to the constructor, past the arguments that a caller can pass. */
  static #copied: Game | null = null;

  /** A new wasm object, or that of a copy. */
  static #create(fen: unknown, options: unknown): Game {
    const copied = CoTuLenh.#copied;
    CoTuLenh.#copied = null;
    if (copied) return copied;
    const from = fen === undefined ? undefined : fenText(fen);
    const { rules, autoCommit } = readGameOptions(options);
    const game = Game.create(rules, autoCommit);
    if (from === undefined) return game;
    try {
      requireAnswer(game.loadFen(from));
    } catch (error) {
      game.free();
      throw error;
    }
    return game;
  }

  /**
   * The game that {@link toJSON} gave as data, which may have been JSON in between. Only `start` is
   * needed. What is wrong is refused with the `path` of it, such as `"turns[3]"`.
   *
   * @example
   * ```ts
   * const stored = JSON.stringify(game);
   * const restored = CoTuLenh.fromJSON(JSON.parse(stored));
   * ```
   */
  static fromJSON(data: GameDataInput): CoTuLenh {
    try {
      requireStarted();
      CoTuLenh.#copied = restoreGame(data);
      return new CoTuLenh();
    } catch (error) {
      throwAtCaller(error, CoTuLenh.fromJSON);
    }
  }

  /**
   * Reads the game of a PGN as a record, with repeated turns merged and evaluations taken out of the comments. For
   * `GameTree`, which has no wasm.
   * @internal
   */
  static [READ_PGN](pgn: unknown, rules: Rules): GameRecord {
    requireStarted();
    return readPgn(pgn, { rules, ...pgnLimits(undefined) });
  }

  /** The game as a record, in which evaluations are not among the comments. For `GameTree`. @internal */
  [RECORD](): GameRecord {
    return withCommands(toRecord(gameOf(this)));
  }

  /** What plays the game again. For the engine. @internal */
  [TURNS](): PlayedTurns {
    return readTurns(gameOf(this));
  }

  /**
   * Every error of a FEN, with a code, a message and a place. Never throws. The steps of an open
   * deploy session are checked by the standard rules, or by those that are given.
   *
   * @example
   * ```ts
   * CoTuLenh.validateFen("6c4/11 r - - 0 1").errors[0].code; // "FEN_RANK_COUNT"
   * ```
   */
  static validateFen(fen: string, options?: GameOptions): FenValidation {
    let errors: FenProblem[];
    try {
      requireStarted();
      const text = fenText(fen);
      const { rules } = readGameOptions(options);
      errors = Game.fenErrors(text, rules);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      errors = [{ code: error.code, message: error.message, index: 0 }];
    }
    return { valid: errors.length === 0, errors };
  }

  /**
   * Starts again from a position, by the same rules. History, headers and comments are dropped.
   *
   * @example
   * ```ts
   * game.load("6c4/11/11/11/11/11/11/4T6/11/11/11/6C4 r - - 0 1");
   * ```
   */
  load(fen: string): void {
    const text = fenText(fen);
    const game = gameOf(this);
    requireAnswer(game.loadFen(text));
    dropNotes(game);
  }

  /** Starts again from the starting position, by the same rules: `game.reset()`. */
  reset(): void {
    const game = gameOf(this);
    game.reset();
    dropNotes(game);
  }

  /** Starts again with an empty board, Red to move: `game.clear()`. */
  clear(): void {
    const game = gameOf(this);
    requireAnswer(game.loadFen(EMPTY));
    dropNotes(game);
  }

  /**
   * Another game in the same state, with the same history; each goes its own way from here.
   *
   * @example
   * ```ts
   * const trial = game.clone();
   * trial.move("Tf6"); // `game` has not moved
   * ```
   */
  clone(): CoTuLenh {
    const game = gameOf(this);
    CoTuLenh.#copied = game.clone();
    copyNotes(game, CoTuLenh.#copied);
    return new CoTuLenh();
  }

  /** Frees the game's memory. Calling it again does nothing; calling anything else throws. */
  free(): void {
    if (typeof this === "object" && this && #game in this && this.#game === null) return;
    gameOf(this).free();
    this.#game = null;
  }
}

export interface CoTuLenh
  extends
    Disposable,
    PositionMembers,
    MoveMembers,
    DeployMembers,
    AttackMembers,
    StateMembers,
    RecordMembers,
    ViewMembers {}
