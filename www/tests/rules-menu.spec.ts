// The choice of rules: standard, official, or custom with its switches.
import { expect, test, type Page } from "@playwright/test";
import { SWITCHES } from "../game/rules.js";
import { serious } from "./axe.js";
import { click, expectOn, open, openRule, picture, status, turns } from "./helpers.js";

const panel = (page: Page) => page.locator("#rules");
const preset = (page: Page) => panel(page).locator('[data-choice="preset"]');

/** A navy with a friend in its way. */
const PASSING = "5c5/11/11/11/11/11/11/11/2I8/2N8/11/6C4 r - - 0 1";

test("the menu has three rules, and custom shows a switch for every option", async ({ page }) => {
  await open(page);
  await panel(page).locator("summary").click();
  await expect(preset(page).locator("option")).toHaveText(["Standard", "Official", "Custom"]);
  await expect(preset(page)).toHaveValue("standard");
  await expect(panel(page).locator("[data-rule]").first()).toBeHidden();
  await preset(page).selectOption("custom");
  for (const [name] of SWITCHES) {
    await expect(panel(page).locator(`[data-rule="${name}"]`)).toBeVisible();
  }
  const navyPasses = panel(page).getByLabel("Navies sail past");
  await expect(navyPasses.locator("option")).toHaveCount(3);
  // Custom rules that are the same as the standard ones stay open.
  await (await openRule(page, "lastGuard")).check();
  await (await openRule(page, "lastGuard")).uncheck();
  await expect(preset(page)).toHaveValue("custom");
  await preset(page).selectOption("official");
  await expect(panel(page).locator("[data-rule]").first()).toBeHidden();
  await expect(panel(page)).toContainText("revised rulebook");
});

test("official rules judge the position at once, and standard rules again", async ({ page }) => {
  await open(page, PASSING);
  await click(page, "c3");
  await expect(page.locator('[data-target="c5"]')).toHaveCount(0);
  await panel(page).locator("summary").click();
  await preset(page).selectOption("official");
  await click(page, "c3");
  await expect(page.locator('[data-target="c5"]')).toHaveCount(1);
  await click(page, "c5");
  await expectOn(page, "c5", "red navy");
  await page.reload();
  await expect(turns(page)).toHaveText(["Nc5"]);
  await panel(page).locator("summary").click();
  await expect(preset(page)).toHaveValue("official");
});

test("rules that the position does not allow are refused", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/4(FTI)6/11/11/6C4 r - - 0 1");
  await panel(page).locator("summary").click();
  await preset(page).selectOption("official");
  await expect(page.locator("#notice")).not.toHaveText("");
  await expect(preset(page)).toHaveValue("standard");
  await expectOn(page, "e4", "red air force carrying tank and infantry");
});

test("a battle can be chosen for any rules, and is judged at once", async ({ page }) => {
  await open(page, PASSING);
  await panel(page).locator("summary").click();
  await panel(page).locator('[data-choice="objective"]').selectOption("naval");
  await expect(status(page)).toHaveText("Red wins: naval battle, one side has no navy left");
  await expect(preset(page)).toHaveValue("standard");
  await panel(page).locator('[data-choice="objective"]').selectOption("commander");
  await expect(status(page)).toHaveText("Red to move");
});

test("a mixture is kept by a reload, a link and a PGN", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page);
  await panel(page).locator("summary").click();
  await preset(page).selectOption("official");
  await (await openRule(page, "navyPasses")).selectOption("true");
  await panel(page).locator('[data-choice="decidedBy"]').selectOption("points");
  await click(page, "g5", "g6");
  const expectMixture = async (one: Page) => {
    await expect(turns(one)).toHaveText(["Mg6"]);
    await expect(await openRule(one, "navyPasses")).toHaveValue("true");
    await expect(await openRule(one, "tankFiresOver")).not.toBeChecked();
    await expect(await openRule(one, "commanderBoardsAtSea")).toBeChecked();
    await expect(panel(one).locator('[data-choice="decidedBy"]')).toHaveValue("points");
  };
  await page.reload();
  await expectMixture(page);
  await page.locator("#share").click();
  await expect(page.locator("#notice")).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator("#texts summary").click();
  await expect(page.locator("#pgn")).toHaveValue(/Mg6/);
  const pgn = await page.locator("#pgn").inputValue();
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(link);
  await expectMixture(other);
  await other.evaluate(() => localStorage.clear());
  const third = await context.newPage();
  await open(third);
  await third.locator("#texts summary").click();
  // The panel is filled a moment after it was opened.
  await expect(third.locator("#pgn")).toHaveValue(/\*/);
  await third.locator("#pgn").fill(pgn);
  await third.locator("#load-pgn").click();
  await expectMixture(third);
});

test("a link whose turns are not legal opens its position", async ({ page }) => {
  const fen = "6c4/11/11/11/11/11/11/11/11/11/11/5C5_r_-_-_0_1";
  await page.goto(`./#fen=${fen}&pgn=1.+Mg6+Zz9&at=2`);
  await expectOn(page, "f1", "red commander");
  await expect(page.locator("#notice")).toContainText("could not be opened");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious in custom rules, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    await openRule(page, "playOn");
    expect(await serious(page)).toEqual([]);
    await picture(page, `rules-custom-${colorScheme}`);
  });
}
