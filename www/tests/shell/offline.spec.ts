// The site works offline after the first visit, and its files are all of one version.
import { expect, test as usual, type Page } from "@playwright/test";
import { PLACES } from "../../routing/places.js";
import { openPlace, expectOn } from "../site.js";
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

/** Waits until the service worker has cached the site. */
async function cached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
}

const update = (page: Page) => page.getByText("A new version is ready.");

const isNewer = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--newer") === "yes");

/** Makes the browser check for a new version, as it does from time to time. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
}

test("all places work offline after one visit to one of them", async ({ page, context }) => {
  await openPlace(page, "home");
  await cached(page);
  await expect(page.getByText("Works offline from now on.")).toBeVisible();
  await context.setOffline(true);
  for (const place of PLACES) await openPlace(page, place);
  await openPlace(page, "home");
  await page.getByRole("button", { name: "Try this flight" }).click();
  await expect(page.locator(".caption")).toContainText("Bring your air force");
  await expectOn(page, "e5", "red air force");
  await page.goto("./bench.html");
  await expect(page.getByRole("button", { name: "Measure" })).toBeVisible();
  await page.goto("./demo/");
  await expect(page.locator("#status")).toHaveText("Red to move.");
});

test("a new version waits for the visitor, then replaces all files", async ({ page, server }) => {
  await openPlace(page, "rules");
  await cached(page);
  server.deploy("newer");
  await checkForUpdate(page);
  await expect(update(page)).toBeVisible();
  // Until then all files are of the old version.
  await page.reload();
  expect(await isNewer(page)).toBe(false);
  await expect(update(page)).toBeVisible();
  await page.getByRole("button", { name: "Use it" }).click();
  // While the page is being left, it cannot be evaluated.
  await expect.poll(() => isNewer(page).catch(() => null)).toBe(true);
  await expect(page.locator('main[data-place="rules"]')).toBeVisible();
  await expect(update(page)).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual(["cotulenh-newer"]);
});

test("other tabs with the old version go on", async ({ page, context, server }) => {
  await openPlace(page, "rules");
  await cached(page);
  const other = await context.newPage();
  await openPlace(other, "home");
  server.deploy("newer");
  await checkForUpdate(page);
  await page.getByRole("button", { name: "Use it" }).click();
  await expect.poll(() => isNewer(page).catch(() => null)).toBe(true);
  expect(await isNewer(other)).toBe(false);
  await expectOn(other, "g1", "red commander");
  await other.reload();
  expect(await isNewer(other)).toBe(true);
});

test("half of a new version is never cached", async ({ page, context, server }) => {
  await openPlace(page, "rules");
  await cached(page);
  server.deploy("half");
  await checkForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing))
    .toBeNull();
  await expect(update(page)).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  expect(await isNewer(page)).toBe(false);
  await expect(page.locator('main[data-place="rules"]')).toBeVisible();
});
