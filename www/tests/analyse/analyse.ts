// The actions of a visitor of Analyse, for its tests.
import { expect, type Locator, type Page } from "@playwright/test";
import { openPlace } from "../site.js";

/** A game with a variation and a comment. */
export const PGN =
  '[Event "Hà Nội Open"]\n[Red "Lan"]\n[Blue "Minh"]\n\n' +
  "1. Mg6 Mg7 {A first step.} 2. Mxg7 Ic7 3. Tf6 Tf8 (3... Ik7 4. Ik6 {quiet}) 4. Txf8 Fxf8 5. Ic6 Ixc6 *";

/** The turns of the main line. */
export const turns = (page: Page): Locator => page.locator(".tree [data-turn]");
export const variation = (page: Page): Locator => page.locator(".tree .variation [data-node]");
export const current = (page: Page): Locator => page.locator(".tree [aria-current]");
export const notices = (page: Page): Locator => page.locator(".notices");

export async function openAnalyse(page: Page, fragment = ""): Promise<void> {
  await openPlace(page, "analyse", fragment);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Pastes a text somewhere on the page. */
export async function paste(page: Page, text: string, target = "body"): Promise<void> {
  await page.locator(target).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}

/** Drops a file on the board. */
export async function dropFile(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([given], "game.pgn", { type: "text/plain" }));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector(".board-frame")!.dispatchEvent(event);
  }, text);
}

export async function show(
  page: Page,
  tab: "Moves" | "Lines" | "Review" | "Game" | "Share",
): Promise<void> {
  await page.getByRole("tab", { name: tab }).click();
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Reviews the game, and waits for the report. */
export async function review(page: Page): Promise<void> {
  await show(page, "Review");
  await press(page, "Review this game");
  await expect(page.locator(".report")).toBeVisible({ timeout: 90_000 });
}
