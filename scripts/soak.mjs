// Plays random games in Chromium for a long time: `npm run soak`.
import { command } from "./lib/command.mjs";
import { bold, duration, elapsed, note, Problem, say, step } from "./lib/log.mjs";
import { buildPackage } from "./lib/package.mjs";
import { buildPage, pageStamp, servePage } from "./lib/page.mjs";
import { soak } from "./soak/soak.mjs";

const HELP = `npm run soak [-- options]

Plays random games with the built package in one page of Chromium: memory must stay flat, nothing
may complain, and the demo board must still work afterwards.

  --games N   how many (default 10000)
  --seed N    other games
  --help      show this`;

const OPTIONS = {
  games: { type: "string", default: "10000" },
  seed: { type: "string", default: "1" },
};

async function main(values) {
  const [games, seed] = [Number(values.games), Number(values.seed)];
  if (!Number.isInteger(games) || games < 100) throw new Problem("--games is a number from 100");
  if (!Number.isInteger(seed)) throw new Problem("--seed is a number");
  await buildPackage();
  await buildPage(pageStamp());
  const server = await servePage(5300);
  const { done, memory } = await step(`${games} games`, () =>
    soak(server.address, { games, seed, progress: note }),
  );
  await server.close();
  for (const [name, count] of Object.entries(done)) note(`${name}: ${count}`);
  say(`${bold("flat")}: ${memory} (${duration(elapsed())})`);
}

await command(HELP, OPTIONS, main);
process.exit(0);
