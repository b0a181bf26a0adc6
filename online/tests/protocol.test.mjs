// The protocol, message by message, with the real runtime.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createGame, RawClient, ServiceProcess, sleep, until } from "./service.mjs";

const ABSENCE = 1500;
const service = new ServiceProcess({
  absence: ABSENCE,
  spectators: 3,
  connections: 2,
});
before(() => service.start());
after(() => service.close());

/** @typedef {import("cotulenh-wasm/online").NewGame} NewGame */

/** Two commanders, and a stack of Red that can deploy. */
const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/5C5 r - - 0 1";

/**
 * The turn that a message has completed.
 * @param {any} message
 */
const lanOf = ({ changes: [change] }) => (change.turn ?? change.turns[0]).lan;

/**
 * A game with both players.
 * @param {NewGame} [options]
 */
async function play(options) {
  const { game, seats } = await createGame(service.url, options);
  const r = new RawClient(service.url, game);
  const b = new RawClient(service.url, game);
  await r.hello(seats.r);
  await b.hello(seats.b);
  return { game, seats, r, b };
}

test("a game is made, joined, and played", async () => {
  const { game, seats } = await createGame(service.url, { rules: "official" });
  const r = new RawClient(service.url, game);
  const state = await r.hello(seats.r);
  assert.equal(state.you, "r");
  assert.equal(state.record?.rules.lastGuard, true);
  assert.deepEqual(state.joined, { r: true, b: false });
  assert.equal((await r.ask({ type: "step", text: "Tf6" })).code, "NOT_JOINED");
  const b = new RawClient(service.url, game);
  assert.equal((await b.hello(seats.b)).you, "b");
  assert.equal((await r.next("joined", ({ color }) => color === "b")).version, 2);
  const step = await r.ask({ type: "step", text: "Tf6", id: "first" });
  assert.deepEqual(
    { ...step, now: 0 },
    {
      type: "step",
      id: "first",
      version: 3,
      color: "r",
      changes: [{ type: "played", after: 0, turns: [{ id: 1, san: "Tf6", lan: "Tf4f6" }] }],
      facts: null,
      now: 0,
    },
  );
  assert.deepEqual(await b.next("step"), step);
  assert.equal((await r.ask({ type: "step", text: "Ic6" })).code, "NOT_YOUR_TURN");
  const refused = await b.ask({ type: "step", text: "Tf9f1" });
  assert.equal(refused.code, "ILLEGAL_MOVE");
  assert.ok(refused.illegal);
  assert.equal((await b.ask({ type: "step", text: "nonsense" })).code, "MOVE_SYNTAX");
  assert.equal((await b.ask({ type: "commit" })).code, "NO_DEPLOY");
});

test("a deploy goes step by step, is given up, and is committed", async () => {
  const { r, b, game } = await play({ start: STACK });
  const first = await r.ask({ type: "step", text: "F>c6" });
  const stepped = { type: "stepped", after: 0, square: "c4", step: "Fc4>c6" };
  assert.deepEqual(first.changes, [stepped]);
  assert.deepEqual((await b.next("step")).changes, [stepped]);
  assert.deepEqual((await r.ask({ type: "cancel" })).changes, [{ type: "cancelled" }]);
  await r.ask({ type: "step", text: "F>c6" });
  assert.deepEqual((await r.ask({ type: "unstep" })).changes, [{ type: "unstepped" }]);
  await r.ask({ type: "step", text: "F>c6" });
  const spectator = new RawClient(service.url, game);
  assert.deepEqual((await spectator.hello()).record?.deploy?.steps, ["Fc4>c6"]);
  const committed = await r.ask({ type: "commit" });
  const [change] = committed.changes;
  assert.deepEqual([change.type, change.turn.lan], ["committed", "c4:(NT):F>c6"]);
  assert.deepEqual(await spectator.next("step"), committed);
});

test("a deploy as a whole takes the place of the one that is open", async () => {
  const { r } = await play({ start: STACK });
  await r.ask({ type: "step", text: "T>d4" });
  // One that cannot be played leaves the open one as it is.
  assert.equal((await r.ask({ type: "turn", text: "c4:(NT):F>c12" })).code, "ILLEGAL_MOVE");
  assert.equal((await r.ask({ type: "step", text: "c4:(NT):F>c6" })).type, "refused");
  const { changes } = await r.ask({ type: "turn", text: "c4:(NT):F>c6" });
  assert.deepEqual(changes[0], { type: "cancelled" });
  assert.deepEqual([changes[1].type, changes[1].turns[0].lan], ["played", "c4:(NT):F>c6"]);
});

test("what is accepted once is not done twice", async () => {
  const { r, b, seats, game } = await play();
  const first = await r.ask({ type: "step", text: "Tf6", id: "same" });
  const done = { type: "done", id: "same", version: first.version };
  assert.deepEqual(await r.ask({ type: "step", text: "Tf6", id: "same" }), done);
  // On another connection too, and whatever it says.
  const again = new RawClient(service.url, game);
  assert.deepEqual((await again.hello(seats.r)).done, ["same"]);
  assert.deepEqual(await again.ask({ type: "resign", id: "same" }), done);
  // The ids of the other side are its own.
  b.messages = [];
  assert.equal(lanOf(await b.ask({ type: "step", text: "Tf8", id: "same" })), "Tf9f8");
});

test("who comes back with a version gets what was missed", async () => {
  const { r, b, seats, game } = await play();
  const { version } = await r.ask({ type: "step", text: "Tf6" });
  r.drop();
  await b.next("presence", ({ online }) => online.r !== null);
  await b.ask({ type: "step", text: "Tf8" });
  await b.ask({ type: "draw" });
  const back = new RawClient(service.url, game);
  const state = await back.hello(seats.r, version);
  assert.equal(state.record, null);
  assert.deepEqual(state.offers, { draw: "b", takeback: null, rematch: null });
  assert.deepEqual(
    state.missed.map(({ type }) => type),
    ["step", "offer"],
  );
  // A version that the game never had: all of it comes.
  assert.equal((await back.hello(seats.r, 999)).record?.turns.length, 2);
});

test("who comes back after many changes gets the record", async () => {
  const { game, seats } = await createGame(service.url, { start: STACK });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  for (let n = 0; n < 18; n++) {
    assert.equal((await r.ask({ type: "step", text: "F>c7" })).type, "step");
    assert.equal((await r.ask({ type: "cancel" })).type, "step");
  }
  const back = new RawClient(service.url, game);
  // 38 changes: the last 32 are kept.
  const far = await back.hello(undefined, 2);
  assert.deepEqual([far.version, far.missed.length, far.record?.turns.length], [38, 0, 0]);
  const near = await back.hello(undefined, 6);
  assert.deepEqual([near.record, near.missed.length], [null, 32]);
});

test("a step for a position that has changed is refused", async () => {
  const { r, b } = await play();
  await r.ask({ type: "step", text: "Tf6", version: 2 });
  const { version } = await b.ask({ type: "step", text: "Tf8" });
  assert.equal(
    (await r.ask({ type: "step", text: "Ic6", version: version - 1 })).code,
    "WRONG_VERSION",
  );
  assert.equal((await r.ask({ type: "step", text: "Ic6", version })).type, "step");
});

test("draws are offered, declined and accepted", async () => {
  const { r, b } = await play();
  assert.equal((await b.ask({ type: "draw", action: "accept" })).code, "NO_OFFER");
  const offered = { draw: "r", takeback: null, rematch: null };
  assert.deepEqual((await r.ask({ type: "draw" })).facts?.offers, offered);
  assert.equal((await r.ask({ type: "draw" })).code, "OFFER_AGAIN");
  assert.equal((await r.ask({ type: "draw", action: "accept" })).code, "NO_OFFER");
  const declined = await b.ask({ type: "draw", action: "decline" });
  assert.deepEqual(declined.facts?.offers, { draw: null, takeback: null, rematch: null });
  assert.equal((await r.ask({ type: "draw" })).code, "OFFER_AGAIN");
  await r.ask({ type: "step", text: "Tf6" });
  await r.ask({ type: "draw" });
  assert.equal((await b.ask({ type: "draw", action: "accept" })).type, "offer");
  const end = { after: 1, outcome: { winner: null, reason: "agreed" } };
  assert.deepEqual((await r.next("ended")).changes, [{ type: "declared", end }]);
  assert.equal((await b.ask({ type: "step", text: "Tf8" })).code, "GAME_OVER");
});

test("turns are taken back if the other side agrees", async () => {
  const { r, b, seats, game } = await play();
  assert.equal((await r.ask({ type: "takeback" })).code, "NOTHING_TO_UNDO");
  await r.ask({ type: "step", text: "Tf6" });
  await b.ask({ type: "step", text: "Tf8" });
  await r.ask({ type: "step", text: "Ic6" });
  await r.ask({ type: "takeback" });
  const accept = { type: "takeback", action: "accept" };
  assert.deepEqual((await b.ask(accept)).changes, [{ type: "takenBack", to: 2 }]);
  await r.ask({ type: "takeback" });
  assert.deepEqual((await b.ask(accept)).changes, [{ type: "takenBack", to: 0 }]);
  assert.equal((await r.ask({ type: "step", text: "Ic6" })).type, "step");
  const { record } = await new RawClient(service.url, game).hello(seats.b);
  assert.deepEqual(
    record?.turns.map(({ lan }) => lan),
    ["Ic5c6"],
  );
});

test("a takeback restores the clocks, increments and all", async () => {
  const { r, b } = await play({ clock: { base: 60_000, increment: 5000, starts: "firstTurn" } });
  await r.ask({ type: "step", text: "Tf6" });
  await sleep(80);
  const played = await b.ask({ type: "step", text: "Tf8" });
  const before = played.changes[1].clock;
  for (let n = 0; n < 3; n++) {
    await r.ask({ type: "step", text: "Ic6" });
    await r.ask({ type: "takeback" });
    const { changes, now } = await b.ask({ type: "takeback", action: "accept" });
    const { r: red, b: blue, running, since } = changes[1].clock;
    assert.deepEqual([red, blue, running, since], [before.r, before.b, "r", now]);
  }
});

test("a rematch has the sides changed, and new secrets, by an invitation to each player", async () => {
  const { r, b, seats } = await play({
    clock: { base: { r: 60_000, b: 90_000 }, increment: 2000 },
  });
  assert.equal((await r.ask({ type: "rematch" })).code, "GAME_RUNNING");
  await r.ask({ type: "step", text: "Tf6" });
  await b.ask({ type: "step", text: "Tf8" });
  const { changes } = await r.ask({ type: "resign" });
  assert.deepEqual(changes[0].end.outcome, { winner: "b", reason: "resigned", by: "r" });
  const watcher = new RawClient(service.url, r.game);
  await watcher.hello();
  await r.ask({ type: "rematch" });
  await b.ask({ type: "rematch", action: "accept" });
  const [forRed, forBlue] = [await r.next("next"), await b.next("next")];
  assert.notEqual(forRed.invitation, forBlue.invitation);
  assert.equal(
    (await watcher.next("offer", ({ facts }) => Boolean(facts?.next))).facts?.next,
    forRed.game,
  );
  assert.ok(watcher.messages.every(({ type }) => type !== "next"));
  // The old secrets are none in the new game.
  const old = new RawClient(service.url, forRed.game);
  await assert.rejects(old.hello(seats.r));
  assert.equal(old.closed?.code, 4403);
  const swapped = new RawClient(service.url, forRed.game);
  const state = await swapped.hello("N".repeat(22), 0, forRed.invitation);
  assert.equal(state.you, "b");
  assert.deepEqual(state.record?.clock?.base, { r: 90_000, b: 60_000 });
  // Who was away is told later.
  const late = new RawClient(service.url, r.game);
  assert.equal((await late.hello(seats.r)).invitation, forRed.invitation);
  assert.equal((await r.ask({ type: "rematch" })).code, "OFFER_AGAIN");
});

test("a side that is away for too long loses by a claim, if it is to move", async () => {
  const { r, b } = await play({ clock: { base: 60_000 } });
  assert.equal((await b.ask({ type: "claim" })).code, "NOT_ABSENT");
  r.drop();
  await b.next("presence", ({ online }) => online.r !== null);
  assert.equal((await b.ask({ type: "claim" })).code, "NOT_ABSENT");
  await sleep(ABSENCE + 50);
  const { changes } = await b.ask({ type: "claim" });
  assert.deepEqual(changes[0].end.outcome, { winner: "b", reason: "abandoned", by: "r" });
});

test("the alarm ends a game by forfeit, or by the points", async () => {
  const forfeit = await play({ clock: { base: 1000 } });
  const points = await play({ clock: { base: 1000, flag: "points" } });
  const outcomeOf = (/** @type {any} */ message) => message.changes[0].end.outcome;
  const lost = { winner: "b", reason: "time", by: "r" };
  assert.deepEqual(outcomeOf(await forfeit.b.next("ended")), lost);
  assert.deepEqual(outcomeOf(await points.r.next("ended")), { winner: null, reason: "time" });
});

test("the clock of the service counts, with increments", async () => {
  const { r, b, seats, game } = await play({
    clock: { base: 60_000, increment: 5000, starts: "firstTurn" },
  });
  await sleep(60);
  const first = await r.ask({ type: "step", text: "Tf6" });
  const [{ turns }, { clock }] = first.changes;
  assert.equal(turns[0].clock, 65);
  assert.deepEqual([clock.used, clock.running], [{ r: -5000, b: 0 }, "b"]);
  await sleep(60);
  const second = await b.ask({ type: "step", text: "Tf8" });
  const used = second.now - first.now;
  assert.ok(used >= 60);
  const later = second.changes[1].clock;
  assert.deepEqual(later.used, { r: -5000, b: used - 5000 });
  assert.deepEqual([later.running, later.since], ["r", second.now]);
  assert.equal(second.changes[0].turns[0].clock, (60_000 + 5000 - used) / 1000);
  const { record } = await new RawClient(service.url, game).hello(seats.b);
  assert.equal(record?.clock?.b, 65_000 - used);
});

test("spectators see everything and can do nothing, and there are not too many", async () => {
  const { r, game } = await play();
  const crowd = Array.from({ length: 3 }, () => new RawClient(service.url, game));
  for (const one of crowd) assert.equal((await one.hello()).you, null);
  await r.ask({ type: "step", text: "Tf6" });
  const [first] = crowd;
  assert.equal(lanOf(await /** @type {RawClient} */ (first).next("step")), "Tf4f6");
  for (const type of [
    "step",
    "commit",
    "cancel",
    "resign",
    "claim",
    "draw",
    "takeback",
    "rematch",
  ]) {
    const text = type === "step" ? { text: "Tf8" } : {};
    const refused = await /** @type {RawClient} */ (first).ask({ type, ...text });
    assert.equal(refused.code, "SPECTATOR");
  }
  const late = new RawClient(service.url, game);
  await assert.rejects(late.hello());
  assert.equal(late.closed?.code, 4409);
});

test("a wrong seat, a wrong protocol and an unknown game are closed with a reason", async () => {
  const { game, seats } = await play();
  const wrong = new RawClient(service.url, game);
  await assert.rejects(wrong.hello("A".repeat(22)));
  assert.equal((await wrong.next("refused")).code, "WRONG_SEAT");
  assert.deepEqual(wrong.closed?.code, 4403);
  const old = await new RawClient(service.url, game).open();
  old.send({ type: "hello", protocol: 1, seat: seats.r, since: 0 });
  await until(() => old.closed);
  assert.equal((await old.next("refused")).code, "WRONG_PROTOCOL");
  assert.equal(old.closed?.code, 4426);
  const none = new RawClient(service.url, "A".repeat(22));
  await assert.rejects(none.hello());
  assert.equal(none.closed?.code, 4404);
});

test("bad messages are refused with a code, and change nothing", async () => {
  const { r, b, game } = await play();
  for (const message of [
    "",
    "nonsense",
    "[]",
    "null",
    "3",
    '"hello"',
    "{}",
    { type: "unknown" },
    { type: "step" },
    { type: "step", id: "x" },
    { type: "step", id: 3, text: "Tf6" },
    { type: "step", id: "x", text: "T".repeat(300) },
    { type: "step", id: "i".repeat(65), text: "Tf6" },
    { type: "step", id: "x", text: "Tf6", more: 1 },
    { type: "draw", id: "x", action: "maybe" },
    { type: "hello", protocol: 2 },
    { type: "hello", protocol: 2, since: -1 },
    { type: "hello", protocol: 2, since: 0, seat: "short" },
    { type: "hello", protocol: 2, since: 0, invitation: "A".repeat(22) },
    { type: "step", id: "x", text: "Tf6", thought: -1 },
    { type: "__proto__" },
    { type: "step", id: "x", text: "Tf6", version: 1.5 },
  ]) {
    // prettier-ignore
    r.send(message);
    assert.equal((await r.next("refused")).code, "BAD_MESSAGE", JSON.stringify(message));
  }
  const stranger = await new RawClient(service.url, game).open();
  assert.equal((await stranger.ask({ type: "step", text: "Tf6" })).code, "HELLO_FIRST");
  assert.deepEqual((await b.ask({ type: "draw" })).version, 3);
});

test("messages that are too long, not text, or too many close the connection", async () => {
  const { r, b, game, seats } = await play();
  r.send({ type: "step", id: "x", text: "T".repeat(2048) });
  await until(() => r.closed);
  assert.equal(r.closed?.code, 4400);
  b.send(new Uint8Array([1, 2, 3]));
  await until(() => b.closed);
  assert.equal(b.closed?.code, 4400);
  const many = new RawClient(service.url, game);
  await many.hello(seats.r);
  for (let n = 0; n < 200; n++) many.send({ type: "ping", id: `${n}` });
  await until(() => many.closed);
  assert.equal(many.closed?.code, 4429);
  assert.ok(many.messages.some((one) => one.type === "refused" && one.code === "TOO_MANY"));
});

test("pages of other origins are refused", async () => {
  const { game } = await createGame(service.url);
  const headers = { Origin: "https://elsewhere.example" };
  const post = await fetch(`${service.url}games`, { method: "POST", headers, body: "{}" });
  assert.equal(post.status, 403);
  const other = await new RawClient(service.url, game, { headers }).open();
  assert.ok(other.closed);
  const own = { Origin: service.url.slice(0, -1) };
  assert.equal((await new RawClient(service.url, game, { headers: own }).hello()).you, null);
});

test("what makes no game is refused with the code of the rules", async () => {
  const cases = /** @type {[string, number, string][]} */ ([
    ["nonsense", 400, "BAD_MESSAGE"],
    ["[]", 400, "INVALID_OPTIONS"],
    ['{"color":1}', 400, "INVALID_OPTIONS"],
    ['{"rules":"chess"}', 400, "INVALID_RULES"],
    ['{"clock":{"base":-1}}', 400, "INVALID_OPTIONS"],
    ['{"side":"x"}', 400, "INVALID_OPTIONS"],
    ['{"start":"11/11"}', 400, "FEN_"],
    [`{"start":"${"1".repeat(3000)}"}`, 413, "TEXT_TOO_LONG"],
  ]);
  for (const [body, status, code] of cases) {
    const response = await fetch(`${service.url}games`, { method: "POST", body });
    assert.equal(response.status, status, body);
    assert.ok(String((await response.json()).code).startsWith(code), body);
  }
  assert.equal((await fetch(`${service.url}games/none`)).status, 404);
  assert.equal((await (await fetch(service.url)).json()).protocol, 2);
});

test("a finished game can be read without a connection, also as PGN, and deleted by a player", async () => {
  const { r, b, game, seats } = await play({ clock: { base: 60_000 } });
  await r.ask({ type: "step", text: "Tf6" });
  const address = `${service.url}games/${game}`;
  const forget = (/** @type {string} */ seat) =>
    fetch(address, { method: "DELETE", headers: { Authorization: `Bearer ${seat}` } });
  assert.equal((await forget(seats.b)).status, 409);
  await b.ask({ type: "resign" });
  const { record } = await (await fetch(address)).json();
  assert.equal(record.end.outcome.reason, "resigned");
  const pgn = await (await fetch(`${address}.pgn`)).text();
  assert.match(pgn, /^\[Event "Online game"\]/);
  assert.match(pgn, /1\. Tf6 \{ ?\[%clk 0:00:59/);
  assert.match(pgn, /\[Termination "resigned"|\[Result "1-0"\]/);
  assert.equal((await forget("A".repeat(22))).status, 403);
  assert.equal((await forget(seats.b)).status, 200);
  await until(() => r.closed);
  assert.equal(r.closed?.code, 4404);
  assert.equal((await fetch(address)).status, 404);
});
