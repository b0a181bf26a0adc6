/// <reference lib="esnext.disposable" preserve="true" />
import { COLORS, STACK_STYLES, START } from "./constants.js";
import { decodeBoard, decodeCell, decodePiece, decodeTerrain } from "./decode.js";
import { CoTuLenhError, guarded } from "./errors.js";
import { choice, fenText, option, pieceCode, squareIndex } from "./input.js";
import { decodeRules, encodeRules } from "./rules.js";
import type {
  Color,
  FenOptions,
  GameOptions,
  Piece,
  PieceTypeInput,
  Rules,
  Square,
  Terrain,
} from "./types.js";
import { Game, requireStarted } from "./wasm.js";

/**
 * A game of Cờ Tư Lệnh.
 *
 * It owns memory on the wasm side, which is given back by {@link CoTuLenh.free}, at the end of a
 * `using` block, or some time after the object is no longer reachable.
 */
export class CoTuLenh {
  /** The position in which a game begins, as FEN. */
  static readonly START: string = START;

  // A private field, because whoever could reach the wasm object (a framework's Proxy, say) could
  // free it twice and so corrupt another game.
  #game: Game | null;

  /** A game from the start, or from the position that `fen` describes, by the standard rules or
   * with some of their options. */
  constructor(fen?: string, options?: GameOptions) {
    requireStarted();
    const from = fen === undefined ? undefined : fenText(fen);
    const rules = encodeRules(option(options, "rules"));
    this.#game = guarded(() => new Game(from, rules));
    // Vue makes reactive proxies of objects unless they say not to; private fields cannot work
    // through a proxy.
    Object.defineProperty(this, "__v_skip", { value: true });
  }

  /** The wasm object of `self`, which may be freed, or not a game at all. */
  static #of(self: CoTuLenh): Game {
    if (typeof self !== "object" || self === null || !(#game in self)) {
      throw new CoTuLenhError("NOT_A_GAME", "called on something that is not a CoTuLenh game");
    }
    if (self.#game === null) {
      throw new CoTuLenhError("FREED", "this game was freed and cannot be used any more");
    }
    return self.#game;
  }

  /** Gives the game's memory back. Calling it again does nothing; calling anything else throws. */
  free(): void {
    if (typeof this === "object" && this && #game in this && this.#game === null) return;
    CoTuLenh.#of(this).free();
    this.#game = null;
  }

  static {
    // Older engines have no `Symbol.dispose`; tools that compile `using` for them look it up so.
    const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    Object.defineProperty(this.prototype, dispose, { value: this.prototype.free });
  }

  /** The position as FEN. Stacks are written `(NFT)`, or `N(FT)` if `stacks` is `"carrier"`. */
  fen(options?: FenOptions): string {
    const game = CoTuLenh.#of(this);
    const stacks = choice(options, "stacks", STACK_STYLES);
    return game.fen(stacks === "carrier");
  }

  /** Whose turn it is. */
  turn(): Color {
    return COLORS[CoTuLenh.#of(this).turn()]!;
  }

  /** The rules that are played. */
  rules(): Rules {
    return decodeRules(CoTuLenh.#of(this).rules());
  }

  /**
   * What stands on a square, or `null`. With a type, the piece of that kind there: the carrier
   * comes with what it carries, a carried piece comes alone.
   */
  get(square: Square, type?: PieceTypeInput): Piece | null {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const code = type === undefined ? undefined : pieceCode(type);
    const cell = guarded(() => game.cell(index));
    return code === undefined ? decodeCell(cell) : decodePiece(cell, code);
  }

  /** The board as it is looked at: 12 rows from rank 12 down, each of 11 cells from file a. */
  board(): (Piece | null)[][] {
    return decodeBoard(CoTuLenh.#of(this).cells());
  }

  /** What a square is made of. */
  terrain(square: Square): Terrain {
    CoTuLenh.#of(this);
    const index = squareIndex(square);
    return decodeTerrain(guarded(() => Game.terrain(index)));
  }
}

export interface CoTuLenh extends Disposable {}
