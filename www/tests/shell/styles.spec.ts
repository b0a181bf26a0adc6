// Places are loaded ahead when their links are pointed at, with their styles: nothing in view may change.
import { expect, test, type Page } from "@playwright/test";
import { PLACES } from "../../routing/places.js";
import { openPlace } from "../site.js";

/** Where everything in the place is. */
const boxes = (page: Page) =>
  page.locator("main *").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName}.${element.className} ${[x, y, width, height].map(Math.round)}`;
    }),
  );

/** Loads all places, as a visitor does who tabs through the menu. */
async function loadAll(page: Page): Promise<void> {
  for (const link of await page.locator(".places a, .brand").all()) await link.focus();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

const SHOWN = [
  ...PLACES.map((place) => ({ place, fragment: "" })),
  { place: "learn" as const, fragment: "first-steps/star" },
  { place: "analyse" as const, fragment: "moves=Tf6" },
];

test("styles of other places change nothing in a place", async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  for (const { place, fragment } of SHOWN) {
    await test.step(`${place} ${fragment}`, async () => {
      // A document of its own for each, without the styles that were loaded before.
      await page.goto("about:blank");
      await openPlace(page, place, fragment);
      await page.waitForLoadState("networkidle");
      const [alone, before] = [await boxes(page), await sheets()];
      await loadAll(page);
      expect(await sheets()).toBeGreaterThan(before);
      expect.soft(await boxes(page)).toEqual(alone);
    });
  }
});
