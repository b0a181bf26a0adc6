// Tests of the packed package in projects of every kind, and of the examples in the documents. The task
// `pack` comes before them.
import { defineConfig } from "@playwright/test";
import { browser } from "../../playwright.config.mjs";

export default defineConfig({
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/consumers",
  reporter: "list",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  use: browser,
});
