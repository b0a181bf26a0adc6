// The keys of the page.
import { expect, test } from "@playwright/test";
import { serious } from "./axe.js";
import { arrows, click, enterBoard, expectOn, keys, open } from "./helpers.js";
import { picture, POSITIONS, status } from "./helpers.js";

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

test("a key draws and removes arrows, and says so", async ({ page }) => {
  await open(page);
  await enterBoard(page);
  const drawn = () => expect.poll(() => arrows(page));
  const said = page.locator("#selection-announcer");
  const start = (await page.locator(focused).getAttribute("data-square"))!;
  const draw = async (key: string) => {
    await page.keyboard.press(key);
    for (let n = 0; n < 2; n++) await page.keyboard.press("ArrowUp");
    await page.keyboard.press(key);
  };
  const back = async () => {
    for (let n = 0; n < 2; n++) await page.keyboard.press("ArrowDown");
  };
  await page.keyboard.press("d");
  await expect(said).toHaveText(`An arrow from ${start}. Go to its end, and press d again.`);
  await page.keyboard.press("Escape");
  await drawn().toEqual([]);
  await draw("d");
  const end = (await page.locator(focused).getAttribute("data-square"))!;
  await expect(said).toHaveText(`Arrow from ${start} to ${end}`);
  await drawn().toEqual([`${start}${end} green`]);
  expect(await serious(page)).toEqual([]);
  await picture(page, "arrow-by-key");
  // Another colour replaces it, the same one removes it.
  await back();
  await draw("Shift+D");
  await drawn().toEqual([`${start}${end} red`]);
  await back();
  await draw("Shift+D");
  await expect(said).toHaveText(`No arrow from ${start} to ${end}`);
  await drawn().toEqual([]);
  await page.keyboard.press("d");
  await page.keyboard.press("d");
  await expect(said).toHaveText(`Ring on ${end}`);
  await drawn().toEqual([`${end} green`]);
  // The next position has no arrows, finished or not.
  await page.keyboard.press("d");
  await page.locator("#move-box").fill("Mg6");
  await page.keyboard.press("Enter");
  await drawn().toEqual([]);
  await page.locator("#flip").focus();
  await page.keyboard.press("?");
  await expect(page.locator("#keys-dialog")).toContainText("an arrow from here");
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
