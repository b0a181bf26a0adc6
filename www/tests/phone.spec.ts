// The page on a phone.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "./axe.js";
import { centre, expectOn, open, picture, POSITIONS, startGame, status, tap } from "./helpers.js";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const board = await page.locator("svg.drawing").boundingBox();
    expect(board!.x).toBeGreaterThanOrEqual(0);
    expect(board!.width).toBeGreaterThan(370);
    expect(board!.x + board!.width).toBeLessThanOrEqual(390);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.getByRole("button", { name: "Edit the board" }).click();
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(scrolls).toBe(false);
    const low = await page
      .locator("button:visible, select:visible, summary")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
      );
    expect(low).toEqual([]);
    await page.getByRole("button", { name: "Done: play from here" }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, `phone-${colorScheme}`);
  });
}

test("a tap near a destination goes to the destination", async ({ page }) => {
  await open(page, POSITIONS.tankTakes);
  await tap(page, "e3");
  const { x, y } = await centre(page, "e5");
  const step = (await centre(page, "f5")).x - x;
  // It is nearer to f5 than to e5, but f5 does not respond.
  await page.touchscreen.tap(x + step * 0.6, y);
  await expectOn(page, "e5", "red tank");
});

test("a deploy in the bottom sheet, with the board visible", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await tap(page, "c4");
  const sheet = page.locator("#stack");
  await expect(sheet).toBeVisible();
  const bottom = await sheet.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(bottom).toBeCloseTo(844, 0);
  await sheet.locator('[data-chip="f"]').tap();
  await tap(page, "d4");
  await expect(status(page)).toHaveText("Red is deploying");
  await picture(page, "phone-deploy");
  await sheet.locator('[data-chip="t"]').tap();
  await tap(page, "d4");
  await sheet.getByRole("button", { name: "Commit" }).tap();
  await expect(sheet).toBeHidden();
  await expectOn(page, "d4", "red air force carrying tank");
});

test("on a small phone the sheet does not cover the selected stack", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, POSITIONS.navyLands);
  await tap(page, "c4");
  await expect(page.locator("#stack")).toBeVisible();
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [top, square, stack] = [
    await box(".top"),
    await box('[data-square="c4"]'),
    await box("#stack"),
  ];
  const free = [top.y + top.height, square.y, stack.y];
  expect(free).toEqual([...free].sort((a, b) => a - b));
  const bottom = await page.locator('[data-square="c4"]').boundingBox();
  expect(bottom!.y + bottom!.height).toBeLessThanOrEqual(free[2]! + 1);
  await picture(page, "phone-small");
});

/** Every piece of the stack is in view, with its whole name. */
async function expectChipsInView(page: Page): Promise<void> {
  for (const chip of await page.locator(".chip").all()) {
    await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await chip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
}

test.describe("in Vietnamese", () => {
  test.use({ viewport: { width: 375, height: 664 }, locale: "vi-VN" });

  test("all pieces of a stack are in view", async ({ page }) => {
    await open(page, POSITIONS.navyLands);
    await tap(page, "c4");
    await expectChipsInView(page);
    await page.locator('[data-chip="f"]').tap();
    await tap(page, "d4");
    await expect(page.locator(".chip")).toHaveCount(3);
    await expectChipsInView(page);
    await picture(page, "phone-chips-vietnamese");
  });
});

for (const [width, height] of [
  [390, 664],
  [375, 553],
  [844, 390],
] as const) {
  test(`during a deploy the board and its targets are in view, ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, POSITIONS.navyLands);
    const uncovered = () =>
      page.locator("[data-square]").evaluateAll((cells) => {
        return cells.filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const root = one.getRootNode() as ShadowRoot;
          const at = [(left + right) / 2, (top + bottom) / 2] as const;
          const isFree = document.elementFromPoint(...at) === root.host;
          return (
            isFree && root.elementFromPoint(...at) === one && top >= 0 && bottom <= innerHeight
          );
        }).length;
      });
    const place = () => page.locator("svg.drawing").boundingBox();
    const before = await place();
    await tap(page, "c4");
    await expect(page.locator("#stack")).toBeVisible();
    expect(await uncovered()).toBe(132);
    await expectChipsInView(page);
    await page.locator('[data-chip="f"]').tap();
    await tap(page, "d4");
    await expect(status(page)).toHaveText("Red is deploying");
    expect(await uncovered()).toBe(132);
    await expectChipsInView(page);
    // The board has not moved under the finger.
    expect(await place()).toEqual(before);
    await expect(page.locator('[data-key="commit"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#remaining")).toBeHidden();
    await picture(page, `phone-${width}x${height}-deploy`);
    await page.locator('[data-key="more"]').tap();
    await expect(page.locator("#remaining")).toBeVisible();
    await page.locator('[data-key="more"]').tap();
    await page.locator('[data-key="commit"]').tap();
    await expectOn(page, "d4", "red air force");
    const small = await page
      .locator("input, select, textarea")
      .evaluateAll((all) => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16));
    expect(small).toHaveLength(0);
  });
}

test("a notice does not move the board, and the editor leaves it in view", async ({ page }) => {
  await open(page);
  const top = async () => (await page.locator("svg.drawing").boundingBox())!.y;
  const before = await top();
  await tap(page, "g5", "g6");
  await startGame(page);
  await expect(page.locator("#notice")).toContainText("recent games");
  expect(await top()).toBeCloseTo(before, 0);
  await page.locator("#editor summary").tap();
  await page.getByRole("button", { name: "Edit the board" }).tap();
  await expect(page.locator('[data-square="g12"]')).toBeInViewport();
  await expect(page.getByRole("button", { name: "Done: play from here" })).toBeInViewport();
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [375, 553],
  [844, 390],
  [1280, 720],
] as const) {
  test(`a long notice is read in the header, and covers nothing, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "5c5/11/11/11/11/11/11/6A4/11/11/11/6C4 r - - 0 1");
    const parts = [".score", ".board-frame", ".toolbar", "#moves"];
    const places = () =>
      Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())!.y));
    const before = await places();
    await tap(page, "g5", "g7");
    const notice = page.locator("#notice");
    await expect(notice).toContainText("heavy pieces cross the river only at the bridges");
    expect(await places()).toEqual(before);
    // All of it is shown, and nothing but the header is below it.
    const bottom = await notice.evaluate((one) => {
      const isCut = one.scrollHeight > one.clientHeight + 1;
      return isCut ? Infinity : one.getBoundingClientRect().bottom;
    });
    const header = (await page.locator(".top").boundingBox())!;
    expect(bottom).toBeLessThanOrEqual(header.y + header.height + 1);
    expect(await serious(page)).toEqual([]);
    await picture(page, `notice-${width}x${height}`);
    // After a while the status is back.
    await expect(page.locator(".status")).toHaveClass(/settled/);
    await expect(status(page)).toBeInViewport();
    expect(await places()).toEqual(before);
    await tap(page, "f12");
    await expect(notice).toHaveText("It is Red’s turn.");
  });
}

test("the viewer's score is first, and the moves come before what ends the game", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const at = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [red, blue] = ['[data-score="red"]', '[data-score="blue"]'];
  expect((await at(red)).x).toBeLessThan((await at(blue)).x);
  await page.locator("#flip").tap();
  expect((await at(blue)).x).toBeLessThan((await at(red)).x);
  expect((await at(blue)).y).toBe((await at(red)).y);
  const order = [".score", "svg.drawing", ".toolbar", "#moves", "#resign"];
  const tops = await Promise.all(order.map(async (selector) => (await at(selector)).y));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await picture(page, "phone-blue-score");
});

test("the choice dialog fits beside its square at every edge", async ({ page }) => {
  await open(page, "6c4/11/11/11/11/11/11/11/2i2F3i1/11/11/5C5 r - - 0 1");
  for (const square of ["c4", "j4"]) {
    await tap(page, "f4", square);
    const box = await page.getByRole("dialog").boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    await picture(page, "phone-choice");
    await page.getByRole("button", { name: "Cancel" }).tap();
    await tap(page, "f4");
  }
});
