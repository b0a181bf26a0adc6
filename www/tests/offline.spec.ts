// After the first visit the page needs no network.
import { expect, test } from "@playwright/test";
import { click, expectOn, open } from "./helpers.js";

test.use({ serviceWorkers: "allow" });

test("the page works offline after the first visit", async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
  await context.setOffline(true);
  await page.reload();
  await click(page, "g5", "g6");
  await expectOn(page, "g6", "red militia");
  await page.reload();
  await expectOn(page, "g6", "red militia");
  await expect(page.locator("[data-on]")).toHaveCount(38);
});
