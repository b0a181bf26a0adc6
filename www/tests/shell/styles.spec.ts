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

for (const { place, fragment } of SHOWN) {
  test(`styles of other places change nothing in ${place} ${fragment}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPlace(page, place, fragment);
    await page.waitForLoadState("networkidle");
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    const [alone, before] = [await boxes(page), await sheets()];
    await loadAll(page);
    expect(await sheets()).toBeGreaterThan(before);
    expect(await boxes(page)).toEqual(alone);
  });
}
