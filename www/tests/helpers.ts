// The actions of a user, for the tests.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { toHash } from "../app/link.js";
import { STANDARD_RULES } from "../game/rules.js";
import type { Rules } from "../game/vocabulary.js";

/** Opens the page with a position. Errors in the browser fail the test. */
export async function open(page: Page, fen?: string, rules: Partial<Rules> = {}): Promise<void> {
  if (page.url() === "about:blank") {
    // The choices of the first visit have tests of their own.
    await page.addInitScript(() => {
      try {
        localStorage.setItem("cotulenh-welcomed", "1");
      } catch {
        // A test in which the storage is full or denied: the choices are closed below.
      }
    });
    page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
    page.on("console", (message) => {
      if (message.type() === "error") expect.soft(message.text()).toBe("");
    });
  }
  // From another page, so that the page is loaded again: only the fragment may differ.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(fen ? `./${toHash(fen, { ...STANDARD_RULES, ...rules })}` : "./");
  await expect(page.getByRole("grid")).toBeVisible();
  const close = page.locator('[data-welcome="close"]');
  if (await close.isVisible()) await close.click();
}

/** Opens another page of the same origin. */
export async function elsewhere(page: Page): Promise<void> {
  // With an icon, so that the browser requests none.
  const body = '<!doctype html><link rel="icon" href="data:,"><p>Another page.</p>';
  await page.route("**/elsewhere", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("./elsewhere");
}

/** The cell of a square. Its accessible name says what is on it. */
export function cell(page: Page, square: string): Locator {
  return page.locator(`[data-square="${square}"]`);
}

/** Expects something on a square: `expectOn(page, "g6", "red militia")`. */
export async function expectOn(page: Page, square: string, what: string): Promise<void> {
  await expect(cell(page, square)).toHaveAccessibleName(`${square}, ${what}`);
}

/** The middle of a square on the screen. */
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

/** A touch that moves from one square to another. */
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

/** Moves the focus to a square with the arrow keys, and presses Enter there. */
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

/** Focuses the board, as Tab does. */
export async function enterBoard(page: Page): Promise<void> {
  await page.locator('[data-square][tabindex="0"]').focus();
}

/** Starts a game as the dialog offers it. */
export async function startGame(page: Page): Promise<void> {
  await page.locator("#new-game").click();
  await page.locator("#start-game").click();
}

/** The control of a rule in the panel of custom rules. */
export async function openRule(page: Page, name: keyof Rules): Promise<Locator> {
  const panel = page.locator("#rules");
  if (!(await panel.evaluate((one: HTMLDetailsElement) => one.open))) {
    await panel.locator("summary").click();
  }
  await panel.locator('[data-choice="preset"]').selectOption("custom");
  return panel.locator(`[data-rule="${name}"]`);
}

/** The kinds of destinations that are marked on a square. */
export async function marks(page: Page, square: string): Promise<string[]> {
  const shapes = page.locator(`[data-target="${square}"] > .target`);
  const names = await shapes.evaluateAll((all) =>
    all.map((one) => one.getAttribute("class") ?? ""),
  );
  return names.map((name) => name.replace("target ", "")).sort();
}

/** The arrows and rings on the board, with their colours: `g5g7 green`, `c9 blue`. */
export async function arrows(page: Page): Promise<string[]> {
  const shapes = page.locator(".layer-arrows :is([data-arrow], .ring)");
  return shapes.evaluateAll((all) =>
    all.map((one) => {
      const { arrow, mark } = (one as SVGElement).dataset;
      const pen = /pen-(\w+)/.exec(one.outerHTML)?.[1];
      return `${arrow ?? mark} ${pen}`;
    }),
  );
}

export function status(page: Page): Locator {
  return page.locator("#status");
}

/** The turns of the move list. */
export function turns(page: Page): Locator {
  return page.locator("[data-turn]");
}

/** Saves a screenshot, to be checked by eye. */
export async function picture(page: Page, name: string): Promise<void> {
  await test.step(`picture ${name}`, async () => {
    // Without animations.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await page.screenshot({ path: `test-results/pictures/${name}.png` });
  });
}

/** Positions with a commander of each side, and what the name says. */
export const POSITIONS = {
  tankTakes: "5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4 r - - 0 1",
  artilleryStays: "5c5/11/11/11/11/11/11/11/1n1A7/11/11/6C4 r - - 0 1",
  planeChooses: "6c4/11/11/11/11/4i6/11/11/4F6/11/11/5C5 r - - 0 1",
  planeStrikes: "5c5/11/11/11/11/4ge5/11/11/4F6/11/11/6C4 r - - 0 1",
  infantryBoards: "5c5/11/11/11/11/11/11/11/11/4T6/4I6/6C4 r - - 0 1",
  navyLands: "5c5/11/11/4g6/11/11/11/11/2(NFT)1i6/11/11/6C4 r - - 0 1",
};
