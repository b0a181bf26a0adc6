// The keys of the page.
import { expect, test } from "@playwright/test";
import { serious } from "./axe.js";
import { click, enterBoard, expectOn, keys, open, picture, POSITIONS, status } from "./helpers.js";

const focused = "[data-square]:focus";

test("keys go through the game, take back, flip and hint", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await click(page, "g8", "g7");
  const press = (key: string) => page.keyboard.press(key);
  await press("ArrowLeft");
  await expectOn(page, "g8", "blue militia");
  await press("Home");
  await expectOn(page, "g5", "red militia");
  await press("ArrowRight");
  await expectOn(page, "g6", "red militia");
  await press("End");
  await expectOn(page, "g7", "blue militia");
  await press("u");
  await expectOn(page, "g8", "blue militia");
  await press("r");
  await press("Control+z");
  await expectOn(page, "g8", "blue militia");
  await press("Control+y");
  await expectOn(page, "g7", "blue militia");
  const top = () =>
    page.locator('[data-square="g12"]').evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await press("f");
  expect(await top()).toBeGreaterThan(before);
  await press("h");
  await expect(page.locator("#notice")).toContainText("Click Hint again to see the whole turn.");
  // In a field, letters are letters.
  await page.locator("#move-box").fill("");
  await page.locator("#move-box").pressSequentially("fu?");
  await expect(page.locator("#move-box")).toHaveValue("fu?");
  await expect(page.locator("#keys-dialog")).toBeHidden();
  await page.locator("#flip").focus();
  await press("?");
  await expect(page.locator("#keys-dialog")).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await picture(page, "keys");
  await press("u");
  await press("Escape");
  await expect(page.locator("#keys-dialog")).toBeHidden();
  await expectOn(page, "g7", "blue militia");
});

test("on the board, keys jump between pieces and destinations", async ({ page }) => {
  await open(page, POSITIONS.tankTakes);
  await enterBoard(page);
  await page.keyboard.press("PageUp");
  await expect(page.locator(focused)).toHaveAttribute("data-square", "e3");
  await page.keyboard.press("i");
  await expect(page.locator("#piece-card")).toBeVisible();
  await expect(page.locator("#selection-announcer")).toContainText(
    /^red tank \(T\)\. Can carry: .+ Nothing attacks it\./,
  );
  await page.keyboard.press("Enter");
  await expect(page.locator("#selection-announcer")).toHaveText(
    /^Selected: tank on e3, \d+ destinations$/,
  );
  await expect(page.locator("#piece-card")).toBeHidden();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(page.locator(focused)).toHaveAccessibleName(/move here|capture/);
  await keys(page, "e5");
  await expect(status(page)).toHaveText("Blue to move");
});

test("Ctrl+Enter commits a deploy from the board", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await enterBoard(page);
  await keys(page, "c4");
  await page.keyboard.press("f");
  await expect(page.locator("#selection-announcer")).toHaveText(/^Selected: air force on c4/);
  await keys(page, "d4");
  await expect(status(page)).toHaveText("Red is deploying");
  await page.keyboard.press("Control+Enter");
  await expect(status(page)).toHaveText("Blue to move");
});
