// Writes what the consumers' short game must come to, from what Node makes of it:
// `npm run pack && node scripts/consumers/expected.mjs`. Review the diff before you commit it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../lib/run.mjs";
import { CONSUMERS } from "./project.mjs";
import { runTool } from "./servers.mjs";

const { stdout } = await runTool("node", "node/esm.mjs");
const file = join(CONSUMERS, "expected.json");
writeFileSync(file, JSON.stringify(JSON.parse(stdout)[0], null, 2));
await run("prettier", ["--write", file]);
