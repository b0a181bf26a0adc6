// Formats all sources: `npm run format`.
import { Problem, red, say, step } from "./lib/log.mjs";
import { bin, nodeModules } from "./lib/npm.mjs";
import { run } from "./lib/run.mjs";

try {
  await step("npm packages", nodeModules);
  await step("Rust", () => run("cargo", ["fmt"]));
  await step("everything else", () => run(bin("prettier"), ["--write", "."], { quiet: true }));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(red(error.message));
  process.exitCode = 1;
}
