// Air defense on the board.
import { expect, test, type Page } from "@playwright/test";
import { centre, click, enterBoard, keys, open, picture, POSITIONS } from "./helpers.js";

const zone = async (page: Page, side: string) =>
  page
    .locator(`.zone.${side}`)
    .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset["zone"]!).sort());

test("zones of either side are shown on request", async ({ page }) => {
  await open(page, "5c5/11/11/4g6/11/11/11/8S2/2N8/11/11/6C4 r - - 0 1");
  expect(await zone(page, "red")).toEqual([]);
  await page.locator("#air").selectOption("blue");
  expect(await zone(page, "blue")).toEqual(["d9", "e10", "e8", "e9", "f9"]);
  expect(await zone(page, "red")).toEqual([]);
  await page.locator("#air").selectOption("red");
  expect(await zone(page, "red")).toHaveLength(13 + 5);
  await expect(page.locator('[data-zone="i5"]')).toHaveAttribute("data-level", "2");
  await page.locator("#air").selectOption("both");
  expect(await zone(page, "blue")).toHaveLength(5);
  await picture(page, "zones");
  await page.locator("#air").selectOption("off");
  expect(await zone(page, "red")).toEqual([]);
});

test("higher levels and overlaps are tinted more", async ({ page }) => {
  await open(page, "5c5/11/11/3gg6/11/11/11/8s2/11/11/11/6C4 r - - 0 1");
  await page.locator("#air").selectOption("blue");
  const tint = async (square: string) =>
    Number(await page.locator(`[data-zone="${square}"]`).getAttribute("fill-opacity"));
  expect(await tint("d9")).toBeGreaterThan(await tint("d10"));
  expect(await tint("i5")).toBeGreaterThan(await tint("d10"));
});

test("a selected air force shows the enemy's zones and its flight paths", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/4g6/11/4F6/11/11/6C4 r - - 0 1");
  await click(page, "e4");
  expect(await zone(page, "blue")).toEqual(["d6", "e5", "e6", "e7", "f6"]);
  const flight = (square: string) => page.locator(`[data-flight="${square}"]`);
  await expect(flight("d4")).toHaveClass("flight safe");
  await expect(flight("e5")).toHaveClass("flight kamikaze");
  await expect(flight("e7")).toHaveClass("flight kamikaze");
  await expect(flight("e8")).toHaveClass("flight stopped");
  await picture(page, "flights");
  await page.keyboard.press("Escape");
  await expect(page.locator(".flight")).toHaveCount(0);
  expect(await zone(page, "blue")).toEqual([]);
});

test("an air force inside a stack shows them too", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  expect(await zone(page, "blue")).toHaveLength(5);
  await expect(page.locator(".flight")).toHaveCount(0);
  await page.locator('[data-chip="f"]').click();
  await expect(page.locator(".flight")).not.toHaveCount(0);
  await page.locator('[data-chip="f"]').click();
  await page.locator('[data-chip="t"]').click();
  expect(await zone(page, "blue")).toEqual([]);
});

test("the zone of the hovered or focused defender is outlined", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  const outline = page.locator(".zone-outline");
  const { x, y } = await centre(page, "e9");
  await page.mouse.move(x, y);
  await expect(outline).toHaveClass("zone-outline blue");
  await page.mouse.move(5, 5);
  await expect(outline).toHaveCount(0);
  await enterBoard(page);
  await keys(page, "c4");
  await expect(outline).toHaveClass("zone-outline red");
});

test("zones follow each step of a deploy", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await page.locator("#air").selectOption("red");
  const before = ["b4", "c3", "c4", "c5", "d4"];
  expect(await zone(page, "red")).toEqual(before);
  await click(page, "c4");
  await page.locator('[data-chip="n"]').click();
  await click(page, "c7");
  expect(await zone(page, "red")).toEqual(["b7", "c6", "c7", "c8", "d7"]);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await zone(page, "red")).toEqual(before);
});
