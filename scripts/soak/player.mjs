// Plays random games in the page that imports it. It uses the package as a page would: some games
// are freed, some kept for a while, the others left to the garbage collector.

/**
 * Numbers from 0 to 1 that are the same for the same seed (mulberry32).
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** At most so many turns and steps a game. */
const LENGTH = 90;

/** So many games are kept alive, the oldest goes first. */
const KEPT = 16;

/** @type {Partial<import("cotulenh-wasm").Rules>[]} */
const RULES = [
  {},
  {},
  { navyPasses: true, lastGuard: true },
  { tankFiresOver: false, stealthAirForce: true },
  { airDefense: "noFly" },
];

/** @typedef {import("cotulenh-wasm").CoTuLenh} CoTuLenh */

export class Player {
  #CoTuLenh;
  #random;
  /** @type {CoTuLenh[]} */
  #kept = [];
  /** What has been done so far. */
  done = { games: 0, moves: 0, steps: 0, commits: 0, cancels: 0, undone: 0, freed: 0, ended: 0 };

  /**
   * @param {typeof import("cotulenh-wasm").CoTuLenh} CoTuLenh
   * @param {number} seed
   */
  constructor(CoTuLenh, seed) {
    this.#CoTuLenh = CoTuLenh;
    this.#random = randomFrom(seed);
  }

  /** @param {number} probability */
  #chance(probability) {
    return this.#random() < probability;
  }

  /**
   * @template T
   * @param {readonly T[]} list
   */
  #one(list) {
    return list[Math.floor(this.#random() * list.length)];
  }

  /** A new game, or one that goes on from where another is. */
  #make() {
    const other = this.#chance(0.2) ? this.#one(this.#kept) : undefined;
    if (other) {
      return this.#chance(0.5)
        ? other.clone()
        : new this.#CoTuLenh(other.fen(), { rules: other.rules() });
    }
    return new this.#CoTuLenh(undefined, { rules: this.#one(RULES) });
  }

  /**
   * Does one thing that a player can do. Returns whether there was one.
   * @param {CoTuLenh} game
   */
  #act(game) {
    const { done } = this;
    if (this.#chance(0.08)) {
      if (game.undo()) done.undone++;
      if (this.#chance(0.3)) game.redo();
      return true;
    }
    const session = game.deployState();
    if (session?.canCommit && this.#chance(0.35)) {
      game.commitDeploy();
      done.commits++;
      return true;
    }
    const moves = game.moves({ verbose: true });
    if (session && (moves.length === 0 || this.#chance(0.05))) {
      game.cancelDeploy();
      done.cancels++;
      return true;
    }
    // Deploys are rare among all moves; here they are not.
    const deploys = this.#chance(0.3) ? moves.filter(({ deploy }) => deploy) : [];
    const move = this.#one(deploys.length > 0 ? deploys : moves);
    if (!move) return false;
    game.move(this.#chance(0.5) ? move.lan : move);
    done[move.deploy ? "steps" : "moves"]++;
    return true;
  }

  /**
   * Makes the calls that a board makes while it is shown.
   * @param {CoTuLenh} game
   */
  #look(game) {
    game.dests();
    game.getAirDefense("r");
    game.history({ verbose: true });
    game.pgn();
    if (game.outcome()) this.done.ended++;
  }

  /**
   * A game that is read from its FEN must be the same.
   * @param {CoTuLenh} game
   */
  #check(game) {
    const copy = new this.#CoTuLenh(game.fen(), { rules: game.rules() });
    if (copy.fen() !== game.fen()) throw new Error(`read again as ${copy.fen()}: ${game.fen()}`);
    if (copy.hash() !== game.hash()) throw new Error(`another hash when read again: ${game.fen()}`);
    copy.free();
  }

  play() {
    const game = this.#make();
    const length = 5 + Math.floor(this.#random() * LENGTH);
    for (let i = 0; i < length && this.#act(game); i++) {
      if (this.#chance(0.05)) this.#look(game);
    }
    this.#look(game);
    this.#check(game);
    this.done.games++;
    if (this.#chance(0.4)) {
      game.free();
      this.done.freed++;
    } else if (this.#chance(0.2)) {
      this.#kept.push(game);
      if (this.#kept.length > KEPT) this.#kept.shift();
    }
  }
}
