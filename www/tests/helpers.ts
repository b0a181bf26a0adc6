// What the tests do on the page, in the words of a user.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { toHash, STANDARD } from "../app/link.js";
import type { Rules } from "../game/state.js";

/** Opens the page with a position; fails the test if the browser complains. */
export async function open(page: Page, fen?: string, rules: Partial<Rules> = {}): Promise<void> {
  if (page.url() === "about:blank") {
    page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
    page.on("console", (message) => {
      if (message.type() === "error") expect.soft(message.text()).toBe("");
    });
  }
  // From another position, so that the page is loaded and not only sent to another address.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(fen ? `./${toHash(fen, { ...STANDARD, ...rules })}` : "./");
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Goes to another page of the same origin. */
export async function elsewhere(page: Page): Promise<void> {
  // Without an icon the browser would ask the server for one.
  const body = '<!doctype html><link rel="icon" href="data:,"><p>Another page.</p>';
  await page.route("**/elsewhere", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("./elsewhere");
}

/** The cell of a square, which is named after what is on it. */
export function cell(page: Page, square: string): Locator {
  return page.locator(`[data-square="${square}"]`);
}

/** Expects a square to be called so: `expectOn(page, "g6", "red militia")`. */
export async function expectOn(page: Page, square: string, what: string): Promise<void> {
  await expect(cell(page, square)).toHaveAccessibleName(`${square}, ${what}`);
}

/** Where a square is on the screen. */
export async function centre(page: Page, square: string): Promise<{ x: number; y: number }> {
  await cell(page, square).scrollIntoViewIfNeeded();
  const box = await cell(page, square).boundingBox();
  if (!box) throw new Error(`there is no ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await centre(page, square);
    await page.mouse.click(x, y);
  }
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

export async function tap(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await centre(page, square);
    await page.touchscreen.tap(x, y);
  }
}

/** A finger that goes from one square to another. */
export async function swipe(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", start);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = (a: number, b: number) => a + (b - a) * part;
    await touch("touchMove", { x: at(start.x, end.x), y: at(start.y, end.y) });
  }
  await touch("touchEnd");
}

/** Goes to a square by arrow keys from the one that has the focus, and presses Enter there. */
export async function keys(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const focused = page.locator("[data-square]:focus");
    const from = (await focused.getAttribute("data-square")) ?? "";
    const across = square.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(square.slice(1)) - Number(from.slice(1));
    for (let i = 0; i < Math.abs(across); i++) {
      await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let i = 0; i < Math.abs(up); i++) {
      await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    }
    await page.keyboard.press("Enter");
  }
}

/** Puts the focus on the board, as Tab does. */
export async function enterBoard(page: Page): Promise<void> {
  await page.locator('[data-square][tabindex="0"]').focus();
}

/** The kinds of destinations that are marked on a square. */
export async function marks(page: Page, square: string): Promise<string[]> {
  const shapes = page.locator(`[data-target="${square}"]`);
  const names = await shapes.evaluateAll((all) =>
    all.map((one) => one.getAttribute("class") ?? ""),
  );
  return names.map((name) => name.replace("target ", "")).sort();
}

export function status(page: Page): Locator {
  return page.locator("#status");
}

/** The turns of the move list. */
export function turns(page: Page): Locator {
  return page.locator("[data-turn]");
}

/** Leaves a picture to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await test.step(`picture ${name}`, async () => {
    // Pieces on their way and flashing ones are shown at rest.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await page.screenshot({ path: `test-results/pictures/${name}.png` });
  });
}

/** A commander each, and what the name says. */
export const POSITIONS = {
  tankTakes: "5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4 r - - 0 1",
  artilleryStays: "5c5/11/11/11/11/11/11/11/1n1A7/11/11/6C4 r - - 0 1",
  planeChooses: "6c4/11/11/11/11/4i6/11/11/4F6/11/11/5C5 r - - 0 1",
  planeStrikes: "5c5/11/11/11/11/4ge5/11/11/4F6/11/11/6C4 r - - 0 1",
  infantryBoards: "5c5/11/11/11/11/11/11/11/11/4T6/4I6/6C4 r - - 0 1",
  navyLands: "5c5/11/11/4g6/11/11/11/11/2(NFT)1i6/11/11/6C4 r - - 0 1",
};
