// The puzzles on the page.
import { expect, test, type Page } from "@playwright/test";
import { CoTuLenh, parseRules } from "cotulenh-wasm";
import {
  findDaily,
  loadPuzzles,
  PUZZLES,
  puzzleNeeds,
  THEMES,
  type Puzzle,
} from "cotulenh-wasm/puzzles";
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

/** A mate in one, a check by a single piece that is none, and where the commander gets away then, if it can. */
async function findCheck(): Promise<[Puzzle, string[], string]> {
  for (const puzzle of await loadPuzzles("mate1")) {
    const game = open(puzzle);
    const moves = game.moves({ verbose: true, deploy: false });
    for (const { kind, from, to, piece, lan } of moves) {
      const ways = moves.filter((one) => one.from === from && one.to === to);
      if (kind !== "move" || piece.carrying || ways.length > 1) continue;
      const trial = game.clone();
      trial.playTurn(lan);
      const commander = trial.getCommanderSquare(trial.turn());
      const flights = trial.isGameOver()
        ? []
        : trial.moves({ verbose: true, deploy: false }).filter((one) => one.from === commander);
      const isCheck = trial.isCheck();
      trial.free();
      if (isCheck && flights.length > 0) {
        game.free();
        return [puzzle, [from, to], `the commander can go to ${flights[0]!.to}`];
      }
    }
    game.free();
  }
  throw new Error("there is no check that does not mate");
}

/** What the place says about the last try. */
const answer = (page: Page) => page.locator(".answer[data-state]");

const state = (page: Page, kind: string) =>
  expect(answer(page)).toHaveAttribute("data-state", kind, { timeout: 15_000 });

test("the puzzle of today has an address, with the side that solves it at the bottom", async ({
  page,
}) => {
  await openPlace(page, "puzzles", "today");
  await expect(page.locator(".stage-path")).toContainText("Today’s puzzle");
  // For somebody who knows nothing yet.
  const { color } = await findDaily(dayOf(new Date()), {
    known: [],
    themes: ["capture", "mate1"],
  });
  const side = color === "r" ? "You play Red" : "You play Blue";
  await expect(page.locator(".task")).toContainText(side);
  const height = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect((await height("f1")) > (await height("f12"))).toBe(color === "r");
});

test("the first puzzles take a commander; skipping never shows one twice", async ({ page }) => {
  await openPlace(page, "puzzles");
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    await state(page, "playing");
    await expect(page.locator(".task")).toContainText("Take the enemy commander");
    await expect(page.locator(".puzzle-new")).toHaveCount(0);
    const url = page.url();
    expect(seen).not.toContain(url);
    seen.add(url);
    await page.keyboard.press("n");
    await expect(page).not.toHaveURL(url);
  }
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
  await expect(answer(page)).toContainText(/no mate|not attacked/);
  await expect(answer(page)).toContainText(
    /(Red|Blue)(’s| takes| now| mates)|The answer would be:/,
    { timeout: 25_000 },
  );
  await page.keyboard.press("Backspace");
  await state(page, "playing");
  // An illegal move is explained.
  await press(page, from, from === "a1" ? "b2" : "a1");
  await expect(page.getByRole("alert").getByRole("link", { name: /^Rule R\d/ })).toBeVisible();
  await press(page, ...squaresOf(puzzle.turns[0]!));
  await expect(answer(page)).toContainText("Right! Go on.");
  await press(page, ...squaresOf(puzzle.turns[2]!));
});

/** The reason that is said for a wrong turn. */
const reason = (page: Page) => answer(page).locator("[role=status] strong");

test("a check that does not mate is answered with the way out", async ({ page }) => {
  const [puzzle, wrong, way] = await findCheck();
  await openPlace(page, "puzzles", puzzle.id);
  await press(page, ...wrong);
  await state(page, "wrong");
  await expect(reason(page)).toHaveText(/^Check, but not mate: the .+ can .+\.$/);
  await expect(reason(page)).toContainText(way);
});

test("who takes less than there is, or nothing, is told so", async ({ page }) => {
  const puzzle = await simple("material");
  await openPlace(page, "puzzles", puzzle.id);
  await press(page, ...puzzle.wrong);
  await state(page, "wrong");
  await expect(reason(page)).toHaveText("It takes nothing.");
});

test("a theme without a difficulty says why, and shows the nearest", async ({ page }) => {
  await openPlace(page, "puzzles");
  await state(page, "playing");
  await page.getByLabel("Theme").selectOption("save");
  await expect(page.locator(".task")).toContainText("saves the commander");
  await page.getByLabel("Difficulty").selectOption("5");
  await expect(page.getByText("This theme has none of that difficulty")).toBeVisible();
  await expect(page.locator(".stage-path")).toContainText("Hard");
});

test("a screen reader hears the next task, the selection and both sides; the focus is never lost", async ({
  page,
}) => {
  const puzzle = await simple("mate2");
  await openPlace(page, "puzzles", puzzle.id);
  await state(page, "playing");
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => heard.push(text));
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    let last = "";
    // The board of the next puzzle is another one.
    const look = () => {
      const host = document.querySelector(".stage-board .board-frame > div");
      const now = (host?.shadowRoot ?? host)?.querySelector(".live")?.textContent ?? "";
      if (now !== last && now !== "") hear((last = now));
      requestAnimationFrame(look);
    };
    look();
  });
  const [from, to] = squaresOf(puzzle.turns[0]!) as [string, string];
  const start = page.locator('.stage-board [data-square][tabindex="0"]');
  // Without a commander of one's own it starts on a piece that can move.
  await expect(start).toHaveAccessibleName(/commander|can move/);
  await start.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => heard.at(-1)).toBe("Nothing is selected.");
  await press(page, from);
  await expect.poll(() => heard.at(-1)).toMatch(/^Selected: .+ on \w+, \d+ destinations?\.$/);
  await press(page, to);
  const [own, other] = puzzle.color === "r" ? ["Red", "Blue"] : ["Blue", "Red"];
  await expect.poll(() => heard.some((text) => text.startsWith(`${own}: `))).toBe(true);
  await expect.poll(() => heard.some((text) => text.startsWith(`${other}: `))).toBe(true);
  await page.getByRole("button", { name: "Show the solution" }).focus();
  await page.keyboard.press("Enter");
  const next = answer(page).getByRole("button", { name: "Next puzzle" });
  await expect(next).toBeFocused();
  await expect(answer(page).locator("[role=status] button")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await state(page, "playing");
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toBeVisible();
  const task = (await page.locator(".task").textContent())!;
  await expect.poll(() => heard).toContain(task);
  // A button that has done all it can keeps the focus.
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
  await expect(hint).toBeFocused();
});

test("hints come one by one, and the solution is stepped through", async ({ page }) => {
  const puzzle = await simple("mate2");
  await openPlace(page, "puzzles", puzzle.id);
  await state(page, "playing");
  await page.keyboard.press("h");
  await expect(answer(page)).toContainText(/Start with the piece on [a-k]\d+, in the green ring/);
  await page.keyboard.press("h");
  await expect(answer(page)).toContainText(/The arrow shows the turn: .+ from \w+ to \w+/);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await state(page, "given");
  // A sentence a turn; the one that is shown on the board is marked. The first is the turn of the hint.
  const steps = page
    .getByRole("region", { name: "The solution, step by step" })
    .getByRole("listitem");
  await expect(steps).toHaveCount(puzzle.turns.length);
  const current = steps.locator("[aria-current=step]");
  await expect(current).toHaveText((await steps.first().textContent())!);
  await page.getByRole("button", { name: "A turn forward" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveText((await steps.last().textContent())!);
  // The last position says why it is mate.
  await expect(answer(page)).toContainText(/wins: checkmate\. .*commander/);
  await page.keyboard.press("ArrowLeft");
  await expect(answer(page)).not.toContainText("checkmate");
  await expect(page.locator(".puzzle-record")).toContainText("1 tried");
  await page.getByRole("link", { name: "Analyse it" }).click();
  await expect(page).toHaveURL(/\/analyse\//);
  // It is the position that was to be solved.
  const game = open(puzzle);
  const [placement] = game.fen().split(" ");
  game.free();
  expect(decodeURIComponent(page.url()).replaceAll("+", " ")).toContain(
    placement!.replaceAll("+", " "),
  );
  await expect(page.getByText("This position cannot be read")).toHaveCount(0);
});

test("themes and difficulties are chosen, and unknown puzzles lead to another one", async ({
  page,
}) => {
  await openPlace(page, "puzzles", "nothing");
  await expect(page.getByText("This puzzle does not exist any more.")).toBeVisible();
  await page.getByLabel("Theme").selectOption("deploy");
  await expect(page.locator(".task")).toContainText("Find the deploy");
  await page.getByLabel("Difficulty").selectOption("4");
  await expect(page.locator(".stage-path")).toContainText("Hard");
  await page.getByLabel("Theme").selectOption("");
  // Under all themes the difficulty counts, too.
  await page.getByLabel("Difficulty").selectOption("1");
  for (let i = 0; i < 4; i++) {
    await expect(page.locator(".stage-path")).toContainText("Very easy");
    const url = page.url();
    await page.keyboard.press("n");
    await expect(page).not.toHaveURL(url);
  }
});

test("what is new in a puzzle is said in a line, with its lesson, until one was solved", async ({
  page,
}) => {
  const puzzles = (await loadPuzzles("mate2")).filter(
    (one) =>
      puzzleNeeds(one).join() === "heroes" && /^\+?[A-EG-Z][a-k]\d+x?[a-k]\d+$/.test(one.turns[0]!),
  );
  const [puzzle, other] = puzzles as [Puzzle, Puzzle];
  await openPlace(page, "puzzles", puzzle.id);
  await expect(page.locator(".puzzle-new")).toContainText("New here: heroes. A piece that attacks");
  await expect(page.locator(".puzzle-new a")).toHaveAttribute("href", /learn\/#heroes\/medal$/);
  await expect(page.locator(".stage-path")).not.toContainText(puzzle.id.split("-")[1]!);
  for (const turn of puzzle.turns.filter((_, i) => i % 2 === 0)) {
    const [from, to] = squaresOf(turn) as [string, string];
    // The other side has answered.
    await expect(cell(page, from)).toHaveClass(/movable/);
    await press(page, from, to);
    await expect(answer(page)).toContainText(/Right! Go on|Solved/);
  }
  await state(page, "solved");
  await page.goto(`puzzles/#${other.id}`);
  await state(page, "playing");
  await expect(page.locator(".puzzle-new")).toHaveCount(0);
});

test("the numbers add up", async ({ page }) => {
  await openPlace(page, "puzzles", "numbers");
  const all = THEMES.reduce((sum, theme) => sum + PUZZLES[theme], 0);
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
    await expect(answer(page)).toContainText(/tư lệnh/i);
    for (const part of [page.locator(".task"), page.locator(".board-frame")]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByRole("button", { name: "Đi lại" })).toBeInViewport();
    expect(await serious(page)).toEqual([]);
  });
});
