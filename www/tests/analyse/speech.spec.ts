// What Analyse says to screen readers.
import { expect, test, type Page } from "@playwright/test";
import { enterBoard, openPlace, seed, toStored } from "../site.js";

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
