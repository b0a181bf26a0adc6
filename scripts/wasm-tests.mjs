// Lints the bindings, and runs the tests of the crate inside wasm, in Node and in Chromium: the task `wasm:test`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, Problem } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { wasmEnvironment } from "./package/environment.mjs";
import { chromedriver, chromium, CHROMIUM_FLAGS } from "./toolchain/browsers.mjs";

const TARGET = ["--locked", "--target", "wasm32-unknown-unknown"];

/** A target folder of its own: in a shared one, these and the native tests would block each other. */
const CARGO_TARGET_DIR = join(ROOT, "target", "wasm-tests");

/** Lints the class by itself, and as it is in the npm package: on other targets there is nothing of it to lint. */
async function lint() {
  const { env } = await wasmEnvironment();
  // Debian's compiler for wasm comes without clippy.
  if (env["RUSTC"] !== process.env["RUSTC"]) return;
  for (const features of [[], ["--features", "packed"]]) {
    const args = ["clippy", ...TARGET, ...features, "--", "-D", "warnings"];
    await run("cargo", args, { env: { ...env, CARGO_TARGET_DIR } });
  }
}

/** Writes how the test runner of wasm-bindgen starts the browser that was found. Returns the file. */
async function writeSettings() {
  const settings = { "goog:chromeOptions": { binary: await chromium(), args: CHROMIUM_FLAGS } };
  mkdirSync(join(ROOT, "target"), { recursive: true });
  const file = join(ROOT, "target", "webdriver.json");
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/**
 * Runs one of the test programs as `wasm-pack test` does, but builds only that one: wasm-pack would
 * compile every native test for wasm.
 * @param {string} test
 * @param {NodeJS.ProcessEnv} settings
 */
async function runTests(test, settings) {
  const { env } = await wasmEnvironment();
  const output = await run("cargo", ["test", ...TARGET, "--test", test], {
    env: {
      ...env,
      ...settings,
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner",
      CARGO_TARGET_DIR,
    },
  });
  if (!/^test result: ok\. [1-9]/m.test(output)) throw new Problem("no test was run");
}

await main(async () => {
  await lint();
  await runTests("wasm_node", { WASM_BINDGEN_TEST_ONLY_NODE: "1" });
  await runTests("wasm_browser", {
    WASM_BINDGEN_TEST_ONLY_WEB: "1",
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: await writeSettings(),
    CHROMEDRIVER: await chromedriver(),
  });
});
