// Sets up everything the project needs, and nothing else: `npm run setup`.
import { chromedriver } from "./lib/chromium.mjs";
import { Problem, red, say, step } from "./lib/log.mjs";
import { nodeModules } from "./lib/npm.mjs";
import { wasmCompiler } from "./lib/rust.mjs";
import { wasmBindgen, wasmPack } from "./lib/tools.mjs";

try {
  await step("npm packages", nodeModules);
  await step("Rust for wasm", wasmCompiler);
  await step("wasm-pack", wasmPack);
  await step("wasm-bindgen", wasmBindgen);
  await step("Chromium", chromedriver);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(red(error.message));
  process.exitCode = 1;
}
