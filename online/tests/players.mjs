// Players for tests: they choose at random, by the published client and play.
import { CoTuLenh } from "cotulenh-wasm";
import { connectOnline, OnlineGame, playOptions } from "cotulenh-wasm/online";
import { createPlay } from "cotulenh-wasm/play";
import { secretsOf, WebSocket } from "./service.mjs";

/** @typedef {import("cotulenh-wasm/online").GameRecord} GameRecord */

/** So many turns, and a random game is long enough. */
const LONGEST = 160;

/**
 * The game of a record.
 * @param {GameRecord} record
 */
export function restore({ rules, start, turns, deploy }) {
  const lans = turns.map(({ lan }) => lan);
  return CoTuLenh.fromJSON({ rules, start, turns: lans, steps: deploy?.steps ?? [] });
}

/** A player of one side. */
export class RandomPlayer {
  /** @type {import("cotulenh-wasm/play").Play | null} */
  play = null;
  online;
  /** How many steps it has played. */
  steps = 0;
  /** @type {() => number} */
  #random;
  #longest;

  /**
   * @param {{ service: string, game: string, seat?: string, invitation?: string }} place
   * @param {{ random?: () => number, socket?: any, longest?: number }} [options]
   */
  constructor(place, { random = Math.random, socket = WebSocket, longest = LONGEST } = {}) {
    this.#longest = longest;
    const secrets = secretsOf(place.seat);
    this.online = new OnlineGame({ ...place, ...secrets, WebSocket: socket, patience: 300 });
    this.#random = random;
  }

  /** The game as this player sees it. */
  get local() {
    const { play } = this;
    if (!play) throw new Error("the player has not begun");
    const turns = play.tree.mainLine().flatMap(({ turn }) => turn?.lan ?? []);
    const steps = play.snapshot().session?.steps.map(({ lan }) => lan) ?? [];
    return { turns, steps };
  }

  async begin() {
    const { record } = await this.online.ready();
    if (!record) throw new Error("there is no record");
    const game = new CoTuLenh(record.start, { rules: record.rules });
    this.play = createPlay({ game, ...playOptions(this.online) });
    game.free();
    connectOnline(this.online, this.play);
    return this;
  }

  /** Plays a step, if it is its turn. Returns whether it did something. */
  act() {
    const { you, joined, pending } = this.online.snapshot();
    const { play } = this;
    if (!play || pending > 0 || !(joined.r && joined.b)) return false;
    const { turn, session, outcome } = play.snapshot();
    if (turn !== you || outcome) return false;
    if (play.tree.record.turns.length >= this.#longest) {
      if (pending === 0) this.online.resign();
      return true;
    }
    this.steps += 1;
    if (session && this.#random() < 0.2) play.cancel();
    else if (session?.canCommit && this.#random() < 0.4) play.commit();
    else this.#step();
    return true;
  }

  #step() {
    const { play } = this;
    if (!play) return;
    const game = restore(play.tree.record);
    const moves = game.moves({ verbose: true });
    game.free();
    const deploys = moves.filter(({ deploy }) => deploy);
    const captures = moves.filter(({ captured }) => captured);
    const combinations = moves.filter(({ kind }) => kind === "combine");
    const listed = [deploys, captures, combinations, moves].filter((list) => list.length > 0);
    const list = listed[Math.floor(this.#random() * listed.length)] ?? moves;
    const move = list[Math.floor(this.#random() * list.length)];
    if (move) play.playMove(move);
  }

  close() {
    this.online.close();
    this.play?.destroy();
  }
}

/**
 * Random numbers from a seed, so that a failure can be repeated.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
