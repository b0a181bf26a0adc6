// Analyse on phones, in the dark, and in Vietnamese: the board stays in view, and axe finds nothing.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { picture } from "../site.js";
import { openAnalyse, paste, PGN } from "./analyse.js";

const TABS = ["moves", "lines", "review", "game", "share"] as const;

async function isBoardInView(page: Page): Promise<boolean> {
  const box = (await page.locator(".board-frame").boundingBox())!;
  const { width, height } = page.viewportSize()!;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

for (const [name, width, height, colorScheme, locale] of [
  ["phone-dark", 390, 664, "dark", "vi-VN"],
  ["desk-dark", 1280, 900, "dark", "vi-VN"],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, locale });

    test(`board and tabs fit: ${name}`, async ({ page }) => {
      test.setTimeout(90_000);
      await openAnalyse(page);
      await paste(page, PGN);
      for (const tab of TABS) {
        const button = page.locator(`#tab-${tab}`);
        if ((await button.count()) === 0) continue;
        await button.click();
        await expect(button).toHaveAttribute("aria-selected", "true");
        expect(await isBoardInView(page), tab).toBe(true);
        const [scroll, client] = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [
            [scrollWidth, scrollHeight],
            [innerWidth, innerHeight],
          ];
        });
        expect(scroll, tab).toEqual(client);
        expect(await serious(page), tab).toEqual([]);
        await picture(page, `analyse-${name}-${tab}`);
      }
      // One turn back and forward is always at hand.
      await page
        .locator(".nav button")
        .nth(width > 1000 ? 1 : 0)
        .click();
      await page.locator("#tab-moves").click();
      await expect(page.locator(".tree [aria-current]")).toHaveText("Mg6");
    });
  });
}

test("tabs are reached by arrow keys", async ({ page }) => {
  await openAnalyse(page);
  await page.locator("#tab-moves").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#tab-review")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Review");
  await page.keyboard.press("End");
  await expect(page.locator("#tab-share")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#tab-moves")).toBeFocused();
});
