// Builds the API reference: `npm run docs`.
import { join } from "node:path";
import { command } from "./lib/command.mjs";
import { say, step } from "./lib/log.mjs";
import { buildReference, REFERENCE, referenceTools } from "./lib/reference.mjs";

const HELP = `npm run docs

Sets up what is missing and builds the API reference from the doc comments in js/src.

  --help   show this`;

await command(HELP, {}, async () => {
  await referenceTools();
  await step("API reference", buildReference);
  say(`the API reference is ${join(REFERENCE, "index.html")}`);
});
