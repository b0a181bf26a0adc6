// The lobby: challenges, pairings, games to watch, names, those who are blocked, and what is allowed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cleanName, createSecret } from "cotulenh-wasm/referee";
import { createSeat } from "cotulenh-wasm/online";
import { TERMS, Visitor } from "./lobby-client.mjs";
import { RawClient, ServiceProcess, sleep, until } from "./service.mjs";

const FREE = { challenging: 100_000, update: 20 };
const service = new ServiceProcess(
  { ...FREE, strikes: 5, greetings: 2 },
  { variables: { LOBBIES: "world,asia-east", ADDRESS_HEADER: "X-Test-Address" } },
);
before(() => service.start());
after(() => service.close());

let addresses = 0;
/** A visitor from an address of its own, unless another is given. @param {string} [name] @param {any} [options] */
async function visit(name, options = {}) {
  const address = options.address ?? `10.0.${addresses >> 8}.${(addresses += 1) & 255}`;
  const headers = { "X-Test-Address": address };
  const visitor = new Visitor(service.url, name, { ...options, options: { headers } });
  const lobby = await visitor.enter(options.blocks);
  return Object.assign(visitor, { lobby, player: lobby.you.player });
}

/**
 * Joins a game by what the lobby has sent.
 * @param {any} paired
 */
async function join({ game, invitation }) {
  const client = new RawClient(service.url, game);
  const seat = createSeat();
  const state = await client.hello(seat, 0, invitation);
  return { client, state, seat };
}

test("a challenge is seen and accepted, and both play with their names", async () => {
  const [anna, bo] = [await visit("Anna"), await visit("Bảo Ngọc")];
  const opened = await anna.want({ type: "challenge", ...TERMS, color: "b", rules: "official" });
  assert.equal(opened.type, "waiting");
  const { challenges } = await bo.hear("update", (one) => one.challenges.length > 0);
  const { challenge, name, color, watch, clock, rules } = challenges[0];
  assert.deepEqual([challenge, name, color, watch], [opened.challenge, "Anna", "b", false]);
  assert.deepEqual(
    [clock.base.r, clock.increment.b, rules.objective],
    [300_000, 3000, "commander"],
  );
  const paired = await bo.want({ type: "accept", challenge });
  assert.deepEqual([paired.type, paired.color, paired.opponent.name], ["paired", "r", "Anna"]);
  const other = await anna.hear("paired");
  assert.deepEqual([other.game, other.color, other.id], [paired.game, "b", opened.id]);
  assert.notEqual(other.invitation, paired.invitation);
  await bo.hear("update", (one) => one.gone.includes(challenge));
  const [red, blue] = [await join(paired), await join(other)];
  assert.deepEqual([red.state.you, blue.state.you], ["r", "b"]);
  assert.deepEqual(red.state.record?.headers, { Red: "Bảo Ngọc", Blue: "Anna" });
  assert.equal(blue.state.record?.clock?.running, "r");
  // Who takes the game is not told of it again.
  for (const one of [anna, bo]) one.send({ type: "taken", game: paired.game });
  const again = await visit("Anna", { key: anna.key });
  await until(() => again.lobby.paired === null);
  const pgn = await (await fetch(`${service.url}games/${paired.game}.pgn`)).text();
  assert.match(pgn, /\[Red "Bảo Ngọc"\]\n(.*\n)*\[Blue "Anna"\]/);
  assert.match(pgn, /\[TimeControl "300\+3"\]/);
});

test("play now pairs two that fit, and no others", async () => {
  const asked = [
    { ...TERMS, color: "r" },
    { ...TERMS, color: "r" },
    { clock: { base: 60_000 } },
    { ...TERMS, rules: "official" },
  ];
  const waiting = [];
  for (const terms of asked) {
    const visitor = await visit();
    assert.equal((await visitor.want({ type: "play", ...terms })).type, "waiting");
    waiting.push(visitor);
  }
  const last = await visit();
  const paired = await last.want({ type: "play", ...TERMS });
  assert.equal(paired.color, "b");
  // The oldest that fits is the one.
  const oldest = await waiting[0]?.hear("paired");
  assert.equal(oldest.game, paired.game);
  await sleep(100);
  assert.ok(
    waiting
      .slice(1)
      .every(({ messages }) => messages.every((one) => String(one.type) !== "paired")),
  );
  for (const visitor of waiting) visitor.close();
});

test("the same request again is the same challenge, and the same game", async () => {
  const [anna, bo] = [await visit(), await visit()];
  const first = await anna.want({ type: "challenge", id: "a", ...TERMS });
  assert.deepEqual(await anna.want({ type: "challenge", id: "a", ...TERMS }), first);
  // Another challenge takes its place.
  const second = await anna.want({ type: "challenge", id: "b", ...TERMS });
  assert.equal(
    (await bo.want({ type: "accept", challenge: first.challenge })).code,
    "NO_CHALLENGE",
  );
  const paired = await bo.want({ type: "accept", id: "x", challenge: second.challenge });
  assert.deepEqual(await bo.want({ type: "accept", id: "x", challenge: second.challenge }), paired);
  await anna.hear("paired");
  assert.equal((await anna.want({ type: "play", id: "b", ...TERMS })).game, paired.game);
  // A page that is loaded again is told of the game that it has not taken.
  const again = await visit("Anna", { key: anna.key });
  assert.deepEqual([again.lobby.paired.game, again.lobby.paired.id], [paired.game, "b"]);
});

test("who leaves, or takes the challenge back, is not met", async () => {
  const [anna, bo, cam] = [await visit(), await visit(), await visit()];
  const { challenge } = await anna.want({ type: "challenge", ...TERMS });
  anna.drop();
  await bo.hear("update", (one) => one.gone.includes(challenge));
  assert.equal((await bo.want({ type: "accept", challenge })).code, "NO_CHALLENGE");
  const opened = await cam.want({ type: "challenge", ...TERMS });
  assert.equal((await cam.want({ type: "withdraw" })).type, "withdrawn");
  assert.equal(
    (await bo.want({ type: "accept", challenge: opened.challenge })).code,
    "NO_CHALLENGE",
  );
  assert.equal((await bo.want({ type: "play", ...TERMS })).type, "waiting");
  bo.close();
});

test("nobody plays against oneself, nor against somebody who is blocked", async () => {
  const anna = await visit("Anna");
  const { challenge } = await anna.want({ type: "challenge", ...TERMS });
  assert.equal((await anna.want({ type: "accept", challenge })).code, "NO_CHALLENGE");
  const tab = await visit("Anna", { key: anna.key });
  assert.equal((await tab.want({ type: "play", ...TERMS })).type, "waiting");
  tab.close();
  // Either side can block the other.
  const bo = await visit("Bo", { blocks: [anna.player] });
  assert.equal((await bo.want({ type: "play", ...TERMS })).type, "waiting");
  const own = await anna.want({ type: "challenge", ...TERMS });
  assert.equal((await bo.want({ type: "accept", challenge: own.challenge })).code, "NO_CHALLENGE");
  assert.equal((await anna.want({ type: "play", ...TERMS })).type, "waiting");
  // So can who has a challenge open already.
  const cam = await visit("Cam");
  const hers = await cam.want({ type: "challenge", ...TERMS, color: "r" });
  cam.send({ type: "hello", protocol: 1, key: cam.key, name: "Cam", blocks: [bo.player] });
  await cam.hear("lobby");
  assert.equal((await bo.want({ type: "accept", challenge: hers.challenge })).code, "NO_CHALLENGE");
  cam.close();
  await anna.hear("update", (one) => one.gone.includes(hers.challenge));
  // The list can be changed without another connection.
  bo.send({ type: "hello", protocol: 1, key: bo.key, name: "Bo", blocks: [] });
  await bo.hear("lobby");
  assert.equal((await bo.want({ type: "play", ...TERMS })).type, "paired");
});

test("games are listed if both want that, until they end", async () => {
  const [anna, bo, cam] = [await visit("Anna"), await visit("Bo"), await visit("Cam")];
  await anna.want({ type: "play", ...TERMS, watch: true });
  const paired = await bo.want({ type: "play", ...TERMS, watch: true });
  const [red, blue] = [await join(paired), await join(await anna.hear("paired"))];
  const { games } = await cam.hear("update", (one) => one.games.length > 0);
  assert.equal(games[0].game, paired.game);
  assert.deepEqual([games[0].red, games[0].blue].sort(), ["Anna", "Bo"]);
  const late = await visit("Dung");
  assert.deepEqual(
    late.lobby.games.map((/** @type {any} */ one) => one.game),
    [paired.game],
  );
  await red.client.ask({ type: "resign" });
  await cam.hear("update", (one) => one.ended.includes(paired.game));
  assert.deepEqual((await visit()).lobby.games, []);
  blue.client.close();
  // One who does not want it is enough.
  await anna.want({ type: "play", ...TERMS, watch: true });
  const quiet = await bo.want({ type: "play", ...TERMS });
  await join(quiet);
  await join(await anna.hear("paired"));
  await sleep(200);
  assert.deepEqual((await visit()).lobby.games, []);
});

test("the number of players is told, and each lobby is its own", async () => {
  const anna = await visit("Anna", { lobby: "asia-east" });
  assert.deepEqual([anna.lobby.lobby, anna.lobby.players], ["asia-east", 1]);
  const bo = await visit("Bo", { lobby: "asia-east" });
  assert.equal((await anna.hear("update", (one) => one.players === 2)).players, 2);
  // The same player is one, however many pages are open.
  const tab = await visit("Bo", { lobby: "asia-east", key: bo.key });
  assert.equal(tab.lobby.players, 2);
  bo.close();
  tab.close();
  await anna.hear("update", (one) => one.players === 1);
  const stranger = new Visitor(service.url, "Anna", { lobby: "europe" });
  await until(() => stranger.closed);
  const about = await fetch(`${service.url}lobby`);
  assert.deepEqual(await about.json(), { lobbies: ["world", "asia-east"] });
});

test("names are letters and digits of all languages", async () => {
  for (const name of ["Minh", "Bảo Ngọc 7", "Ольга", "小明", "محمد", "นภา", "José", "٣"]) {
    assert.equal(cleanName(name), name.normalize("NFKC"));
    assert.equal((await visit(name)).lobby.you.name, name.normalize("NFKC"));
  }
  assert.equal(cleanName("  a   b "), "a b");
  assert.equal([...(cleanName("ễ".repeat(24)) ?? "")].length, 24);
  const bad = [
    "",
    " ",
    "<b>",
    "a_b",
    "a.b",
    "a\u200Bb",
    "\u3164",
    `a${"\u0301".repeat(5)}`,
    "x".repeat(25),
  ];
  for (const name of [...bad, "💥", "a\u202Eb", "\u0301a", null, 7, {}, "x".repeat(1000)]) {
    assert.equal(cleanName(name), null, JSON.stringify(name));
  }
  for (const name of bad) {
    const visitor = await new Visitor(service.url, name).open();
    visitor.send({ type: "hello", protocol: 1, key: visitor.key, name });
    assert.equal((await visitor.hear("refused")).code, "BAD_NAME");
    visitor.close();
  }
});

test("an address has limits", async () => {
  const strict = new ServiceProcess(
    { challenging: 4, addressChallenges: 2, addressVisitors: 5, update: 20, visitors: 8 },
    { variables: { ADDRESS_HEADER: "X-Test-Address" } },
  );
  await strict.start();
  const enter = async (/** @type {string} */ address) => {
    const options = { headers: { "X-Test-Address": address } };
    const visitor = new Visitor(strict.url, "Ann", { options });
    await visitor.enter();
    return visitor;
  };
  const own = [];
  for (let n = 0; n < 5; n++) own.push(await enter("10.1.1.1"));
  await assert.rejects(enter("10.1.1.1"), /4409/);
  const other = await enter("10.1.1.2");
  const types = [];
  for (const visitor of own) {
    const { type, code } = await visitor.want({ type: "challenge", ...TERMS });
    types.push(code ?? type);
  }
  // Two are open, two more are tried; the fifth is too many in a minute.
  assert.deepEqual(types, ["waiting", "waiting", "TOO_MANY", "TOO_MANY", "TOO_MANY"]);
  assert.equal((await other.want({ type: "play", ...TERMS })).type, "paired");
  // A connection that has ended makes room for another one.
  own[0]?.close();
  await until(
    async () =>
      await enter("10.1.1.1").then(
        () => true,
        () => false,
      ),
  );
  await enter("10.1.1.3");
  await enter("10.1.1.4");
  await assert.rejects(enter("10.1.1.5"), /4409/);
  await strict.close();
});

test("greetings reach the other side, no spectator, and not too often", async () => {
  const [anna, bo] = [await visit(), await visit()];
  await anna.want({ type: "play", ...TERMS });
  const paired = await bo.want({ type: "play", ...TERMS });
  const own = await join(paired);
  const early = await own.client.ask({ type: "greet", greeting: "hello" });
  assert.equal(early["code"], "NOT_JOINED");
  const other = await join(await anna.hear("paired"));
  const watcher = new RawClient(service.url, paired.game);
  await watcher.hello();
  const said = await own.client.ask({ type: "greet", id: "g1", greeting: "goodLuck" });
  const heard = { type: "greeting", id: "g1", color: paired.color, greeting: "goodLuck" };
  assert.deepEqual(said, heard);
  assert.deepEqual(await other.client.next("greeting"), heard);
  assert.equal((await own.client.ask({ type: "greet", greeting: "goodLuck" }))["code"], "TOO_MANY");
  assert.equal((await own.client.ask({ type: "greet", greeting: "<b>" }))["code"], "BAD_MESSAGE");
  assert.equal((await watcher.ask({ type: "greet", greeting: "hello" }))["code"], "SPECTATOR");
  assert.ok(watcher.messages.every(({ type }) => type !== "greeting"));
  // It is nothing that is stored.
  const { version } = await other.client.hello(other.seat);
  assert.equal(version, own.state.version + 1);
});

test("a match over rematches has a score, and keeps the names", async () => {
  const [anna, bo] = [await visit("Anna"), await visit("Bo")];
  await anna.want({ type: "challenge", id: "c", ...TERMS, color: "r" });
  const challenge = (await anna.want({ type: "challenge", id: "c", ...TERMS })).challenge;
  const other = await bo.want({ type: "accept", challenge });
  /** @type {any} */
  let [red, blue] = [await join(await anna.hear("paired")), await join(other)];
  assert.deepEqual(red.state.score, { r: 0, b: 0 });
  const ends = [
    { end: { type: "resign" }, score: { r: 0, b: 1 }, names: { Red: "Bo", Blue: "Anna" } },
    { end: { type: "draw" }, score: { r: 1.5, b: 0.5 }, names: { Red: "Anna", Blue: "Bo" } },
  ];
  for (const [n, { end, score, names }] of ends.entries()) {
    await red.client.ask({ type: "step", text: "Tf6" });
    await blue.client.ask({ type: "step", text: "Tf8" });
    // Bo resigns, and plays Red then; they agree to a draw.
    await blue.client.ask(end);
    if (end.type === "draw") await red.client.ask({ type: "draw", action: "accept" });
    await red.client.ask({ type: "rematch" });
    await blue.client.ask({ type: "rematch", action: "accept" });
    const [forBlue, forRed] = [await red.client.next("next"), await blue.client.next("next")];
    [red, blue] = [await join(forRed), await join(forBlue)];
    assert.deepEqual([red.state.you, red.state.score], ["r", score]);
    assert.deepEqual(blue.state.record.headers, { ...names, Round: String(n + 2) });
  }
});

test("a name comes with the invitation of a friend, and is shown to the other side", async () => {
  const body = JSON.stringify({ side: "b", name: " Chủ  phòng " });
  const made = await (await fetch(`${service.url}games`, { method: "POST", body })).json();
  const owner = new RawClient(service.url, made.game);
  const state = await owner.hello(made.seat);
  assert.deepEqual(state.record?.headers, { Blue: "Chủ phòng" });
  const guest = await new RawClient(service.url, made.game).open();
  const hello = {
    type: "hello",
    protocol: 2,
    seat: createSeat(),
    invitation: made.invitation,
    since: 0,
  };
  guest.send({ ...hello, name: "a_b" });
  assert.equal((await guest.next("refused")).code, "BAD_NAME");
  guest.send({ ...hello, name: "Khách" });
  await guest.next("state");
  const { changes } = await owner.next("joined", ({ color }) => color === "r");
  assert.deepEqual(changes, [{ type: "headerSet", name: "Red", value: "Khách" }]);
  // A name stays as it is, also in a service that was killed.
  await service.kill();
  await service.start();
  const again = await new RawClient(service.url, made.game).hello(made.seat);
  assert.deepEqual(again.record?.headers, { Blue: "Chủ phòng", Red: "Khách" });
  const bad = await fetch(`${service.url}games`, {
    method: "POST",
    body: JSON.stringify({ name: "<b>" }),
  });
  assert.deepEqual([bad.status, (await bad.json()).code], [400, "INVALID_OPTIONS"]);
});

test("bad messages are refused, and too many end the connection", async () => {
  const anna = await visit();
  const key = createSecret();
  const bad = [
    "{",
    [],
    { type: "toString" },
    { type: "challenge", ...TERMS },
    { type: "challenge", id: "a", color: "x" },
    { type: "challenge", id: "a", start: "x" },
  ];
  for (const message of bad.slice(0, 5)) {
    anna.send(message);
    assert.equal((await anna.hear("refused")).code, "BAD_MESSAGE");
  }
  anna.send(bad[5]);
  await until(() => anna.closed);
  assert.equal(anna.closed?.code, 4400);
  const bo = await visit();
  for (const [terms, code] of /** @type {const} */ ([
    [{ rules: "chess" }, "INVALID_RULES"],
    [{ rules: { objective: 7 } }, "INVALID_RULES"],
    [{ clock: { base: 1 } }, "INVALID_OPTIONS"],
    [{ clock: 7 }, "INVALID_OPTIONS"],
  ])) {
    assert.equal((await bo.want({ type: "play", ...terms })).code, code, JSON.stringify(terms));
  }
  bo.send({ type: "hello", protocol: 1, key, name: "Bo" });
  assert.equal((await bo.hear("refused")).code, "BAD_MESSAGE");
  const early = await new Visitor(service.url).open();
  assert.equal((await early.want({ type: "withdraw" })).code, "HELLO_FIRST");
  early.send({ type: "hello", protocol: 9, key, name: "Early" });
  await until(() => early.closed);
  assert.equal(early.closed?.code, 4426);
});
