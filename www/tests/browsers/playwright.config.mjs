// The checks of `npm run browsers`, of which `npm test` runs those with @quick. Playwright runs them, but Selenium drives the browsers: Playwright
// works only with builds of its own of Firefox and WebKit.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testMatch: "*.spec.ts",
  outputDir: "../../../test-results/browsers/output",
  reporter: "list",
  forbidOnly: true,
  workers: 2,
  // Debian's WebKit hangs now and then when a page is left. A second try is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: "Chromium", use: { engine: "chromium" } },
    { name: "Firefox", use: { engine: "firefox" } },
    { name: "WebKit", use: { engine: "webkit" } },
  ],
});
