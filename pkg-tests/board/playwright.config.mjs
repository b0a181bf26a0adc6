// Tests of the board in a browser: `npx playwright test --config pkg-tests/board/playwright.config.mjs`
// after `npm run build:package`. Pages load the files of pkg/ as they are.
import { defineConfig } from "@playwright/test";
import { browser } from "../../playwright.config.mjs";

export default defineConfig({
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/board",
  reporter: "list",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: process.env["CI"] ? 1 : 0,
  timeout: 60_000,
  use: { ...browser, viewport: { width: 700, height: 800 } },
});
