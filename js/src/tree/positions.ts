// Opens games at nodes. Some games are kept along the way, so that a jump in a long game only plays the turns after the
// nearest one: copying a game costs less than playing two turns.
import type { CoTuLenh } from "../game/class.js";
import type { GameDataInput } from "../pgn/types.js";
import type { Node } from "./node.js";

/** A game is kept at every 32nd ply. */
const STRIDE = 32;

/** The most games that are kept, besides the one at the root. */
const MOST = 64;

/** The games of a tree. */
export class Positions {
  readonly #root: Node;
  readonly #start: CoTuLenh;
  /** The least recently used come first. */
  readonly #stored = new Map<Node, CoTuLenh>();

  /** `start` stands at the root; it is freed with the others. */
  constructor(root: Node, start: CoTuLenh) {
    this.#root = root;
    this.#start = start;
  }

  #find(node: Node): CoTuLenh | undefined {
    if (node === this.#root) return this.#start;
    const game = this.#stored.get(node);
    if (game) {
      this.#stored.delete(node);
      this.#stored.set(node, game);
    }
    return game;
  }

  /** A game of the same class, from data. It is to be freed by the caller. */
  make(data: GameDataInput): CoTuLenh {
    return (this.#start.constructor as typeof CoTuLenh).fromJSON(data);
  }

  /** Keeps a copy of a game at a node. */
  store(node: Node, game: CoTuLenh): void {
    if (node === this.#root || this.#stored.has(node)) return;
    this.#stored.set(node, game.clone());
    for (const [oldest, unused] of this.#stored) {
      if (this.#stored.size <= MOST) return;
      this.#stored.delete(oldest);
      unused.free();
    }
  }

  /** The same, but only at every {@link STRIDE}th ply. */
  storeAtStride(node: Node, game: CoTuLenh): void {
    if (node.ply % STRIDE === 0) this.store(node, game);
  }

  /** A new game at a node, to be freed by the caller. */
  open(node: Node): CoTuLenh {
    const missing: Node[] = [];
    let known = this.#find(node);
    for (let at = node; !known; known = this.#find(at)) {
      missing.push(at);
      at = at.parent!;
    }
    const game = known.clone();
    for (const next of missing.reverse()) {
      game.playTurn(next.turn!.moves);
      this.storeAtStride(next, game);
    }
    this.store(node, game);
    return game;
  }

  /** Frees all games. */
  free(): void {
    for (const game of this.#stored.values()) game.free();
    this.#stored.clear();
    this.#start.free();
  }
}
