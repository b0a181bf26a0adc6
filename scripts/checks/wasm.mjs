// The crate inside wasm: wasm-bindgen's tests, in Node and in a browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromedriver, chromium } from "../toolchain/chromium.mjs";
import { step } from "../lib/log.mjs";
import { wasmEnvironment } from "../lib/package.mjs";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";

/**
 * Runs one of the test programs as `wasm-pack test` does, but builds that one only: wasm-pack would
 * compile every native test for wasm before.
 */
function cargoTest(test, env) {
  const target = "wasm32-unknown-unknown";
  const args = ["test", "--locked", "--target", target, "--features", "wasm", "--test", test];
  const runner = { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner" };
  return run("cargo", args, { env: { ...env, ...runner } });
}

function counted(output) {
  const count = /^test result: ok\. (\d+) passed/m.exec(output)?.[1];
  if (!count || count === "0") throw new Error("no test was run");
  return `${count} tests`;
}

/** The settings of webdriver.json, for the browser that was found. */
function webdriverSettings(browser) {
  const settings = JSON.parse(readFileSync(join(ROOT, "webdriver.json"), "utf8"));
  settings["goog:chromeOptions"].binary = browser;
  mkdirSync(join(ROOT, "target"), { recursive: true });
  const file = join(ROOT, "target", "webdriver.json");
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

export const wasm = [
  {
    title: "tests in Node",
    needs: wasmEnvironment,
    check: async ({ env }) => {
      return counted(await cargoTest("wasm_node", { ...env, WASM_BINDGEN_TEST_ONLY_NODE: "1" }));
    },
  },
  {
    title: "tests in Chromium",
    needs: async () => {
      const { env } = await wasmEnvironment();
      const driver = await step("Chromium", chromedriver);
      return { env, driver, browser: await chromium() };
    },
    check: async ({ env, driver, browser }) => {
      const inBrowser = {
        WASM_BINDGEN_TEST_ONLY_WEB: "1",
        WASM_BINDGEN_TEST_WEBDRIVER_JSON: webdriverSettings(browser),
        CHROMEDRIVER: driver,
      };
      return counted(await cargoTest("wasm_browser", { ...env, ...inBrowser }));
    },
  },
];
