// Games that stand at nodes. Some are stored, so that a jump in a long game plays only the turns since one of
// them: a copy of a game costs less than two turns.
import type { CoTuLenh } from "../game/class.js";
import type { Node } from "./node.js";

/** Every so many turns a game is stored on the way to a node. */
const STRIDE = 32;

/** So many games are stored, besides the one at the root. */
const MOST = 64;

/** The games of a tree. */
export class Positions {
  readonly #root: Node;
  readonly #start: CoTuLenh;
  /** Those that were not used for the longest time come first. */
  readonly #stored = new Map<Node, CoTuLenh>();

  /** `start` stands at the root, and belongs to the positions from now on. */
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

  /** Stores a copy of a game that stands at a node. */
  store(node: Node, game: CoTuLenh): void {
    if (node === this.#root || this.#stored.has(node)) return;
    this.#stored.set(node, game.clone());
    for (const [oldest, unused] of this.#stored) {
      if (this.#stored.size <= MOST) return;
      this.#stored.delete(oldest);
      unused.free();
    }
  }

  /** Stores a copy of a game on the way to later nodes, once every {@link STRIDE} turns. */
  storeAtStride(node: Node, game: CoTuLenh): void {
    if (node.ply % STRIDE === 0) this.store(node, game);
  }

  /** A game of its own that stands at a node. */
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

  /** Gives the memory of all games back. */
  free(): void {
    for (const game of this.#stored.values()) game.free();
    this.#stored.clear();
    this.#start.free();
  }
}
