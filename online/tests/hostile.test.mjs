// A client that sends whatever comes to its mind, as a stranger, a spectator and a player.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createRandom } from "./players.mjs";
import { createGame, RawClient, ServiceProcess, until } from "./service.mjs";

const MESSAGES = 10_000;
const service = new ServiceProcess({ burst: 100_000, perSecond: 100_000, strikes: 50 });
before(() => service.start());
after(() => service.close());

const GOOD = [
  { type: "hello", protocol: 2, seat: "AAAAAAAAAAAAAAAAAAAAAA", since: 0 },
  { type: "step", id: "a", text: "Tf6", version: 2 },
  { type: "turn", id: "a2", text: "c4:(NT):F>c6" },
  { type: "commit", id: "b" },
  { type: "cancel", id: "c" },
  { type: "claim", id: "d" },
  { type: "draw", id: "e", action: "accept" },
  { type: "takeback", id: "f", action: "decline" },
  { type: "rematch", id: "g" },
  { type: "ping", id: "h" },
  { type: "unstep", id: "i" },
  { type: "checked", id: "c1" },
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
  [[[[]]]],
];

/** @param {{ turns: { lan: string }[] }} record */
const lansOf = ({ turns }) => turns.map(({ lan }) => lan);

/** @param {() => number} random */
function createMessage(random) {
  const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(random() * list.length)];
  const message = { ...pick(GOOD) };
  const dice = random();
  if (dice < 0.15) {
    // Bytes, as text or not.
    const bytes = Uint8Array.from({ length: 1 + random() * 60 }, () => random() * 256);
    return random() < 0.02 ? bytes : String.fromCharCode(...bytes);
  }
  if (dice < 0.3) {
    const text = JSON.stringify(message);
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + String.fromCharCode(random() * 128) + text.slice(at + 1);
  }
  if (dice < 0.9) message[pick(Object.keys(message))] = pick(VALUES);
  if (dice < 0.4) message[pick(["seat", "more", "constructor", "toJSON"])] = pick(VALUES);
  if (dice < 0.305) message.text = "T".repeat(3000);
  return message;
}

test(`a hostile client sends ${MESSAGES} messages`, async () => {
  const seed = Date.now();
  const random = createRandom(seed);
  const { game, seats } = await createGame(service.url);
  const friend = new RawClient(service.url, game);
  await friend.hello(seats.b);
  const hostile = new RawClient(service.url, game);
  await hostile.hello(seats.r);
  await hostile.ask({ type: "step", text: "Tf6" });
  const { version } = await friend.ask({ type: "step", text: "Tf8" });
  hostile.close();
  let closings = 0;
  let client = await new RawClient(service.url, game).open();
  for (let n = 0; n < MESSAGES; n++) {
    if (client.closed) {
      assert.notEqual(client.closed.code, 1011, `seed ${seed}: the service has failed`);
      closings += 1;
      client = await new RawClient(service.url, game).open();
      // Every third connection is that of a player, whose turn never comes.
      if (closings % 3 === 0) client.send({ type: "hello", protocol: 2, seat: seats.b, since: 0 });
      if (closings % 3 === 1) client.send({ type: "hello", protocol: 2, since: 0 });
    }
    client.send(createMessage(random));
    if (n % 20 === 0) {
      client.send({ type: "ping", id: `p${n}` });
      await until(
        () =>
          client.closed || client.messages.some((one) => one.type === "pong" && one.id === `p${n}`),
      );
    }
  }
  assert.ok(closings > 10, `only ${closings} connections were closed`);
  client.close();
  // The game stands where it stood, besides what the hostile player of Blue may do: offers.
  const { record } = await (await fetch(`${service.url}games/${game}`)).json();
  assert.deepEqual(lansOf(record), ["Tf4f6", "Tf9f8"], `seed ${seed}`);
  assert.equal(record.end, null, `seed ${seed}`);
  const red = new RawClient(service.url, game);
  assert.ok((await red.hello(seats.r)).version >= version);
  await red.ask({ type: "step", text: "Ic6" });
  const after = await (await fetch(`${service.url}games/${game}`)).json();
  assert.equal(lansOf(after.record).at(-1), "Ic5c6", `seed ${seed}`);
});
