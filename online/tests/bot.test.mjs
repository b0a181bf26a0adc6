// The bot plays, answers offers, and goes on with the next game.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { createOnlineGame } from "cotulenh-wasm/online";
import { createRandom, RandomPlayer } from "./players.mjs";
import { ServiceProcess, sleep, until } from "./service.mjs";

const BOT = join(ROOT, "online", "bot.mjs");
const service = new ServiceProcess();
before(() => service.start());
after(() => service.close());

test("the bot has at most 60 lines", () => {
  assert.ok(readFileSync(BOT, "utf8").trimEnd().split("\n").length <= 60);
});

test("the bot plays a game and its rematch", async () => {
  const { game, seat, invitation } = await createOnlineGame(service.url);
  const bot = spawn(process.execPath, [BOT, service.url, game, invitation, "200"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const random = createRandom(3);
  const place = { service: service.url, seat };
  const player = await new RandomPlayer({ ...place, game }, { random }).begin();
  const turns = () => player.online.snapshot().record?.turns.length ?? 0;
  const end = Date.now() + 60_000;
  while (turns() < 12 && Date.now() < end) if (!player.act()) await sleep(5);
  assert.ok(turns() >= 12);
  await until(() => player.online.snapshot().pending === 0);
  player.online.draw();
  await until(
    () => player.online.snapshot().offers.draw === null && !player.online.snapshot().pending,
  );
  player.online.resign();
  await until(() => player.online.snapshot().record?.end);
  player.online.rematch();
  await until(() => player.online.snapshot().invitation);
  const { next, invitation: own } = player.online.snapshot();
  // The bot is Red now, and begins.
  const again = await new RandomPlayer(
    { service: service.url, game: String(next), invitation: String(own) },
    { random },
  ).begin();
  assert.equal(again.online.snapshot().you, "b");
  await until(() => again.online.snapshot().record?.turns.length === 1, 30_000);
  player.close();
  again.close();
  bot.kill();
});
