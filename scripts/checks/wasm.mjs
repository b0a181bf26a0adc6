// The crate inside wasm: wasm-bindgen's tests, in Node and in a browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromedriver, chromium } from "../lib/chromium.mjs";
import { step } from "../lib/log.mjs";
import { wasmEnvironment } from "../lib/package.mjs";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";

const cargoFlags = (test) => ["--", "--locked", "--features", "wasm", "--test", test];

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
      const args = ["test", "--node", "--mode", "no-install", ...cargoFlags("wasm_node")];
      return counted(await run("wasm-pack", args, { env }));
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
      const args = ["test", "--headless", "--chrome", "--chromedriver", driver];
      args.push("--mode", "no-install", ...cargoFlags("wasm_browser"));
      const settings = webdriverSettings(browser);
      const more = { ...env, WASM_BINDGEN_TEST_WEBDRIVER_JSON: settings };
      return counted(await run("wasm-pack", args, { env: more }));
    },
  },
];
