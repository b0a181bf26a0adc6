// The examples in docs/ONLINE.md: the service understands those of the client, and all kinds are there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { createSeat } from "cotulenh-wasm/online";
import { TERMS, Visitor } from "./lobby-client.mjs";
import { createGame, RawClient, ServiceProcess } from "./service.mjs";

const text = readFileSync(join(ROOT, "docs", "ONLINE.md"), "utf8");

/** @param {string} from @returns {any[]} */
function examples(from) {
  const blocks = [...text.matchAll(/^```json (\w+)\n([^`]*)^```/gm)];
  return blocks.filter(([, who]) => who === from).map(([, , block = ""]) => JSON.parse(block));
}

const service = new ServiceProcess({ unread: 10_000, burst: 1000 });
before(() => service.start());
after(() => service.close());

test("there is an example of each message, and the service understands it", async () => {
  const client = examples("client");
  const types =
    "hello hello step unstep commit turn cancel draw takeback rematch claim resign greet ping checked";
  assert.deepEqual(client.map(({ type }) => type).sort(), types.split(" ").sort());
  const { game, seats, invitation } = await createGame(service.url);
  const raw = new RawClient(service.url, game);
  for (const message of client) {
    if (message.type === "checked") raw.send(message);
    else if (message.type === "hello") {
      // With the secrets of this game in the place of those in the document.
      const known = message.invitation ? { invitation } : { seat: seats.r };
      const socket = message.invitation ? new RawClient(service.url, game) : raw;
      await socket.open();
      socket.send({ ...message, ...known });
      const { you } = await socket.next("state");
      assert.equal(you, message.invitation ? "b" : "r");
    } else if (message.type === "ping") assert.ok((await raw.ask(message))["now"]);
    else assert.notEqual((await raw.ask(message))["code"], "BAD_MESSAGE", message.type);
  }
});

test("the examples of the service have the fields that it sends", async () => {
  const shown = new Map(examples("service").map((message) => [message.type, message]));
  const types = "state joined step offer ended refused done presence greeting next check pong";
  assert.deepEqual([...shown.keys()].sort(), types.split(" ").sort());
  const { game, seats } = await createGame(service.url, { clock: { base: 60_000 } });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  /** @type {import("cotulenh-wasm/online").ServiceMessage[]} */
  const sent = [await r.hello(seats.r), await b.hello(seats.b), await r.next("joined")];
  sent.push(await r.next("presence"));
  for (const message of [
    { type: "step", text: "nonsense" },
    { type: "step", text: "Tf6" },
    { type: "draw" },
    { type: "ping" },
    { type: "ping", id: "again" },
  ]) {
    sent.push(/** @type {any} */ (await r.ask(message)));
  }
  await b.ask({ type: "step", text: "Tf8" });
  sent.push(/** @type {any} */ (await r.ask({ type: "greet", greeting: "goodLuck" })));
  sent.push(/** @type {any} */ (await r.ask({ type: "resign", id: "end" })));
  sent.push(/** @type {any} */ (await r.ask({ type: "resign", id: "end" })));
  await r.ask({ type: "rematch" });
  await b.ask({ type: "rematch", action: "accept" });
  sent.push(await r.next("next"));
  // Bytes that nobody has read yet bring the question.
  for (let n = 0; n < 40; n++) r.send({ type: "hello", protocol: 2, seat: seats.r, since: 0 });
  sent.push(await r.next("check"));
  for (const message of sent) {
    const keys = Object.keys(message).sort();
    assert.deepEqual(keys, Object.keys(shown.get(message.type)).sort(), message.type);
  }
  assert.equal(new Set(sent.map(({ type }) => type)).size, shown.size);
});

test("there is an example of each message to a lobby, and the lobby understands it", async () => {
  const seeker = examples("seeker");
  const types = "accept challenge checked hello ping play taken withdraw";
  assert.deepEqual(seeker.map(({ type }) => type).sort(), types.split(" "));
  const visitor = await new Visitor(service.url).open();
  for (const message of seeker) {
    visitor.send(message);
    if (message.type === "hello") await visitor.hear("lobby");
    // These two are not answered.
    if (!message.id || message.type === "checked") continue;
    const { code } = await visitor.hear(
      /** @type {any} */ ({
        challenge: "waiting",
        play: "waiting",
        accept: "refused",
        withdraw: "withdrawn",
      })[message.type] ?? "pong",
    );
    assert.equal(code, message.type === "accept" ? "NO_CHALLENGE" : undefined);
  }
  await visitor.want({ type: "ping" });
  assert.deepEqual(
    visitor.messages.filter(({ type }) => type === "refused"),
    [],
  );
  visitor.close();
});

test("the examples of a lobby have the fields that it sends", async () => {
  const shown = new Map(examples("lobby").map((message) => [message.type, message]));
  const types = "check lobby paired pong refused update waiting withdrawn";
  assert.deepEqual([...shown.keys()].sort(), types.split(" "));
  const [anna, bo] = [new Visitor(service.url, "Anna"), new Visitor(service.url, "Bo")];
  await anna.enter();
  const sent = [await anna.want({ type: "play", ...TERMS, watch: true })];
  const lobby = await bo.enter();
  sent.push(lobby, await bo.want({ type: "play", ...TERMS, watch: true }));
  const taken = [sent.at(-1), await anna.hear("paired")];
  for (const { game, invitation } of taken) {
    await new RawClient(service.url, game).hello(createSeat(), 0, invitation);
  }
  const update = await anna.hear("update", ({ games }) => games.length > 0);
  sent.push(update, await bo.want({ type: "withdraw" }), await bo.want({ type: "ping" }));
  sent.push(await bo.want({ type: "accept", challenge: "A".repeat(22) }));
  for (let n = 0; n < 40; n++) bo.send({ type: "hello", protocol: 1, key: bo.key, name: "Bo" });
  sent.push(await bo.hear("check"));
  for (const message of sent) {
    const keys = Object.keys(message).sort();
    assert.deepEqual(keys, Object.keys(shown.get(message.type)).sort(), message.type);
  }
  assert.equal(new Set(sent.map(({ type }) => type)).size, shown.size);
  // What stands in the lists, too.
  const keysOf = (/** @type {object} */ one) => Object.keys(one).sort();
  const example = shown.get("lobby");
  assert.deepEqual(keysOf(lobby.challenges[0]), keysOf(example.challenges[0]));
  assert.deepEqual(keysOf(update.games[0]), keysOf(example.games[0]));
});
