// The review of a game in the page.
import { CoTuLenh } from "cotulenh-wasm";
import { expect, test } from "@playwright/test";
import { serious } from "../axe.js";
import { expectOn, picture } from "../site.js";
import {
  current,
  openAnalyse,
  paste,
  PGN,
  press,
  review,
  show,
  turns,
  variation,
} from "./analyse.js";

test("a game is reviewed: graph, mistakes with what was better, summary, and all of it is kept", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openAnalyse(page);
  await show(page, "Review");
  await expect(page.locator(".review-part")).toContainText("Play or open a game first.");
  await paste(page, PGN.replace(/\(.*?\) /, ""));
  await expect(turns(page)).toHaveCount(10);
  await show(page, "Review");
  await press(page, "Review this game");
  await press(page, "Stop");
  await expect(page.locator(".report")).toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await review(page);
  // No blank room is added.
  expect(await height()).toBe(before);
  await expect(page.locator(".summary tbody tr")).toHaveText([/^Red\d+ %/, /^Blue\d+ %/]);
  const mistake = page.locator("[data-mistake]").first();
  const better = page.locator(".mistakes .better").first();
  await expect(better).toContainText("better: ");
  await picture(page, "analyse-review");
  expect(await serious(page)).toEqual([]);

  // The graph goes to a turn, by pointer and by keys.
  const graph = page.getByRole("slider");
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + box.width / 10, box.y + 20);
  await expect(graph).toHaveAttribute("aria-valuetext", /^Mg6: /);
  await graph.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Mg7: /);
  await graph.press("Home");
  await expectOn(page, "g5", "red militia");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Start: /);

  // Mistakes are walked through.
  await press(page, "Next mistake");
  await expect(mistake).toHaveAttribute("aria-current", "step");
  await expect(page.locator(".walk")).toContainText(/1 of \d+/);
  await press(page, "Next mistake");
  await expect(mistake).not.toHaveAttribute("aria-current", "step");
  await press(page, "Previous mistake");
  await mistake.click();
  await better.click();
  await expect(better).toHaveAttribute("aria-current", "step");
  await show(page, "Moves");
  await expect(variation(page).first()).toBeVisible();
  await expect(page.locator(".tree .variation [aria-current]")).toHaveCount(1);

  await page.waitForURL(/#game=/);
  await page.reload();
  await show(page, "Review");
  await expect(page.locator(".report")).toBeVisible();
  await show(page, "Share");
  await expect(page.getByLabel("Game (PGN)").first()).toHaveValue(/\[%eval [-0-9.]+\]/);
});

test("a review is taken back, and does not stop other work", async ({ page }) => {
  test.setTimeout(120_000);
  // Long enough that the review is not over before something is written.
  const game = new CoTuLenh();
  game.loadPgn("1. Mg6 Mg7 2. Ic6 Ic7 3. Ik6 Ik7 *");
  while (game.history().length < 60) game.move(game.moves()[0]!);
  await openAnalyse(page);
  await paste(page, game.pgn());
  await expect(turns(page)).toHaveCount(60);
  await show(page, "Review");
  await press(page, "Review this game");
  // Meanwhile one goes through the game, and writes about it.
  await show(page, "Moves");
  await turns(page).nth(2).click();
  await page.getByLabel("Comment on Ic6").fill("Written meanwhile.");
  await page.getByLabel("Comment on Ic6").blur();
  await show(page, "Review");
  await expect(page.locator(".report")).toBeVisible({ timeout: 60_000 });
  await show(page, "Moves");
  await expect(current(page)).toContainText("Ic6");
  await expect(page.locator(".tree .comment").first()).toHaveText("Written meanwhile.");
  await show(page, "Review");
  await press(page, "Undo the review");
  await expect(page.locator(".report")).toHaveCount(0);
  await show(page, "Moves");
  await expect(page.locator(".tree .comment")).toHaveText("Written meanwhile.");
  await expect(page.locator(".tree .sign")).toHaveCount(0);
});
