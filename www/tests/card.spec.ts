// The cards of pieces.
import { expect, test } from "@playwright/test";
import { serious } from "./axe.js";
import { centre, click, enterBoard, open, picture, tap } from "./helpers.js";

const POSITION = "5c5/11/11/11/4s6/4t6/11/4T6/11/11/2(NFT)8/6C4 r - - 0 1";

test("a moment on a piece shows its card, of either side", async ({ page }) => {
  await open(page, POSITION);
  const card = page.locator("#piece-card");
  const hover = async (square: string) => {
    const { x, y } = await centre(page, square);
    await page.mouse.move(x, y);
  };
  await hover("e8");
  await expect(card).toBeHidden();
  await expect(card).toBeVisible();
  await expect(card.getByRole("heading")).toHaveText("Blue missile (S)");
  await expect(card.locator('[data-diagram^="both "]')).toHaveCount(11);
  await expect(card.locator('[data-diagram^="zone "]')).toHaveCount(13);
  await expect(card).toContainText("Nothing attacks it.");
  expect(await serious(page)).toEqual([]);
  await picture(page, "card");
  await hover("e7");
  await expect(card).toBeHidden();
  await expect(card.getByRole("heading")).toHaveText("Blue tank (T)");
  await expect(card).toContainText("Attacked by: tank e5.");
  await hover("c2");
  await expect(card.getByRole("heading")).toHaveText("Red navy carrying air force and tank (N)");
  await expect(card).toContainText("Can carry: air force, tank, commander");
  // Esc closes it, although the focus is not on the board.
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  // A piece that is picked up shows its moves, and no card.
  await click(page, "e5");
  await expect(card).toBeHidden();
  await page.keyboard.press("Escape");
  await enterBoard(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(card.getByRole("heading")).toHaveText("Blue tank (T)");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
});

test("the guided start has cards, too", async ({ page }) => {
  await page.goto("./");
  await page.locator('[data-welcome="learn"]').click();
  const card = page.locator("#piece-card");
  await page.locator('[data-lesson="capture"]').click();
  const enemy = page.locator(".layer-pieces [data-on]:has(.blue)").first();
  const square = (await enemy.getAttribute("data-on"))!;
  const { x, y } = await centre(page, square);
  await page.mouse.move(x, y);
  await expect(card).toBeVisible();
  await expect(card.getByRole("heading")).toHaveText(/^Blue /);
  expect(await serious(page)).toEqual([]);
  await picture(page, "lesson-card");
  // A click shows where the piece could go, and one more no longer.
  await click(page, square);
  await expect(card).toBeHidden();
  await expect(page.locator(".reach [data-target]")).not.toHaveCount(0);
  await click(page, square);
  await expect(page.locator(".reach [data-target]")).toHaveCount(0);
  await enterBoard(page);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("i");
  await expect(card.getByRole("heading")).toHaveText(/^Red /);
  await expect(page.locator("#selection-announcer")).toContainText(/^red .+ Nothing attacks it\./);
  // Other keys of the page do nothing here.
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator("#lesson-leave").click();
  await expect(card).toBeHidden();
});

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 }, locale: "vi-VN" });

  test("a long press shows the card, and a tap none", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page);
    const card = page.locator("#piece-card");
    const session = await page.context().newCDPSession(page);
    const at = await centre(page, "d10");
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [at]);
    await expect(card).toBeVisible();
    await touch("touchEnd", []);
    await expect(card).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText("Pháo binh xanh (A)");
    await expect(page.locator(".reach [data-target]")).not.toHaveCount(0);
    await picture(page, "phone-card-vietnamese-dark");
    // Its marks move with it.
    await card.getByRole("button").tap();
    await expect(card).toBeHidden();
    await expect(page.locator(".reach [data-target]")).toHaveCount(0);
    await tap(page, "g5");
    await expect(card).toBeHidden();
    await expect(page.locator('[data-target="g6"]')).toHaveCount(1);
    await page.waitForTimeout(1000);
    await expect(card).toBeHidden();
  });
});
