// Rooms as each form of storage has left them (rooms/): the game is played on. `node online/tests/rooms.test.mjs
// --write` stores one of the form that is written now.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createSeat } from "cotulenh-wasm/online";
import rules from "cotulenh-wasm/package.json" with { type: "json" };
import { FORMAT } from "cotulenh-wasm/referee";
import sqlite from "node-sqlite3-wasm";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { createGame, RawClient, ServiceProcess } from "./service.mjs";

const FOLDER = join(ROOT, "online", "tests", "rooms");
/** Two commanders, and a stack of Red that can deploy. */
const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/5C5 r - - 0 1";

/** Milliseconds since 1970. */
const TIME = /\b1\d{12}\b/g;

/**
 * What a room has stored: format 1 has messages, later ones have turns.
 * @typedef {object} StoredRoom
 * @property {{ r: string, b: string }} seats
 * @property {string} setup
 * @property {string[]} [turns]
 * @property {string[]} [messages]
 * @property {string} [away]
 */

const service = new ServiceProcess();

/**
 * A game inside a deploy, with a clock, a takeback and an offer.
 * @returns {Promise<StoredRoom>}
 */
async function write() {
  const clock = { base: 600_000, increment: 5000 };
  const { game, seats } = await createGame(service.url, { start: STACK, clock });
  const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
  await r.hello(seats.r);
  await b.hello(seats.b);
  await r.ask({ type: "step", text: "(NFT)c5" });
  await b.ask({ type: "step", text: "Cg11" });
  await r.ask({ type: "step", text: "(NFT)c4" });
  await r.ask({ type: "takeback" });
  await b.ask({ type: "takeback", action: "accept" });
  await b.ask({ type: "draw" });
  const step = await r.ask({ type: "step", text: "F>c7" });
  assert.equal(step.type, "step", step["message"]);
  await service.kill();
  const names = readdirSync(service.folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(".sqlite"))) {
    const db = new sqlite.Database(join(service.folder, name));
    try {
      db.exec("PRAGMA locking_mode = EXCLUSIVE");
      const texts = (/** @type {string} */ query) =>
        db.all(query).map((row) => String(/** @type {{ value: unknown }} */ (row).value));
      const [setup = ""] = texts("SELECT value FROM room WHERE key = 'setup'");
      return { seats, setup, turns: texts("SELECT value FROM turns ORDER BY number") };
    } catch (error) {
      if (!String(error).includes("no such table")) throw error;
    } finally {
      db.close();
    }
  }
  throw new Error("no room was stored");
}

const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "''")}'`;

/**
 * Puts a stored room in the place of a new one, as if it had been left just now. Returns the name of its game.
 * @param {StoredRoom} room
 */
async function place(room) {
  const times = JSON.stringify(room).match(TIME) ?? [];
  const passed = Date.now() - Math.max(...times.map(Number));
  const text = JSON.stringify(room).replace(TIME, (time) => String(Number(time) + passed));
  const { setup, turns, messages, away } = /** @type {StoredRoom} */ (JSON.parse(text));
  const { game } = await createGame(service.url);
  const rows = turns ?? messages ?? [];
  const fill = rows.map((value, at) => `INSERT INTO turns VALUES (${at}, ${quote(value)});`);
  const old = `
    ALTER TABLE turns RENAME TO changes;
    ALTER TABLE changes RENAME COLUMN number TO version;
    ALTER TABLE changes RENAME COLUMN value TO message;
    INSERT INTO room VALUES ('away', ${quote(away ?? "")});`;
  await service.tamper(
    `DELETE FROM turns; ${fill.join("")}
    UPDATE room SET value = ${quote(setup)};${messages ? old : ""}`,
    game,
  );
  return game;
}

before(() => service.start());
after(() => service.close());

/** @param {string} name @returns {StoredRoom} */
const readRoom = (name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));

if (process.argv.includes("--write")) {
  test("a room is stored", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const text = JSON.stringify(await write(), null, 2);
    writeFileSync(join(FOLDER, `format-${FORMAT}.json`), `${text}\n`);
  });
} else {
  test("there is a room of the form that is written now", () => {
    assert.ok(readdirSync(FOLDER).includes(`format-${FORMAT}.json`));
  });

  for (const name of readdirSync(FOLDER)) {
    test(`a room of ${name} is played on, with the seats that it had`, async () => {
      const stored = readRoom(name);
      const game = await place(stored);
      const [r, b] = [new RawClient(service.url, game), new RawClient(service.url, game)];
      const { record, notice, offers, you } = await r.hello(stored.seats.r);
      assert.deepEqual([you, notice, offers.draw], ["r", null, "b"]);
      assert.deepEqual(
        record?.turns.map(({ lan }) => lan),
        ["(NFT)c4c5", "Cg12g11"],
      );
      assert.deepEqual(record.deploy?.steps, ["Fc5>c7"]);
      assert.deepEqual(record.clock?.base, { r: 600_000, b: 600_000 });
      assert.equal((await b.hello(stored.seats.b)).you, "b");
      assert.equal((await r.ask({ type: "commit" })).type, "step");
      assert.equal((await b.ask({ type: "step", text: "Cg12" })).type, "step");
      const pgn = await (await fetch(`${service.url}games/${game}.pgn`)).text();
      assert.match(pgn, /Cg12/);
    });
  }

  test("a room of format 1 with a turn that the rules refuse is shown up to there", async () => {
    const stored = readRoom("format-1.json");
    const messages = stored.messages?.map((text) => text.replaceAll("Cg12g11", "Cg12a1"));
    const client = new RawClient(service.url, await place({ ...stored, messages }));
    const { record, notice } = await client.hello(stored.seats.r);
    assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
  });

  test("a room that other rules have stored is checked by those of today, and has their version then", async () => {
    const stored = readRoom(`format-${FORMAT}.json`);
    const setup = JSON.stringify({ ...JSON.parse(stored.setup), rules: "0.0.1" });
    const game = await place({ ...stored, setup });
    const own = JSON.parse(stored.setup).game;
    const client = new RawClient(service.url, game);
    assert.equal((await client.hello(stored.seats.r)).notice, null);
    assert.equal((await service.readSetup(own)).rules, rules.version);
    // A game that is made now has it, too.
    const made = await createGame(service.url);
    assert.equal((await service.readSetup(made.game)).rules, rules.version);
  });

  test("a room in which other rules have named a turn otherwise is shown up to there", async () => {
    const stored = readRoom(`format-${FORMAT}.json`);
    const setup = JSON.stringify({ ...JSON.parse(stored.setup), rules: "0.0.1" });
    const turns = stored.turns?.map((text) => text.replace('"san":"Cg11"', '"san":"Cg11+"'));
    assert.notDeepEqual(turns, stored.turns);
    const client = new RawClient(service.url, await place({ ...stored, setup, turns }));
    const { record, notice } = await client.hello(stored.seats.r);
    assert.deepEqual([record?.turns.length, notice], [1, "GAME_BROKEN"]);
  });

  test("a room of a later form is shown, and not played on", async () => {
    const stored = readRoom(`format-${FORMAT}.json`);
    const setup = JSON.stringify({ ...JSON.parse(stored.setup), format: FORMAT + 1 });
    const client = new RawClient(service.url, await place({ ...stored, setup }));
    const { record, notice } = await client.hello(stored.seats.r, 0, createSeat());
    assert.deepEqual([record?.turns.length, notice], [2, "GAME_OUTDATED"]);
    assert.equal((await client.ask({ type: "commit" })).code, "GAME_BROKEN");
  });
}
