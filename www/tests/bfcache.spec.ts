// The back/forward cache: a page that the browser froze while another one was open.
import { expect, test as usual } from "@playwright/test";
import { click, elsewhere, open, turns } from "./helpers.js";

// Playwright disables this cache.
const test = usual.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("a page from the cache continues its game and overwrites no other", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      if (event.persisted) document.documentElement.dataset["cached"] = "yes";
    });
  });
  await elsewhere(page);
  const other = await page.context().newPage();
  await open(other);
  await click(other, "g8", "g7");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-cached", "yes");
  await click(page, "c8", "c7");
  await expect(turns(page)).toHaveText(["Mg6", "Ic7"]);
  await other.reload();
  await other.locator("#recent summary").click();
  await expect(other.locator("[data-game]")).toHaveText([/… Ic7/, /… Mg7/]);
});
