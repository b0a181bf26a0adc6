// Kills the service after random steps, and checks that both players go on: nothing is lost, nothing is done
// twice, the clocks are right. `node online/tests/crash.mjs --kills 200`; `npm test` has a few.
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { say } from "../../scripts/lib/log.mjs";
import { createRandom, RandomPlayer, restore } from "./players.mjs";
import { createGame, ServiceProcess, sleep, until } from "./service.mjs";

/** How far clocks may differ from what was measured here, in milliseconds for a kill. */
const TOLERANCE = 1000;

/** The most lag that a side's quota covers at once: docs/ONLINE.md. */
const LONGEST_LAG = 7000;

const { values } = parseArgs({
  options: { kills: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
// Browsers say when the network is back. Here it is said when the service is.
const network = new EventTarget();
Object.assign(globalThis, {
  addEventListener: network.addEventListener.bind(network),
  removeEventListener: network.removeEventListener.bind(network),
});
const random = createRandom(Number(values.seed));
const kills = Number(values.kills);
const service = new ServiceProcess({ burst: 10_000, perSecond: 10_000 });
await service.start();

/** @type {RandomPlayer[]} */
let players = [];
let games = 0;
let game = "";

async function newGame() {
  for (const player of players) player.close();
  const created = await createGame(service.url, { clock: { base: 36e5 } });
  const { seats } = created;
  game = created.game;
  const place = { service: service.url, game };
  players = [seats.r, seats.b].map(
    (seat) => new RandomPlayer({ ...place, seat }, { random, longest: 120 }),
  );
  await Promise.all(players.map((player) => player.begin()));
  games += 1;
}

const isOver = () => players.some(({ online }) => online.snapshot().record?.end);

/** Both are connected, and all is answered. */
const isSettled = () =>
  players.every(({ online }) => {
    const { connection, pending } = online.snapshot();
    return connection === "open" && pending === 0;
  });

/** What both players know is what the service has. */
async function compare() {
  await until(isSettled, 30_000);
  const response = await fetch(`${service.url}games/${game}`);
  const { version, record } = await response.json();
  await until(() => players.every(({ online }) => online.snapshot().version === version));
  for (const { online, local } of players) {
    assert.deepEqual(online.snapshot().record, record);
    const turns = record.turns.map((/** @type {{ lan: string }} */ { lan }) => lan);
    assert.deepEqual(local, { turns, steps: record.deploy?.steps ?? [] });
  }
  restore(record).free(); // All of it is legal.
  return record;
}

await newGame();
let steps = 0;
let inDeploy = 0;
let inFlight = 0;
const started = Date.now();
for (let kill = 0; kill < kills; kill++) {
  if (isOver()) await newGame();
  const before = players.map(({ steps: played }) => played).reduce((a, b) => a + b, 0);
  const wanted = before + 1 + Math.floor(random() * 6);
  let lastAct = Date.now();
  const played = () => players.reduce((sum, player) => sum + player.steps, 0);
  while (!isOver() && played() < wanted) {
    const hasActed = players.map((player) => player.act());
    if (hasActed.includes(true)) lastAct = Date.now();
    else await sleep(1);
    if (Date.now() - lastAct > 20_000) {
      const states = players.map(({ online }) => JSON.stringify(online.snapshot()));
      throw new Error(`nobody plays on:\n${states.join("\n")}`);
    }
  }
  steps += played() - before;
  // At once, so that an answer may be on its way, or a little later.
  if (random() < 0.5) await sleep(random() * 4);
  const clocks = players[0]?.online.snapshot().record?.clock;
  const known = players.map(({ online }) => online.snapshot().record?.turns.length ?? 0);
  if (players.some(({ play }) => play?.snapshot().session)) inDeploy += 1;
  if (!isSettled()) inFlight += 1;
  const killedAt = Date.now();
  await service.kill();
  await service.start();
  network.dispatchEvent(new Event("online"));
  const record = await compare();
  // What was answered is there.
  assert.ok(record.turns.length >= Math.max(...known));
  // The time of the side to move went on, and no other did.
  const after = players[0]?.online.snapshot().record?.clock;
  if (clocks && after && !record.end) {
    const spent = (
      /** @type {typeof clocks} */ { used, running, since },
      /** @type {number} */ now,
    ) => used.r + used.b + (running && since !== null ? now - since : 0);
    const passed = Date.now() - killedAt;
    const difference = spent(after, Date.now()) - spent(clocks, killedAt) - passed;
    // A turn that was sent again had been made before: what the outage took of it is lag, as far as the quota goes.
    const covered = record.turns.length > Math.min(...known) ? LONGEST_LAG : 0;
    const isRight = difference < TOLERANCE && difference > -TOLERANCE - covered;
    assert.ok(isRight, `the clocks are wrong by ${difference} ms`);
  }
}
for (const player of players) player.close();
await service.close();
say(
  `${kills} kills in ${games} games: ${steps} steps, ${inDeploy} kills inside a deploy, ${inFlight} with an ` +
    `answer on its way; nothing lost, nothing twice, clocks right (${Math.round((Date.now() - started) / 1000)} s)`,
);
