// Attacks on a game by its players, who know docs/ONLINE.md: nobody wins without playing, and nobody loses by what
// the other side does to the service.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createSeat, OnlineGame } from "cotulenh-wasm/online";
import {
  createGame,
  RawClient,
  RawSocket,
  ServiceProcess,
  sleep,
  until,
  WebSocket,
} from "../service.mjs";

/** Two commanders, and a stack of Red that can deploy. */
const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/5C5 r - - 0 1";

/** How many messages a side may send. */
const RATE = { burst: 60, perSecond: 20 };

const service = new ServiceProcess({
  ...RATE,
  steps: 20,
  absence: 600,
  absenceLeast: 200,
  absenceWithoutClock: 900,
  quiet: 1000,
  silence: 2500,
  hello: 1000,
  ghosts: 3,
});
before(() => service.start());
after(() => service.close());

/**
 * A game with both players.
 * @param {import("cotulenh-wasm/online").NewGame} [options]
 */
async function play(options) {
  const { game, seats, invitation } = await createGame(service.url, options);
  const r = new RawClient(service.url, game);
  const b = new RawClient(service.url, game);
  await r.hello(seats.r);
  await b.hello(seats.b);
  return { game, seats, invitation, r, b };
}

test("fill the log: steps and cancels in turn, with new connections, end after a few", async () => {
  const { r, b, game, seats } = await play({ start: STACK, clock: { base: 60_000 } });
  let client = r;
  const codes = new Set();
  /** A new connection brings no new burst: the side has to wait. */
  const comeBack = async () => {
    for (;;) {
      const next = new RawClient(service.url, game);
      const isGreeted = await next.hello(seats.r).catch(() => null);
      if (isGreeted) return next;
      await sleep(200);
    }
  };
  for (let n = 0; n < 300; n++) {
    if (n % 50 === 49) {
      client.drop();
      client = await comeBack();
    }
    const answer = await client.ask(n % 2 ? { type: "cancel" } : { type: "step", text: "F>c6" });
    if (n % 20 === 0) b.send('{"type":"ping"}');
    if (!answer) break;
    if (answer["code"]) codes.add(answer["code"]);
  }
  assert.ok(codes.has("TOO_MANY_STEPS"), [...codes].join());
  const { version, record } = await (await fetch(`${service.url}games/${game}`)).json();
  assert.ok(version < 30, `version ${version}`);
  assert.equal(record.turns.length, 0);
  // The other side can do what it always could, and the turn can still be completed.
  assert.equal((await b.ask({ type: "draw" })).type, "offer");
  const last = await comeBack();
  await sleep(1000);
  assert.equal((await last.ask({ type: "turn", text: "c4:(NT):F>c6" })).type, "step");
});

for (const who of ["a side", "those who watch from an address that is not known"]) {
  test(`rates count for ${who}, not for a connection`, async () => {
    const begun = Date.now();
    const { game, seats } = await play();
    let answered = 0;
    for (let n = 0; n < 4; n++) {
      const client = new RawClient(service.url, game);
      // A greeting counts, too, and is refused as well once too much was asked.
      const seat = who === "a side" ? seats.r : undefined;
      if (!(await client.hello(seat).catch(() => null))) continue;
      for (let m = 0; m < 30; m++) client.send({ type: "ping", id: `${n} ${m}` });
      await until(() => client.closed || client.messages.filter(isAnswer).length >= 30);
      answered += client.messages.filter(({ type }) => type === "pong").length;
      client.drop();
    }
    const allowed = RATE.burst + (RATE.perSecond * (Date.now() - begun)) / 1000;
    assert.ok(answered > 20 && answered <= allowed, `${answered} of 120 answered`);
  });
}

test("a side that comes and goes is stored now and then only", async () => {
  const { game, seats, r } = await play();
  r.drop();
  const begun = Date.now();
  let greeted = 0;
  while (Date.now() < begun + 3000) {
    const client = new RawClient(service.url, game);
    const state = await client.hello(seats.r).catch(() => null);
    if (state) greeted += 1;
    else assert.equal(client.closed?.code, 4429);
    client.drop();
    await sleep(20);
  }
  // Coming and going count as ten messages each.
  const allowed = (RATE.burst + (RATE.perSecond * (Date.now() - begun)) / 1000) / 20;
  assert.ok(greeted >= 2 && greeted <= allowed + 2, `${greeted} times`);
  // The other side has noticed nothing of it.
  const b = new RawClient(service.url, game);
  assert.equal((await b.hello(seats.b)).you, "b");
});

const isAnswer = (/** @type {{ type: string }} */ { type }) =>
  type === "pong" || type === "refused";

test("claim at once: a step and a claim together win nothing", async () => {
  const { r, b } = await play({ clock: { base: 60_000 } });
  b.drop();
  await r.next("presence", ({ online }) => online.b !== null);
  // Blue was away for long before its turn began.
  await sleep(800);
  r.send({ type: "step", id: "s", text: "Tf6" });
  assert.equal((await r.ask({ type: "claim" })).code, "NOT_ABSENT");
  const { online } = await r.next("presence", ({ online: one }) => one.claim !== null);
  assert.ok(Number(online.claim) - Number(online.b) > 800);
});

test("an outage of the service is no absence", async () => {
  const { game, seats } = await play({ clock: { base: 60_000 } });
  await service.kill();
  await sleep(900);
  await service.start();
  const back = new RawClient(service.url, game);
  await back.hello(seats.b);
  assert.equal((await back.ask({ type: "claim" })).code, "NOT_ABSENT");
});

test("a hidden page, which says something now and then, is away at most, and keeps its connection", async () => {
  const { r, b } = await play();
  const looking = setInterval(() => r.send({ type: "ping", id: "look" }), 200);
  try {
    await r.next("presence", ({ online }) => online.b !== null);
    assert.equal(b.closed, null);
    await r.ask({ type: "step", text: "Tf6" });
    await b.next("step");
    // The runtime answers this without the object.
    b.send('{"type":"ping"}');
    const { online } = await r.next("presence", ({ online: one }) => one.b === null);
    assert.equal(online.claim, null);
    assert.equal(b.closed, null);
  } finally {
    clearInterval(looking);
  }
});

test("ghosts: a side whose connections say nothing is away, and the game can be claimed", async (t) => {
  const { r, b, game, seats } = await play({ clock: { base: 60_000 } });
  // Frozen tabs of Red stay connected.
  /** @type {RawClient[]} */
  const ghosts = [];
  for (let n = 0; n < 3; n++) {
    const ghost = new RawClient(service.url, game);
    await ghost.hello(seats.r);
    ghosts.push(ghost);
  }
  const end = Date.now() + 8000;
  let claimed;
  while (Date.now() < end && claimed?.type !== "ended") {
    await sleep(300);
    b.send('{"type":"ping"}');
    claimed = await b.ask({ type: "claim" });
  }
  assert.equal(claimed?.type, "ended");
  const looking = setInterval(() => b.send({ type: "ping", id: "look" }), 300);
  t.after(() => clearInterval(looking));
  await until(() => r.closed && ghosts.every(({ closed }) => closed));
  assert.deepEqual([r.closed?.code, ghosts[0]?.closed?.code], [4408, 4408]);
});

test("ghosts: a new connection of a side takes the place of the oldest", async () => {
  const { r, game, seats } = await play();
  const later = [];
  for (let n = 0; n < 4; n++) {
    const client = new RawClient(service.url, game);
    assert.equal((await client.hello(seats.r)).you, "r");
    later.push(client);
  }
  await until(() => r.closed);
  assert.equal(r.closed?.code, 4410);
  assert.ok(later.every(({ closed }) => closed === null));
});

test("both seats: an invitation is exchanged once; the second comer is told, and watches", async () => {
  const { game, seats, invitation, r, b } = await play();
  const second = new RawClient(service.url, game);
  const state = await second.hello(createSeat(), 0, invitation);
  assert.deepEqual([state.you, state.notice], [null, "INVITATION_USED"]);
  // Who has made the game holds the invitation, and can do nothing with it.
  await r.ask({ type: "step", text: "Tf6" });
  assert.equal((await second.ask({ type: "resign" })).code, "SPECTATOR");
  assert.equal((await b.ask({ type: "step", text: "Tf8" })).type, "step");
  // An invitation is not the secret of a side, and the player's own seat stays.
  const thief = new RawClient(service.url, game);
  await assert.rejects(thief.hello(invitation));
  assert.equal(thief.closed?.code, 4403);
  const again = new RawClient(service.url, game);
  assert.equal((await again.hello(seats.b)).you, "b");
});

test("both seats: secrets are stored hashed", async () => {
  const { seats, invitation, r } = await play();
  await r.ask({ type: "step", text: "Tf6" });
  const { readdirSync, readFileSync } = await import("node:fs");
  const files = readdirSync(service.folder, { recursive: true, encoding: "utf8" });
  const stored = files.filter((name) => name.includes(".sqlite"));
  assert.ok(stored.length > 0);
  for (const name of stored) {
    const text = readFileSync(`${service.folder}/${name}`, "latin1");
    for (const secret of [seats.r, seats.b, invitation]) assert.ok(!text.includes(secret), name);
  }
});

test("kicked sockets: of a connection that ignores its end nothing is read", async () => {
  const { game, seats, b } = await play();
  const socket = new RawSocket(service.url, game);
  await socket.hello(seats.r);
  socket.send("x".repeat(3000)); // too long: it is closed
  await sleep(200);
  const { length } = socket.received;
  socket.send({ type: "step", id: "late", text: "Tf6" });
  socket.send({ type: "resign", id: "later" });
  await b.ask({ type: "draw" });
  await sleep(300);
  const { record } = await (await fetch(`${service.url}games/${game}`)).json();
  assert.deepEqual([record.turns.length, record.end], [0, null]);
  assert.equal(socket.received.length, length);
  socket.destroy();
});

test("kicked sockets: those that ignore their end are ended when they are many", async (t) => {
  const { game, seats, b } = await play();
  const online = new OnlineGame({ service: service.url, game, seat: seats.r, WebSocket });
  await online.ready();
  online.step("Tf6");
  const sockets = Array.from({ length: 5 }, () => new RawSocket(service.url, game));
  await Promise.all(sockets.map((socket) => socket.hello("")));
  for (const socket of sockets) socket.send("x".repeat(3000));
  const looking = setInterval(() => b.closed || b.send({ type: "ping", id: "look" }), 300);
  t.after(() => {
    clearInterval(looking);
    online.close();
  });
  await until(() => sockets.every(({ isEnded }) => isEnded));
  // The players come back by themselves, to the game as it was.
  await until(() => online.snapshot().connection === "open");
  const back = new RawClient(service.url, game);
  assert.equal((await back.hello(seats.b)).record?.turns.length, 1);
  assert.equal((await back.ask({ type: "step", text: "Tf8" })).type, "step");
  await until(() => online.snapshot().record?.turns.length === 2);
});

test("kicked sockets: that they are ended is no outage, and brings no new burst, and not again at once", async () => {
  const limits = { burst: 100, perSecond: 1, strikes: 1000 };
  const strict = new ServiceProcess({ ghosts: 3, hello: 2000, ...limits });
  await strict.start();
  try {
    const { game, seats } = await createGame(strict.url, { clock: { base: 60_000 } });
    const come = async (/** @type {string} */ seat) => {
      const client = new RawClient(strict.url, game);
      const state = await client.hello(seat);
      return { client, state };
    };
    const { client: r } = await come(seats.r);
    const { client: b } = await come(seats.b);
    await r.ask({ type: "step", text: "Tf6" });
    b.drop();
    const { online } = await r.next("presence", ({ online: one }) => one.claim !== null);
    for (let n = 0; n < 90; n++) r.send({ type: "ping", id: `p${n}` });
    const kick = async () => {
      const sockets = Array.from({ length: 5 }, () => new RawSocket(strict.url, game));
      await until(() => sockets.every(({ received }) => received.includes("101")));
      for (const socket of sockets) socket.send("x".repeat(3000));
      return sockets;
    };
    const sockets = await kick();
    let looks = 0;
    const look = async (/** @type {RawClient} */ client) => {
      await sleep(400);
      if (!client.isEnded) client.send({ type: "checked", id: `${looks++}` });
    };
    while (!sockets.every(({ isEnded }) => isEnded)) await look(r);
    const { client: back, state } = await come(seats.r);
    assert.deepEqual([state.online.b, state.online.claim], [online.b, online.claim]);
    for (let n = 0; n < 80; n++) back.send({ type: "ping", id: `q${n}` });
    await until(() => back.messages.filter(({ type }) => type === "refused").length >= 10);
    // A minute has to pass before they are ended again: meanwhile the players stay.
    const more = await kick();
    for (let n = 0; n < 10; n++) await look(back);
    assert.ok(more.every(({ isEnded }) => !isEnded));
    assert.equal(back.closed, null);
    for (const socket of more) socket.destroy();
  } finally {
    await strict.close();
  }
});

test("clocks: five keys, stated bounds", async () => {
  for (const clock of [
    { base: 60_000, increment: 1e308 },
    { base: 60_000, used: { r: 0, b: -1e9 } },
    { base: 60_000, running: "b", since: 0 },
    { base: 60_000, paused: true },
    { base: 1e12 },
    { base: 1 },
  ]) {
    const body = JSON.stringify({ clock });
    const response = await fetch(`${service.url}games`, { method: "POST", body });
    assert.equal(response.status, 400, body);
    assert.equal((await response.json()).code, "INVALID_OPTIONS");
  }
});

test("clocks: takebacks do not keep increments", async () => {
  const { r, b } = await play({ clock: { base: 60_000, increment: 10_000 } });
  await r.ask({ type: "step", text: "Tf6" });
  for (let n = 0; n < 3; n++) {
    await r.ask({ type: "takeback" });
    const { changes } = await b.ask({ type: "takeback", action: "accept" });
    assert.deepEqual([changes[1].clock.r, changes[1].clock.b], [60_000, 60_000]);
    await r.ask({ type: "step", text: "Tf6" });
  }
});

/**
 * A connection on which everything takes so long, in both directions.
 * @param {number} delay
 */
const delayed = (delay) =>
  class extends WebSocket {
    /** @param {any} data */
    send(data) {
      setTimeout(() => void (this.readyState === WebSocket.OPEN && super.send(data)), delay);
    }

    /**
     * @param {string | symbol} event
     * @param {any[]} args
     */
    emit(event, ...args) {
      if (event !== "message") return super.emit(event, ...args);
      setTimeout(() => void super.emit(event, ...args), delay);
      return true;
    }
  };

test("a slow network costs no time, as far as the quota goes", async (t) => {
  const { game, seats } = await createGame(service.url, { clock: { base: 600_000 } });
  const red = new OnlineGame({
    service: service.url,
    game,
    seat: seats.r,
    WebSocket: /** @type {any} */ (delayed(250)),
  });
  t.after(() => red.close());
  await red.ready();
  const b = new RawClient(service.url, game);
  await b.hello(seats.b);
  const turns = ["Tf6", "Ic6", "Tf5", "Tf6"];
  const replies = ["Tf8", "Ic7", "Tf8f9", "Tf9f8"];
  let thought = 0;
  for (const [n, text] of turns.entries()) {
    const isOwn = () => {
      const { record, joined } = red.snapshot();
      return joined.b && record?.turns.length === 2 * n && record.clock?.running === "r";
    };
    await until(isOwn);
    const seenAt = Date.now();
    await sleep(100);
    red.step(text);
    thought += Date.now() - seenAt;
    await b.next("step", ({ color }) => color === "r");
    await b.ask({ type: "step", text: replies[n], thought: 0 });
  }
  await until(() => red.snapshot().record?.turns.length === 8);
  const used = red.snapshot().record?.clock?.used.r ?? 0;
  // The way there and back takes 500 ms a turn.
  assert.ok(used >= thought - 100 && used < thought + 400, `${used} ms for ${thought} ms`);
});

test("a network that is slower than the quota costs the rest", async (t) => {
  const { game, seats } = await createGame(service.url, { clock: { base: 30_000 } });
  const red = new OnlineGame({
    service: service.url,
    game,
    seat: seats.r,
    WebSocket: /** @type {any} */ (delayed(1000)),
  });
  t.after(() => red.close());
  await red.ready();
  const b = new RawClient(service.url, game);
  await b.hello(seats.b);
  // Who says nothing for long is closed.
  const pinging = setInterval(() => b.send({ type: "ping" }), 800);
  t.after(() => clearInterval(pinging));
  await until(() => red.snapshot().record?.clock?.running === "r");
  red.step("Tf6");
  const { changes } = await b.next("step");
  const [, timed] = changes;
  assert.ok(timed?.type === "timed");
  // Three gains of 150 + 30,000 / 200 ms are 900 ms.
  assert.ok(timed.clock && timed.clock.used.r >= 1000, JSON.stringify(timed));
});
