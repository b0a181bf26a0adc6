// Whole games by the published client: over a good connection, and over a bad one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createOnlineGame, OnlineGame } from "cotulenh-wasm/online";
import { createRandom, RandomPlayer, restore } from "./players.mjs";
import { ServiceProcess, sleep, WebSocket } from "./service.mjs";

const service = new ServiceProcess({ burst: 10_000, perSecond: 10_000 });
before(() => service.start());
after(() => service.close());

/**
 * A connection that breaks, and on which messages are repeated, reordered and lost.
 * @param {() => number} random
 */
function unreliable(random) {
  return class extends WebSocket {
    /** @type {string | null} */
    #held = null;

    /** @param {any} data */
    send(data) {
      if (this.readyState !== WebSocket.OPEN) return;
      const dice = random();
      if (dice < 0.02) return this.terminate();
      // One message waits for the next one, and comes after it.
      if (dice < 0.06 && this.#held === null) return void (this.#held = String(data));
      super.send(data);
      if (dice > 0.9) super.send(data);
      if (this.#held !== null) super.send(this.#held);
      this.#held = null;
    }

    /** @type {any} */
    set onmessage(listener) {
      /** @type {any} */
      let held = null;
      super.onmessage = (event) => {
        const dice = random();
        if (dice < 0.02) return; // Lost.
        if (dice < 0.06 && !held) return void (held = event);
        listener(event);
        if (dice > 0.9) listener(event);
        if (held) listener(held);
        held = null;
      };
    }
  };
}

/**
 * Plays a game to its end, and checks that all have seen the same.
 * @param {number} seed
 * @param {boolean} isGood whether the connections are good
 */
async function playGame(seed, isGood) {
  const random = createRandom(seed);
  const { game, seats } = await createOnlineGame(service.url, { clock: { base: 600_000 } });
  const socket = isGood ? WebSocket : unreliable(random);
  const players = [seats.r, seats.b].map(
    (seat) => new RandomPlayer({ service: service.url, game, seat }, random, socket),
  );
  const watcher = new OnlineGame({
    service: service.url,
    game,
    WebSocket: /** @type {any} */ (socket),
  });
  await Promise.all(players.map((player) => player.begin()));
  const end = Date.now() + 60_000;
  const isOver = () => players.every(({ online }) => online.snapshot().record?.result);
  while (!isOver()) {
    if (Date.now() > end) throw new Error(`seed ${seed}: the game does not end`);
    const hasActed = players.map((player) => player.act());
    await sleep(hasActed.includes(true) ? 0 : 1);
    // A held message is sent with the next one: someone has to say something.
    if (!isGood) for (const { online } of players) if (random() < 0.01) online.draw("decline");
  }
  const stored = await (await fetch(`${service.url}games/${game}`)).json();
  for (const player of players) {
    assert.deepEqual(player.online.snapshot().record, stored.record, `seed ${seed}`);
    assert.deepEqual(player.local, { turns: stored.record.turns, steps: [] }, `seed ${seed}`);
  }
  for (let n = 0; n < 200 && !watcher.snapshot().record?.result; n++) await sleep(10);
  if (isGood) assert.deepEqual(watcher.snapshot().record, stored.record);
  const replayed = restore(stored.record);
  const { reason } = stored.record.result;
  if (reason !== "resigned") assert.deepEqual(replayed.outcome(), stored.record.result);
  for (const player of players) player.close();
  watcher.close();
  return stored.record;
}

test("two clients play whole games with deploys, and a third one sees all of it", async () => {
  const records = [];
  for (const seed of [1, 2, 3]) records.push(await playGame(seed, true));
  const turns = records.flatMap((record) => record.turns);
  assert.ok(turns.filter((/** @type {string} */ turn) => turn.includes(">")).length > 20);
});

test("connections break, and messages are lost, repeated and reordered: nothing is lost or done twice", async () => {
  for (const seed of [11, 12, 13]) await playGame(seed, false);
});
