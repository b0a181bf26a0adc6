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

test("a page from the cache follows the tab that plays its game now", async ({ page }) => {
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
  // The other tab plays it now.
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await page.getByRole("button", { name: "Play here" }).click();
  await press(page, "c5", "c6");
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
});
