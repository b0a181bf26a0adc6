// Air defense on the board.
import { expect, test, type Page } from "@playwright/test";
import { centre, click, enterBoard, keys, open, picture, POSITIONS } from "./helpers.js";

/** The domes of a side: their radius in squares, rounded down, and where they are. */
const zone = (page: Page, side: string) =>
  page.locator(`.zone.${side} circle`).evaluateAll((all) =>
    all
      .map((one) => {
        const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(one.getAttribute(name)) / 100);
        return `${"abcdefghijk"[x!]}${12 - y!} ${Math.floor(r!)}`;
      })
      .sort(),
  );

test("zones of either side are shown on request", async ({ page }) => {
  await open(page, "5c5/11/11/4g6/11/11/11/8S2/2N8/11/11/6C4 r - - 0 1");
  expect(await zone(page, "red")).toEqual([]);
  await page.locator("#air").selectOption("blue");
  expect(await zone(page, "blue")).toEqual(["e9 1"]);
  expect(await zone(page, "red")).toEqual([]);
  await page.locator("#air").selectOption("red");
  expect(await zone(page, "red")).toEqual(["c4 1", "i5 2"]);
  await page.locator("#air").selectOption("both");
  expect(await zone(page, "blue")).toEqual(["e9 1"]);
  await picture(page, "zones");
  await page.locator("#air").selectOption("off");
  expect(await zone(page, "red")).toEqual([]);
});

test("a place that two defenders cover is hatched", async ({ page }) => {
  const overlap = page.locator('.zone.blue [part="zone-overlap"]');
  await open(page, "5c5/11/11/3g7/11/11/11/8s2/11/11/11/6C4 r - - 0 1");
  await page.locator("#air").selectOption("blue");
  await expect(overlap).toHaveAttribute("d", "");
  await open(page, "5c5/11/11/3gg6/11/11/11/8s2/11/11/11/6C4 r - - 0 1");
  await expect(overlap).toHaveAttribute("d", /^M/);
});

test("a selected air force shows the enemy's zones and its flight paths", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/4g6/11/4F6/11/11/6C4 r - - 0 1");
  await click(page, "e4");
  expect(await zone(page, "blue")).toEqual(["e6 1"]);
  const flight = (square: string) => page.locator(`[data-flight="${square}"]`);
  await expect(flight("i4")).toHaveClass("flight-end safe");
  await expect(flight("e6")).toHaveClass("flight-end strike");
  await expect(flight("e8")).toHaveClass("flight-end stopped");
  await picture(page, "flights");
  await page.keyboard.press("Escape");
  await expect(page.locator(".flight")).toHaveCount(0);
  expect(await zone(page, "blue")).toEqual([]);
});

test("an air force inside a stack shows them too", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  expect(await zone(page, "blue")).toEqual(["e9 1"]);
  await expect(page.locator(".flight")).not.toHaveCount(0);
  await page.locator('[data-chip="t"]').click();
  expect(await zone(page, "blue")).toEqual([]);
  await expect(page.locator(".flight")).toHaveCount(0);
});

test("the zone of the hovered or focused defender is shown", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  const outline = page.locator(".layer-links > g");
  const { x, y } = await centre(page, "e9");
  await page.mouse.move(x, y);
  await expect(outline).toHaveClass("link blue");
  await page.mouse.move(5, 5);
  await expect(outline).toHaveCount(0);
  await enterBoard(page);
  await keys(page, "c4");
  await expect(outline).toHaveClass("link red");
});

test("zones follow each step of a deploy", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await page.locator("#air").selectOption("red");
  const before = ["c4 1"];
  expect(await zone(page, "red")).toEqual(before);
  await click(page, "c4");
  await page.locator('[data-chip="n"]').click();
  await click(page, "c7");
  expect(await zone(page, "red")).toEqual(["c7 1"]);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await zone(page, "red")).toEqual(before);
});
