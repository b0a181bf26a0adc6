// The visitor's own mistakes, out of a reviewed game.
import { expect, test } from "@playwright/test";
import { openAnalyse, paste, review, turns } from "../analyse/analyse.js";
import { serious } from "../axe.js";
import { openPlace, press } from "../site.js";

/** A game in which Red could have captured a plane, and did not. */
const PGN = `[SetUp "1"]
[FEN "6c4/5h1h3/11/11/11/3f7/11/11/3A7/11/5H1H3/6C4 b - - 0 1"]

1... Cf12 2. Cf1 Fd11 *`;

test("without mistakes the place says how to come by some", async ({ page }) => {
  await openPlace(page, "puzzles", "mistakes");
  await expect(page.getByText("There are none yet.")).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("link", { name: "Review a game" }).click();
  await expect(page).toHaveURL(/analyse/);
});

test("mistakes of a reviewed game become puzzles, and are gone when they are solved", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAnalyse(page);
  await paste(page, PGN);
  await expect(turns(page)).toHaveCount(3);
  await review(page);
  const practise = page.locator('[data-practise="r"]');
  await practise.click();
  await expect(page).toHaveURL(/puzzles\/#mistakes/);
  await expect(page.locator(".task")).toContainText("You played");
  await expect(page.locator(".stage-path")).toContainText("1 of 1");
  expect(await serious(page)).toEqual([]);
  await press(page, "d4", "d7");
  const answer = page.locator(".answer[data-state]");
  await expect(answer).toHaveAttribute("data-state", "solved");
  await expect(page.getByRole("link", { name: "Your own mistakes (0)" })).toBeVisible();
});
