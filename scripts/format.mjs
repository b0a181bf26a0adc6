// Formats all sources: `npm run format`.
import { command } from "./lib/command.mjs";
import { step } from "./lib/log.mjs";
import { bin, nodeModules } from "./lib/npm.mjs";
import { run } from "./lib/run.mjs";

const HELP = `npm run format

Formats Rust, TypeScript and the rest.

  --help   show this`;

await command(HELP, {}, async () => {
  await step("npm packages", nodeModules);
  await step("Rust", () => run("cargo", ["fmt"]));
  await step("everything else", () => run(bin("prettier"), ["--write", "."], { quiet: true }));
});
