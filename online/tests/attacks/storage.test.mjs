// What is stored is broken, outdated, or cannot be written: the intact part is shown, and nothing is ahead of storage.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createGame, RawClient, ServiceProcess, sleep, until } from "../service.mjs";

const service = new ServiceProcess();
const brief = new ServiceProcess({ finished: 15_000 });
before(() => Promise.all([service.start(), brief.start()]));
after(() => Promise.all([service.close(), brief.close()]));

const TURNS = ["Tf6", "Tf8", "Ic6"];

/** A game with three turns, of which the last player is Red. */
async function playThree({ url } = service) {
  const { game, seats } = await createGame(url);
  const clients = { r: new RawClient(url, game), b: new RawClient(url, game) };
  await clients.r.hello(seats.r);
  await clients.b.hello(seats.b);
  for (const [n, text] of TURNS.entries()) {
    await clients[n % 2 ? "b" : "r"].ask({ type: "step", text });
  }
  return { game, seats, ...clients };
}

test("a broken row: the part before it is shown, with a code, and the game expires", async () => {
  const { game, seats } = await playThree(brief);
  await brief.tamper("UPDATE turns SET value = 'nonsense' WHERE number = 2");
  const client = new RawClient(brief.url, game);
  const { record, notice } = await client.hello(seats.b);
  assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
  assert.equal((await client.ask({ type: "step", text: "Tf8" })).code, "GAME_BROKEN");
  await until(() => client.closed, 30_000);
  assert.equal(client.closed?.code, 4404);
});

test("what cannot be read at all is not lost: it is said, kept for long, and read again", async () => {
  const { game, seats } = await createGame(service.url, { clock: { base: 2000 } });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  const mine = `key = 'setup' AND instr(value, '${game}') > 0`;
  await service.tamper(`UPDATE room SET value = 'x' || value WHERE ${mine}`);
  const client = new RawClient(service.url, game);
  await client.open();
  await until(() => client.closed);
  assert.equal(client.closed?.code, 4422);
  // The time of Red runs out meanwhile, whose alarm finds nothing to read.
  await sleep(6000);
  await service.tamper(`UPDATE room SET value = substr(value, 2) WHERE ${mine}`);
  const back = new RawClient(service.url, game);
  const { record } = await back.hello(seats.b);
  assert.equal(record?.end?.outcome.reason, "time");
});

test("an alarm that is not there is set again on waking", async () => {
  const { game, seats } = await createGame(service.url, { clock: { base: 15_000 } });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  await service.tamper(
    `DELETE FROM _cf_METADATA WHERE EXISTS (SELECT 1 FROM room WHERE instr(value, '${game}') > 0)`,
  );
  // It is only looked at, and nothing is done: the flag falls by itself.
  const watcher = new RawClient(service.url, game);
  assert.equal((await watcher.hello()).record?.end, null);
  await until(() => watcher.messages.some(({ type }) => type === "ended"), 30_000);
});

test("a broken game with a clock that ran sets no alarm after the other", async () => {
  const { game, seats } = await createGame(service.url, { clock: { base: 2000 } });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  await r.ask({ type: "step", text: "Tf6" });
  await b.ask({ type: "step", text: "Tf8" });
  await service.tamper("UPDATE turns SET value = 'nonsense' WHERE number = 2", game);
  const client = new RawClient(service.url, game);
  assert.equal((await client.hello(seats.b)).notice, "GAME_BROKEN");
  await sleep(3500);
  const { counters } = await (await fetch(`${service.url}healthz`)).json();
  assert.ok((counters.alarm ?? 0) < 10, `${counters.alarm} alarms`);
});

test("a write that fails: what was not stored was not played", async () => {
  const { game, seats } = await playThree();
  await service.tamper(
    "CREATE TRIGGER full BEFORE INSERT ON turns WHEN NEW.number = 4 AND NEW.value LIKE '%Ic7%' " +
      "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  const client = new RawClient(service.url, game);
  await client.hello(seats.b);
  assert.equal((await client.ask({ type: "step", text: "Ic7" })).code, "SERVICE_FAILED");
  const { record } = await (await fetch(`${service.url}games/${game}`)).json();
  assert.equal(record.turns.length, 3);
  // The room stands where its storage does, and goes on.
  assert.equal((await client.ask({ type: "step", text: "Tf8f9" })).type, "step");
});

test("a stored turn that the rules refuse: the part before it is shown, and the game expires", async () => {
  const { game, seats } = await playThree(brief);
  await brief.tamper(
    `UPDATE turns SET value = replace(value, '"lan":"Tf9f8"', '"lan":"Tf9a1"') WHERE number = 2`,
  );
  const client = new RawClient(brief.url, game);
  const { record, notice } = await client.hello(seats.b);
  assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
  await until(() => client.closed, 30_000);
  assert.equal(client.closed?.code, 4404);
});
