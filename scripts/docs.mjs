// Builds the API reference: `npm run docs`.
import { join } from "node:path";
import { Problem, red, say, step } from "./lib/log.mjs";
import { buildReference, REFERENCE, referenceTools } from "./lib/reference.mjs";

try {
  await referenceTools();
  await step("API reference", buildReference);
  say(`the API reference is ${join(REFERENCE, "index.html")}`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(red(error.message));
  process.exitCode = 1;
}
