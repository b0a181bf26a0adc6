// The page with the keyboard and with a screen reader.
import { expect, test } from "@playwright/test";
import { serious } from "./axe.js";
import { cell, click, enterBoard, expectOn, keys, open, POSITIONS, status } from "./helpers.js";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, POSITIONS.navyLands);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.getByRole("button", { name: "Edit the board" }).click();
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Done: play from here" }).click();
    await click(page, "c4");
    await page.locator('[data-chip="f"]').click();
    await click(page, "d4");
    expect(await serious(page)).toEqual([]);
    await open(page, POSITIONS.planeChooses);
    await click(page, "e4", "e7");
    expect(await serious(page)).toEqual([]);
  });
}

test("the board is a grid with one square in the tab order", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/2(+N+F+T)8/11/11/6C4 r - - 0 1");
  await expect(page.getByRole("gridcell")).toHaveCount(132);
  await expect(page.getByRole("row")).toHaveCount(12);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await expectOn(page, "c4", "red navy carrying air force and tank, heroic");
  await enterBoard(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-square]:focus")).toHaveAttribute("data-square", "b2");
  await page.keyboard.press("End");
  await expect(page.locator("[data-square]:focus")).toHaveAttribute("data-square", "k2");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-square]:focus")).toHaveAttribute("data-square", "k2");
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
});

test("destinations are part of the names, and moves are announced", async ({ page }) => {
  await open(page, POSITIONS.tankTakes);
  await enterBoard(page);
  await keys(page, "e3");
  await expectOn(page, "e4", "empty, move here");
  await expectOn(page, "e5", "blue infantry, capture");
  await keys(page, "e5");
  await expect(page.locator("#announcer")).toHaveText(
    "Red: red tank from e3 captures blue infantry on e5 (Txe5). Blue to move",
  );
});

test("moves can be typed", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  const box = page.getByLabel("Type a move");
  await box.fill("Q9");
  await box.press("Enter");
  // The error is beside the box.
  await expect(page.locator("#move-error")).toContainText("Q9");
  await expect(box).toHaveAccessibleDescription(/Q9/);
  await expect(box).toHaveValue("Q9");
  await box.fill("N<F>d4,T>&d4");
  await box.press("Enter");
  await expectOn(page, "d4", "red air force carrying tank");
  await box.fill("Ie3");
  await box.press("Enter");
  await expectOn(page, "e3", "blue infantry");
  await expect(box).toHaveValue("");
});

/** A short game: from and to for each move. */
const GAME =
  "c4c5 j10k11 c5c9 b11c10 c9c10 d10d8 c10c8 e9e10 j3j5 e10d10 c8f11 g12i12 c8d8 g8g7 g5f4 " +
  "g10e10 c8e10 i12c12 c8a10 c12c7 e2e5 c7f7 i2f5";

test("a whole game by keys", async ({ page }) => {
  test.slow();
  await open(page);
  await enterBoard(page);
  for (const move of GAME.split(" ")) {
    const [, from = "", to = ""] = /^([a-k]\d+)([a-k]\d+)$/.exec(move) ?? [];
    await keys(page, from);
    const name = await cell(page, to).getAttribute("aria-label");
    await keys(page, to);
    // A first press on another own piece selects it, and a second one combines.
    if (name?.endsWith(", combine")) await page.keyboard.press("Enter");
  }
  await expect(status(page)).toHaveText("Red wins: checkmate");
  await expect(page.locator("[data-turn]")).toHaveCount(GAME.split(" ").length);
  await keys(page, "f7");
  await expect(page.locator("#notice")).toHaveText("The game is over.");
});
