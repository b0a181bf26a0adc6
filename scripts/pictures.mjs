// Renews the pictures in the README: `npm run pictures`.
import { copyFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawZones, ZONES } from "./consumers/zones-picture.mjs";
import { main, Problem } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

/** A picture in the README must not weigh more, in bytes. */
const LIMIT = 150_000;

/** The pictures in docs/, and the files in test-results/ that the tests of the page write. */
const PICTURES = { "board.png": "board.png", "deploy.png": "pictures/deploy.png" };

await main(async () => {
  await run("npm", ["run", "build:page"]);
  writeFileSync(ZONES, drawZones(await import("cotulenh-wasm")));
  await run("playwright", ["test", "--project=page"]);
  for (const [name, made] of Object.entries(PICTURES)) {
    const file = join(ROOT, "test-results", made);
    const { size } = statSync(file);
    if (size > LIMIT) throw new Problem(`${made} has ${size} bytes, more than ${LIMIT}`);
    copyFileSync(file, join(ROOT, "docs", name));
  }
});
