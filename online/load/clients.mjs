// Clients that cost as little as possible, so that the service is what is measured.
import { CoTuLenh } from "cotulenh-wasm";
import { WebSocket } from "ws";
import { createRandom } from "../tests/players.mjs";
import { createGame, secretsOf } from "../tests/service.mjs";

/**
 * The steps of a random game with deploys, which all games play.
 * @param {number} count
 */
export function createScript(count) {
  const random = createRandom(5);
  const game = new CoTuLenh();
  /** @type {{ color: string, text: string }[]} */
  const steps = [];
  const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(random() * list.length)];
  while (steps.length < count && !game.isGameOver()) {
    const moves = game.moves({ verbose: true });
    const joins = moves.filter(({ deploy, kind }) => deploy || kind === "combine");
    // Captures would end it too soon.
    const quiet = moves.filter(({ captured }) => !captured);
    const lists = [joins, quiet, moves].filter((list) => list.length > 0);
    const { lan, color } = pick(random() < 0.3 ? (lists[0] ?? moves) : (lists.at(-2) ?? moves));
    game.move(lan);
    steps.push({ color, text: lan });
  }
  game.free();
  return steps;
}

/**
 * A connection.
 * @param {string} url
 * @param {(text: string) => void} onMessage
 * @returns {Promise<WebSocket>}
 */
export function connect(url, onMessage) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on("message", (data) => onMessage(String(data)));
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(socket));
    socket.on("error", reject);
  });
}

/** Something that answers: how long it takes is kept. */
export class Pair {
  /** @type {number[]} */
  times = [];
  isDone = false;
  /** @type {() => void} */
  onAnswer = () => {};
  sentAt = 0;
  isWaiting = false;

  begin() {
    this.sentAt = performance.now();
    this.isWaiting = true;
  }

  answered() {
    this.isWaiting = false;
    this.times.push(performance.now() - this.sentAt);
    this.onAnswer();
  }
}

/** A game with both players, who play a script. */
export class GamePair extends Pair {
  /** @type {Record<string, WebSocket>} */
  #sockets = {};
  #script;
  #at = 0;

  /** @param {{ color: string, text: string }[]} script */
  constructor(script) {
    super();
    this.#script = script;
  }

  /** @param {string} service */
  async open(service) {
    const { game, seats } = await createGame(service);
    for (const color of /** @type {const} */ (["r", "b"])) {
      let isKnown = () => {};
      const known = new Promise((resolve) => (isKnown = () => resolve(null)));
      const url = `${service.replace("http", "ws")}games/${game}`;
      this.#sockets[color] = await connect(url, (text) => {
        if (text.startsWith('{"type":"state"')) return isKnown();
        if (text.startsWith('{"type":"refused"')) throw new Error(text);
        if (text.startsWith(`{"type":"step","id":"${color}`)) this.answered();
      });
      const hello = { type: "hello", protocol: 2, ...secretsOf(seats[color]), since: 0 };
      this.#sockets[color].send(JSON.stringify(hello));
      await known;
    }
    return this;
  }

  step() {
    const next = this.#script[this.#at++];
    if (!next) return void (this.isDone = true);
    const message = { type: "step", id: `${next.color}${this.#at}`, text: next.text };
    this.begin();
    this.#sockets[next.color]?.send(JSON.stringify(message));
  }

  close() {
    for (const socket of Object.values(this.#sockets)) socket.terminate();
  }
}

/** An object that does nothing but answer. */
export class EchoPair extends Pair {
  /** @type {WebSocket | null} */
  #socket = null;
  #message = JSON.stringify({ type: "step", id: "r1", text: "Tf4f6" });

  /**
   * @param {string} service
   * @param {string} name
   */
  async open(service, name) {
    this.#socket = await connect(`${service.replace("http", "ws")}echo/${name}`, () =>
      this.answered(),
    );
    return this;
  }

  step() {
    this.begin();
    this.#socket?.send(this.#message);
  }

  close() {
    this.#socket?.terminate();
  }
}
