// Places are loaded ahead when their links are pointed at, with their styles: nothing in view may change.
import { expect, test, type Page } from "@playwright/test";
import { PLACES } from "../../shell/names.js";
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
  ...PLACES.map((place) => ({ place, inside: "" })),
  { place: "learn" as const, inside: "first-steps/star" },
  { place: "analyse" as const, inside: "moves=Tf6" },
];

for (const { place, inside } of SHOWN) {
  test(`styles of other places change nothing in ${place} ${inside}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPlace(page, place, inside);
    await page.waitForLoadState("networkidle");
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    const [alone, before] = [await boxes(page), await sheets()];
    await loadAll(page);
    expect(await sheets()).toBeGreaterThan(before);
    expect(await boxes(page)).toEqual(alone);
  });
}
