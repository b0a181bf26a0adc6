// What is analysed is said, the keys, the graph under the board, and the visitor's own games beside the book.
import { expect, test, type Page } from "@playwright/test";
import type { StoredGame } from "../../storage/games.js";
import { serious } from "../axe.js";
import { openPlace, picture, seed, toStored, expectOn } from "../site.js";
import { current, openAnalyse, paste, PGN, press, review, show, turns } from "./analyse.js";

const facts = (page: Page) => page.locator(".facts-of-game");

test("names, rules, battle, points, clocks and result are said; at the end who lost what", async ({
  page,
}) => {
  await openAnalyse(page);
  await paste(
    page,
    '[Red "Lan"]\n[Blue "Minh"]\n[Rules "official objective=naval"]\n\n' +
      "1. Mg6 {[%clk 0:09:58]} Mg7 {[%clk 0:09:41]} 2. Mxg7 {[%clk 0:09:30]} 1-0",
  );
  await expect(facts(page)).toContainText("Lan");
  await expect(facts(page)).toContainText("Official rules · Naval battle · navies 2–2 · Red won");
  await expect(facts(page)).not.toContainText("lost");
  await press(page, "Go to the end");
  await expect(facts(page).locator(".fact-side")).toHaveText([
    /^Lan10 points9:30$/,
    /^Minh0 points9:41$/,
  ]);
  await expect(facts(page)).toContainText("Red lost: nothing. Blue lost: militia.");
  await press(page, "One turn back");
  await expect(facts(page).locator(".fact-side").first()).toContainText("9:58");
  await picture(page, "analyse-facts");
  expect(await serious(page)).toEqual([]);
});

test("arrow keys step through the moves after a tab was clicked", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, "1. Mg6 Mg7 2. Ic6 *");
  await expect(turns(page)).toHaveCount(3);
  await show(page, "Review");
  await show(page, "Moves");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("Mg6");
  await page.keyboard.press("End");
  await expect(current(page)).toHaveText("Ic6");
  // By keys, they go from tab to tab.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Review" })).toBeFocused();
});

test("the engine is switched by a key", async ({ page }) => {
  await openAnalyse(page);
  const engine = page.getByRole("switch", { name: "Engine" });
  await page.keyboard.press("e");
  await expect(engine).toBeChecked();
  await page.keyboard.press("e");
  await expect(engine).not.toBeChecked();
});

test("every place lists its keys by a question mark", async ({ page }) => {
  const places = {
    home: /this list/,
    play: /select, move.*this list/,
    analyse: /a turn back, forward.*switch the engine.*select, move.*this list/,
    puzzles: /hint.*the next puzzle.*this list/,
    editor: /take back.*flip the board.*this list/,
    rules: /this list/,
    games: /this list/,
    developers: /this list/,
  } as const;
  for (const [place, keys] of Object.entries(places)) {
    await openPlace(page, place as keyof typeof places, place === "play" ? "level=1" : "");
    if (["play", "analyse", "puzzles", "editor"].includes(place)) {
      await expect(page.getByRole("grid").first()).toBeVisible();
    }
    if (place === "play") await expect(page.locator(".actions")).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toContainText(keys, { timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("the graph of a review is as wide as the board; it shows positions, and a key goes on", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAnalyse(page);
  await paste(page, PGN.replace(/\(.*?\) /, ""));
  await expect(turns(page)).toHaveCount(10);
  await review(page);
  const graph = page.locator("svg.graph[role=slider]");
  const [board, box] = [
    (await page.locator(".board-frame").boundingBox())!,
    (await graph.boundingBox())!,
  ];
  expect(box.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(Math.abs(box.width - board.width)).toBeLessThan(30);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.keyboard.press("Home");
  // Going elsewhere ends what is shown of another position.
  await expect(graph).toHaveAttribute("aria-valuetext", /^Start/);
  await page.mouse.move(box.x + box.width / 10, box.y + 30);
  await expect(page.locator(".graph-tip")).toContainText(/1\. Mg6.*[+−-]?\d/);
  await expectOn(page, "g6", "red militia");
  await picture(page, "analyse-graph");
  await page.mouse.move(box.x, box.y - 200);
  await expectOn(page, "g5", "red militia");
  await expect(page.locator(".graph-tip")).toHaveCount(0);
  // The next mistake by a key.
  await page.locator("body").press("n");
  await expect(page.locator("[data-mistake]").first()).toHaveAttribute("aria-current", "step");
});

test("the own games are an opening explorer, by positions", async ({ page }) => {
  const game = (id: string, played: string[], result: string): StoredGame => ({
    ...toStored({ id, turns: played, computer: { color: "b", level: 2 } }),
    result,
  });
  await seed(
    page,
    game("one", ["Mg6", "Mg7", "Ic6"], "1-0"),
    game("two", ["Mg6", "Ic7"], "0-1"),
    // The same position by other turns.
    game("three", ["Ic6", "Mg7", "Mg6", "Ic7"], "1-0"),
    // What was only opened is not an own game.
    { ...game("four", ["Ik6"], "1-0"), source: "analysis" },
  );
  await openAnalyse(page, "pgn=1.+Ik6+*&at=0");
  const own = page.getByRole("table", { name: "In your games" });
  await expect(own.locator("tbody tr")).toHaveText([/^Mg62$/, /^Ic61$/]);
  await expect(own.getByRole("img").first()).toHaveAccessibleName(
    "Red won 50 %, drawn 0 %, Blue won 50 %",
  );
  await picture(page, "analyse-own");
  for (const san of ["Mg6", "Mg7"]) {
    await own.getByRole("button", { name: san }).click();
  }
  await expect(own.locator("tbody tr")).toHaveText([/^Ic61$/]);
  await own.getByRole("button", { name: "Ic6" }).click();
  await expect(own.locator("tbody tr")).toHaveText([/^Ic71$/]);
});
