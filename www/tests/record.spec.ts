// The move list, games and positions as text, and links.
import { expect, test } from "@playwright/test";
import { click, expectOn, open, openRule, startGame, status } from "./helpers.js";

test("the move list navigates through the game", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6", "g8", "g7", "g6", "g7");
  const turns = page.locator("[data-turn]");
  await expect(turns).toHaveText(["Mg6", "Mg7", "Mxg7"]);
  await turns.nth(0).click();
  await expectOn(page, "g6", "red militia");
  await expect(turns.nth(0)).toHaveAttribute("aria-current", "step");
  await expect(turns).toHaveCount(3);
  await page.getByRole("button", { name: "To the end" }).click();
  await expectOn(page, "g7", "red militia");
  await page.getByRole("button", { name: "To the start" }).click();
  await expectOn(page, "g5", "red militia");
  // Another move is a variation: the undone ones stay.
  await click(page, "g5", "f5");
  await expect(turns).toHaveText(["Mg6", "Mg7", "Mxg7"]);
  await expect(page.locator("#moves .variation [data-node]")).toHaveText(["Mf5"]);
});

test("points and captured pieces are shown", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/4ge5/11/11/4F6/11/11/6C4 r - - 0 1");
  await expect(page.locator('[data-score="red"]')).toContainText("0 points, nothing captured");
  await click(page, "e4", "e7");
  await page.keyboard.press("1");
  // The air force is lost too, and counts for Blue.
  await expect(page.locator('[data-score="red"]')).toContainText(
    "Red: 10 points, captured: anti-air gun.",
  );
  await expect(page.locator('[data-score="blue"]')).toContainText(
    "Blue: 40 points, captured: air force.",
  );
  await expect(page.locator(".score .piece-icon")).toHaveCount(2);
});

test("the end of a game is shown with its reason", async ({ page }) => {
  await open(page, "4c6/11/11/11/11/11/11/11/11/11/11/6C4 b - - 99 60");
  await click(page, "e12", "d12");
  await expect(status(page)).toHaveText("Draw: fifty moves without a capture");
});

test("a position is copied and loaded as FEN, and errors are selected", async ({ page }) => {
  await open(page);
  await page.locator("#texts summary").click();
  const fen = page.locator("#fen");
  await click(page, "g5", "g6");
  await expect(fen).toHaveValue(/ b - - 1 1$/);
  await fen.fill("6c4/11/11/1x9/11/11/11/11/11/11/11/6C4 r - - 0 1");
  await page.locator("#load-fen").click();
  await expect(page.locator("#fen-error")).toContainText("'x' is not a piece");
  const selected = await fen.evaluate((area: HTMLTextAreaElement) => {
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  expect(selected).toBe("x");
  await expectOn(page, "g6", "red militia");
  await fen.fill("6c4/11/11/11/11/11/11/11/11/11/11/5C5 b - - 0 1\n");
  await page.locator("#load-fen").click();
  await expect(page.locator("#fen-error")).toBeEmpty();
  await expectOn(page, "f1", "red commander");
  await expect(status(page)).toHaveText("Blue to move");
});

test("a game is copied and loaded as PGN, and errors are selected", async ({ page }) => {
  await open(page);
  await page.locator("#texts summary").click();
  await click(page, "g5", "g6", "g8", "g7");
  const pgn = page.locator("#pgn");
  await expect(pgn).toHaveValue(/1\. Mg6 Mg7 \*/);
  const text = await pgn.inputValue();
  await startGame(page);
  await expectOn(page, "g5", "red militia");
  await pgn.fill(text);
  await page.locator("#load-pgn").click();
  await expectOn(page, "g7", "blue militia");
  await expect(page.locator("[data-turn]")).toHaveText(["Mg6", "Mg7"]);
  await pgn.fill(text.replace("Mg7", "Zz9"));
  await page.locator("#load-pgn").click();
  await expect(page.locator("#pgn-error")).toContainText("Zz9");
  const at = await pgn.evaluate((area: HTMLTextAreaElement) => {
    return area.value.slice(area.selectionStart, area.selectionStart + 3);
  });
  expect(at).toBe("Zz9");
});

test("a link opens the same position, with its rules", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await click(page, "g5", "g6");
  await (await openRule(page, "navyPasses")).selectOption("friends");
  await page.locator("#share").click();
  await expect(page.locator("#notice")).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expectOn(other, "g6", "red militia");
  await expect(status(other)).toHaveText("Blue to move");
  await expect(await openRule(other, "navyPasses")).toHaveValue("friends");
  // A link that is opened in the same page.
  await page.evaluate(
    () => (location.hash = "#fen=6c4/11/11/11/11/11/11/11/11/11/11/5C5_r_-_-_0_1"),
  );
  await expectOn(page, "f1", "red commander");
});
