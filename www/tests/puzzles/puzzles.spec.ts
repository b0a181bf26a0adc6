// The puzzles on the page.
import { expect, test, type Page } from "@playwright/test";
import { CoTuLenh, parseRules } from "cotulenh-wasm";
import { findDaily, loadPuzzles, PUZZLES, THEMES, type Puzzle } from "cotulenh-wasm/puzzles";
import { dayOf } from "../../places/puzzles/day.js";
import { serious } from "../axe.js";
import { cell, openPlace, press } from "../site.js";

const squaresOf = (turn: string) => turn.match(/[a-k]1?\d/g)!;

/** The game in which a puzzle is to be solved. */
function open({ fen, rules, mistake }: Puzzle): CoTuLenh {
  const game = new CoTuLenh(fen, { rules: parseRules(rules) });
  game.playTurn(mistake);
  return game;
}

/** A move that neither solves a puzzle nor ends the game: of a piece that stands alone, without a choice. */
function findWrong(puzzle: Puzzle): string[] | null {
  const game = open(puzzle);
  try {
    const moves = game.moves({ verbose: true, deploy: false });
    const wrong = moves.find(({ kind, lan, from, to, piece }) => {
      if (kind !== "move" || piece.carrying || lan === puzzle.turns[0]) return false;
      if (moves.filter((one) => one.from === from && one.to === to).length > 1) return false;
      const trial = game.clone();
      const isOver = (trial.playTurn(lan), trial.isGameOver());
      trial.free();
      return !isOver;
    });
    return wrong ? [wrong.from, wrong.to] : null;
  } finally {
    game.free();
  }
}

/** A puzzle whose first turn is a move of a single piece without a choice, with a wrong one. */
async function simple(theme: Puzzle["theme"]): Promise<Puzzle & { wrong: string[] }> {
  for (const puzzle of await loadPuzzles(theme)) {
    const wrong = findWrong(puzzle);
    const isSimple = /^\+?[A-EG-Z][a-k]\d+x?[a-k]\d+$/.test(puzzle.turns[0]!);
    if (wrong && isSimple) return { ...puzzle, wrong };
  }
  throw new Error(`there is no simple puzzle of ${theme}`);
}

/** What the place says about the last try. */
const answer = (page: Page) => page.locator(".answer[data-state]");

const state = (page: Page, kind: string) =>
  expect(answer(page)).toHaveAttribute("data-state", kind, { timeout: 15_000 });

test("today's puzzle comes first, with the side that solves it at the bottom", async ({ page }) => {
  await openPlace(page, "puzzles");
  await expect(page.locator(".stage-path")).toContainText("Today’s puzzle");
  const { color } = await findDaily(dayOf(new Date()));
  const side = color === "r" ? "You play Red" : "You play Blue";
  await expect(page.locator(".task")).toContainText(side);
  const height = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect((await height("f1")) > (await height("f12"))).toBe(color === "r");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a puzzle is accessible in every state, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const puzzle = await simple("mate1");
    await openPlace(page, "puzzles", puzzle.id);
    expect(await serious(page)).toEqual([]);
    await press(page, ...puzzle.wrong);
    await state(page, "wrong");
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Take back" }).click();
    await press(page, ...squaresOf(puzzle.turns[0]!));
    await state(page, "solved");
    expect(await serious(page)).toEqual([]);
    await openPlace(page, "puzzles", "numbers");
    await expect(page.getByRole("table")).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

test("a mate in one is solved and counted, and the next one follows", async ({ page }) => {
  const puzzle = await simple("mate1");
  await openPlace(page, "puzzles", puzzle.id);
  await press(page, ...squaresOf(puzzle.turns[0]!));
  await state(page, "solved");
  await expect(page.locator(".puzzle-record")).toContainText("1 tried");
  await expect(page.locator(".puzzle-record")).not.toContainText("Rating 800");
  await expect(answer(page).getByRole("button", { name: "Next puzzle" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await state(page, "playing");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(puzzle.id));
  await page.reload();
  await expect(page.locator(".puzzle-record")).toContainText("1 tried");
});

test("a wrong turn is refuted on the board, and taken back by one key", async ({ page }) => {
  const puzzle = await simple("mate2");
  await openPlace(page, "puzzles", puzzle.id);
  const [from, to] = puzzle.wrong as [string, string];
  await press(page, from, to);
  await state(page, "wrong");
  await expect(answer(page)).toContainText("There is something better.");
  await page.getByRole("button", { name: "Show me why" }).click();
  await expect(answer(page)).toContainText("The answer would be:", { timeout: 25_000 });
  await page.keyboard.press("Backspace");
  await state(page, "playing");
  // An illegal move is explained.
  await press(page, from, from === "a1" ? "b2" : "a1");
  await expect(page.getByRole("alert")).toContainText(/Rule R\d/);
  await press(page, ...squaresOf(puzzle.turns[0]!));
  await expect(answer(page)).toContainText("Right! Go on.");
  await press(page, ...squaresOf(puzzle.turns[2]!));
});

test("hints come one by one, and the solution is played", async ({ page }) => {
  const puzzle = await simple("mate2");
  await openPlace(page, "puzzles", puzzle.id);
  await state(page, "playing");
  await page.keyboard.press("h");
  await expect(answer(page)).toContainText("Start with the piece in the green ring.");
  await page.keyboard.press("h");
  await expect(answer(page)).toContainText(/The arrow shows the turn: .+ from \w+ to \w+/);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await state(page, "given");
  // The line is described in words, with the reason why it is mate.
  await expect(answer(page)).toContainText(/wins: checkmate\. .*commander/);
  await expect(page.locator(".puzzle-record")).toContainText("1 tried");
  await page.getByRole("link", { name: "Analyse it" }).click();
  await expect(page).toHaveURL(/\/analyse\//);
  await expect(page.getByText("This position cannot be read")).toHaveCount(0);
});

test("themes and difficulties are chosen, and unknown puzzles lead to another one", async ({
  page,
}) => {
  await openPlace(page, "puzzles", "nothing");
  await expect(page.getByText("This puzzle does not exist any more.")).toBeVisible();
  await page.getByLabel("Theme").selectOption("deploy");
  await expect(page.locator(".task")).toContainText("Find the deploy");
  await page.getByLabel("Difficulty").selectOption("2");
  await expect(page.locator(".stage-path")).toContainText("Easy");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator(".task")).toContainText("Find the deploy");
});

test("the numbers add up", async ({ page }) => {
  await openPlace(page, "puzzles", "numbers");
  const all = THEMES.reduce((sum, theme) => sum + PUZZLES[theme].all, 0);
  await expect(page.getByRole("heading", { level: 2 })).toContainText(`${all} puzzles`);
  const cells = await page.locator("tbody tr td:last-child").allTextContents();
  expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(all);
  await expect(page.locator("tfoot td").last()).toHaveText(String(all));
});

test("without the engine a wrong turn has no refutation, and can be taken back", async ({
  page,
}) => {
  const puzzle = await simple("mate2");
  await page.route(/engine-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`puzzles/#${puzzle.id}`);
  await press(page, ...puzzle.wrong);
  await state(page, "wrong");
  await page.getByRole("button", { name: "Show me why" }).click();
  await expect(answer(page)).toContainText("The engine could not be loaded");
  await page.getByRole("button", { name: "Take back" }).click();
  await state(page, "playing");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 620 }, hasTouch: true, locale: "vi-VN" });

  test("task, board and answer are in view together", async ({ page }) => {
    const puzzle = await simple("mate1");
    await openPlace(page, "puzzles", puzzle.id);
    const [from, to] = puzzle.wrong as [string, string];
    await cell(page, from).tap();
    await cell(page, to).tap();
    await expect(answer(page)).toContainText("Còn nước hay hơn.");
    for (const part of [page.locator(".task"), page.locator(".board-frame")]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByRole("button", { name: "Đi lại" })).toBeInViewport();
    expect(await serious(page)).toEqual([]);
  });
});
