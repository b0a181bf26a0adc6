// Plays random games in Chromium for a long time: `npm run soak -- --games 10000 --seed 1`.
import { parseArgs } from "node:util";
import { main } from "./lib/log.mjs";
import { run } from "./lib/run.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});

await main(async () => {
  await run("npm", ["run", "build:page"]);
  const env = { ...process.env, SOAK_GAMES: values.games, SOAK_SEED: values.seed };
  await run("playwright", ["test", "--project=soak"], { env });
});
