// Writes what the consumers' short game must come to, from what Node makes of it:
// `node scripts/expected.mjs`. Look at the difference before you commit it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONSUMERS, consumers } from "./lib/consumers.mjs";
import { bin } from "./lib/npm.mjs";
import { run } from "./lib/run.mjs";

await consumers();
const printed = await run("node", ["node/esm.mjs"], { cwd: CONSUMERS, quiet: true });
const file = join(CONSUMERS, "expected.json");
writeFileSync(file, JSON.stringify(JSON.parse(printed)[0], null, 2));
await run(bin("prettier"), ["--write", file], { quiet: true });
