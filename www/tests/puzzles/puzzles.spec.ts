// The puzzles on the page.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { dayOf, puzzleOf, readSuite, type Puzzle, type Theme } from "../../places/puzzles/data.js";
import { serious } from "../axe.js";
import { cell, openPlace, press } from "../site.js";

const PUZZLES = readSuite(readFileSync("engine/tools/tests/data/tactics.txt", "utf8"));

const squaresOf = (turn: string) => turn.match(/[a-k]1?\d/g)!;

/** A move of the commander that is not the one. */
function findWrong({ fen, turns }: Puzzle): string[] | null {
  const game = new CoTuLenh(fen);
  const moves = game.moves({ verbose: true, deploy: false, type: "c" });
  game.free();
  const wrong = moves.find(({ kind, lan }) => kind === "move" && !turns.includes(lan));
  return wrong ? [wrong.from, wrong.to] : null;
}

/** The first puzzle of a theme whose turn is a move of a single piece, without a choice, with a wrong one. */
function simple(theme: Theme): Puzzle & { wrong: string[] } {
  for (const puzzle of PUZZLES.filter((one) => one.theme === theme)) {
    const wrong = findWrong(puzzle);
    const isSimple = /^\+?[A-EG-Z][a-k]\d+x?[a-k]\d+$/.test(puzzle.turns[0]);
    if (wrong && isSimple) return { ...puzzle, wrong };
  }
  throw new Error(`there is no simple puzzle of ${theme}`);
}

/** What the place says about the last try. */
const answer = (page: Page) => page.locator(".answer[data-state]");

const state = (page: Page, kind: string) =>
  expect(answer(page)).toHaveAttribute("data-state", kind, { timeout: 25_000 });

test("today's puzzle comes first, with the side that solves it at the bottom", async ({ page }) => {
  await openPlace(page, "puzzles");
  await expect(page.locator(".stage-path")).toContainText("Today’s puzzle");
  const { color } = puzzleOf(dayOf(new Date()), PUZZLES);
  await expect(page.locator(".task")).toContainText(
    color === "r" ? "You play Red" : "You play Blue",
  );
  const height = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect((await height("f1")) > (await height("f12"))).toBe(color === "r");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a puzzle is accessible in every state, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const puzzle = simple("mate1");
    await openPlace(page, "puzzles", puzzle.id);
    expect(await serious(page)).toEqual([]);
    await press(page, ...puzzle.wrong);
    await state(page, "wrong");
    await page.getByRole("button", { name: "Show me why" }).click();
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Take back" }).click();
    await press(page, ...squaresOf(puzzle.turns[0]));
    await state(page, "solved");
    expect(await serious(page)).toEqual([]);
  });
}

test("a mate in one is solved and counted, and the next one follows", async ({ page }) => {
  const puzzle = simple("mate1");
  await openPlace(page, "puzzles", puzzle.id);
  await press(page, ...squaresOf(puzzle.turns[0]));
  await state(page, "solved");
  await expect(page.locator(".puzzle-record")).toContainText(`1 of ${PUZZLES.length} solved`);
  await expect(answer(page).getByRole("button", { name: "Next puzzle" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await state(page, "playing");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(puzzle.id));
});

test("a wrong turn is refuted on the board, and taken back by one key", async ({ page }) => {
  const puzzle = simple("mate2");
  await openPlace(page, "puzzles", puzzle.id);
  const [from, to] = puzzle.wrong as [string, string];
  await press(page, from, to);
  await state(page, "wrong");
  await expect(answer(page)).toContainText("That is no mate in 2.");
  await page.getByRole("button", { name: "Show me why" }).click();
  await expect(answer(page)).toContainText("The answer would be:");
  await page.keyboard.press("Backspace");
  await state(page, "playing");
  await expect(cell(page, from)).toHaveAccessibleName(/commander/);
  // An illegal move is explained, and does not count.
  await press(page, from, from === "a1" ? "b2" : "a1");
  await expect(page.getByRole("alert")).toContainText(/Rule R\d/);
  await press(page, ...squaresOf(puzzle.turns[0]));
  await state(page, "playing");
  await expect(answer(page)).toContainText("Right! Go on.");
});

test("the solution is played, and the puzzle does not count as solved", async ({ page }) => {
  await openPlace(page, "puzzles", simple("mate2").id);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await state(page, "given");
  await expect(page.locator('[part~="check"]').first()).toBeAttached({ timeout: 25_000 });
  await expect(page.locator(".puzzle-record")).toContainText(/^0 of/);
});

test("a deploy is solved in another order of its steps", async ({ page }) => {
  const puzzle = PUZZLES.find(
    ({ theme, turns }) =>
      theme === "deploy" && /^[a-k]\d+:[^:]*:[A-Z]>x?[a-k]\d+,[A-Z]>x?[a-k]\d+$/.test(turns[0]),
  )!;
  const [, square, steps] = /^([a-k]\d+):[^:]*:(.*)$/.exec(puzzle.turns[0])!;
  await openPlace(page, "puzzles", puzzle.id);
  for (const step of steps!.split(",").reverse()) {
    const [, letter, to] = /^([A-Z])>x?(.*)$/.exec(step)!;
    await press(page, square!);
    const piece = page.locator(`[data-pick="${letter!.toLowerCase()}"]`);
    // The last piece of the stack is alone.
    if (await piece.isVisible()) await piece.click();
    await press(page, to!);
  }
  const commit = page.getByRole("button", { name: "Finish the turn" });
  if (await commit.isVisible()) await commit.click();
  await state(page, "solved");
});

test("themes are filtered, and unknown puzzles lead to another one", async ({ page }) => {
  await openPlace(page, "puzzles", "nothing");
  await expect(page.getByText("This puzzle does not exist any more.")).toBeVisible();
  await page.getByLabel("Theme").selectOption("deploy");
  await expect(page.locator(".task")).toContainText("Find the deploy");
  const count = PUZZLES.filter(({ theme }) => theme === "deploy").length;
  await expect(page.locator(".puzzle-record")).toContainText(`0 of ${count} solved`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator(".task")).toContainText("Find the deploy");
});

test("without the engine a turn is not judged, and can be taken back", async ({ page }) => {
  const puzzle = simple("mate2");
  await page.route(/engine-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`puzzles/#${puzzle.id}`);
  await press(page, ...puzzle.wrong);
  await state(page, "failed");
  await page.getByRole("button", { name: "Take back" }).click();
  await state(page, "playing");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 620 }, hasTouch: true, locale: "vi-VN" });

  test("task, board and answer are in view together", async ({ page }) => {
    const puzzle = simple("mate1");
    await openPlace(page, "puzzles", puzzle.id);
    const [from, to] = puzzle.wrong as [string, string];
    await cell(page, from).tap();
    await cell(page, to).tap();
    await expect(answer(page)).toContainText("Chưa phải chiếu hết.");
    for (const part of [page.locator(".task"), page.locator(".board-frame")]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByRole("button", { name: "Đi lại" })).toBeInViewport();
    expect(await serious(page)).toEqual([]);
  });
});
