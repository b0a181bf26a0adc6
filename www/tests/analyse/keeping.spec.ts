// What is written and drawn is kept, also in two tabs.
import { expect, test, type Page } from "@playwright/test";
import { centre, openPlace, press as pressSquares, seed, toStored } from "../site.js";
import { current, notices, openAnalyse, paste, PGN, press, show, turns } from "./analyse.js";

const comment = (page: Page) => page.locator(".notes textarea");

/** The PGN of what is analysed. */
async function pgn(page: Page): Promise<string> {
  await show(page, "Share");
  const text = await page.getByLabel("Game (PGN)").first().inputValue();
  await show(page, "Moves");
  return text;
}

/** Draws with the right mouse button. */
async function draw(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button: "right" });
}

test("a comment is kept while it is typed, and is one step to undo", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  await comment(page).pressSequentially("A first ");
  await expect(page.locator(".tree .comment")).toHaveText("A first");
  await comment(page).pressSequentially("step");
  await expect(page.locator(".tree .comment")).toHaveText("A first step");
  await expect(comment(page)).toHaveValue("A first step");
  await press(page, "Undo");
  await expect(comment(page)).toHaveValue("");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await press(page, "Redo");
  await expect(comment(page)).toHaveValue("A first step");
  // Without a pause: the page is left at once.
  await comment(page).pressSequentially("!");
  await page.reload();
  await expect(page.locator(".tree .comment")).toHaveText("A first step!");
});

test("arrows and circles belong to the position, and to its PGN", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  await draw(page, "f4", "f6");
  await draw(page, "e5", "e5");
  await expect(page.locator(".layer-arrows [data-arrow='f4f6']")).toBeAttached();
  await press(page, "One turn back");
  await expect(page.locator(".layer-arrows [data-arrow='f4f6']")).toHaveCount(0);
  await page.reload();
  await press(page, "Go to the end");
  await expect(page.locator(".layer-arrows [data-arrow='f4f6']")).toBeAttached();
  expect(await pgn(page)).toMatch(/1\. Mg6 \{\[%csl Ge5\]\} \{\[%cal Gf4f6\]\}/);
  await draw(page, "f4", "f6");
  await expect(page.locator(".layer-arrows [data-arrow='f4f6']")).toHaveCount(0);
  expect(await pgn(page)).not.toContain("%cal");
});

test("a text that is opened twice is one game", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, PGN);
  await expect(turns(page)).toHaveCount(10);
  await comment(page).fill("Mine");
  await expect(page.locator(".tree .comment").first()).toHaveText("Mine");
  const link = "pgn=1.+Mg6+Mg7&at=1";
  for (let time = 0; time < 2; time++) {
    await page.goto("about:blank");
    await openAnalyse(page, link);
    await expect(current(page)).toHaveText("Mg6");
  }
  await paste(page, PGN);
  await expect(page.locator(".tree .comment").first()).toHaveText("Mine");
  await openPlace(page, "games");
  await expect(page.locator(".game-row")).toHaveCount(2);
});

test("two tabs with one game follow each other", async ({ page }) => {
  await seed(page, { ...toStored({ id: "two", turns: ["Mg6", "Mg7"] }), source: "analysis" });
  await openAnalyse(page, "game=two");
  const other = await page.context().newPage();
  await openAnalyse(other, "game=two");
  await page.keyboard.press("End");
  await pressSquares(page, "c5", "c6");
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await other.keyboard.press("Home");
  await comment(other).fill("From here");
  await expect(page.locator(".tree .comment")).toHaveText("From here");
  // Each stays where it is.
  await expect(current(page)).toHaveText("Ic6");
  await expect(notices(page).locator(".notice")).toHaveCount(0);
});

test("two versions of one game are both kept, and it is said", async ({ page }) => {
  // The tabs do not hear each other.
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, "BroadcastChannel", {
      value: class {
        onmessage = null;
        postMessage() {}
        close() {}
      },
    });
  });
  await seed(page, { ...toStored({ id: "two", turns: ["Mg6", "Mg7"] }), source: "analysis" });
  await openAnalyse(page, "game=two");
  const other = await page.context().newPage();
  await openAnalyse(other, "game=two");
  await comment(page).fill("One");
  await expect(page.locator(".tree .comment")).toHaveText("One");
  await page.waitForFunction(() => localStorage.getItem("cotulenh-game:two")?.includes("One"));
  await comment(other).fill("Other");
  await expect(notices(other)).toContainText("kept as a game of their own");
  await openPlace(page, "games");
  await expect(page.locator(".game-row")).toHaveCount(2);
  const stored = await page.evaluate(() => Object.values(localStorage).join());
  expect(stored).toContain("One");
  expect(stored).toContain("Other");
});
