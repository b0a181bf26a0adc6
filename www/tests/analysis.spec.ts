// The engine beside the board: analysis of a position, and the review of a game.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "./axe.js";
import { cell, click, expectOn, open, picture, turns } from "./helpers.js";

const lines = (page: Page) => page.locator("#lines li");

/** Red can take a navy for nothing. */
const NAVY_HANGS = "6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3 r - - 0 1";

async function openSection(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > summary`).click();
}

test("the engine analyses what is on the board, and its lines are shown and played", async ({
  page,
}) => {
  await open(page, NAVY_HANGS);
  await openSection(page, "analysis");
  await expect(lines(page)).toHaveCount(3);
  await expect(page.locator("#analysis-facts")).toContainText(/Depth \d+ · .* positions a second/);
  await expect(page.locator("#evaluation")).toHaveAttribute("aria-valuetext", /Red is better$/);
  const first = page.locator('[data-line="0"]').first();
  await expect(first).toHaveText("1. A_b4");
  await expect(page.locator("#lines .value").first()).toHaveText(/^[+#]/);
  await expect(page.locator(".layer-arrows [data-arrow]").first()).toBeAttached();
  await picture(page, "analysis");
  expect(await serious(page)).toEqual([]);

  // Pointing at a turn shows the position after it.
  await page.locator("#analysis-lines").selectOption("5");
  await expect(lines(page)).toHaveCount(5);
  await page.locator("#analysis-pause").click();
  await expect(page.locator("#analysis-pause")).toHaveText("Go on");
  await expect(page.locator('[data-on="b4"]')).toHaveCount(1);
  await first.hover();
  await expect(page.locator('[data-on="b4"]')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-on="b4"]')).toHaveCount(1);
  await first.click();
  await expect(turns(page)).toHaveText(["A_b4"]);
  await expectOn(page, "b4", "empty");
  // A pause lasts: the next position is not analysed until the user goes on.
  await expect(lines(page)).toHaveCount(0);
  await page.locator("#analysis-pause").click();
  await expect(lines(page)).not.toHaveCount(0);
  await openSection(page, "analysis");
  await expect(page.locator(".layer-arrows [data-arrow]")).toHaveCount(0);
});

test("the page goes on while the engine thinks", async ({ page }) => {
  await open(page);
  await openSection(page, "analysis");
  await expect(lines(page)).toHaveCount(3);
  // A search without an end on this thread would leave no frames. How long they take is measured elsewhere.
  await page.evaluate(async () => {
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
  });
  await click(page, "g5", "g6");
  await expect(lines(page).first()).toContainText("1…");
});

test("an engine that cannot start is explained, and the page goes on", async ({ page }) => {
  const broken = { contentType: "text/javascript", body: 'throw new Error("broken");' };
  await page.route("**/assets/engine-*", (route) => route.fulfill(broken));
  await open(page, NAVY_HANGS);
  await openSection(page, "analysis");
  await expect(page.locator("#analysis-facts")).toContainText("could not start");
  await click(page, "d4", "b4");
  await expect(turns(page)).toHaveCount(1);
});

/** Red's tank takes, and is taken; then Blue gives a navy away. */
const PGN = "1. Mg6 Mg7 2. Mxg7 Ic7 3. Tf6 Tf8 4. Txf8 Fxf8 5. Ic6 Ixc6 *";

test("a game is reviewed: graph, mistakes with what was better, summary, and all of it is kept", async ({
  page,
}) => {
  await open(page);
  await openSection(page, "texts");
  await page.locator("#pgn").fill(PGN);
  await page.locator("#load-pgn").click();
  await openSection(page, "texts");
  await openSection(page, "review");
  await page.locator("#review-start").click();
  await page.locator("#review-stop").click();
  await expect(page.locator("#review-report")).toBeHidden();
  await page.locator("#review-start").click();
  await expect(page.locator("#review-progress")).toBeVisible();
  const result = page.locator("#review-report");
  await expect(result).toBeVisible({ timeout: 25_000 });
  await expect(page.locator("[data-review]")).toHaveText([/^Red\d+ %/, /^Blue\d+ %/]);
  const mistake = page.locator("[data-mistake]").first();
  const better = page.locator("[data-better]").first();
  await expect(better).toContainText("better: ");
  await expect(page.locator("#moves .variation")).not.toHaveCount(0);
  await picture(page, "review");
  expect(await serious(page)).toEqual([]);

  // The graph goes to a turn, by pointer and by keys.
  const graph = page.locator("#graph");
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + box.width / 10, box.y + 20);
  await expect(turns(page).nth(0)).toHaveAttribute("aria-current", "step");
  await graph.press("ArrowRight");
  await expect(turns(page).nth(1)).toHaveAttribute("aria-current", "step");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Mg7: /);
  await graph.press("Home");
  await expectOn(page, "g5", "red militia");
  await mistake.click();
  await expect(page.locator("#moves [aria-current]")).toContainText(/[?]/);
  await better.click();
  await expect(page.locator("#moves .variation [aria-current]")).toHaveCount(1);
  // The report stays, and the end of the game is reached from there.
  await expect(result).toBeVisible();
  await expect(page.locator("#review-legend")).toHaveText(
    "?! inaccuracies · ? mistakes · ?? blunders",
  );
  const last = page.getByRole("button", { name: "Go to the end" });
  await last.click();
  // The first click may have gone to the end of the variation.
  if (await last.isEnabled()) await last.click();
  await expect(turns(page).nth(9)).toHaveAttribute("aria-current", "step");
  await expect(last).toBeDisabled();

  await page.reload();
  await expect(cell(page, "a1")).toBeVisible();
  await openSection(page, "review");
  await expect(page.locator("#review-report")).toBeVisible();
  await openSection(page, "texts");
  await expect(page.locator("#pgn")).toHaveValue(/\[%eval [-0-9.]+\]/);
});
