// What Analyse says to screen readers.
import { expect, test, type Page } from "@playwright/test";
import { cell, enterBoard, keys, openPlace, POSITIONS, press, seed, toStored } from "../site.js";

const said = (page: Page) => page.locator(".spoken");

async function open(page: Page): Promise<void> {
  await seed(page, toStored({ turns: ["Mg6", "Mg7", "Tf5"] }));
  await openPlace(page, "analyse", "game=t1");
  await expect(page.locator(".turn[data-node]").first()).toBeVisible();
  await page.keyboard.press("Home");
}

test("each turn is said when one steps to it, and who is to move", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("1. Red: militia from g5 to g6. Blue to move.");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("1… Blue: militia from g8 to g7. Red to move.");
  await page.keyboard.press("Home");
  await expect(said(page)).toHaveText("Start. Red to move.");
  await page.keyboard.press("f");
  await expect(said(page)).toHaveText("Blue is at the bottom.");
  await page.keyboard.press("f");
  await enterBoard(page);
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText("Nothing is selected.");
});

test("selections, presses, refusals and cards are said as in Play; so is what an edit was", async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveAccessibleName(/red commander/);
  await enterBoard(page);
  await keys(page, "g5");
  await expect(said(page)).toHaveText(/^Selected: red militia on g5, \d+ destinations\.$/);
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText("Nothing is selected.");
  await keys(page, "g8");
  await expect(said(page)).toHaveText(/^Blue militia g8: .+\.$/);
  // What is refused keeps the selection.
  await keys(page, "g5", "a9");
  await expect(page.locator(".notices")).toContainText("Not possible");
  await expect(cell(page, "g5")).toHaveAccessibleName(/selected/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await page.keyboard.press("i");
  await expect(page.locator(".piece-card")).toBeVisible();
  await expect(said(page)).toContainText(/defends the air \d points? around\./);
  await page.locator(".piece-card button").click();
  await press(page, "c5", "c6");
  await expect(said(page)).toHaveText("1. Red: infantry from c5 to c6. Blue to move.");
  await page.keyboard.press("Control+z");
  await expect(said(page)).toHaveText("Taken back: Ic6. Start. Red to move.");
  await page.locator(".language").click();
  await expect(said(page)).toHaveText(/Đỏ đi\.$/);
});

test("a stack is announced by its chosen part, and a step by what may still go", async ({
  page,
}) => {
  await seed(page, toStored({ fen: POSITIONS.navyLands }));
  await openPlace(page, "analyse", "game=t1");
  await press(page, "c4");
  await page.keyboard.press("f");
  await expect(said(page)).toHaveText(
    /^Air force alone, \d+ destinations; the navy and tank stay\.$/,
  );
  await press(page, "d4");
  await expect(said(page)).toContainText(/Air force from c4 .*Can still go: .*finish your turn/);
  await page.getByRole("button", { name: "One turn back" }).click();
  await expect(said(page)).toHaveText(/^Taken back: air force from c4/);
});

test("the evaluation bar has the height of the field, and its value", async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [1280, 720],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const field = () =>
      page
        .locator(".board-frame .layer-ground")
        .evaluate((one) => one.getBoundingClientRect().height);
    const bar = async () => (await page.locator(".evaluation").boundingBox())!.height;
    await expect.poll(async () => Math.abs((await bar()) - (await field()))).toBeLessThan(6);
  }
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuenow", "50");
});

test("the evaluation is said once it stays, with the best turn in words", async ({ page }) => {
  await open(page);
  await page.getByRole("switch", { name: "Engine" }).click();
  await expect(said(page)).toHaveText(
    /^Evaluation: \S+, (Red|Blue|Both) .*\. Best: Red: .+ from /,
    {
      timeout: 20_000,
    },
  );
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", /better|equal|mates/);
  await expect(page.locator(".lines button").first()).toHaveAccessibleName(/^Red: .* – 1\. /);
});

test("the focus stays in the place when its button goes away", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Review this game" })).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest("main .review-part, .tabs") !== null),
    )
    .toBe(true);
});

test("after Open the focus is in the game that was opened", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Game" }).click();
  await page.getByRole("textbox", { name: "FEN, PGN or link" }).fill("1. Ic6 *");
  await page.getByRole("button", { name: "Open", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".turn[data-node]")).toHaveText(["Ic6"]);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
