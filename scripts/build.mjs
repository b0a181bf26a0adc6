// Builds the npm package in pkg/: `npm run build`.
import { Problem, red, say } from "./lib/log.mjs";
import { buildPackage } from "./lib/package.mjs";

try {
  await buildPackage();
  say("pkg/ is built");
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(red(error.message));
  process.exitCode = 1;
}
