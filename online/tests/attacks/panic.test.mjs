// The rules panic in one game: it is fenced off, and all others go on with another instance of the rules.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { bundleService } from "../../bundle.mjs";
import { startService } from "../../host.mjs";
import { ROOT } from "../../../scripts/lib/paths.mjs";
import { createGame, RawClient } from "../service.mjs";

const folder = mkdtempSync(join(tmpdir(), "cotulenh-panic-"));
const worker = join(ROOT, "target", "online", "panic");

/** @type {Awaited<ReturnType<typeof startService>>} */
let service;
const start = async () => {
  service = await startService({ folder, worker });
};
before(async () => {
  await bundleService(join(ROOT, "online", "tests", "attacks", "panic.ts"), worker);
  await start();
});
after(async () => {
  await service.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** A game in which Red has played. */
async function play() {
  const { game, seats } = await createGame(service.url);
  const r = new RawClient(service.url, game);
  const b = new RawClient(service.url, game);
  await r.hello(seats.r);
  await b.hello(seats.b);
  await r.ask({ type: "step", text: "Tf6" });
  return { game, seats, r, b };
}

const TURNS = ["Tf9f8", "Tf6f5", "Tf8f9", "Tf5f6", "Tf9f8", "Tf6f5"];

const counters = async () => (await (await fetch(`${service.url}healthz`)).json()).counters;

test("a panic: the game is shown and not played on, the others play on, more than once", async () => {
  const other = await play();
  for (let n = 1; n <= TURNS.length; n++) {
    const { b, game, seats } = await play();
    assert.equal((await b.ask({ type: "step", id: "panic", text: "Tf8" })).code, "GAME_BROKEN");
    assert.equal((await counters()).panic, n);
    // It stays so, for who comes later too.
    assert.equal((await b.ask({ type: "step", text: "Tf8" })).code, "GAME_BROKEN");
    const later = new RawClient(service.url, game);
    const { record, notice } = await later.hello(seats.r);
    assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
    const turn = TURNS[n - 1];
    const answer = await (n % 2 ? other.b : other.r).ask({ type: "step", text: turn });
    assert.equal(answer.type, "step", JSON.stringify(answer));
  }
  assert.equal((await other.r.ask({ type: "draw" })).type, "offer");
});

test("a fenced room stays fenced after the service was down", async () => {
  const { b, game, seats } = await play();
  await b.ask({ type: "resign", id: "panic" });
  await service.dispose();
  await start();
  const later = new RawClient(service.url, game);
  const { record, notice } = await later.hello(seats.b);
  assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
  const fresh = await play();
  assert.equal((await fresh.b.ask({ type: "step", text: "Tf8" })).type, "step");
});
