// The match clock on the page. The time of the browser is moved by the tests.
import { expect, test, type Page } from "@playwright/test";
import { click, elsewhere, open, picture, POSITIONS, status, turns } from "./helpers.js";

const NOON = new Date("2026-01-01T12:00:00Z");
const MINUTE = 60_000;

const time = (page: Page, owner: "r" | "b" | "game") => page.locator(`[data-time="${owner}"]`);
const announced = (page: Page) => page.locator("#clock-announcer");

/** Opens the page with a game that has a clock. The time stands still. */
async function openTimed(
  page: Page,
  minutes: number,
  mode: "game" | "side",
  flag?: "points",
): Promise<void> {
  await page.clock.install({ time: NOON });
  await open(page);
  await page.clock.pauseAt(new Date(NOON.getTime() + MINUTE));
  await page.locator("#new-game").click();
  const dialog = page.locator("#new-game-dialog");
  const isUsual = minutes === 15 || minutes === 30;
  await dialog.locator('[data-choice="clock"]').selectOption(isUsual ? String(minutes) : "other");
  if (!isUsual) await page.locator("#minutes").fill(String(minutes));
  await dialog.locator('[data-choice="mode"]').selectOption(mode);
  const flags = dialog.locator('[data-choice="flag"]');
  if (flag) await flags.selectOption(flag);
  await expect(flags).toBeVisible({ visible: mode === "side" });
  await expect(dialog).toContainText("The clock starts with the first turn.");
  await page.locator("#start-game").click();
}

/** Agrees to a question. */
async function confirm(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).click();
  await page.locator("#confirm-yes").click();
}

test("each side has its own time, which starts with the first turn", async ({ page }) => {
  await openTimed(page, 15, "side");
  await expect(time(page, "r")).toHaveText("15:00");
  await expect(page.locator("#clock-note")).toHaveText(
    "The clock starts with the first turn. The side whose time runs out loses.",
  );
  await expect(page.locator("#pause")).toBeDisabled();
  await page.clock.runFor(5 * MINUTE);
  await expect(time(page, "r")).toHaveText("15:00");
  await click(page, "g5", "g6");
  await expect(page.locator("#clock-note")).toHaveText("The side whose time runs out loses.");
  await page.clock.runFor(90_000);
  await expect(time(page, "b")).toHaveText("13:30");
  await expect(time(page, "b")).toHaveClass(/running/);
  await expect(time(page, "r")).toHaveText("15:00");
  await click(page, "g8", "g7");
  await page.clock.runFor(MINUTE);
  await expect(time(page, "r")).toHaveText("14:00");
  await expect(time(page, "b")).toHaveText("13:30");
  // Undo keeps the clock running, for the side to move.
  await page.locator("#undo").click();
  await page.clock.runFor(30_000);
  await expect(time(page, "b")).toHaveText("13:00");
  await expect(time(page, "r")).toHaveText("14:00");
  await expect(time(page, "game")).toBeHidden();
});

test("one time for the whole game ends it by points", async ({ page }) => {
  await openTimed(page, 2, "game");
  await click(page, "g5", "g6", "g8", "g7");
  await expect(time(page, "game")).toHaveText("2:00");
  await expect(time(page, "r")).toBeHidden();
  await click(page, "g6", "g7");
  await page.clock.runFor(MINUTE + 59_000);
  await expect(time(page, "game")).toHaveText("0:01");
  await expect(status(page)).toHaveText("Blue to move");
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText("Red wins by points: time is up");
  await expect(page.locator("#result-reason")).toHaveText("Time is up. By 10 points.");
  await expect(time(page, "game")).toHaveText("0:00");
  await picture(page, "time-is-up");
  // Taking it back goes on without a clock.
  await page.locator("#take-back").click();
  await expect(page.locator("#notice")).toHaveText("The game goes on without a clock.");
  await expect(time(page, "game")).toBeHidden();
  await expect(status(page)).toHaveText("Blue to move");
});

test("the time goes on while the page is closed, and may end the game", async ({ page }) => {
  await openTimed(page, 15, "side");
  await click(page, "g5", "g6");
  await page.clock.runFor(1000);
  await elsewhere(page);
  await page.clock.setSystemTime(new Date(NOON.getTime() + 6 * MINUTE + 1000));
  await open(page);
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(time(page, "b")).toHaveText(/^(10:00|9:59)$/);
  await elsewhere(page);
  await page.clock.setSystemTime(new Date(NOON.getTime() + 60 * MINUTE));
  await open(page);
  await expect(status(page)).toHaveText("Red wins: Blue has no time left");
  await expect(page.locator("#result-reason")).toHaveText("Blue has no time left.");
  await page.reload();
  await expect(status(page)).toHaveText("Red wins: Blue has no time left");
});

test("a flag fall is decided by points if that was chosen, also after a reload", async ({
  page,
}) => {
  await openTimed(page, 1, "side", "points");
  await click(page, "g5", "g6");
  await expect(page.locator("#clock-note")).toContainText("the side with more points wins");
  await page.reload();
  await page.clock.runFor(61_000);
  await expect(status(page)).toHaveText("Draw by points: time is up");
  await expect(page.locator("#result-reason")).toHaveText("Time is up. Both have the same points.");
  await page.locator("#new-game").click();
  await expect(page.locator('#new-game-dialog [data-choice="flag"]')).toHaveValue("points");
});

test("a hidden page shows the right time when it is seen again", async ({ page }) => {
  await openTimed(page, 15, "side");
  await click(page, "g5", "g6");
  // The timers of a hidden page are late: only the date goes on.
  await page.clock.setSystemTime(new Date(NOON.getTime() + 11 * MINUTE));
  await expect(time(page, "b")).toHaveText("15:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(time(page, "b")).toHaveText("5:00");
  // A move that comes after the end of the time does not count.
  await page.clock.setSystemTime(new Date(NOON.getTime() + 31 * MINUTE));
  await click(page, "g8", "g7");
  await expect(status(page)).toHaveText("Red wins: Blue has no time left");
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a pause needs the agreement of the other side, and so does its end", async ({ page }) => {
  await openTimed(page, 30, "side");
  await click(page, "g5", "g6");
  await page.clock.runFor(MINUTE);
  await page.locator("#pause").click();
  await expect(page.locator("#confirm")).toContainText("Blue asks for a pause. Does Red agree?");
  // While the question is open, the time goes on.
  await page.clock.runFor(MINUTE);
  await expect(time(page, "b")).toHaveText("28:00");
  await page.locator("#confirm-no").click();
  await page.clock.runFor(MINUTE);
  await expect(time(page, "b")).toHaveText("27:00");
  await confirm(page, "pause");
  await expect(page.locator("#clock-note")).toContainText("both sides must agree");
  await page.clock.runFor(10 * MINUTE);
  await expect(time(page, "b")).toHaveText("27:00");
  await click(page, "g8", "g7");
  await expect(page.locator("#notice")).toContainText("The clock is paused");
  await expect(turns(page)).toHaveCount(1);
  await picture(page, "clock-paused");
  await page.reload();
  await expect(time(page, "b")).toHaveText("27:00");
  await page.locator("#pause").click();
  await expect(page.locator("#confirm")).toContainText("Blue asks to go on. Is Red ready?");
  await page.locator("#confirm-yes").click();
  await click(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(2);
});

test("a question is closed when the time runs out", async ({ page }) => {
  await openTimed(page, 1, "side");
  await click(page, "g5", "g6");
  await page.locator("#resign").click();
  await page.clock.runFor(61_000);
  await expect(page.locator("#confirm")).toBeHidden();
  await expect(status(page)).toHaveText("Red wins: Blue has no time left");
});

test("screen readers hear milestones, not every second", async ({ page }) => {
  await openTimed(page, 6, "side");
  await expect(time(page, "b")).toHaveAttribute("role", "timer");
  await expect(time(page, "b")).toHaveAccessibleName("Time left for Blue");
  await click(page, "g5", "g6");
  const texts: string[] = [];
  await page.exposeFunction("heard", (text: string) => texts.push(text));
  await announced(page).evaluate((one) => {
    const { heard } = window as unknown as { heard(text: string): void };
    new MutationObserver(() => heard(one.textContent ?? "")).observe(one, { childList: true });
  });
  await page.clock.runFor(50_000);
  await expect(announced(page)).toHaveText("");
  await page.clock.runFor(5 * MINUTE);
  await expect(announced(page)).toHaveText("Blue has 10 seconds left.");
  await expect
    .poll(() => texts)
    .toEqual(["Blue has 5 minutes left.", "Blue has 1 minute left.", "Blue has 10 seconds left."]);
});

test("the minutes are checked, and the clock is remembered", async ({ page }) => {
  await open(page);
  await page.locator("#new-game").click();
  const clock = page.locator('#new-game-dialog [data-choice="clock"]');
  await clock.selectOption("other");
  for (const wrong of ["", "0", "1.5", "two", "1441"]) {
    await page.locator("#minutes").fill(wrong);
    await page.keyboard.press("Enter");
    await expect(page.locator("#minutes-error")).toContainText("from 1 to 1440");
    await expect(page.locator("#minutes")).toBeFocused();
  }
  await page.locator("#minutes").fill("45");
  await page.keyboard.press("Enter");
  await expect(time(page, "game")).toHaveText("45:00");
  await page.locator("#new-game").click();
  await expect(clock).toHaveValue("other");
  await expect(page.locator("#minutes")).toHaveValue("45");
});

test("a position from elsewhere has no clock", async ({ page }) => {
  await openTimed(page, 15, "side");
  await click(page, "g5", "g6");
  await open(page, POSITIONS.tankTakes);
  await expect(time(page, "r")).toBeHidden();
  await expect(page.locator("#pause")).toBeHidden();
});
