// The page works offline after the first visit, and its files are all of one version.
import { expect, test as usual, type Page } from "@playwright/test";
import { click, expectOn, open, status, turns } from "./helpers.js";
import { serveVersions, type Server } from "./versions.mjs";

const test = usual.extend<{ server: Server }>({
  serviceWorkers: "allow",
  server: async ({}, use) => {
    const server = await serveVersions();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.address),
});

/** Waits until the service worker has cached the page. */
async function cached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
}

const isNewer = (page: Page) =>
  page.evaluate(() => [
    document.title.startsWith("Newer"),
    getComputedStyle(document.body).getPropertyValue("--newer") === "yes",
  ]);

/** Makes the browser check for a new version, as it does from time to time. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
}

test("the page works offline after the first visit", async ({ page, context }) => {
  await open(page);
  await cached(page);
  await context.setOffline(true);
  await page.reload();
  await click(page, "g5", "g6");
  await expectOn(page, "g6", "red militia");
  await page.reload();
  await expectOn(page, "g6", "red militia");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(page.locator("[data-on]")).toHaveCount(38);
  await page.goto("./index.html");
  await expect(turns(page)).toHaveText(["Mg6"]);
  // The computer answers offline too.
  await page.locator("#hint").click();
  await expect(page.locator("#notice")).toContainText("Click Hint again to see the whole turn.");
  await page.goto("./bench.html");
  await expect(page.getByRole("button", { name: "Measure" })).toBeVisible();
  await page.goto("./demo/");
  await expect(page.locator("#status")).toHaveText("Red to move.");
});

test("a new version waits for the user, then replaces all files", async ({ page, server }) => {
  await open(page);
  await cached(page);
  await click(page, "g5", "g6");
  server.deploy("newer");
  await checkForUpdate(page);
  await expect(page.locator("#update")).toContainText("A new version of this page is available");
  // Until then all files are of the old version.
  await page.reload();
  expect(await isNewer(page)).toEqual([false, false]);
  await expect(page.locator("#update")).toContainText("A new version of this page is available");
  await page.getByRole("button", { name: "Reload" }).click();
  // While the page is being left, it cannot be evaluated.
  await expect.poll(() => isNewer(page).catch(() => null)).toEqual([true, true]);
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(page.locator("#update")).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual(["cotulenh-newer"]);
});

test("other tabs with the old version continue", async ({ page, context, server }) => {
  await open(page);
  await cached(page);
  const other = await context.newPage();
  await open(other);
  await click(other, "g5", "g6");
  server.deploy("newer");
  await checkForUpdate(page);
  await page.getByRole("button", { name: "Reload" }).click();
  // While the page is being left, it cannot be evaluated.
  await expect.poll(() => isNewer(page).catch(() => null)).toEqual([true, true]);
  expect(await isNewer(other)).toEqual([false, false]);
  await click(other, "g8", "g7");
  await other.reload();
  expect(await isNewer(other)).toEqual([true, true]);
  await expect(turns(other)).toHaveText(["Mg6", "Mg7"]);
});

test("half of a new version is never cached", async ({ page, context, server }) => {
  await open(page);
  await cached(page);
  server.deploy("half");
  await checkForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing))
    .toBeNull();
  await expect(page.locator("#update")).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  expect(await isNewer(page)).toEqual([false, false]);
  await expect(status(page)).toHaveText("Red to move");
});
