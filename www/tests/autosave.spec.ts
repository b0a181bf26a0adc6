// Saved games: reloads, new tabs, two tabs, other games.
import { expect, test, type Page } from "@playwright/test";
import { click, expectOn, open, openRule, POSITIONS, startGame, status, turns } from "./helpers.js";

const recent = (page: Page) => page.locator("[data-game]");

/** Another tab of the same browser, with no position in its address. */
async function newTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await open(other);
  return other;
}

test("a reload restores the whole game with its undone turns", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6", "g8", "g7", "c5", "c6");
  await page.locator("#undo").click();
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(status(page)).toHaveText("Red to move");
  await page.locator("#redo").click();
  await expectOn(page, "c6", "red infantry");
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await expectOn(page, "g8", "blue militia");
});

test("a reload in the middle of a deploy continues it", async ({ page }) => {
  await open(page, POSITIONS.navyLands.replace(" r ", " b "));
  await click(page, "e4", "e5", "c4");
  await page.locator('[data-chip="f"]').click();
  await click(page, "d4");
  await expect(status(page)).toHaveText("Red is deploying");
  await page.reload();
  await expect(status(page)).toHaveText("Red is deploying");
  await expect(page.locator("[data-step]")).toContainText(["air force → d4"]);
  await expect(page.locator("#pending")).toHaveText("(NT)<F>d4…");
  await expect(turns(page)).toHaveText(["Ie5"]);
  await page.locator('[data-chip="t"]').click();
  await click(page, "d4");
  await page.reload();
  await expect(page.locator("[data-step]")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo step" }).click();
  await expectOn(page, "d4", "red air force, combine");
  await page.getByRole("button", { name: "Commit" }).click();
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await expectOn(page, "e4", "blue infantry");
});

test("comments and headers of a loaded game are saved", async ({ page }) => {
  await open(page);
  await page.locator("#texts summary").click();
  await page.locator("#pgn").fill('[Red "Lan"]\n\n1. Mg6 {bold} Mg7 *');
  await page.locator("#load-pgn").click();
  await page.reload();
  await page.locator("#texts summary").click();
  await expect(page.locator("#pgn")).toHaveValue(/\[Red "Lan"\][^]*1\. Mg6 \{bold\}/);
  await page.locator("#undo").click();
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("a new tab continues the last game, with its rules", async ({ page }) => {
  await open(page);
  await (await openRule(page, "navyPasses")).selectOption("true");
  await click(page, "g5", "g6");
  const other = await newTab(page);
  await expect(turns(other)).toHaveText(["Mg6"]);
  await expect(await openRule(other, "navyPasses")).toHaveValue("true");
});

test("two tabs play two games, and both are saved", async ({ page }) => {
  test.slow();
  await open(page);
  await click(page, "g5", "g6");
  const other = await newTab(page);
  await click(other, "g8", "g7");
  await click(page, "c8", "c7");
  await click(other, "c5", "c6");
  // The tabs do not affect each other.
  await expect(turns(page)).toHaveText(["Mg6", "Ic7"]);
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Ic7"]);
  await other.reload();
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  const third = await newTab(page);
  await third.locator("#recent summary").click();
  await expect(recent(third)).toHaveText([/^3 turns … Ic6/, /^2 turns … Ic7/]);
});

test("a closed tab leaves its game, although another tab continued it differently", async ({
  page,
}) => {
  await open(page);
  await click(page, "g5", "g6", "g8", "g7");
  const other = await newTab(page);
  // As a variation, both turns would be kept.
  await other.locator("#annotations summary").click();
  await other.locator("#remove-turn").click();
  await click(other, "c8", "c7");
  await page.goto("about:blank");
  await other.locator("#recent summary").click();
  await expect(recent(other)).toHaveText([/… Ic7/, /… Mg7/]);
});

test("a tab whose game was continued by another one leaves no game of its own", async ({
  page,
}) => {
  await open(page);
  await click(page, "g5", "g6");
  const other = await newTab(page);
  await click(other, "g8", "g7");
  await page.goto("about:blank");
  await other.locator("#recent summary").click();
  await expect(recent(other)).toHaveText([/^2 turns … Mg7/]);
});

test("a new game leaves the previous one among the recent ones", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await startGame(page);
  await expect(page.locator("#notice")).toContainText("recent games");
  await expectOn(page, "g5", "red militia");
  await click(page, "c5", "c6");
  await page.locator("#recent summary").click();
  await expect(recent(page)).toHaveText([/… Ic6/, /… Mg6/]);
  await expect(recent(page).nth(0)).toHaveAttribute("aria-current", "true");
  await recent(page).nth(1).click();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await click(page, "g8", "g7");
  // The same game was continued.
  await expect(recent(page)).toHaveText([/^2 turns … Mg7/, /… Ic6/]);
});

test("settings changed in one tab are not undone by another", async ({ page }) => {
  await open(page);
  const other = await newTab(page);
  await other.locator("#settings summary").click();
  await other.locator("#theme").selectOption("dark");
  await page.locator("#flip").click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
