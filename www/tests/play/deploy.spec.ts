// Deploys: steps until commit or cancel, what may still go, and a reload in the middle.
import { expect, test, type Page } from "@playwright/test";
import { bar, drag, enterBoard, expectOn, focused, keys, message, openGame } from "../site.js";
import { picture, POSITIONS, press, spoken, turns } from "../site.js";

const deploy = (page: Page) => message(page).locator(".deploy");
const steps = (page: Page) => deploy(page).getByRole("listitem");
/** The buttons beside the stack, and that of the message: no two have the same name. */
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Picks pieces of the selected stack by their letters, and presses a square. */
async function send(page: Page, letters: string, to: string): Promise<void> {
  for (const letter of letters) await page.keyboard.press(letter);
  await press(page, to);
}

test("a deploy with a step back, a join and a commit", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await press(page, "c4");
  await send(page, "f", "d4");
  await expect(deploy(page).getByRole("heading")).toHaveText("Deploying from c4");
  await expect(bar(page, "r")).toContainText("deploying");
  await expect(steps(page)).toHaveText(["air force from c4 to d4"]);
  await expect(deploy(page)).toContainText("Can still go: navy and tank.");
  await picture(page, "play-deploy");
  await action(page, "Step back").click();
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await press(page, "c4");
  await send(page, "f", "d4");
  // The tank joins the air force that has just landed.
  await send(page, "t", "d4");
  await expectOn(page, "d4", "red air force carrying tank");
  await expect(steps(page)).toHaveCount(2);
  await expect(deploy(page)).toContainText("the rest stays.");
  await action(page, "Finish the turn").click();
  await expect(deploy(page)).toHaveCount(0);
  await expect(bar(page, "b")).toContainText("Blue to move");
  await expect(turns(page)).toHaveText(["N<F>d4,T>&d4"]);
  await expect(message(page)).toContainText("Red: deploy from c4: air force from c4 to d4");
  await expect(page.locator(".moves [data-node]").first()).toHaveAccessibleName(
    /^Red: air force from c4 to d4/,
  );
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await page.keyboard.press("r");
  await expectOn(page, "d4", "red air force carrying tank");
});

test("cancel restores everything", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await press(page, "c4");
  await send(page, "t", "e4");
  await expectOn(page, "e4", "red tank");
  // The points are those of the board that is seen.
  await expect(bar(page, "r")).toContainText("10 points");
  await action(page, "Cancel").click();
  await expectOn(page, "e4", "blue infantry");
  await expect(bar(page, "r")).toContainText("0 points");
  await expect(spoken(page)).toHaveText("Deploy cancelled.");
  await expectOn(page, "c4", "red navy carrying air force and tank");
  expect(await focused(page)).not.toBe("");
});

test("a reload in the middle of a deploy loses nothing", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await press(page, "c4");
  await send(page, "f", "d4");
  await expect(steps(page)).toHaveCount(1);
  await page.reload();
  await expect(steps(page)).toHaveText(["air force from c4 to d4"]);
  await expectOn(page, "d4", "red air force");
  await action(page, "Finish the turn").click();
  await expect(turns(page)).toHaveText(["(NT)<F>d4"]);
  await page.reload();
  await expect(turns(page)).toHaveText(["(NT)<F>d4"]);
  await expect(deploy(page)).toHaveCount(0);
});

test("a press on an earlier turn keeps the steps", async ({ page }) => {
  await openGame(page, {
    fen: "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 b - - 0 1",
    turns: ["Ce12"],
  });
  await press(page, "c4");
  await send(page, "t", "e4");
  await turns(page).first().click();
  await expect(message(page)).toContainText("A deploy is in progress");
  await expectOn(page, "e4", "red tank");
  await page.keyboard.press("Home");
  await expect(steps(page)).toHaveCount(1);
});

test("a commit that endangers the commander is refused with a reason", async ({ page }) => {
  await openGame(page, { fen: "5c5/11/11/11/11/11/11/11/11/2(NFT)1t6/11/4C6 r - - 0 1" });
  await press(page, "c3");
  await send(page, "t", "d3");
  await expect(action(page, "Finish the turn")).toBeDisabled();
  await expect(deploy(page)).toContainText("Your commander would be in danger");
  await send(page, "f", "e3");
  await expect(action(page, "Finish the turn")).toBeEnabled();
  await action(page, "Finish the turn").click();
  await expect(bar(page, "b")).toContainText("Blue to move");
});

test("it says which pieces can still go, and why the others cannot", async ({ page }) => {
  await openGame(page, { fen: "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1" });
  await press(page, "a4");
  await send(page, "n", "d4");
  await expect(deploy(page)).toContainText("Can still go: air force and tank.");
  await expect(deploy(page)).toContainText("The navy has already acted.");
  await openGame(page, {
    fen: "5c5/11/11/11/11/11/11/11/(NFT)n9/11/11/6C4 r - - 0 1",
    id: "t2",
  });
  await press(page, "a4");
  await send(page, "t", "b4");
  await expect(deploy(page)).toContainText("Can still go: air force.");
  await expect(deploy(page)).toContainText("The tank has already acted.");
  // The navy has not moved, but it cannot leave the tank at sea.
  await expect(deploy(page)).toContainText("The navy has no legal step.");
  await expect(action(page, "Finish the turn")).toBeEnabled();
});

test("a deploy ends by itself when no other piece can go, and can be taken back", async ({
  page,
}) => {
  await openGame(page, { fen: "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1" });
  await press(page, "a4");
  await send(page, "n", "d4");
  // The tank that stays reaches no land from the open sea.
  await send(page, "f", "d1");
  await expect(bar(page, "b")).toContainText("Blue to move");
  await expect(turns(page)).toHaveText(["(NT)<N>_d4,F>d1"]);
  await page.keyboard.press("u");
  await expectOn(page, "a4", "red navy carrying air force and tank");
  await expectOn(page, "d4", "blue infantry");
});

test("a step that captures the commander ends the deploy and the game", async ({ page }) => {
  await openGame(page, { fen: "5c5/11/5(TI)5/11/11/11/11/11/11/11/11/6C4 r - - 0 1" });
  await press(page, "f10");
  await send(page, "t", "f12");
  await expect(message(page).getByRole("heading")).toHaveText("Red wins");
  await expect(deploy(page)).toHaveCount(0);
});

test("a deploy by keyboard, and by dragging the picked pieces", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await enterBoard(page);
  await keys(page, "c4");
  await page.keyboard.press("f");
  await keys(page, "d4");
  await expect(steps(page)).toHaveCount(1);
  await page.keyboard.press("t");
  await drag(page, "c4", "e4");
  await expectOn(page, "e4", "red tank");
  await page.keyboard.press("Control+Enter");
  await expect(bar(page, "b")).toContainText("Blue to move");
  expect(await focused(page)).not.toBe("");
});

test("the pieces of a stack can be picked in the tray", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await press(page, "c4");
  const tray = page.locator('.board-frame [part~="tray"]');
  await expect(tray).toBeVisible();
  await tray.getByRole("button", { name: /tank/ }).click();
  await expect(page.locator('[data-target="d4"]')).toHaveCount(1);
  await expect(page.locator('[data-target="a4"]')).toHaveCount(0);
  await picture(page, "play-tray");
});
