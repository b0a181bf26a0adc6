// Run by `npm test -- page`, which serves the built page and finds the browser.
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../scripts/toolchain/chromium.mjs";

const { PAGE, CHROMIUM } = process.env;
if (!PAGE || !CHROMIUM) throw new Error("run these tests by: npm test -- page");

export default defineConfig({
  testDir: "tests",
  outputDir: "../test-results/page",
  reporter: "list",
  forbidOnly: true,
  workers: 1,
  timeout: 20_000,
  use: {
    baseURL: PAGE,
    locale: "en-US",
    // Only the tests of working offline want what an earlier page has kept.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: CHROMIUM,
      args: CHROMIUM_FLAGS,
    },
  },
});
