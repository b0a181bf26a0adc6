// The first visit: what to do here, and the guided start.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "./axe.js";
import { click, expectOn, picture, startGame, status, turns } from "./helpers.js";

const welcome = (page: Page) => page.locator("#welcome");
const text = (page: Page) => page.locator("#lesson-text");
const next = (page: Page) => page.locator("#lesson-next");

/** Opens the page as on a first visit. */
async function visit(page: Page): Promise<void> {
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  await page.goto("./");
  await expect(welcome(page)).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the first visit offers three ways to begin, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page);
    await expect(welcome(page).locator("strong")).toHaveText([
      "Play the computer",
      "Learn it in five steps",
      "Play a friend here",
    ]);
    expect(await serious(page)).toEqual([]);
    await picture(page, `welcome-${colorScheme}`);
  });
}

test("a friend plays at once, and the choices do not come back", async ({ page }) => {
  await visit(page);
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.locator('[data-welcome="friend"]').click();
  await expect(welcome(page)).toBeHidden();
  await click(page, "g5", "g6");
  await expectOn(page, "g6", "red militia");
  await page.reload();
  await expect(turns(page)).toHaveCount(1);
  await expect(welcome(page)).toBeHidden();
});

test("Escape closes the choices wherever the focus is", async ({ page }) => {
  await visit(page);
  await page.keyboard.press("Escape");
  await expect(welcome(page)).toBeHidden();
});

test("who plays a move needs no choice, and a link opens without one", async ({ page }) => {
  await visit(page);
  await click(page, "g1", "f1");
  await expect(turns(page)).toHaveCount(1);
  await expect(welcome(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await visit(page);
  await startGame(page);
  await expect(welcome(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("./#fen=5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4_r_-_-_0_1");
  await expectOn(page, "e3", "red tank");
  await expect(welcome(page)).toBeHidden();
});

test("the guided start teaches five steps by the real rules", async ({ page }) => {
  await visit(page);
  await page.locator('[data-welcome="learn"]').click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Step 1 of 5: Move");
  await click(page, "f4", "f5");
  await expect(text(page)).toContainText("Blue waits");
  await page.locator("#lesson-again").click();
  // Illegal moves are explained as in a game, and the board stays where it is.
  const place = () => page.locator("svg.drawing").boundingBox();
  const before = await place();
  await click(page, "f4");
  await expect(page.locator("#selected")).toHaveText("Tank f4");
  await click(page, "f8");
  await expect(page.locator("#notice")).toContainText("it is too far");
  await expect(page.locator("#selected")).toBeHidden();
  expect(await place()).toEqual(before);
  await click(page, "f4", "f6");
  await expect(text(page)).toContainText("A tank goes up to two points");
  await next(page).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    "Step 2 of 5 · part 1 of 2: Capture",
  );
  // The ring of the goal gives way to the gun sight.
  await expect(page.locator('.ring[data-mark="f6"]')).toHaveCount(1);
  await click(page, "f4");
  await expect(page.locator('.ring[data-mark="f6"]')).toHaveCount(0);
  await click(page, "f6");
  await next(page).click();
  await click(page, "d4", "b4");
  await expect(text(page)).toContainText("shoots from where it is");
  await next(page).click();
  await expect(page.locator(".zone.blue")).toHaveCount(1);
  await click(page, "e4", "i8");
  await click(page, "i8", "e8");
  await page.keyboard.press("1");
  await next(page).click();
  // The first click selects the navy, the second one puts the tank aboard.
  await click(page, "d3", "c3", "c3");
  await next(page).click();
  await page.locator("#lesson-show").click();
  await expect(page.locator('[data-arrow="c5e5"]')).toHaveCount(1);
  await picture(page, "lesson");
  await click(page, "c5");
  await page.locator('[data-chip="t"]').click();
  await click(page, "e5");
  await page.locator('[data-key="commit"]').click();
  await next(page).click();
  await expect(page.locator('.ring[data-mark="e10"]')).toHaveCount(1);
  await click(page, "e8", "e10");
  await expect(page.locator('[part~="promoted"]')).toHaveCount(1);
  await next(page).click();
  await click(page, "e10", "g12");
  await expect(text(page)).toContainText("You have won");
  await expect(next(page)).toHaveText("Play the computer");
  expect(await serious(page)).toEqual([]);
  await next(page).click();
  await expect(page.locator("#new-game-dialog")).toBeVisible();
  await expect(page.locator("#lesson")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, locale: "vi-VN" });

  test("the guided start can be left and resumed, in both languages", async ({ page }) => {
    await visit(page);
    await picture(page, "phone-welcome-vietnamese");
    await page.locator('[data-welcome="learn"]').tap();
    await page.locator('[data-lesson="deploy"]').tap();
    await expect(text(page)).toHaveText(/Hải quân chở được quân khác/);
    // Board and text are in view together.
    await expect(page.locator("svg.drawing")).toBeInViewport({ ratio: 0.99 });
    await expect(text(page)).toBeInViewport({ ratio: 0.9 });
    await picture(page, "phone-lesson-vietnamese");
    await page.locator('[data-language="en"]').tap();
    await expect(text(page)).toHaveText(/Navies carry other pieces/);
    await page.locator("#lesson-leave").tap();
    await expect(status(page)).toHaveText("Red to move");
    await page.locator("#legend summary").tap();
    await page.locator("#learn").tap();
    await expect(text(page)).toHaveText(/Navies carry other pieces/);
    await page.locator("#lesson-leave").tap();
    await expect(page.locator(".footer a").first()).toHaveAttribute("href", /docs\/GAME\.md$/);
    await expect(page.locator(".footer")).toContainText(/Version \d+\.\d+\.\d+/);
    await expect(page.locator("#rules summary")).toHaveText("Options of the rules");
  });
});
