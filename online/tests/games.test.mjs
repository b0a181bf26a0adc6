// Whole games by the published client: over a good connection, and over a bad one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { OnlineGame } from "cotulenh-wasm/online";
import { createRandom, RandomPlayer, restore } from "./players.mjs";
import { createGame, ServiceProcess, sleep, WebSocket } from "./service.mjs";

const service = new ServiceProcess({ burst: 10_000, perSecond: 10_000 });
before(() => service.start());
after(() => service.close());

/**
 * A connection that breaks, with a message that is lost by that, and on which messages are repeated and reordered.
 * @param {() => number} random
 */
function unreliable(random) {
  /**
   * Delivers a message late, twice, or never.
   * @param {() => void} deliver
   * @param {() => void} fail
   */
  const deliver = (deliver, fail) => {
    const dice = random();
    if (dice < 0.01) return fail();
    // Others may overtake it.
    if (dice < 0.1) setTimeout(deliver, 3);
    else deliver();
    if (dice > 0.9) deliver();
  };
  return class extends WebSocket {
    /** @param {any} data */
    send(data) {
      const send = () => void (this.readyState === WebSocket.OPEN && super.send(data));
      deliver(send, () => this.terminate());
    }

    /**
     * @param {string | symbol} event
     * @param {any[]} args
     */
    emit(event, ...args) {
      if (event !== "message") return super.emit(event, ...args);
      deliver(
        () => void super.emit(event, ...args),
        () => this.terminate(),
      );
      return true;
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
  const { game, seats } = await createGame(service.url, { clock: { base: 600_000 } });
  const socket = isGood ? WebSocket : unreliable(random);
  const players = [seats.r, seats.b].map(
    (seat) =>
      new RandomPlayer(
        { service: service.url, game, seat },
        { random, socket, longest: isGood ? 160 : 50 },
      ),
  );
  const watcher = new OnlineGame({
    service: service.url,
    game,
    WebSocket: /** @type {any} */ (socket),
  });
  await Promise.all(players.map((player) => player.begin()));
  const end = Date.now() + 30_000;
  const isOver = () => players.every(({ online }) => online.snapshot().record?.end);
  while (!isOver()) {
    if (Date.now() > end) {
      const states = players.map(({ online }) => JSON.stringify(online.snapshot()));
      for (const { online } of [...players, { online: watcher }]) online.close();
      throw new Error(`seed ${seed}: the game does not end\n${states.join("\n")}`);
    }
    const hasActed = players.map((player) => player.act());
    await sleep(hasActed.includes(true) ? 0 : 1);
  }
  const stored = await (await fetch(`${service.url}games/${game}`)).json();
  for (const player of players) {
    assert.deepEqual(player.online.snapshot().record, stored.record, `seed ${seed}`);
    const turns = stored.record.turns.map((/** @type {{ lan: string }} */ { lan }) => lan);
    assert.deepEqual(player.local, { turns, steps: [] }, `seed ${seed}`);
  }
  for (let n = 0; n < 200 && !watcher.snapshot().record?.end; n++) await sleep(10);
  if (isGood) assert.deepEqual(watcher.snapshot().record, stored.record);
  const replayed = restore(stored.record);
  const { outcome } = stored.record.end;
  if (outcome.reason !== "resigned") assert.deepEqual(replayed.outcome(), outcome);
  for (const player of players) player.close();
  watcher.close();
  return stored.record;
}

test("two clients play whole games with deploys, and a third one sees all of it", async () => {
  const records = [];
  for (const seed of [1, 2]) records.push(await playGame(seed, true));
  const turns = records.flatMap((record) => record.turns);
  assert.ok(
    turns.filter((/** @type {{ lan: string }} */ { lan }) => lan.includes(">")).length > 20,
  );
});

test("connections break, and messages are repeated and reordered: nothing is lost or done twice", async () => {
  for (const seed of [11, 12, 13]) await playGame(seed, false);
});
