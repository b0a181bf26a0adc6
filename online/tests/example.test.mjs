// The server in docs/RECIPES.md, for plain Node: a game by the published client, through its death.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { exampleFile } from "../../scripts/consumers/examples.mjs";
import { PKG, ROOT } from "../../scripts/lib/paths.mjs";
import { createOnlineGame, createSeat, OnlineGame } from "cotulenh-wasm/online";
import { WebSocket } from "ws";
import { createRandom, RandomPlayer } from "./players.mjs";
import { createGame, findPort, sleep, until } from "./service.mjs";

const folder = mkdtempSync(join(tmpdir(), "cotulenh-example-"));
const text = exampleFile("game-server.js");
const sqlite = new URL("sqlite.mjs", import.meta.url).href;
const file = join(folder, "game-server.mjs");
writeFileSync(file, isBuiltin("node:sqlite") ? text : text.replace("node:sqlite", sqlite));
mkdirSync(join(folder, "node_modules"));
for (const [name, place] of Object.entries({
  ws: join(ROOT, "online", "node_modules", "ws"),
  "cotulenh-wasm": PKG,
})) {
  symlinkSync(place, join(folder, "node_modules", name));
}
const port = await findPort();
const url = `http://127.0.0.1:${port}/`;
/** @type {import("node:child_process").ChildProcess | null} */
let server = null;

async function start() {
  const args = [file, join(folder, "games.db"), String(port)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  server = child;
  await new Promise((resolve) => child.stdout.once("data", () => resolve(null)));
}

async function kill() {
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server?.kill("SIGKILL");
  await ended;
  // The database is locked by a folder, which a server that was killed leaves behind.
  rmSync(join(folder, "games.db.lock"), { recursive: true, force: true });
}

after(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

test("the server has at most 60 lines", () => {
  assert.ok(text.split("\n").filter((line) => line.trim()).length <= 60);
});

test("a game is played on it, and goes on after its death", async () => {
  await start();
  const { game, seats } = await createGame(url, { clock: { base: 600_000 } });
  const random = createRandom(7);
  const players = [seats.r, seats.b].map(
    (seat) => new RandomPlayer({ service: url, game, seat }, { random }),
  );
  await Promise.all(players.map((player) => player.begin()));
  const turns = () => players.map(({ online }) => online.snapshot().record?.turns.length ?? 0);
  const playTo = async (/** @type {number} */ count) => {
    const end = Date.now() + 20_000;
    while (Math.min(...turns()) < count) {
      assert.ok(Date.now() < end, `only ${turns()} turns`);
      const hasActed = players.map((player) => player.act());
      if (!hasActed.includes(true)) await sleep(2);
    }
  };
  await playTo(10);
  await kill();
  await start();
  await playTo(20);
  players[0]?.online.resign();
  await until(() => players.every(({ online }) => online.snapshot().record?.end));
  assert.deepEqual(players[0]?.online.snapshot().record, players[1]?.online.snapshot().record);
  for (const player of players) player.close();
});

test("what is wrong is refused, and the server goes on", async () => {
  const post = async (/** @type {string} */ body) => {
    const response = await fetch(url, { method: "POST", body });
    return [response.status, (await response.json()).code];
  };
  assert.deepEqual(await post('{"side":"w"}'), [400, "INVALID_OPTIONS"]);
  assert.deepEqual(await post("nonsense"), [400, "BAD_MESSAGE"]);
  assert.deepEqual(await post(`"${" ".repeat(3000)}"`), [400, "BAD_MESSAGE"]);
  const { game } = await createGame(url, {});
  const socket = new WebSocket(`${url.replace("http", "ws")}games/${game}`);
  const answers = new Promise((resolve) => {
    /** @type {string[]} */
    const codes = [];
    socket.on("message", (data) => {
      codes.push(JSON.parse(String(data)).code);
      if (codes.length === 3) resolve(codes);
    });
  });
  socket.on("open", () => {
    for (const message of ["nonsense", "null", '{"type":"step","id":"1","text":"Tf6"}'])
      socket.send(message);
  });
  assert.deepEqual(await answers, ["BAD_MESSAGE", "BAD_MESSAGE", "SPECTATOR"]);
  socket.close();
});

test("an invitation gives a side once", async () => {
  const made = await createOnlineGame(url, { side: "b" });
  const come = async (/** @type {string} */ seat, /** @type {string} */ invitation) => {
    const online = new OnlineGame({ service: url, game: made.game, seat, invitation, WebSocket });
    await online.ready();
    online.close();
    return online.snapshot().you;
  };
  const friend = createSeat();
  assert.equal(await come(friend, made.invitation), "r");
  assert.equal(await come(createSeat(), made.invitation), null);
  assert.equal(await come(friend, made.invitation), "r");
});
