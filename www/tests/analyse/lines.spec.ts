// The engine beside the board.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { expectOn, picture, press as pressSquares } from "../site.js";
import { current, openAnalyse, press, turns } from "./analyse.js";

const lines = (page: Page) => page.locator(".lines li");
const engine = (page: Page) => page.getByRole("switch", { name: "Engine" });
const arrows = (page: Page) => page.locator(".layer-arrows [data-arrow]");

/** Red can take a navy for nothing. */
const NAVY_HANGS = "fen=6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3+r+-+-+0+1";

test("lines are found, looked at and played", async ({ page }) => {
  await openAnalyse(page, NAVY_HANGS);
  await expect(lines(page)).toHaveCount(0);
  await engine(page).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(page.locator(".facts")).toContainText(/depth \d+ · .*k\/s/);
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", /Red (is better|mates)$/);
  const first = page.locator('[data-line="0"]').first();
  await expect(first).toHaveText("1. A_b4");
  await expect(page.locator(".lines .value").first()).toHaveText(/^[+#]/);
  await expect(arrows(page).first()).toBeAttached();
  await picture(page, "analyse-lines");
  expect(await serious(page)).toEqual([]);

  // Pointing at a turn shows the position after it.
  await expectOn(page, "b4", "blue navy");
  await first.hover();
  await expect(page.locator('[data-on="b4"]')).toHaveCount(0);
  await page.mouse.move(5, 300);
  await expect(page.locator('[data-on="b4"]')).toHaveCount(1);
  // So does the focus.
  await first.focus();
  await expect(page.locator('[data-on="b4"]')).toHaveCount(0);
  await first.click();
  await expect(turns(page)).toHaveText(["A_b4"]);
  await expect(current(page)).toHaveText("A_b4");
  await expectOn(page, "b4", "empty");
  // The next position is thought about at once.
  await expect(lines(page).first()).toContainText("1…");
  await engine(page).click();
  await expect(arrows(page)).toHaveCount(0);
  await expect(lines(page)).toHaveCount(0);
});

test("number of lines, depth and arrows are chosen", async ({ page }) => {
  await openAnalyse(page, NAVY_HANGS);
  await engine(page).click();
  await expect(arrows(page).first()).toBeAttached();
  await page.locator(".options summary").click();
  await page.getByRole("combobox", { name: "Lines" }).selectOption("5");
  await expect(lines(page)).toHaveCount(5);
  await page.getByLabel("Arrows").uncheck();
  await expect(arrows(page)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Depth" }).selectOption("6");
  await expect(page.locator(".facts")).toContainText("depth 6");
  expect(await serious(page)).toEqual([]);
});

test("the page goes on while the engine thinks", async ({ page }) => {
  await openAnalyse(page);
  await engine(page).click();
  await expect(lines(page)).toHaveCount(3);
  // A search without an end on this thread would leave no frames. How long they take is measured elsewhere.
  await page.evaluate(async () => {
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
  });
  await pressSquares(page, "g5", "g6");
  await expect(lines(page).first()).toContainText("1…");
  // In another place it does not think on.
  await page.getByRole("link", { name: "Editor" }).first().click();
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeVisible();
  await page.goBack();
  await expect(engine(page)).toHaveAttribute("aria-checked", "false");
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("an engine that cannot start is explained, and the page goes on", async ({ page }) => {
  const broken = { contentType: "text/javascript", body: 'throw new Error("broken");' };
  await page.route("**/assets/engine-*", (route) => route.fulfill(broken));
  await openAnalyse(page, NAVY_HANGS);
  await engine(page).click();
  await expect(page.locator(".facts")).toContainText("could not start");
  await pressSquares(page, "d4", "b4");
  await expect(turns(page)).toHaveCount(1);
});

test("why a final position is mate is shown on the board and in words", async ({ page }) => {
  const mate = "fen=4s6/1n3h1h1e1/6t4/2ie1g5/3g7/11/11/5%2BA5/9Ii/6%2Ba1GC1/5H1c3/11+r+-+-+2+138";
  await openAnalyse(page, mate);
  await expect(page.locator(".status")).toContainText("Blue wins: checkmate");
  await press(page, "Why is this mate?");
  const reasons = page.locator(".reasons");
  await expect(reasons).toContainText("attacked by artillery g3");
  await expect(reasons).toContainText("j2 (open line of the commander h2");
  await expect(page.locator('.layer-arrows [data-arrow="g3j3"]')).toBeAttached();
  await picture(page, "analyse-mate");
  expect(await serious(page)).toEqual([]);
  await press(page, "Hide why");
  await expect(reasons).toHaveCount(0);
  await expect(arrows(page)).toHaveCount(0);
});
