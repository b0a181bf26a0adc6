// A board in a place: its squares, and how a visitor plays on it.
import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a place. Errors in the browser fail the test. */
export async function visit(page: Page, path: string): Promise<void> {
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error") expect.soft(message.text()).toBe("");
  });
  await page.goto(path);
}

/** The cell of a square. Its accessible name says what is on it. */
export function cell(page: Page, square: string): Locator {
  return page.locator(`[data-square="${square}"]`);
}

/** Presses squares one after the other. */
export async function press(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const box = await cell(page, square).boundingBox();
    if (!box) throw new Error(`there is no ${square}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** What the place says about the last try. */
export function answer(page: Page): Locator {
  return page.locator(".answer[data-state]");
}
