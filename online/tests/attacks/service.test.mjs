// Attacks on the service from outside, by somebody who knows docs/ONLINE.md: nobody is locked out, and nothing grows
// without bounds.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { createOnlineGame } from "cotulenh-wasm/online";
import { createGame, RawClient, RawSocket, ServiceProcess, sleep, until } from "../service.mjs";

const service = new ServiceProcess({ hello: 800, strangers: 30, unread: 8000, backlog: 40_000 });
/** It charges little, so that only the backlog closes a connection. */
const patient = new ServiceProcess({ unread: 8000, backlog: 40_000, burst: 5000, perSecond: 500 });
const limited = new ServiceProcess({ creations: 5 });
const crowded = new ServiceProcess(
  { strangers: 5, spectators: 2 },
  { variables: { ADDRESS_HEADER: "CF-Connecting-IP", LOG: "1" } },
);
const all = [service, patient, limited, crowded];
before(() => Promise.all(all.map((one) => one.start())));
after(() => Promise.all(all.map((one) => one.close())));

/** Megabytes that the service takes, with its runtime. */
const megabytes = () =>
  service.pids
    .map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0) / 1024, 0);

test("lock-out: silent sockets are closed, and players find a place among them", async () => {
  const { game, seats } = await createGame(service.url);
  const silent = Array.from({ length: 60 }, () => new RawClient(service.url, game));
  await Promise.all(silent.map((client) => client.open()));
  // Strangers are no spectators.
  const player = new RawClient(service.url, game);
  const { online, you } = await player.hello(seats.r);
  assert.deepEqual([you, online.spectators], ["r", 0]);
  const friend = new RawClient(service.url, game);
  assert.equal((await friend.hello(seats.b)).you, "b");
  await until(() => silent.every(({ isEnded }) => isEnded));
  assert.equal(player.closed, null);
});

/** A game of some turns. */
async function playLong({ url } = service) {
  const { game, seats } = await createGame(url);
  const r = new RawClient(url, game);
  const b = new RawClient(url, game);
  await r.hello(seats.r);
  await b.hello(seats.b);
  for (const [n, [first, second]] of [
    ["Tf6", "Tf8"],
    ["Ic6", "Ic7"],
    ["Td6", "Td8"],
  ].entries()) {
    await r.ask({ type: "step", id: `${n}`, text: first });
    await b.ask({ type: "step", id: `${n}`, text: second });
  }
  return { game, seats, r, b };
}

test("amplification: hello is charged by what it costs, and what is not read closes the socket", async () => {
  const { game, seats, b } = await playLong();
  const before = megabytes();
  const socket = new RawSocket(service.url, game);
  await until(() => socket.received.includes("101"));
  socket.pause();
  for (let n = 0; n < 5000 && !socket.isEnded; n++) {
    socket.send({ type: "hello", protocol: 2, since: 1 });
  }
  await sleep(1500);
  assert.ok(megabytes() - before < 60, `${Math.round(megabytes() - before)} MB more`);
  socket.resume();
  await sleep(500);
  // 200 kB were sent: not 18,000 times as much, not even the same again.
  const { length } = socket.received;
  assert.ok(length < 200_000, `${length} bytes came back`);
  socket.destroy();
  // The players have noticed nothing.
  const red = new RawClient(service.url, game);
  assert.equal((await red.hello(seats.r)).you, "r");
  assert.ok((await b.ask({ type: "ping" }))["now"]);
});

test("amplification: who reads is asked, and goes on; who does not answer is closed", async () => {
  const { game } = await playLong(patient);
  const [good, bad] = [new RawClient(patient.url, game), new RawClient(patient.url, game)];
  await good.hello();
  await bad.hello();
  for (let n = 0; n < 60 && !bad.closed; n++) {
    for (const client of [good, bad]) {
      if (!client.closed) client.send({ type: "hello", protocol: 2, since: 0 });
    }
    await sleep(60);
    for (const check of good.messages.splice(0)) {
      if (check.type === "check") good.send({ type: "checked", id: check.id });
    }
  }
  await until(() => bad.closed);
  assert.equal(bad.closed?.code, 4413);
  assert.equal(good.closed, null);
});

test("a 100 MB body is refused by its length, and one without a length after 2 kB", async () => {
  const { hostname, port } = new URL(service.url);
  const before = megabytes();
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (data) => (answer += data.toString("latin1")));
  socket.write(
    `POST /games HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 104857600\r\n\r\n{"start":"`,
  );
  await until(() => answer.includes("\r\n\r\n"));
  assert.match(answer, /^HTTP\/1\.1 413/);
  socket.destroy();
  const chunk = new TextEncoder().encode("1".repeat(1 << 16));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      if (sent > 100 * (1 << 20)) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const options = /** @type {RequestInit} */ ({ method: "POST", body, duplex: "half" });
  const status = await fetch(`${service.url}games`, options).then(
    (response) => response.status,
    () => 0, // the connection was ended before all was sent
  );
  assert.ok(status === 413 || status === 0, `${status}`);
  assert.ok(megabytes() - before < 100, `${Math.round(megabytes() - before)} MB more`);
});

test("games count for who makes them, whatever address a header names", async () => {
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    const headers = { "CF-Connecting-IP": `10.0.0.${n}`, "X-Forwarded-For": `10.0.1.${n}` };
    const made = await fetch(`${limited.url}games`, { method: "POST", body: "{}", headers });
    statuses.push(made.status);
  }
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429, 429, 429]);
});

test("amplification: hello counts on new connections too, and so does reading the game", async () => {
  const strict = new ServiceProcess({ burst: 10, perSecond: 1, bytes: 100 });
  await strict.start();
  try {
    const { game, seats } = await createGame(strict.url);
    const player = new RawClient(strict.url, game);
    await player.hello(seats.r);
    const ask = async (/** @type {string | undefined} */ seat) => {
      const client = new RawClient(strict.url, game);
      const isGreeted = await client.hello(seat).then(
        () => true,
        () => false,
      );
      if (!isGreeted) assert.equal(client.closed?.code, 4429);
      client.drop();
      return isGreeted;
    };
    for (const seat of [undefined, seats.r]) {
      let greeted = 0;
      for (let n = 0; n < 12; n++) greeted += (await ask(seat)) ? 1 : 0;
      assert.ok(greeted < 6, `${greeted} of 12 new connections were greeted`);
    }
    // The other side has its own limit.
    assert.ok(await ask(seats.b));
    const { status } = await fetch(`${strict.url}games/${game}.pgn`);
    assert.equal(status, 429);
  } finally {
    await strict.close();
  }
});

test("watchers: who plays cannot take more places of those who watch than there are", async () => {
  const { game, seats } = await createGame(crowded.url);
  const clients = [];
  for (let n = 0; n < 4; n++) {
    // Coming and going costs a side some of its messages.
    await sleep(1000);
    const headers = { "CF-Connecting-IP": `10.0.3.${n}` };
    const client = new RawClient(crowded.url, game, { headers });
    await client.hello(seats.r);
    // It says hello once more, as nobody.
    const again = client.hello().then(
      () => true,
      () => false,
    );
    clients.push({ client, watches: await again });
  }
  assert.deepEqual(
    clients.map(({ watches }) => watches),
    [true, true, false, false],
  );
});

test("lock-out: silent sockets of one address do not displace those of another one", async () => {
  const { game, seat } = await createOnlineGame(crowded.url);
  const from = (/** @type {string} */ address) =>
    new RawClient(crowded.url, game, { headers: { "CF-Connecting-IP": address } }).open();
  const player = await from("10.0.0.1");
  // It is slow to say who it is, and others come in crowds.
  /** @type {RawClient[]} */
  const crowd = [];
  for (let n = 0; n < 20; n++) crowd.push(await from("10.0.0.2"));
  assert.equal((await player.hello(seat)).you, "r");
  await until(() => crowd.filter(({ isEnded }) => isEnded).length >= 15);
});

test("kicked sockets: an address that ignores their end gets no more, and breaks no one's connection", async () => {
  const { game, seats } = await createGame(crowded.url);
  const from = (/** @type {string} */ address) =>
    new RawClient(crowded.url, game, { headers: { "CF-Connecting-IP": address } });
  const player = from("10.0.1.1");
  await player.hello(seats.r);
  /** @type {RawSocket[]} */
  const sockets = [];
  for (let n = 0; n < 60; n++) {
    sockets.push(new RawSocket(crowded.url, game, "CF-Connecting-IP: 10.0.1.2"));
    await sleep(20);
  }
  await until(() => sockets.every(({ received }) => /^HTTP\/1\.1 (101|429)/.test(received)));
  const accepted = sockets.filter(({ received }) => received.includes(" 101 "));
  // Five that wait for their hello, and a quarter of the limit that were closed.
  assert.ok(accepted.length <= 12, `${accepted.length} of 60 were let in`);
  // It is over for them once they are closed; others come in all the time.
  await sleep(11_000);
  const late = new RawSocket(crowded.url, game, "CF-Connecting-IP: 10.0.1.2");
  await until(() => late.received.includes(" 429 "));
  assert.equal((await from("10.0.1.3").hello(seats.b)).you, "b");
  assert.equal((await player.ask({ type: "step", text: "Tf6" })).type, "step");
  assert.equal(player.closed, null);
  for (const socket of [...sockets, late]) socket.destroy();
});

test("who has got a long record can play at once", async () => {
  const strict = new ServiceProcess({ burst: 10, perSecond: 1, bytes: 20 });
  await strict.start();
  try {
    const { game, seats } = await createGame(strict.url);
    const [r, b] = [new RawClient(strict.url, game), new RawClient(strict.url, game)];
    await r.hello(seats.r);
    await b.hello(seats.b);
    assert.equal((await r.ask({ type: "step", text: "Tf6" })).type, "step");
    assert.equal((await b.ask({ type: "step", text: "Tf8" })).type, "step");
  } finally {
    await strict.close();
  }
});

test("behind a header that visitors cannot set, each address has limits of its own", async () => {
  const behind = new ServiceProcess(
    { creations: 2, burst: 10, perSecond: 1 },
    { variables: { ADDRESS_HEADER: "CF-Connecting-IP" } },
  );
  await behind.start();
  try {
    const make = async (/** @type {string} */ address) => {
      const headers = { "CF-Connecting-IP": address, "X-Address": "10.9.9.9" };
      const made = await fetch(`${behind.url}games`, { method: "POST", body: "{}", headers });
      return made.status;
    };
    const statuses = [];
    for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2"]) {
      statuses.push(await make(address));
    }
    assert.deepEqual(statuses, [201, 201, 429, 201]);
    // Who has one address of version 6 has 2 to the power of 64 of them.
    assert.equal(await make("2001:db8:0:1::1"), 201);
    assert.equal(await make("2001:0db8:0000:0001:5::2"), 201);
    assert.equal(await make("2001:db8::1:0:0:0:3"), 429);
    assert.equal(await make("2001:db8:0:2::1"), 201);
    // Those who watch share what their address may send, on however many connections; another address has its own.
    const { game } = await createOnlineGame(behind.url);
    const watch = async (/** @type {string} */ address) => {
      const headers = { "CF-Connecting-IP": address, "X-Address": `${Math.random()}` };
      const client = new RawClient(behind.url, game, { headers });
      await client.open();
      for (let n = 0; n < 8; n++) client.send({ type: "ping", id: `p${n}` });
      await until(() => client.messages.length >= 8);
      return client.messages.filter(({ type }) => type === "refused").length;
    };
    assert.equal(await watch("10.0.0.1"), 0);
    assert.ok((await watch("10.0.0.1")) >= 4);
    assert.equal(await watch("10.0.0.2"), 0);
  } finally {
    await behind.close();
  }
});

test("rematch chain: rematches count as games, and need a game with turns", async () => {
  const chained = new ServiceProcess({ creations: 3 });
  await chained.start();
  try {
    const { game, seats } = await createGame(chained.url);
    let [r, b] = [new RawClient(chained.url, game), new RawClient(chained.url, game)];
    await r.hello(seats.r);
    await b.hello(seats.b);
    await r.ask({ type: "resign" });
    assert.equal((await b.ask({ type: "rematch" })).code, "NOTHING_PLAYED");
    const codes = [];
    const again = await createGame(chained.url);
    [r, b] = [new RawClient(chained.url, again.game), new RawClient(chained.url, again.game)];
    await r.hello(again.seats.r);
    await b.hello(again.seats.b);
    for (let n = 0; n < 3; n++) {
      await r.ask({ type: "step", text: "Tf6" });
      await b.ask({ type: "step", text: "Tf8" });
      await r.ask({ type: "resign" });
      await r.ask({ type: "rematch" });
      const answer = await b.ask({ type: "rematch", action: "accept" });
      codes.push(answer.code ?? answer.type);
      if (answer.code) break;
      const [forRed, forBlue] = [await r.next("next"), await b.next("next")];
      const { game: next } = forRed;
      // Sides change.
      [b, r] = [new RawClient(chained.url, next), new RawClient(chained.url, next)];
      await b.hello("R".repeat(21) + n, 0, forRed.invitation);
      await r.hello("B".repeat(21) + n, 0, forBlue.invitation);
    }
    assert.deepEqual(codes, ["offer", "TOO_MANY"]);
  } finally {
    await chained.close();
  }
});

test("no new games: those that there are go on; a wrong variable is known at start", async () => {
  const closed = new ServiceProcess({}, { variables: { NEW_GAMES: "no", LOCATION_HINT: "apac" } });
  await closed.start();
  try {
    const made = await fetch(`${closed.url}games`, { method: "POST", body: "{}" });
    assert.deepEqual([made.status, (await made.json()).code], [503, "NO_NEW_GAMES"]);
    const { makesGames, protocol } = await (await fetch(`${closed.url}healthz`)).json();
    assert.deepEqual([makesGames, protocol], [false, 2]);
  } finally {
    await closed.close();
  }
  /** @type {[object, Record<string, string>, RegExp][]} */
  const wrong = [
    [{ spectator: 3 }, {}, /LIMITS: spectator is not one of/],
    [{ burst: 0 }, {}, /LIMITS: burst is a whole number from 1/],
    [{ hello: 1e300 }, {}, /LIMITS: hello is a whole number/],
    [{}, { ADDRESS_HEADER: "no header" }, /ADDRESS_HEADER is the name of a header/],
    [{}, { LOCATION_HINT: "moon" }, /LOCATION_HINT is one of wnam/],
    [{}, { LOG: "2" }, /LOG is a number from 0 to 1/],
  ];
  for (const [limits, variables, said] of wrong) {
    const one = new ServiceProcess(limits, { variables });
    await assert.rejects(one.start(), /did not start/);
    assert.match(one.output, said);
  }
});

test("opened to the local network, it is served by its addresses only", async () => {
  const open = new ServiceProcess({}, { isOpen: true });
  await open.start();
  try {
    const { port } = new URL(open.url);
    /** @param {string} host @returns {Promise<number | undefined>} */
    const ask = (host) =>
      new Promise((resolve, reject) => {
        const asked = request(`${open.url}games`, { method: "POST", headers: { host } });
        asked.on("response", (response) => resolve(response.resume().statusCode));
        asked.on("error", reject);
        asked.end("{}");
      });
    assert.equal(await ask(`127.0.0.1:${port}`), 201);
    assert.equal(await ask(`localhost:${port}`), 201);
    // A page of that name, which its owner has lead here.
    assert.equal(await ask(`rebound.example:${port}`), 403);
    assert.match(open.output, /plain HTTP/);
  } finally {
    await open.close();
  }
});

test("the service counts what happens, and says no names and no texts", async () => {
  const { game } = await createOnlineGame(service.url);
  const client = await new RawClient(service.url, game).open();
  client.send("nonsense");
  await client.next("refused");
  const text = await (await fetch(`${service.url}healthz`)).text();
  const { counters } = JSON.parse(text);
  assert.ok(counters.game > 0 && counters["refused BAD_MESSAGE"] > 0);
  assert.ok(!text.includes(game));
});

test("lines of the log have an event and the time it took, and nothing of the players", async () => {
  const { game, seats } = await createGame(crowded.url);
  const headers = { "CF-Connecting-IP": "203.0.113.7" };
  const client = new RawClient(crowded.url, game, { headers });
  await client.hello(seats.r);
  await client.ask({ type: "step", id: "secret id", text: "Tf6" });
  const lines = () => crowded.output.split("\n").filter((line) => line.startsWith("{"));
  await until(() => lines().some((line) => line.includes('"step","ms"')));
  // When a game ends, or its object may sleep, what was counted since the last time is told.
  await client.ask({ type: "step", text: "Tf6" });
  await client.ask({ type: "resign" });
  const told = () => lines().flatMap((line) => JSON.parse(line).counts ?? []);
  await until(() => told().some((counts) => counts["refused NOT_JOINED"] >= 1));
  const played = () => told().reduce((sum, { resign = 0 }) => sum + resign, 0);
  client.close();
  await until(() => played() >= 1, 15_000);
  for (const line of lines()) {
    const { event, ms, seconds, counts, ...others } = JSON.parse(line);
    assert.deepEqual([typeof event, others], ["string", {}], line);
    const known = event === "counts" ? [seconds, ...Object.values(counts)] : [ms];
    assert.ok(
      known.every((value) => typeof value === "number"),
      line,
    );
  }
  for (const text of [game, seats.r, seats.b, "Tf6", "secret id", "203.0.113.7"]) {
    assert.ok(!crowded.output.includes(text), text);
  }
  const { counters } = await (await fetch(`${crowded.url}healthz`)).json();
  const took = Object.keys(counters).filter((name) => name.startsWith("ms "));
  assert.ok(took.length > 0 && counters.step > 0, JSON.stringify(counters));
});
