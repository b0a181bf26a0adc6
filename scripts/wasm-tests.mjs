// Runs the tests of the crate inside wasm: `node scripts/wasm-tests.mjs node` or `browser`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, Problem } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { wasmEnvironment } from "./package/environment.mjs";
import { chromedriver, chromium } from "./toolchain/chromium.mjs";

/** Writes the settings of webdriver.json for the browser that was found. */
async function writeSettings() {
  const settings = JSON.parse(readFileSync(join(ROOT, "webdriver.json"), "utf8"));
  settings["goog:chromeOptions"].binary = await chromium();
  mkdirSync(join(ROOT, "target"), { recursive: true });
  const file = join(ROOT, "target", "webdriver.json");
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

await main(async () => {
  const where = process.argv[2] ?? "node";
  const { env } = await wasmEnvironment();
  const runner = { ...env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner" };
  const settings =
    where === "node"
      ? { WASM_BINDGEN_TEST_ONLY_NODE: "1" }
      : {
          WASM_BINDGEN_TEST_ONLY_WEB: "1",
          WASM_BINDGEN_TEST_WEBDRIVER_JSON: await writeSettings(),
          CHROMEDRIVER: await chromedriver(),
        };
  // As `wasm-pack test` does, but only this test: wasm-pack would compile every native one for wasm.
  const args = ["test", "--locked", "--target", "wasm32-unknown-unknown", "--features", "wasm"];
  const output = await run("cargo", [...args, "--test", `wasm_${where}`], {
    env: { ...runner, ...settings },
  });
  if (!/^test result: ok\. [1-9]/m.test(output)) throw new Problem("no test was run");
});
