// Where something is missing: a file, the network, WebAssembly, or a newer browser.
import { expect, test, type Page } from "@playwright/test";

const alert = (page: Page) => page.getByRole("alert");

test("a place that cannot be loaded says so, and can be tried again", async ({ page }) => {
  await page.route("**/assets/rules-*.js", (route) => route.abort());
  await page.goto("./");
  await page.locator(".top > .places").getByRole("link", { name: "Rules" }).click();
  await expect(alert(page)).toContainText("could not be loaded");
  // The rest of the site goes on.
  await page.locator(".site").click();
  await expect(page.locator('main[data-place="home"] h1')).toBeVisible();
  await page.goBack();
  await expect(alert(page)).toBeVisible();
  await page.unroute("**/assets/rules-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator('main[data-place="rules"] h1')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test("without the network it says that one is offline", async ({ page, context }) => {
  await page.route("**/assets/editor-*.js", (route) => route.abort());
  await page.goto("./");
  await context.setOffline(true);
  await page.locator(".top > .places").getByRole("link", { name: "Editor" }).click();
  await expect(alert(page)).toContainText("You are offline");
});

const SENTENCE = /The rules need WebAssembly.*forbidden by a policy/;

test("where WebAssembly is switched off, places with rules say so, and Home works", async ({
  page,
}) => {
  await page.addInitScript("delete globalThis.WebAssembly;");
  await page.goto("./editor/");
  await expect(alert(page)).toContainText(SENTENCE);
  await page.goto("./");
  await expect(page.locator('[data-square="e5"]')).toHaveAccessibleName(/red air force/);
  await page.getByRole("button", { name: "Try this flight" }).click();
  await expect(alert(page)).toContainText("could not be loaded");
});

test("where a policy forbids WebAssembly, places with rules say so", async ({ page }) => {
  await page.route("**/editor/", async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'unsafe-inline'";
    const headers = { ...response.headers(), "content-security-policy": policy };
    await route.fulfill({ response, headers });
  });
  await page.goto("./editor/");
  await expect(alert(page)).toContainText(SENTENCE);
});

test("an older browser gets a sentence", async ({ page }) => {
  await page.addInitScript("delete globalThis.HTMLDialogElement;");
  await page.goto("./rules/");
  await expect(page.getByText("This site needs a browser of 2024 or later.")).toBeVisible();
  await expect(page.getByText("Trang này cần trình duyệt từ năm 2024 trở đi.")).toBeVisible();
  await expect(page.locator("#app")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is a sentence, too", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
