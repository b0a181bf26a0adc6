// Deploys: the panel, and the steps until commit or cancel.
import { expect, test, type Page } from "@playwright/test";
import {
  cell,
  click,
  drag,
  enterBoard,
  expectOn,
  keys,
  open,
  openRule,
  picture,
  POSITIONS,
  status,
} from "./helpers.js";

const panel = (page: Page) => page.locator("#stack");
const chip = (page: Page, type: string) => panel(page).locator(`[data-chip="${type}"]`);
const action = (page: Page, name: string) => panel(page).getByRole("button", { name });
const steps = (page: Page) => panel(page).locator("[data-step]");

/** Picks pieces of the selected stack and moves them to a square. */
async function deploy(page: Page, picked: string[], to: string): Promise<void> {
  for (const type of picked) await chip(page, type).click();
  await click(page, to);
}

test("a selected stack shows its pieces, and the whole stack is preselected", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  await expect(panel(page).getByRole("heading")).toHaveText("Stack on c4");
  await expect(panel(page).locator(".chip")).toHaveText([
    "Whole stack",
    "navy",
    "air force",
    "tank",
  ]);
  await expect(chip(page, "whole")).toHaveAttribute("aria-pressed", "true");
  await chip(page, "t").click();
  await expect(chip(page, "whole")).toHaveAttribute("aria-pressed", "false");
  await expect(chip(page, "t")).toHaveAttribute("aria-pressed", "true");
  // The tank reaches two squares over land; the navy sails further.
  await expect(page.locator('[data-target="d4"]')).toHaveCount(1);
  await expect(page.locator('[data-target="a4"]')).toHaveCount(0);
  await chip(page, "f").click();
  await expect(chip(page, "f")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('[data-target="g8"]')).toHaveCount(1);
  await chip(page, "whole").click();
  await click(page, "a4");
  await expectOn(page, "a4", "red navy carrying air force and tank");
  await expect(status(page)).toHaveText("Blue to move");
});

test("a deploy with undo, join, commit", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  await deploy(page, ["f"], "d4");
  await expect(panel(page).getByRole("heading")).toHaveText("Deploying from c4");
  await expect(status(page)).toHaveText("Red is deploying");
  await expect(page.locator("#remaining")).toHaveText("red navy carrying tank");
  await expect(steps(page)).toContainText(["air force → d4"]);
  await expect(page.locator("#pending")).toHaveText("(NT)<F>d4…");
  await expect(page.locator('[data-on="g1"]')).toHaveClass(/dimmed/);
  await expect(page.locator('[data-on="c4"]')).not.toHaveClass(/dimmed/);
  await picture(page, "deploy");

  await action(page, "Undo step").click();
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await expect(status(page)).toHaveText("Red to move");
  await click(page, "c4");
  await deploy(page, ["f"], "d4");

  // The tank joins the air force that has just landed.
  await deploy(page, ["t"], "d4");
  await expectOn(page, "d4", "red air force carrying tank");
  await expect(steps(page)).toHaveCount(2);
  await expect(page.locator("#commit-reason")).toContainText("The rest stays");
  await action(page, "Commit").click();
  await expect(panel(page)).toBeHidden();
  await expect(status(page)).toHaveText("Blue to move");
  await expect(page.locator("[data-turn]")).toHaveText(["N<F>d4,T>&d4"]);
  await expect(page.locator("#announcer")).toContainText("deploy committed");

  await page.locator("#undo").click();
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await page.locator("#redo").click();
  await expectOn(page, "d4", "red air force carrying tank");
});

test("cancel restores everything", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  await deploy(page, ["t"], "e4");
  await expectOn(page, "e4", "red tank, combine");
  await action(page, "Cancel").click();
  await expectOn(page, "e4", "blue infantry");
  await expect(page.locator("#announcer")).toHaveText("deploy cancelled. Red to move");
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await expect(page.locator("#pending")).toHaveCount(0);
  await expect(status(page)).toHaveText("Red to move");
});

test("a click on an earlier turn keeps the steps", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 b - - 0 1");
  await click(page, "f12");
  await click(page, "e12");
  await click(page, "c4");
  await deploy(page, ["t"], "e4");
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(page.locator("#notice")).toContainText("A deploy is in progress");
  await page.locator("[data-turn]").click();
  await expectOn(page, "e4", "red tank, combine");
  await expect(steps(page)).toHaveCount(1);
  await action(page, "Cancel").click();
  await page.getByRole("button", { name: "To the start" }).click();
  await expectOn(page, "f12", "blue commander");
});

test("a commit that endangers the commander is refused with a reason", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/11/2(NFT)1t6/11/4C6 r - - 0 1");
  await click(page, "c3");
  await deploy(page, ["t"], "d3");
  await expect(action(page, "Commit")).toBeDisabled();
  await expect(page.locator("#commit-reason")).toContainText("Your commander would be in danger");
  await deploy(page, ["f"], "e3");
  await expect(action(page, "Commit")).toBeEnabled();
  await action(page, "Commit").click();
  await expect(status(page)).toContainText("Blue to move");
});

test("the last piece commits the deploy, and that can be undone", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/2(NF)8/11/11/6C4 r - - 0 1");
  await click(page, "c4");
  await deploy(page, ["f"], "d4");
  await expect(chip(page, "whole")).toHaveAttribute("aria-pressed", "true");
  await click(page, "c6");
  await expect(status(page)).toHaveText("Blue to move");
  await expect(page.locator("[data-turn]")).toHaveText(["F>d4,N>c6"]);
  await expect(page.locator("#announcer")).toContainText("deploy committed: F>d4,N>c6");
  await page.locator("#undo").click();
  await expectOn(page, "c4", "red navy carrying air force");
});

test("pieces of other squares cannot move during a deploy", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/2(NF)8/8I2/11/6C4 r - - 0 1");
  await click(page, "c4");
  await deploy(page, ["f"], "d4");
  await click(page, "i3");
  await expect(page.locator("#notice")).toContainText("A deploy is in progress");
});

test("the panel shows which pieces can still move, and why the others cannot", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1");
  await click(page, "a4");
  await deploy(page, ["n"], "d4");
  await expect(panel(page).locator("#hint")).toHaveText("Can still move: air force and tank.");
  await expect(chip(page, "n")).toBeDisabled();
  await expect(chip(page, "n")).toHaveAttribute("title", "has already acted");
  await open(page, "5c5/11/11/11/11/11/11/11/(NFT)n9/11/11/6C4 r - - 0 1");
  await click(page, "a4");
  await deploy(page, ["t"], "b4");
  await expect(panel(page).locator("#hint")).toHaveText("Can still move: air force.");
  await expect(chip(page, "t")).toHaveAttribute("title", "has already acted");
  // The navy has not moved, but it cannot leave the tank at sea.
  await expect(chip(page, "n")).toBeDisabled();
  await expect(chip(page, "n")).toHaveAttribute("title", "has no legal move");
  await expect(chip(page, "f")).toBeEnabled();
  await expect(action(page, "Commit")).toBeEnabled();
});

test("a deploy ends by itself when no other piece can move, and can be undone", async ({
  page,
}) => {
  await open(page, "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1");
  await click(page, "a4");
  await deploy(page, ["n"], "d4");
  await expect(status(page)).toHaveText("Red is deploying");
  await expect(page.locator("#notice")).toHaveText("");
  // The tank that stays reaches no land from the open sea.
  await deploy(page, ["f"], "d1");
  await expect(status(page)).toHaveText("Blue to move");
  await expect(panel(page)).toBeHidden();
  await expect(page.locator("#pending")).toHaveCount(0);
  await expect(page.locator("[data-turn]")).toHaveText(["(NT)<N>_d4,F>d1"]);
  await expect(page.locator("#notice")).toHaveText(
    "The deploy is complete: no piece on a4 can move any more.",
  );
  await expect(page.locator("#announcer")).toHaveText(
    /red air force from a4 to d1.*deploy committed: \(NT\)<N>_d4,F>d1\. Blue to move$/,
  );
  await picture(page, "deploy-ended");
  await page.locator("#undo").click();
  await expectOn(page, "a4", "red navy carrying air force and tank");
  await expectOn(page, "d4", "blue infantry");
  await expect(status(page)).toHaveText("Red to move");
  await expect(page.locator("#notice")).toHaveText("");
  await page.locator("#redo").click();
  await expectOn(page, "a4", "red navy carrying tank");
  await expect(status(page)).toHaveText("Blue to move");
  await page.reload();
  await expect(page.locator("[data-turn]")).toHaveText(["(NT)<N>_d4,F>d1"]);
  await expect(status(page)).toHaveText("Blue to move");
});

test("a step that captures the commander ends the deploy and the game", async ({ page }) => {
  await open(page, "5c5/11/5(TI)5/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
  await click(page, "f10");
  await deploy(page, ["t"], "f12");
  await expect(status(page)).toHaveText("Red wins: commander captured");
  await expect(panel(page)).toBeHidden();
  await page.locator("#undo").click();
  await expectOn(page, "f10", "red tank carrying infantry");
  await expect(status(page)).toHaveText("Red to move");
});

test("the panel scrolls into view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, POSITIONS.navyLands);
  await page.locator("#legend summary").click();
  await page.locator("#settings summary").scrollIntoViewIfNeeded();
  await page.locator("#settings summary").click();
  await click(page, "c4");
  await expect(chip(page, "whole")).toBeInViewport();
});

test("rules that make the steps illegal are refused", async ({ page }) => {
  // The tank captures over the infantry.
  await open(page, "5c5/11/11/11/11/11/11/11/3(TI)ii5/11/11/6C4 r - - 0 1");
  await click(page, "d4");
  await deploy(page, ["t"], "f4");
  const rule = await openRule(page, "tankFiresOver");
  await rule.click();
  await expect(page.locator("#notice")).toContainText("not legal");
  await expect(rule).toBeChecked();
  await expect(status(page)).toHaveText("Red is deploying");
});

test("a deploy by keyboard, and by dragging the picked pieces", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await enterBoard(page);
  await keys(page, "c4");
  await page.keyboard.press("f");
  await keys(page, "d4");
  await expect(status(page)).toHaveText("Red is deploying");
  await page.keyboard.press("t");
  await expect(chip(page, "t")).toHaveAttribute("aria-pressed", "true");
  await drag(page, "c4", "e4");
  await expectOn(page, "e4", "red tank");
  await action(page, "Commit").focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Blue to move");
  await expect(page.locator("[data-square]:focus")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("[data-square]:focus")).toHaveAttribute("data-square", "c5");
});

test("the focus stays where it was, and Esc deselects from the panel too", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await enterBoard(page);
  await keys(page, "c4");
  await chip(page, "f").focus();
  await page.keyboard.press("Enter");
  await expect(chip(page, "f")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('[data-square="c4"]')).toBeFocused();
});

test("a shared link opens a deploy at the same step", async ({ page, context }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  await deploy(page, ["f"], "d4");
  await expect(page).toHaveURL(/F(>|%3E)d4/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(status(other)).toHaveText("Red is deploying");
  await expect(cell(other, "d4")).toHaveAccessibleName(/^d4, red air force/);
  await expect(other.locator("#remaining")).toHaveText("red navy carrying tank");
});

test("a shared link opens a deploy with a capture from a distance", async ({ page, context }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1");
  await click(page, "a4");
  await deploy(page, ["n"], "d4");
  await expect(page).toHaveURL(/N(>|%3E)_d4/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(status(other)).toHaveText("Red is deploying");
  await expect(steps(other)).toHaveCount(1);
  await expectOn(other, "d4", "empty, move here");
});
