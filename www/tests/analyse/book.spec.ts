// The openings beside the moves.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { picture } from "../site.js";
import { current, openAnalyse, turns } from "./analyse.js";

const table = (page: Page) => page.getByRole("table", { name: /^Openings/ });
const rows = (page: Page) => table(page).locator("tbody tr");

test("the openings of a position are shown, looked at and played", async ({ page }) => {
  await openAnalyse(page);
  await expect(rows(page).nth(1)).toBeVisible();
  const first = rows(page).first();
  await expect(first.getByRole("img")).toHaveAttribute(
    "aria-label",
    /^Red won \d+ %, drawn \d+ %, Blue won \d+ %$/,
  );
  await expect(first.locator("td").first()).toHaveText(/^[\d,]+$/);
  await expect(first.locator("td").last()).toHaveText(/^[+−]?\d\.\d$/);
  await picture(page, "analyse-book");
  expect(await serious(page)).toEqual([]);
  const turn = first.getByRole("button");
  const san = (await turn.textContent())!;
  // By keys: the focus shows the turn, Enter plays it.
  await turn.focus();
  await expect(page.locator(".layer-arrows [data-arrow]").first()).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(turns(page)).toHaveText([san]);
  await expect(current(page)).toHaveText(san);
  // Blue's turns follow.
  await expect(rows(page).first().getByRole("button")).not.toHaveText(san);
});

test("without openings for the position there is no table, and later the book is not loaded", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openAnalyse(page, "fen=6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3+r+-+-+0+30");
  await expect(page.locator(".tree")).toBeAttached();
  await expect(table(page)).toHaveCount(0);
  expect(loaded.filter((url) => /\/book\b/.test(url))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("the openings fit, and a tap plays", async ({ page }) => {
    await openAnalyse(page);
    // The turns come first: the openings are opened by their title.
    await page.locator(".book-fold summary").click();
    await expect(rows(page).first()).toBeVisible();
    await picture(page, "analyse-book-phone");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await rows(page).first().getByRole("button").tap();
    await expect(turns(page)).toHaveCount(1);
  });
});
