// The examples in docs/ONLINE.md: the service understands those of the client, and all kinds are there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createOnlineGame } from "cotulenh-wasm/online";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { RawClient, ServiceProcess } from "./service.mjs";

const text = readFileSync(join(ROOT, "docs", "ONLINE.md"), "utf8");

/** @param {string} from @returns {any[]} */
function examples(from) {
  const blocks = [...text.matchAll(/^```json (\w+)\n([^`]*)^```/gm)];
  return blocks.filter(([, who]) => who === from).map(([, , block = ""]) => JSON.parse(block));
}

const service = new ServiceProcess();
before(() => service.start());
after(() => service.close());

test("there is an example of each message, and the service understands it", async () => {
  const client = examples("client");
  const types = "hello step commit cancel draw takeback rematch claim resign ping";
  assert.deepEqual(client.map(({ type }) => type).sort(), types.split(" ").sort());
  const { game, seats } = await createOnlineGame(service.url);
  const raw = new RawClient(service.url, game);
  for (const message of client) {
    const isHello = message.type === "hello";
    if (isHello) await raw.hello(seats.r);
    else if (message.type === "ping") assert.ok((await raw.ask(message))["now"]);
    else assert.notEqual((await raw.ask(message))["code"], "BAD_MESSAGE", message.type);
  }
});

test("the examples of the service have the fields that it sends", async () => {
  const shown = new Map(examples("service").map((message) => [message.type, message]));
  const types = "state joined step offer ended refused presence pong";
  assert.deepEqual([...shown.keys()].sort(), types.split(" ").sort());
  const { game, seats } = await createOnlineGame(service.url, { clock: { base: 60_000 } });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  /** @type {import("cotulenh-wasm/online").ServiceMessage[]} */
  const sent = [await r.hello(seats.r), await b.hello(seats.b), await r.next("joined")];
  sent.push(await r.next("presence"));
  for (const message of [
    { type: "step", text: "nonsense" },
    { type: "step", text: "Tf6" },
    { type: "draw" },
    { type: "ping" },
    { type: "resign" },
  ]) {
    sent.push(/** @type {any} */ (await r.ask(message)));
  }
  for (const message of sent) {
    const keys = Object.keys(message).sort();
    assert.deepEqual(keys, Object.keys(shown.get(message.type)).sort(), message.type);
  }
  assert.deepEqual(new Set(sent.map(({ type }) => type)).size, shown.size);
});
