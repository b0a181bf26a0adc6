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

test("a write that fails half way leaves nothing of it", async () => {
  const { game, seats } = await playThree();
  await service.tamper(
    "CREATE TRIGGER half BEFORE INSERT ON turns WHEN NEW.number = 3 " +
      "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    game,
  );
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  await r.ask({ type: "takeback" });
  // The turn is deleted, and what stands in its place cannot be written.
  assert.equal((await b.ask({ type: "takeback", action: "accept" })).code, "SERVICE_FAILED");
  await service.kill();
  await service.start();
  const back = new RawClient(service.url, game);
  const { record, notice } = await back.hello(seats.b);
  assert.deepEqual([record?.turns.length, notice], [3, null]);
  assert.equal((await back.ask({ type: "step", text: "Ic7" })).type, "step");
});

test("who is there cannot be stored: the service goes on, and so does the game when that is over", async () => {
  const short = new ServiceProcess({ hello: 3000 });
  await short.start();
  try {
    const { game, seats } = await playThree(short);
    await short.tamper(
      `CREATE TRIGGER away BEFORE INSERT ON turns WHEN NEW.value LIKE '%"away":{"r":1%,"b":null%' ` +
        "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
      game,
    );
    const [r, b] = [new RawClient(short.url, game), new RawClient(short.url, game)];
    await r.hello(seats.r);
    await b.hello(seats.b);
    r.drop();
    const failures = async () => {
      const { counters } = await (await fetch(`${short.url}healthz`)).json();
      return Number(counters.failure ?? 0);
    };
    const failed = async (/** @type {number} */ before) => {
      for (let n = 0; n < 500 && (await failures()) <= before; n++) await sleep(20);
      return failures();
    };
    // When it leaves, when a visitor connects, and when that visitor has not said hello.
    let count = await failed(0);
    assert.ok(count > 0);
    await sleep(2100);
    const stranger = await new RawClient(short.url, game).open();
    count = await failed(count);
    assert.equal(stranger.closed, null);
    assert.ok((await failed(count)) > count);
    await until(() => stranger.isEnded);
    assert.equal(b.closed, null);
    const back = new RawClient(short.url, game);
    assert.equal((await back.hello(seats.r)).record?.turns.length, 3);
    assert.equal((await b.ask({ type: "step", text: "Ic7" })).type, "step");
  } finally {
    await short.close();
  }
});

test("what fails outside of a room is said without its text", async () => {
  const { game } = await playThree();
  await service.tamper(
    "INSERT INTO room VALUES ('unreadable', '1'); " +
      "CREATE TRIGGER stays BEFORE DELETE ON room BEGIN SELECT RAISE(ABORT, 'secret text'); END",
    game,
  );
  const response = await fetch(`${service.url}games/${game}`);
  assert.equal(response.status, 500);
  assert.deepEqual(await response.json(), { code: "SERVICE_FAILED" });
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
