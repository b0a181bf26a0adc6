// The back/forward cache: a page that the browser froze while another one was open.
import { expect, test as usual } from "@playwright/test";
import { elsewhere, openGame, openPlace, press, turns } from "../site.js";

// Playwright disables this cache.
const test = usual.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("a page from the cache goes on with its game and overwrites no other", async ({ page }) => {
  await openGame(page);
  await press(page, "g5", "g6");
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      if (event.persisted) document.documentElement.dataset["cached"] = "yes";
    });
  });
  await elsewhere(page);
  const other = await page.context().newPage();
  await openPlace(other, "play");
  await press(other, "g8", "g7");
  await other.waitForTimeout(300);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-cached", "yes");
  await press(page, "c8", "c7");
  await expect(turns(page)).toHaveText(["Mg6", "Ic7"]);
  await other.reload();
  await expect(turns(other)).toHaveText(["Mg6", "Mg7"]);
});
