// Tests of the built page: `npx playwright test` after `npm run build:page`. The projects are `page`,
// the tests in www/tests, and `soak`, many random games in one page. www/tests/browsers has a
// configuration of its own, for all browsers.
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { chromium, CHROMIUM_FLAGS } from "./scripts/toolchain/browsers.mjs";

// Workers read this file again. The variables keep them to the same browser and the same server.
process.env["CHROME"] ??= await chromium();
process.env["PAGE_PORT"] ??= String(await findPort());

/** The browser for all tests. */
export const browser = {
  launchOptions: { executablePath: process.env["CHROME"], args: CHROMIUM_FLAGS },
};

/** A free port, so that checkouts do not test each other's pages. */
async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" ? address?.port : undefined;
}

const baseURL = `http://127.0.0.1:${process.env["PAGE_PORT"]}/`;

export default defineConfig({
  outputDir: "test-results/page",
  reporter: "list",
  forbidOnly: true,
  workers: 2,
  // A loaded machine can miss a time limit. A test that needs its second try is reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: `vite preview --config www/vite.config.ts --host 127.0.0.1 --strictPort --port ${process.env["PAGE_PORT"]}`,
    url: baseURL,
  },
  use: {
    ...browser,
    baseURL,
    locale: "en-US",
    // Only the tests of working offline want what an earlier page has kept.
    serviceWorkers: "block",
  },
  projects: [
    { name: "page", testDir: "www/tests", testIgnore: ["browsers/**", "soak/**"] },
    { name: "soak", testDir: "www/tests/soak", timeout: 3_600_000 },
  ],
});
