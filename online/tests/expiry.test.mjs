// Games are deleted by alarms: those that are never joined, those that rest, and those that have ended.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createGame, RawClient, ServiceProcess, sleep, until } from "./service.mjs";

const service = new ServiceProcess({ unjoined: 600, idle: 3000, finished: 600 });
before(() => service.start());
after(() => service.close());

/** @param {string} game */
const exists = async (game) => (await fetch(`${service.url}games/${game}`)).status === 200;

test("a game that is never joined is deleted", async () => {
  const { game } = await createGame(service.url);
  assert.ok(await exists(game));
  await sleep(1000);
  assert.equal(await exists(game), false);
});

test("a game that rests, and one that has ended, are deleted, with a word to those who watch", async () => {
  const { game, seats } = await createGame(service.url);
  const r = new RawClient(service.url, game);
  const b = new RawClient(service.url, game);
  await r.hello(seats.r);
  await b.hello(seats.b);
  await sleep(2000);
  assert.ok(await exists(game));
  await r.ask({ type: "step", text: "Tf6" });
  await sleep(1500);
  assert.ok(await exists(game), "it was changed meanwhile");
  await b.ask({ type: "resign" });
  await until(() => r.closed);
  assert.equal(r.closed?.code, 4404);
  assert.equal(await exists(game), false);
});
