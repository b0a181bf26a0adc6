// Many at once in a lobby, a lobby that is killed in the middle of pairings, and visitors without manners: whoever
// wants to play is paired exactly once.
import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sqlite from "node-sqlite3-wasm";
import { TERMS, Visitor } from "./lobby-client.mjs";
import { createRandom } from "./players.mjs";
import { RawClient, ServiceProcess, sleep, until } from "./service.mjs";

const limits = { challenging: 1e6, challenges: 1000, strikes: 50, update: 50, silence: 600_000 };
const variables = { ADDRESS_HEADER: "X-Test-Address" };
// Hundreds of games are made, and each waits for the disk.
const service = new ServiceProcess(limits, { isInMemory: true, variables });
before(() => service.start());
after(() => service.close());

/**
 * Visitors who have entered.
 * @param {number} count
 * @param {Visitor[]} [earlier] those who come again
 */
async function enter(count, earlier = []) {
  const visitors = Array.from({ length: count }, (_, n) => {
    const options = { headers: { "X-Test-Address": `10.0.${n >> 8}.${n & 255}` } };
    return new Visitor(service.url, `Player ${n}`, { key: earlier[n]?.key, options });
  });
  const lobbies = await Promise.all(visitors.map((visitor) => visitor.enter()));
  return { visitors, lobbies };
}

/** The databases of the objects of a class. @param {"GameRoom" | "Lobby"} name */
function listObjects(name) {
  const files = readdirSync(service.folder, { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => file.includes(name) && /[0-9a-f]{64}\.sqlite$/.test(file));
  return found.map((file) => join(service.folder, file));
}

/**
 * What a database answers, or what is done in it, while the service is down.
 * @param {string} file
 * @param {string} statement
 */
function query(file, statement) {
  const db = new sqlite.Database(file);
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE");
    const rows = db.all(statement);
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return rows;
  } finally {
    db.close();
    rmSync(`${file}.lock`, { recursive: true, force: true });
  }
}

/** The games that are stored, while the service is down: an object that was only asked has none. */
function countGames() {
  const setup = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'room'";
  return listObjects("GameRoom").filter((file) => query(file, setup).length > 0).length;
}

/**
 * Each game has two players, one for each side, and each player has one game.
 * @param {any[]} paired the messages, one for each player
 */
async function check(paired) {
  /** @type {Map<string, any[]>} */
  const games = new Map();
  for (const one of paired) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  assert.equal(games.size, paired.length / 2);
  for (const [game, sides] of games) {
    assert.deepEqual(sides.map(({ color }) => color).sort(), ["b", "r"]);
    assert.notEqual(sides[0].opponent.player, sides[1].opponent.player);
    assert.ok((await fetch(`${service.url}games/${game}`)).ok);
  }
  return games;
}

test("500 challengers at once are paired exactly once", async () => {
  const { visitors } = await enter(500);
  const [open, eager] = [visitors.slice(0, 100), visitors.slice(100)];
  const waiting = await Promise.all(
    open.map((visitor) => visitor.want({ type: "challenge", ...TERMS })),
  );
  // Three want each challenge; who comes too late plays whoever is there.
  await Promise.all(
    eager.map(async (visitor, n) => {
      const { challenge } = waiting[n % 100];
      const accept = { type: "accept", id: "accept", challenge };
      const answer = n < 300 ? await visitor.want(accept) : null;
      if (answer?.type === "paired") return void visitor.messages.push(answer);
      if (answer) assert.equal(answer.code, "NO_CHALLENGE");
      visitor.send({ type: "play", id: "play", ...TERMS });
    }),
  );
  const paired = await Promise.all(visitors.map((visitor) => visitor.hear("paired")));
  await check(paired);
  await sleep(300);
  for (const { messages } of visitors) {
    assert.ok(messages.every(({ type }) => String(type) !== "paired"));
  }
  for (const [n, visitor] of visitors.entries()) {
    visitor.send({ type: "taken", game: paired[n].game });
  }
  await Promise.all(visitors.map((visitor) => visitor.want({ type: "ping" })));
  const { lobbies } = await enter(500, visitors);
  assert.ok(lobbies.every(({ challenges, paired: left }) => challenges.length === 0 && !left));
  await service.kill();
  const [lobby = ""] = listObjects("Lobby");
  const stored = ["pairings", "challenges"].map((one) => query(lobby, `SELECT * FROM ${one}`));
  const games = countGames();
  await service.start();
  assert.deepEqual(stored, [[], []]);
  assert.equal(games, 250);
});

test("killed in the middle of pairings, the lobby loses no game and makes none twice", async () => {
  const random = createRandom(7);
  await service.kill();
  let before = countGames();
  await service.start();
  for (let kill = 0; kill < 2; kill++) {
    const first = await enter(60);
    let hits = 0;
    for (const visitor of first.visitors) visitor.send({ type: "play", id: "p", ...TERMS });
    const heard = () =>
      first.visitors.filter(({ messages }) =>
        messages.some((one) => String(one.type) === "paired"),
      );
    await until(() => heard().length > random() * 30);
    await service.kill();
    hits = heard().length;
    await service.start();
    const known = first.visitors.map(({ messages }) =>
      messages.find((one) => String(one.type) === "paired"),
    );
    // They come back, and ask for the same.
    const { visitors, lobbies } = await enter(60, first.visitors);
    const paired = await Promise.all(
      visitors.map(async (visitor, n) => {
        if (lobbies[n].paired) return lobbies[n].paired;
        visitor.send({ type: "play", id: "p", ...TERMS });
        return visitor.hear("paired");
      }),
    );
    await check(paired);
    // What was heard before stands.
    for (const [n, one] of known.entries()) if (one) assert.deepEqual(paired[n], one);
    for (const [n, visitor] of visitors.entries()) {
      visitor.send({ type: "taken", game: paired[n].game });
    }
    await Promise.all(visitors.map((visitor) => visitor.want({ type: "ping" })));
    await service.kill();
    const games = countGames();
    await service.start();
    assert.equal(games, before + 30, `${hits} had heard of their game`);
    before = games;
  }
});

test("a pairing goes on from wherever it was killed", async () => {
  const { visitors } = await enter(4);
  const before = [];
  for (const visitor of visitors) visitor.send({ type: "play", id: "p", ...TERMS });
  for (const visitor of visitors) before.push(await visitor.hear("paired"));
  const games = [...(await check(before)).keys()];
  await service.kill();
  // Killed after the room was made, and before that.
  const [lobby = ""] = listObjects("Lobby");
  query(
    lobby,
    `UPDATE pairings SET value = replace(value, '"state":"paired"', '"state":"pairing"')`,
  );
  const setup = "SELECT value FROM room WHERE key = 'setup'";
  const file = listObjects("GameRoom").find((name) => {
    try {
      return JSON.stringify(query(name, setup)).includes(String(games[0]));
    } catch {
      return false;
    }
  });
  assert.ok(file);
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  await service.start();
  const again = await enter(4, visitors);
  const paired = await Promise.all(
    again.visitors.map((visitor, n) => again.lobbies[n].paired ?? visitor.hear("paired")),
  );
  assert.deepEqual(paired, before);
  await check(paired);
  // Both sides come in with what they were given.
  for (const { game, color, invitation } of paired) {
    const client = new RawClient(service.url, game);
    const state = await client.hello("A".repeat(21) + color, 0, invitation);
    assert.equal(state.you, color);
  }
  // The challenge of a player who has not come back is closed.
  const [gone] = (await enter(1)).visitors;
  await gone?.want({ type: "challenge", ...TERMS });
  await service.kill();
  await service.start();
  assert.deepEqual((await enter(1)).lobbies[0].challenges, []);
});

const GOOD = [
  { type: "hello", protocol: 1, key: "AAAAAAAAAAAAAAAAAAAAAA", name: "Bad", blocks: [] },
  { type: "challenge", id: "a", ...TERMS },
  { type: "play", id: "b", ...TERMS, rules: { objective: "naval" }, color: "r", watch: true },
  { type: "accept", id: "c", challenge: "AAAAAAAAAAAAAAAAAAAAAA" },
  { type: "withdraw", id: "d" },
  { type: "taken", game: "AAAAAAAAAAAAAAAAAAAAAA" },
  { type: "checked", id: "c1" },
  { type: "ping", id: "e" },
];
const VALUES = [
  null,
  true,
  -1,
  1e300,
  "",
  "r",
  [],
  {},
  "\u0000",
  "💥".repeat(30),
  "__proto__",
  [[[]]],
];

test("a hostile client sends 4000 messages, and floods", async () => {
  const seed = Date.now();
  const random = createRandom(seed);
  const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(random() * list.length)];
  const honest = (await enter(1)).visitors[0];
  // The hostile one never asks for this clock.
  const terms = { clock: { base: 777_000 }, color: "b" };
  const opened = await honest?.want({ type: "challenge", ...terms });
  const { challenge } = opened;
  let client = await new Visitor(service.url).open();
  let closings = 0;
  for (let n = 0; n < 4000; n++) {
    if (client.closed) {
      assert.notEqual(client.closed.code, 1011, `seed ${seed}: the service has failed`);
      closings += 1;
      client = await new Visitor(service.url).open();
      if (closings % 2 === 0) client.send(GOOD[0]);
    }
    const message = { ...pick(GOOD) };
    if (random() < 0.8) message[pick(Object.keys(message))] = pick(VALUES);
    if (random() < 0.1) message[pick(["more", "constructor", "toJSON"])] = pick(VALUES);
    client.send(random() < 0.05 ? JSON.stringify(message).slice(1) : message);
    if (random() < 0.002) client.send(new Uint8Array(7));
    if (random() < 0.002) client.send({ type: "withdraw", id: "T".repeat(3000) });
    if (n % 50 !== 0) continue;
    client.send({ type: "ping", id: `p${n}` });
    await until(
      () => client.closed || client.messages.some((one) => "id" in one && one.id === `p${n}`),
    );
  }
  assert.ok(closings > 5, `only ${closings} connections were closed`);
  client.close();
  // Nothing is answered any more when the flood is too much.
  const flood = await new Visitor(service.url).open();
  for (let n = 0; n < 300; n++) flood.send({ type: "withdraw", id: "w" });
  await until(() => flood.closed);
  assert.equal(flood.closed?.code, 4429);
  const { visitors, lobbies } = await enter(1);
  const shown = lobbies[0].challenges.map((/** @type {any} */ one) => one.challenge);
  assert.ok(shown.includes(challenge), `seed ${seed}`);
  const accepted = await visitors[0]?.want({ type: "accept", challenge });
  assert.equal(accepted.color, "r");
});

test("a lobby that cannot write refuses, and keeps what it has", async () => {
  await service.kill();
  const [file = ""] = listObjects("Lobby");
  const before = query(file, "SELECT id FROM pairings");
  query(
    file,
    "CREATE TRIGGER full BEFORE INSERT ON pairings BEGIN SELECT RAISE(ABORT, 'full'); END",
  );
  await service.start();
  const { visitors } = await enter(3);
  const [anna, bo, cam] = visitors;
  const { challenge } = (await anna?.want({ type: "challenge", ...TERMS })) ?? {};
  for (const visitor of [bo, cam]) {
    const answer = await visitor?.want({ type: "accept", challenge });
    assert.equal(answer.code, "SERVICE_FAILED");
  }
  const { lobbies } = await enter(1);
  const shown = lobbies[0].challenges.map((/** @type {any} */ one) => one.challenge);
  assert.deepEqual(shown, [challenge]);
  await service.kill();
  query(file, "DROP TRIGGER full");
  // Old ones may have gone meanwhile.
  const after = query(file, "SELECT id FROM pairings");
  await service.start();
  assert.ok(after.every((row) => JSON.stringify(before).includes(JSON.stringify(row))));
});
