// The match clock. The time of the browser is moved by the tests.
import { expect, test, type Page } from "@playwright/test";
import type { ClockInput } from "cotulenh-wasm/play";
import { bar, chooseMore, elsewhere, message, openGame, openPlace, picture } from "../site.js";
import { press, spoken, turns } from "../site.js";

const NOON = new Date("2026-01-01T12:00:00Z");
const MINUTE = 60_000;

const time = (page: Page, color: "r" | "b") => bar(page, color).locator(".clock");

/** Opens a game between two people that has a clock. The time stands still. */
async function openTimed(page: Page, minutes: number, more: Partial<ClockInput> = {}) {
  await page.clock.install({ time: NOON });
  await openGame(page, { clock: { base: minutes * MINUTE, starts: "firstTurn", ...more } });
  await page.clock.pauseAt(new Date(NOON.getTime() + MINUTE));
}

/** Lets the time go on until what stands beside the board is there. */
async function loadBeside(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator(".actions")).toBeVisible({ timeout: 100 });
  }).toPass();
}

test("each side has its own time, which starts with the first turn", async ({ page }) => {
  await openTimed(page, 15);
  await expect(time(page, "r")).toHaveText("15:00");
  await page.clock.runFor(5 * MINUTE);
  await expect(time(page, "r")).toHaveText("15:00");
  await press(page, "g5", "g6");
  await page.clock.runFor(90_000);
  await expect(time(page, "b")).toHaveText("13:30");
  await expect(time(page, "b")).toHaveAttribute("data-runs", "true");
  await expect(time(page, "r")).toHaveText("15:00");
  await press(page, "g8", "g7");
  await page.clock.runFor(MINUTE);
  await expect(time(page, "r")).toHaveText("14:00");
  // Taking back restores the clock of that moment, which runs for the side to move.
  await page.keyboard.press("u");
  await page.clock.runFor(30_000);
  await expect(time(page, "b")).toHaveText("14:30");
  await expect(time(page, "r")).toHaveText("15:00");
});

test("a turn adds its increment", async ({ page }) => {
  await openTimed(page, 5, { increment: 10_000 });
  await press(page, "g5", "g6");
  await page.clock.runFor(100);
  await expect(time(page, "r")).toHaveText("5:10+10");
});

test("the usual clocks are one press each", async ({ page }) => {
  await openPlace(page, "play");
  await page.locator('[name=opponent][value="friend"]').check();
  await page.locator(".setup-more summary").click();
  const offered = page.locator(".clock-choice label");
  const usual = ["1+0", "3+2", "5+3", "10+5", "15+10", "30+20"];
  await expect(offered).toHaveText(["No clock", ...usual, "Other"]);
  await page.locator('[name=clock][value="3+2"]').check();
  await picture(page, "play-clock");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(time(page, "b")).toHaveText("3:00+2");
});

test("the last ten seconds have tenths", async ({ page }) => {
  await openTimed(page, 1);
  await press(page, "g5", "g6");
  await page.clock.runFor(49_000);
  await expect(time(page, "b")).toHaveText("0:11");
  await page.clock.runFor(4_300);
  await expect(time(page, "b")).toHaveText(/^0:06\.[678]$/);
  await page.clock.runFor(6_000);
  await expect(time(page, "b")).toHaveText(/^0:00\.[678]$/);
});

test("a side whose time runs out loses; taking it back gives the time back", async ({ page }) => {
  await openTimed(page, 1);
  await press(page, "g5", "g6");
  await page.clock.runFor(61_000);
  await expect(message(page).getByRole("heading")).toHaveText("Red wins");
  await expect(message(page)).toContainText("Blue has no time left.");
  await page.reload();
  await loadBeside(page);
  await expect(message(page).getByRole("heading")).toHaveText("Red wins");
  await page.getByRole("button", { name: "Take back" }).click();
  await page.clock.runFor(1000);
  await expect(time(page, "b")).toHaveText(/^(1:00|0:59|0:58|59\.\d|58\.\d)$/);
  await expect(time(page, "b")).toHaveAttribute("data-runs", "true");
});

test("a flag fall is decided by points if that was chosen", async ({ page }) => {
  await openTimed(page, 1, { flag: "points" });
  await press(page, "g5", "g6");
  await page.clock.runFor(61_000);
  await expect(message(page).getByRole("heading")).toHaveText("Draw by points");
  await expect(message(page).locator(".points-table")).toBeVisible();
});

test("the time stands still while the page is closed, until someone goes on", async ({ page }) => {
  await openTimed(page, 15);
  await press(page, "g5", "g6");
  await page.clock.runFor(1000);
  await elsewhere(page);
  await page.clock.setSystemTime(new Date(NOON.getTime() + 6 * MINUTE + 1000));
  await page.goto("./play/");
  await loadBeside(page);
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(message(page)).toContainText("The clock is paused.");
  await expect(time(page, "b")).toHaveText(/^14:5\d$/);
  await press(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(MINUTE);
  await expect(time(page, "b")).toHaveText(/^13:5\d$/);
  await press(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(2);
});

test("a hidden page shows the right time when it is seen again", async ({ page }) => {
  await openTimed(page, 15);
  await press(page, "g5", "g6");
  await page.clock.runFor(100);
  // The timers of a hidden page are late: only the date goes on.
  await page.clock.setSystemTime(new Date(NOON.getTime() + 11 * MINUTE));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(time(page, "b")).toHaveText("5:00");
  // A move that comes after the end of the time does not count.
  await page.clock.setSystemTime(new Date(NOON.getTime() + 31 * MINUTE));
  await press(page, "g8", "g7");
  await expect(message(page)).toContainText("Blue has no time left.");
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a pause with a friend needs the agreement of the other side", async ({ page }) => {
  await openTimed(page, 30);
  await press(page, "g5", "g6");
  await page.clock.runFor(MINUTE);
  await chooseMore(page, "Pause");
  await page.clock.runFor(100);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Blue asks for a pause. Does Red agree?");
  // While the question is open, the time goes on.
  await page.clock.runFor(MINUTE);
  await expect(time(page, "b")).toHaveText(/^(28:00|27:5\d)$/);
  await dialog.getByRole("button", { name: "Play on" }).click();
  await chooseMore(page, "Pause");
  await page.clock.runFor(100);
  await dialog.getByRole("button", { name: "Agree to a pause" }).click();
  await page.clock.runFor(10 * MINUTE);
  await expect(time(page, "b")).toHaveText(/^(28:00|27:5\d)$/);
  await press(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Go on" }).click();
  await press(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(2);
});

test("a question is closed when the time runs out", async ({ page }) => {
  await openTimed(page, 1);
  await press(page, "g5", "g6");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.clock.runFor(100);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(message(page).getByRole("heading")).toHaveText("Red wins");
});

test("screen readers hear milestones, not every second", async ({ page }) => {
  await openTimed(page, 6);
  await expect(time(page, "b")).toHaveAttribute("role", "timer");
  await press(page, "g5", "g6");
  await page.clock.runFor(100);
  const before = await spoken(page).textContent();
  await page.clock.runFor(50_000);
  await expect(spoken(page)).toHaveText(before ?? "");
  await page.clock.runFor(20_000);
  await expect(spoken(page)).toHaveText("Blue has 5 minutes left.");
  await page.clock.runFor(285_000);
  await expect(spoken(page)).toHaveText("Blue has 10 seconds left.");
});

test("the minutes are checked, and the clock is remembered", async ({ page }) => {
  await openPlace(page, "play");
  await page.locator('[name=opponent][value="friend"]').check();
  await page.locator(".setup-more summary").click();
  await page.locator('[name=clock][value="other"]').check();
  // Nothing was typed yet.
  await expect(page.locator("#minutes")).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator("#minutes-note")).toHaveText("");
  for (const wrong of ["", "0", "1.5", "two", "1441"]) {
    await page.locator("#minutes").fill(wrong);
    await page.keyboard.press("Enter");
    await expect(page.locator("#minutes")).toBeFocused();
    await expect(page.locator("#minutes-note")).toContainText("from 1 to 1440");
  }
  await page.locator("#minutes").fill("45");
  await page.locator("#increment").fill("-1");
  await page.keyboard.press("Enter");
  await expect(page.locator("#increment-note")).toContainText("from 0 to 600");
  await page.locator("#increment").fill("7");
  await page.keyboard.press("Enter");
  await expect(time(page, "r")).toHaveText("45:00+7");
  await chooseMore(page, "New game");
  await page.locator(".setup-more summary").click();
  await expect(page.locator('[name=clock][value="other"]')).toBeChecked();
  await expect(page.locator("#minutes")).toHaveValue("45");
  await expect(page.locator("#increment")).toHaveValue("7");
});

test("one time for the whole game: both bars have it, and the points decide at its end", async ({
  page,
}) => {
  await openTimed(page, 2, { shared: true });
  await press(page, "g5", "g6");
  await page.clock.runFor(30_000);
  await expect(time(page, "r")).toHaveText("1:30");
  await expect(time(page, "b")).toHaveText("1:30");
  await press(page, "g8", "g7");
  await page.clock.runFor(35_000);
  await expect(time(page, "r")).toHaveText("0:55");
  await expect(time(page, "b")).toHaveText("0:55");
  await expect(time(page, "r")).toHaveAccessibleName("Both sides have 0:55 left");
  await expect(spoken(page)).toHaveText("Both sides have 1 minute left.");
  await page.clock.runFor(60_000);
  await expect(message(page).getByRole("heading")).toHaveText("Draw by points");
  await expect(message(page).locator(".points-table")).toBeVisible();
});

test("one time for the whole game is chosen, and a rematch has it too", async ({ page }) => {
  await openPlace(page, "play");
  await page.locator('[name=opponent][value="friend"]').check();
  await page.locator(".setup-more summary").click();
  await page.locator('[name=clock][value="other"]').check();
  await page.locator("#minutes").fill("30");
  await page.locator("#time-for").selectOption("game");
  await expect(page.locator("#increment")).toHaveCount(0);
  await expect(page.locator("#time-for-note")).toContainText("the points decide");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(time(page, "r")).toHaveAccessibleName("Both sides have 30:00 left");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(time(page, "b")).toHaveAccessibleName("Both sides have 30:00 left");
});
