// The settings of the board and of the game.
import { expect, test, type Page } from "@playwright/test";
import {
  expectOn,
  message,
  openGame,
  openPlace,
  picture,
  POSITIONS,
  press,
  turns,
} from "../site.js";
import { serious } from "../axe.js";

/** Chooses a value of a setting in the menu. */
async function set(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByLabel("Language")).toBeVisible();
  const toggle = page.getByRole("switch", { name: label });
  if ((await toggle.count()) > 0) {
    if ((await toggle.getAttribute("aria-checked")) !== String(value === "on"))
      await toggle.click();
  } else await page.getByLabel(label, { exact: true }).selectOption(value);
  await page.keyboard.press("Escape");
}

const board = (page: Page) => page.locator(".board-frame");

test("a turn is asked for before it is played, if that is set", async ({ page }) => {
  await openGame(page);
  await set(page, "Ask before each turn", "on");
  await press(page, "g5", "g6");
  await expect(message(page)).toContainText("play it?");
  await expect(turns(page)).toHaveCount(0);
  await picture(page, "play-confirm");
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Not yet" }).click();
  await expectOn(page, "g5", "red militia");
  await press(page, "g5", "g6");
  await expect(page.getByRole("button", { name: "Play it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await page.reload();
  await press(page, "g8", "g7");
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("a step that ends the turn of a deploy is asked for, too", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await set(page, "Ask before each turn", "on");
  const send = async (letter: string, to: string) => {
    await page.keyboard.press(letter);
    await press(page, to);
  };
  // Steps before the last can be taken back: they are not asked for.
  await press(page, "c4");
  await send("f", "d4");
  await expectOn(page, "d4", "red air force");
  await press(page, "c4");
  await send("t", "e4");
  await expectOn(page, "e4", "red tank");
  await expect(turns(page)).toHaveCount(0);
  await press(page, "c4", "c5");
  await expect(message(page)).toContainText("play it?");
  await expectOn(page, "c4", "red navy");
  await page.getByRole("button", { name: "Not yet" }).click();
  await expectOn(page, "c4", "red navy");
  await expect(turns(page)).toHaveCount(0);
  await press(page, "c4", "c5");
  await page.getByRole("button", { name: "Play it" }).click();
  await expectOn(page, "c5", "red navy");
  await expect(turns(page)).toHaveCount(1);
});

test("one press joins two pieces, if that is set", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.infantryBoards });
  await press(page, "e2", "e3");
  await expect(turns(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await set(page, "Join pieces by one press", "on");
  await page.keyboard.press("Escape");
  await press(page, "e2", "e3");
  await expect(turns(page)).toHaveCount(1);
  await expectOn(page, "e3", "red tank carrying infantry");
});

test("coordinates are beside the board, on it, or hidden", async ({ page }) => {
  await openGame(page);
  const drawn = () => board(page).locator(".layer-coordinates text").count();
  expect(await drawn()).toBeGreaterThan(0);
  await set(page, "Coordinates", "none");
  await expect.poll(drawn).toBe(0);
  await page.reload();
  await expect.poll(drawn).toBe(0);
  await set(page, "Coordinates", "inside");
  await expect.poll(drawn).toBeGreaterThan(0);
});

test("the board is as large as it was dragged, in every place", async ({ page }) => {
  await openGame(page);
  const width = async () => (await page.locator(".board-frame > div").boundingBox())!.width;
  const whole = await width();
  const corner = (await page.locator(".board-frame [part=resize]").boundingBox())!;
  await page.mouse.move(corner.x + 5, corner.y + 5);
  await page.mouse.down();
  await page.mouse.move(corner.x - 125, corner.y - 125, { steps: 5 });
  await page.mouse.up();
  const dragged = await width();
  expect(dragged).toBeLessThan(whole - 80);
  expect(dragged).toBeGreaterThan(whole - 200);
  await page.reload();
  await expect.poll(width).toBeCloseTo(dragged, 0);
  await press(page, "g5", "g6");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await picture(page, "play-small-board");
  await openPlace(page, "analyse");
  await expect.poll(width).toBeLessThan(whole - 60);
  await picture(page, "analyse-small-board");
  await set(page, "Size of the board", "100");
  await openPlace(page, "play");
  await expect.poll(width).toBeCloseTo(whole, 0);
});

test("animations have a speed, and sounds a volume", async ({ page }) => {
  await page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(globalThis, { played });
    HTMLMediaElement.prototype.play = function () {
      played.push(this.volume);
      return Promise.resolve();
    };
  });
  await openGame(page);
  const played = () => page.evaluate(() => (globalThis as unknown as { played: number[] }).played);
  // The longest animation since the last look, whose end may come between two looks.
  await board(page)
    .locator("div")
    .first()
    .evaluate((host) => {
      const seen = Object.assign(globalThis, { longest: 0 });
      const look = () => {
        for (const one of host.shadowRoot?.getAnimations() ?? [])
          seen.longest = Math.max(seen.longest, Number(one.effect?.getComputedTiming().duration));
        requestAnimationFrame(look);
      };
      look();
    });
  const longest = () => page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  await set(page, "Volume", "quiet");
  await set(page, "Animations", "slow");
  await press(page, "g5", "g6");
  await expect.poll(longest).toBeGreaterThanOrEqual(400);
  await expect.poll(played).toEqual([0.2]);
  await set(page, "Animations", "off");
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(globalThis, { longest: 0 }));
  await press(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(2);
  expect(await longest()).toBe(0);
});
