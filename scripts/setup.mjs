// Sets up everything the project needs, and nothing else: `npm run setup`.
import { chromedriver } from "./toolchain/chromium.mjs";
import { command } from "./lib/command.mjs";
import { step } from "./lib/log.mjs";
import { nodeModules } from "./lib/npm.mjs";
import { wasmCompiler } from "./toolchain/rust.mjs";
import { wasmBindgen, wasmPack } from "./toolchain/tools.mjs";

const HELP = `npm run setup

Gets the tools that building and testing need, and builds nothing with them.

  --help   show this`;

await command(HELP, {}, async () => {
  await step("npm packages", nodeModules);
  await step("Rust for wasm", wasmCompiler);
  await step("wasm-pack", wasmPack);
  await step("wasm-bindgen", wasmBindgen);
  await step("Chromium", chromedriver);
});
