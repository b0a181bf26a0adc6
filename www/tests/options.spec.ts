// Language, appearance, rules, sounds, the legend.
import { expect, test } from "@playwright/test";
import { click, expectOn, open, openRule, picture, POSITIONS, status } from "./helpers.js";

test("the page speaks English and Vietnamese", async ({ page }) => {
  await open(page);
  await page.locator("#settings summary").click();
  await page.locator("#language").selectOption("vi");
  await expect(status(page)).toHaveText("Đỏ đi");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expectOn(page, "g1", "tư lệnh đỏ");
  await expect(page.locator("#undo")).toHaveAccessibleName("Đi lại");
  await click(page, "g5", "g6");
  await expect(page.locator("#announcer")).toContainText("dân quân đỏ từ g5 tới g6");
  await picture(page, "vietnamese");
  await page.reload();
  await expect(status(page)).toHaveText("Xanh đi");
  await page.locator("#settings summary").click();
  await page.locator("#language").selectOption("en");
  await expect(status(page)).toHaveText("Blue to move");
  await expectOn(page, "g6", "red militia");
});

test.describe("in a Vietnamese browser", () => {
  test.use({ locale: "vi-VN" });
  test("the page is Vietnamese", async ({ page }) => {
    await open(page);
    await expect(status(page)).toHaveText("Đỏ đi");
  });

  test("errors are Vietnamese too", async ({ page }) => {
    await open(page);
    await page.locator("#texts summary").click();
    await page.locator("#fen").fill("4x6/11 r - - 0 1");
    await page.locator("#load-fen").click();
    await expect(page.locator("#fen-error")).toHaveText(/12 hàng.*không phải là quân cờ/s);
    await page.locator("#pgn").fill("1. Zz9 *");
    await page.locator("#load-pgn").click();
    await expect(page.locator("#pgn-error")).toHaveText(
      "Zz9: Ở đây không phải là một nước đi (dòng 1, cột 4).",
    );
    const box = page.locator("#move-box");
    await open(page, "5c5/11/11/11/11/11/11/11/2T1T6/11/11/6C4 r - - 0 1");
    await box.fill("Td4");
    await box.press("Enter");
    await expect(page.locator("#move-error")).toContainText("Tc4d4, Te4d4");
  });

  test("the reason of a refused move is Vietnamese too", async ({ page }) => {
    await open(page, "5c5/11/11/11/4ig5/4g6/11/11/4F6/11/11/6C4 r - - 0 1");
    await click(page, "e4", "e8");
    await expect(page.locator("#notice")).toHaveText(
      "Không đưa không quân tới e8 được: bị phòng không ở e7 và f8 chặn.",
    );
    await picture(page, "refused-vietnamese");
    await page.locator("#move-box").fill("Fe8");
    await page.locator("#move-box").press("Enter");
    await expect(page.locator("#move-error")).toContainText("bị phòng không ở e7 và f8 chặn.");
  });
});

test("light and dark, by the system or by choice", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await picture(page, "dark");
  await page.locator("#settings summary").click();
  await page.locator("#theme").selectOption("light");
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.reload();
  await expect.poll(ground).toBe(light);
});

test("rules can be changed in the middle of a game", async ({ page }) => {
  await open(page, POSITIONS.planeStrikes);
  const rule = await openRule(page, "airDefense");
  await rule.selectOption("noFly");
  await click(page, "e4");
  // An air force may not enter the zone at all.
  await expect(page.locator('[data-target="e7"]')).toHaveCount(0);
  await rule.selectOption("levels");
  await click(page, "e4");
  await expect(page.locator('[data-target="e7"]')).toHaveCount(1);
});

test("a game goes on without a commander if the rules say so", async ({ page }) => {
  await open(page, "5c5/11/5T5/11/4t6/11/11/11/11/11/11/6C4 r - - 0 1");
  await click(page, "f10", "f12");
  await expect(status(page)).toHaveText("Red wins: commander captured");
  const rule = await openRule(page, "playOn");
  await page.locator("#rules").getByLabel("The game goes on without a commander").check();
  await expect(status(page)).toHaveText("Blue to move");
  await click(page, "e8", "e7");
  await expectOn(page, "e7", "blue tank");
  await expect(status(page)).toHaveText("Red to move");
  await picture(page, "play-on");
  await page.reload();
  await expect(status(page)).toHaveText("Red to move");
  await expectOn(page, "e7", "blue tank");
  await openRule(page, "playOn");
  await rule.uncheck();
  await expect(status(page)).toHaveText("Red wins: commander captured");
});

test("sounds are on, with a switch at the top and one in the settings", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    // It would block the page for longer than a frame.
    Reflect.deleteProperty(window, "AudioContext");
    const play = HTMLAudioElement.prototype.play;
    HTMLAudioElement.prototype.play = async function () {
      await play.call(this);
      counted.sounds++;
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await open(page);
  await click(page, "g5", "g6");
  await expect.poll(sounds).toBe(1);
  const control = page.locator("#sound-switch");
  await expect(control).toHaveAttribute("aria-pressed", "true");
  await control.click();
  await click(page, "g8", "g7");
  await expectOn(page, "g7", "blue militia");
  expect(await sounds()).toBe(1);
  await page.reload();
  await expect(control).toHaveAttribute("aria-pressed", "false");
  await page.locator("#settings summary").click();
  await page.locator("#sound").check();
  await expect(control).toHaveAttribute("aria-pressed", "true");
  await click(page, "c5", "c6");
  await expect.poll(sounds).toBe(1);
});

test("the legend explains zones, stacks and heroes", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1500 });
  await open(page);
  await page.locator("#legend summary").click();
  const legend = page.locator("#legend");
  await expect(legend.getByRole("heading")).toHaveText([
    "Terrain",
    "Pieces",
    "Destinations",
    "Stacks",
    "Heroes",
    "Air defense",
  ]);
  await picture(page, "legend");
});
