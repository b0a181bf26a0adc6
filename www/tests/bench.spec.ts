// The benchmark page, run for a short time: what it shows, not how fast it is.
import { expect, test, type Page } from "@playwright/test";
import { ROWS } from "../../bench/rows.mjs";
import { measure } from "../../bench/timing.mjs";
import { loadAxe } from "./axe.js";
import { openPlace, picture } from "./site.js";

async function measureQuickly(page: Page): Promise<void> {
  await page.goto("./bench.html?quick");
  await page.getByRole("button", { name: /Measure|Đo/ }).click();
  await expect(page.getByRole("status")).toHaveText(/Done|Xong/, { timeout: 60_000 });
}

test("work that is interrupted while it is calibrated is measured all the same", async () => {
  // An item takes a hundredth of a millisecond, and the clock has tenths. The first run was interrupted.
  let runs = 0;
  const run = (times: number) => {
    const ms = Math.floor(times / 10) / 10;
    return { items: times, ms: runs++ === 0 ? 5 : ms };
  };
  const { work } = await measure({ work: run }, { rounds: 1, slice: 2 });
  expect(work! / 10_000).toBeCloseTo(1, 0);
});

test("a bar for every row", async ({ page }) => {
  test.slow();
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  await measureQuickly(page);
  for (const { id } of ROWS) {
    const bar = page.locator(`[data-row="${id}"] [data-bar="ours"]`);
    await expect(bar.locator(".fill")).toBeVisible();
    await expect(bar.locator(".figure")).toHaveText(/^[\d.]+[kMG]? \S+$/);
  }
  await expect(page.locator('[data-bar="chess"]')).not.toHaveCount(0);
  await expect(page.locator('[data-row="moves"] .ratio')).toHaveText(/^[\d.]+k? × chess\.js$/);
  await picture(page, "bench");
});

test("it fits a phone in Vietnamese and in dark mode", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    localStorage.setItem("cotulenh-language", "vi");
  });
  await measureQuickly(page);
  await expect(page.locator('[data-row="game"] h2')).toHaveText("Một ván ngẫu nhiên 200 nước");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await loadAxe(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(found).toEqual([]);
  await picture(page, "bench-phone");
});

test("Developers links to it, but the site loads none of its files", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/\.js($|\?)/.test(response.url())) scripts.push(await response.text());
  });
  await openPlace(page, "developers");
  await expect(page.locator('a[href$="/bench.html"]')).toHaveCount(1);
  expect(scripts.length).toBeGreaterThan(0);
  // A text that only chess.js contains.
  expect(scripts.filter((text) => text.includes("en-passant square"))).toEqual([]);
});
