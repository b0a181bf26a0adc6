// What is chosen before a game: rules, battle, position; and the result that follows from them.
import { expect, test, type Page } from "@playwright/test";
import { bar, chooseMore, expectOn, focused, message, openGame, openPlace } from "../site.js";
import { picture, POSITIONS, press, turns } from "../site.js";

const choice = (page: Page, id: string) => page.locator(`#${id}`);
const numbers = (page: Page, color: string) => page.locator(`[data-result="${color}"] td`);

async function openMore(page: Page): Promise<void> {
  await page.locator(".setup-more summary").click();
}

test("an official naval battle is seen in the game, also after a reload", async ({ page }) => {
  await openPlace(page, "play");
  await page.locator('[name=opponent][value="friend"]').check();
  await openMore(page);
  await choice(page, "preset").selectOption("official");
  await choice(page, "objective").selectOption("naval");
  await choice(page, "decided-by").selectOption("points");
  await picture(page, "play-setup-more");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const line = page.locator(".rules-line");
  await expect(line).toContainText("Official rules");
  await expect(line).toContainText("Naval battle · by points");
  await expect(line).toBeInViewport();
  await press(page, "g5", "g6");
  await page.reload();
  await expect(line).toContainText("Naval battle · by points");
  await chooseMore(page, "New game");
  await openMore(page);
  await expect(choice(page, "preset")).toHaveValue("official");
  await expect(choice(page, "objective")).toHaveValue("naval");
});

test("a short game is chosen by a tap or by a link, and its battle decides", async ({ page }) => {
  await openPlace(page, "play", "game=naval");
  await expect(page.locator('[name=game][value="naval"]')).toBeChecked();
  await expect(page.locator(".games")).toContainText("Who takes both enemy navies wins.");
  await openMore(page);
  await expect(choice(page, "preset")).toBeVisible();
  await expect(choice(page, "objective")).toHaveCount(0);
  await picture(page, "play-short-game");
  await page.locator('[name=opponent][value="friend"]').check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(message(page)).toContainText("Take every enemy navy");
  await expect(page.locator(".rules-line")).toContainText("Naval battle");
  await press(page, "c4", "c8");
  await press(page, "b11", "b8");
  await press(page, "c8", "c9");
  await expect(bar(page, "r")).toContainText("80 points");
  await press(page, "e11", "f11");
  await press(page, "c9", "b8");
  await expect(page.locator(".result")).toContainText("Red wins");
  // It is the choice of the next game, too.
  await openPlace(page, "play", "new");
  await expect(page.locator('[name=game][value="naval"]')).toBeChecked();
  await page.locator('[name=game][value="whole"]').check();
  await expect(page.locator(".games")).toContainText("Nineteen pieces");
});

test("single options can be switched, and changing them never empties a running game", async ({
  page,
}) => {
  await openGame(page, { turns: ["Mg6"] });
  await chooseMore(page, "New game");
  await openMore(page);
  await choice(page, "preset").selectOption("custom");
  await page.locator('[data-rule="lastGuard"]').check();
  await choice(page, "rule-navyPasses").selectOption("friends");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(page.locator(".rules-line")).toHaveText("Standard rules");
  // What was not started is not remembered.
  await chooseMore(page, "New game");
  await openMore(page);
  await expect(choice(page, "preset")).toHaveValue("standard");
  await choice(page, "preset").selectOption("custom");
  await page.locator('[data-rule="lastGuard"]').check();
  await page.locator('[name=opponent][value="friend"]').check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".rules-line")).toContainText("Own rules");
});

test("a position of a link is played with its rules; a broken one is reported", async ({
  page,
}) => {
  const fen = encodeURIComponent(POSITIONS.tankTakes);
  await openPlace(page, "play", `fen=${fen}&rules=official`);
  await expect(page.locator(".play")).toContainText("The game starts from your position.");
  await page.locator('[name=opponent][value="friend"]').check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expectOn(page, "e3", "red tank");
  await expect(page.locator(".rules-line")).toContainText("Official rules");
  await openPlace(page, "play", "fen=nonsense");
  await page.reload();
  await expect(page.locator(".notices")).toContainText("does not contain a position");
});

test("points and captured pieces follow captures and undo", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.tankTakes });
  await expect(bar(page, "r")).toContainText("0 points");
  await press(page, "e3", "e5");
  await expect(bar(page, "r")).toContainText("10 points");
  await expect(bar(page, "r").getByRole("img", { name: "captured: infantry" })).toBeVisible();
  await page.keyboard.press("u");
  await expect(bar(page, "r")).toContainText("0 points");
  await expect(bar(page, "r").getByRole("img")).toHaveCount(0);
});

test("an air battle ends the game, and the result says why", async ({ page }) => {
  const fen = "5c5/11/11/11/11/11/11/4f6/11/4T6/8F2/6C4 r - - 0 1";
  await openGame(page, { fen, rules: { objective: "air" } });
  await press(page, "e3", "e5");
  await expect(message(page).getByRole("heading")).toHaveText("Red wins");
  await expect(message(page)).toContainText("Air battle, one side has no air force left.");
  await page.getByRole("button", { name: "Take back" }).click();
  await expectOn(page, "e5", "blue air force");
  await expect.poll(() => focused(page)).not.toBe("");
});

test("where points decide, the result has the 50 on top and the totals", async ({ page }) => {
  // Blue takes a navy, then Red the last air force: 40 + 50 against 80.
  const fen = "5c5/11/11/11/11/11/11/4f6/1N1a7/4T6/8F2/7C3 b - - 0 1";
  await openGame(page, { fen, rules: { objective: "air", decidedBy: "points" } });
  await press(page, "d4", "b4");
  await press(page, "e3", "e5");
  await expect(message(page).getByRole("heading")).toHaveText("Red wins by points");
  await expect(numbers(page, "r")).toHaveText(["40", "50", "90"]);
  await expect(numbers(page, "b")).toHaveText(["80", "0", "80"]);
  await page.reload();
  await expect(numbers(page, "r")).toHaveText(["40", "50", "90"]);
});

test("a draw is agreed with one confirmation; a rematch keeps rules and battle", async ({
  page,
}) => {
  await openGame(page, { rules: { objective: "land" } });
  await press(page, "g5", "g6");
  await chooseMore(page, "Offer a draw");
  await expect(page.getByRole("dialog")).toContainText("Blue offers a draw. Does Red agree?");
  await page.getByRole("button", { name: "Agree to a draw" }).click();
  await expect(message(page).getByRole("heading")).toHaveText("Draw");
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator(".rules-line")).toContainText("Land battle");
});

test("why a position is mate is shown on the board and said", async ({ page }) => {
  await openGame(page, {
    fen: "11/11/11/11/2N8/10+F/9+S1/6G4/11/6C4/5H1H1c1/11 r - - 7 118",
    computer: { color: "b", level: 1 },
  });
  await press(page, "j6", "j3");
  await expect(message(page).getByRole("heading")).toHaveText("You win!");
  await expect(message(page).locator(".primary")).toHaveText(["Rematch: you play Blue"]);
  await page.getByRole("button", { name: "Why is this mate?" }).click();
  await expect(message(page)).toContainText("The commander on j2 is attacked by missile j3");
  await expect(message(page)).toContainText(/It cannot flee: .*\(/);
  await expect(page.locator(".layer-arrows [data-arrow='j3j2']")).toHaveCount(1);
  await expect(
    page.locator("path.ring[data-mark], [data-mark] path.ring, path.ring"),
  ).not.toHaveCount(0);
  await picture(page, "play-mate");
  await page.getByRole("button", { name: "Hide why" }).click();
  await expect(page.locator(".layer-arrows [data-arrow]")).toHaveCount(0);
});

test("a link is shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, { turns: ["Mg6"] });
  await chooseMore(page, "Share");
  await expect(page.locator(".notices")).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/analyse/#");
  expect(link).toContain("Mg6");
});
