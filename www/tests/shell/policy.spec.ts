// The Content-Security-Policy of the built site: every page works under it, and it forbids what it should.
import { expect, test, type Page } from "@playwright/test";
import { PLACES } from "../../routing/places.js";
import { openPlace } from "../site.js";

/** What the policy has forbidden on the page since it was opened. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { violations: found });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      found.push(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

test("nothing that a place needs is forbidden", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const place of PLACES) {
    await openPlace(page, place);
    await page.waitForLoadState("networkidle");
    expect.soft(await violations(), place).toEqual([]);
  }
});

test("nothing that a page of its own needs is forbidden", async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ["demo/", "gallery/", "bench.html", "404.html"]) {
    await page.goto(`./${path}`);
    await page.waitForLoadState("networkidle");
    expect.soft(await violations(), path).toEqual([]);
  }
});

test("the engine searches, whose worker is started from a text", async ({ page }) => {
  const violations = await watchPolicy(page);
  await openPlace(page, "analyse");
  await page.getByRole("switch", { name: "Engine" }).check();
  await expect(page.locator(".lines li").first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("the header says what the page says, and scripts of others do not run", async ({ page }) => {
  const response = await page.goto("./");
  const header = response?.headers()["content-security-policy"];
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await meta.getAttribute("content")).toBe(header);
  expect(header).not.toMatch(/unsafe-inline|'unsafe-eval'| \*/);
  const violations = await watchPolicy(page);
  await page.reload();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.isForeign = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="isForeign = true">');
  });
  await expect.poll(async () => (await violations()).length).toBeGreaterThan(1);
  expect(await page.evaluate(() => "isForeign" in globalThis)).toBe(false);
});
