// Measures a lobby on this machine, on the loopback address only, and stops by itself: `npm run online:load -- --lobby`.
// docs/ONLINE.md has the figures.
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createSecret } from "cotulenh-wasm/referee";
import { bold, say } from "../../scripts/lib/log.mjs";
import { startService } from "../host.mjs";
import { connect, Pair } from "./clients.mjs";

const TERMS = { clock: { base: 300_000, increment: 3000, starts: "now" } };
const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A visitor, who asks for a game and is paired. */
class LobbyVisitor extends Pair {
  /** @type {import("ws").WebSocket | null} */
  #socket = null;
  updates = 0;
  #asked = 0;

  /** @param {string} service */
  async open(service) {
    let isEntered = () => {};
    const entered = new Promise((resolve) => (isEntered = () => resolve(null)));
    this.#socket = await connect(`${service.replace("http", "ws")}lobby`, (text) => {
      if (text.startsWith('{"type":"lobby"')) return isEntered();
      if (text.startsWith('{"type":"refused"')) throw new Error(text);
      if (text.startsWith('{"type":"update"')) this.updates += 1;
      const { type, id, game } = JSON.parse(text);
      if (type === "check") this.send({ type: "checked", id });
      if (type !== "paired") return;
      this.send({ type: "taken", game });
      this.answered();
    });
    this.send({ type: "hello", protocol: 1, key: createSecret(), name: "Load" });
    await entered;
    return this;
  }

  /** @param {object} message */
  send(message) {
    this.#socket?.send(JSON.stringify(message));
  }

  play() {
    this.begin();
    this.send({ type: "play", id: `p${(this.#asked += 1)}`, ...TERMS });
  }

  close() {
    this.#socket?.terminate();
  }
}

/**
 * @param {object} options
 * @param {string} options.folder where the games are kept
 * @param {string} options.worker
 * @param {number} options.players
 * @param {number} options.rate how many ask for a game in a second
 * @param {number} options.seconds
 * @param {object} options.limits
 * @param {() => { cpu: number, megabytes: number }} options.runtime
 * @param {(times: number[]) => { p50: number, p99: number }} options.describe
 */
export async function measureLobby(options) {
  const { worker, players, rate, seconds, limits, runtime, describe } = options;
  const folder = mkdtempSync(join(options.folder, "cotulenh-load-"));
  const lobby = { ...limits, challenging: 1e9, challenges: 1e9 };
  const service = await startService({
    folder,
    worker,
    variables: { LIMITS: JSON.stringify(lobby) },
  });
  try {
    const before = runtime();
    /** @type {LobbyVisitor[]} */
    const visitors = [];
    const startedAt = performance.now();
    for (let n = 0; n < players; n += 50) {
      const block = Array.from({ length: Math.min(50, players - n) }, () =>
        new LobbyVisitor().open(service.url),
      );
      visitors.push(...(await Promise.all(block)));
    }
    const took = (performance.now() - startedAt) / 1000;
    const entered = runtime();
    const each = ((entered.megabytes - before.megabytes) / players) * 1024;
    say(
      `${bold(String(players))} players entered in ${took.toFixed(1)} s, ${each.toFixed(0)} kB of memory each`,
    );
    const started = performance.now();
    for (const visitor of visitors) visitor.updates = 0;
    let sent = 0;
    while (performance.now() - started < seconds * 1000) {
      const due = ((performance.now() - started) / 1000) * rate;
      for (; sent < due; sent++) {
        const visitor = visitors[sent % visitors.length];
        if (visitor && !visitor.isWaiting) visitor.play();
      }
      await sleep(1);
    }
    await sleep(1000);
    const end = runtime();
    const times = visitors.flatMap((visitor) => visitor.times);
    const { p50, p99 } = describe(times);
    const used = ((end.cpu - entered.cpu) / (times.length / 2)) * 1000;
    say(
      `${rate} a second ask for a game: ${times.length / 2} games, from the question to the game p50 ${p50.toFixed(1)} ms  ` +
        `p99 ${p99.toFixed(1)} ms, ${used.toFixed(1)} ms of a processor for each game with its room`,
    );
    const updates = visitors.reduce((sum, visitor) => sum + visitor.updates, 0);
    say(
      `updates: ${(updates / visitors.length / (seconds + 1)).toFixed(2)} a second for each player`,
    );
    await sleep(15_000);
    const idle = runtime();
    await sleep(10_000);
    const after = runtime();
    say(`nothing happens: ${(((after.cpu - idle.cpu) / 10) * 100).toFixed(2)} % of one processor`);
    for (const visitor of visitors) visitor.close();
  } finally {
    await service.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
