// Starting a game with a battle, the score line, ends that the players declare, and the result.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "./axe.js";
import { click, expectOn, open, picture, POSITIONS, startGame, status, tap } from "./helpers.js";
import { turns } from "./helpers.js";

const dialog = (page: Page) => page.locator("#new-game-dialog");
const result = (page: Page) => page.locator("#result");
const choice = (page: Page, name: string) => dialog(page).locator(`[data-choice="${name}"]`);

/** Agrees to a question. */
async function confirm(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).click();
  await page.locator("#confirm-yes").click();
}

/** The numbers of a side in the result. */
const numbers = (page: Page, side: string) => page.locator(`[data-result="${side}"] td`);

test("a new game has the chosen rules and battle, which are remembered", async ({ page }) => {
  await open(page);
  await page.locator("#new-game").click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("#start-game")).toBeFocused();
  await choice(page, "preset").selectOption("official");
  await choice(page, "objective").selectOption("air");
  await expect(dialog(page)).toContainText("or all enemy air forces");
  await choice(page, "decidedBy").selectOption("points");
  await page.locator("#start-game").click();
  await expect(dialog(page)).toBeHidden();
  await page.locator("#rules summary").click();
  await expect(page.locator('#rules [data-choice="preset"]')).toHaveValue("official");
  await expect(page.locator('#rules [data-choice="objective"]')).toHaveValue("air");
  await click(page, "g5", "g6");
  // A link to another game does not change what is remembered.
  await open(page, POSITIONS.tankTakes);
  await page.locator("#new-game").click();
  await expect(choice(page, "preset")).toHaveValue("official");
  await expect(choice(page, "objective")).toHaveValue("air");
  await expect(choice(page, "decidedBy")).toHaveValue("points");
});

test("the dialog is closed by Escape and by Cancel, and the game stays", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await page.locator("#new-game").click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("#new-game")).toBeFocused();
  await page.keyboard.press("Enter");
  await choice(page, "preset").selectOption("official");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(turns(page)).toHaveText(["Mg6"]);
  // A game that was not started is not stored.
  await page.locator("#new-game").click();
  await expect(choice(page, "preset")).toHaveValue("standard");
});

test("the score follows captures and undo", async ({ page }) => {
  await open(page, POSITIONS.tankTakes);
  const red = page.locator('[data-score="red"]');
  await expect(red).toContainText("Red: 0 points, nothing captured.");
  await click(page, "e3", "e5");
  await expect(red).toContainText("Red: 10 points, captured: infantry.");
  await expect(red.locator(".piece-icon")).toHaveCount(1);
  await page.locator("#undo").click();
  await expect(red).toContainText("Red: 0 points");
  await expect(red.locator(".piece-icon")).toHaveCount(0);
});

test("an air battle ends the game, and the result says why", async ({ page }) => {
  const fen = "5c5/11/11/11/11/11/11/4f6/11/4T6/8F2/6C4 r - - 0 1";
  await open(page, fen, { objective: "air" });
  await click(page, "e3", "e5");
  await expect(result(page).getByRole("heading")).toHaveText("Red wins");
  await expect(result(page)).toContainText("Air battle, one side has no air force left.");
  await expect(numbers(page, "red")).toHaveText(["40"]);
  await expect(numbers(page, "blue")).toHaveText(["0"]);
  await page.locator("#take-back").click();
  await expect(result(page)).toBeHidden();
  await expectOn(page, "e5", "blue air force");
});

test("where points decide, the result has the 50 on top and the totals", async ({ page }) => {
  // Blue takes a navy, then Red the last air force: 40 + 50 against 80.
  const fen = "5c5/11/11/11/11/11/11/4f6/1N1a7/4T6/8F2/7C3 b - - 0 1";
  await open(page, fen, { objective: "air", decidedBy: "points" });
  await click(page, "d4", "b4");
  await click(page, "e3", "e5");
  await expect(status(page)).toHaveText(
    "Red wins by points: air battle, one side has no air force left",
  );
  await expect(numbers(page, "red")).toHaveText(["40", "50", "90"]);
  await expect(numbers(page, "blue")).toHaveText(["80", "0", "80"]);
  await expect(page.locator("#result-reason")).toContainText("Red ended the game: air battle");
  await expect(page.locator("#result-reason")).toContainText("By 10 points.");
  await picture(page, "result-points");
  await page.reload();
  await expect(numbers(page, "red")).toHaveText(["40", "50", "90"]);
});

test("the side that ends the game can lose by points", async ({ page }) => {
  const fen = "5c5/11/11/11/11/11/11/4f5I/NN1a7/4T6/8F2/7C3 b - - 0 1";
  await open(page, fen, { objective: "air", decidedBy: "points" });
  await click(page, "d4", "b4", "k5", "k6", "d4", "a4", "e3", "e5");
  await expect(numbers(page, "red")).toHaveText(["40", "50", "90"]);
  await expect(numbers(page, "blue")).toHaveText(["160", "0", "160"]);
  await expect(result(page).getByRole("heading")).toHaveText("Blue wins by points");
  await expect(page.locator("#result-reason")).toContainText("Red ended the game: air battle");
});

test("a draw by the rules is shown as a result", async ({ page }) => {
  await open(page, "4c6/11/11/11/11/11/11/11/11/11/11/6C4 b - - 99 60");
  await click(page, "e12", "d12");
  await expect(result(page).getByRole("heading")).toHaveText("Draw");
  await expect(result(page)).toContainText("Fifty moves without a capture.");
  await result(page).getByRole("button", { name: "Close the result" }).click();
  await expect(result(page)).toBeHidden();
  await click(page, "a1");
  await expect(result(page)).toBeHidden();
});

test("resigning asks first, ends the game, and is kept and taken back", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await page.locator("#resign").click();
  await expect(page.locator("#confirm")).toContainText("Blue resigns, and Red wins?");
  await expect(page.locator("#confirm-no")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Blue to move");
  await expect(page.locator("#resign")).toBeFocused();
  await confirm(page, "resign");
  await expect(status(page)).toHaveText("Red wins: Blue resigned");
  await expect(page.locator("#announcer")).toHaveText("Red wins: Blue resigned");
  await expect(result(page).getByRole("heading")).toHaveText("Red wins");
  await expect(page.locator("#resign")).toBeDisabled();
  await expect(page.locator("[data-square]:focus")).toHaveCount(1);
  await click(page, "g8");
  await expect(page.locator("#notice")).toHaveText("The game is over.");
  await page.reload();
  await expect(status(page)).toHaveText("Red wins: Blue resigned");
  await page.locator("#texts summary").click();
  await expect(page.locator("#pgn")).toHaveValue(/1-0/);
  await page.locator("#undo").click();
  await expect(status(page)).toHaveText("Blue to move");
  await expect(page.locator("#announcer")).toContainText("the end of the game is taken back");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(page.locator("#pgn")).toHaveValue(/\*/);
});

test("a draw is agreed with one confirmation, and cancels an open deploy", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await click(page, "c4");
  await page.locator('[data-chip="f"]').click();
  await click(page, "d4");
  await page.locator("#draw").click();
  await expect(page.locator("#confirm")).toContainText("Red offers a draw. Does Blue agree?");
  await page.locator("#confirm-yes").click();
  await expect(status(page)).toHaveText("Draw: by agreement");
  await expectOn(page, "c4", "red navy carrying air force and tank");
  await page.locator("#take-back").click();
  await expect(status(page)).toHaveText("Red is deploying");
  await expect(page.locator("[data-step]")).toHaveCount(1);
});

test("a rematch keeps rules and battle, and the old game", async ({ page }) => {
  await open(page);
  await page.locator("#new-game").click();
  await choice(page, "preset").selectOption("official");
  await choice(page, "objective").selectOption("naval");
  await choice(page, "clock").selectOption("30");
  await page.locator("#start-game").click();
  await click(page, "g5", "g6");
  await confirm(page, "resign");
  await page.locator("#rematch").click();
  await expect(result(page)).toBeHidden();
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator('[data-time="game"]')).toHaveText("30:00");
  await page.locator("#rules summary").click();
  await expect(page.locator('#rules [data-choice="preset"]')).toHaveValue("official");
  await expect(page.locator('#rules [data-choice="objective"]')).toHaveValue("naval");
  await page.goBack();
  await expect(status(page)).toHaveText("Red wins: Blue resigned");
});

test("the result is shared with the system's dialog where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  });
  await open(page);
  await click(page, "g5", "g6");
  await confirm(page, "resign");
  await page.locator("#share-result").click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(1);
  expect(shared[0]).toMatchObject({ text: "Red wins: Blue resigned" });
  const other = await page.context().newPage();
  await page.evaluate(() => localStorage.clear());
  await other.goto(shared[0]!.url!);
  await expect(status(other)).toHaveText("Red wins: Blue resigned");
  await expect(turns(other)).toHaveText(["Mg6"]);
});

test("a share that the user cancels says nothing, one that fails copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    let count = 0;
    const share = async () => {
      throw new DOMException("no", count++ === 0 ? "AbortError" : "NotAllowedError");
    };
    Object.assign(navigator, { share });
  });
  await open(page);
  await click(page, "g5", "g6");
  await page.locator("#share").click();
  await expect(page.locator("#notice")).toHaveText("");
  await page.locator("#share").click();
  await expect(page.locator("#notice")).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Mg6");
});

test.describe("in a Vietnamese browser", () => {
  test.use({ locale: "vi-VN" });
  test("the dialog, the score and the result are Vietnamese", async ({ page }) => {
    await open(page);
    await page.locator("#new-game").click();
    await expect(dialog(page).getByRole("heading")).toHaveText("Ván mới");
    await expect(choice(page, "objective").locator("option")).toContainText(["Tư lệnh"]);
    await page.locator("#start-game").click();
    await expect(page.locator('[data-score="red"]')).toContainText("Đỏ: 0 điểm");
    await confirm(page, "resign");
    await expect(result(page).getByRole("heading")).toHaveText("Xanh thắng");
    await picture(page, "result-vietnamese");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious in dialogs and results, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    await page.locator("#new-game").click();
    await choice(page, "preset").selectOption("custom");
    await choice(page, "clock").selectOption("other");
    await page.locator("#start-game").click();
    await expect(page.locator("#minutes-error")).not.toHaveText("");
    expect(await serious(page)).toEqual([]);
    await page.locator("#minutes").fill("7");
    await page.locator("#start-game").click();
    await click(page, "g5", "g6");
    expect(await serious(page)).toEqual([]);
    await page.locator("#pause").click();
    expect(await serious(page)).toEqual([]);
    await page.locator("#confirm-yes").click();
    expect(await serious(page)).toEqual([]);
    await confirm(page, "draw");
    expect(await serious(page)).toEqual([]);
    const fen = "5c5/11/5T5/11/11/11/11/11/1N1a7/11/2N8/6C4 r - - 0 1";
    await open(page, fen, { decidedBy: "points" });
    await click(page, "f10", "f12");
    await expect(result(page)).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

const PHONES = [
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 844, height: 390 },
];

for (const viewport of PHONES) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });
    test("board, score and times are in view, and dialogs fit", async ({ page }) => {
      const name = `phone-${viewport.width}x${viewport.height}`;
      await open(page);
      await page.locator("#new-game").tap();
      await choice(page, "preset").selectOption("custom");
      await choice(page, "clock").selectOption("other");
      await choice(page, "mode").selectOption("side");
      await page.locator("#minutes").fill("0");
      await page.locator("#start-game").tap();
      // Neither the field nor the button is covered.
      await expect(page.locator("#minutes")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("#start-game")).toBeInViewport({ ratio: 1 });
      const covered = await page.locator("#minutes").evaluate((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
      });
      expect(covered).toBe(false);
      await picture(page, `${name}-new-game`);
      await page.locator("#minutes").fill("15");
      await page.locator("#start-game").tap();
      const top = async () => (await page.locator("svg.drawing").boundingBox())!.y;
      const before = await top();
      await tap(page, "g5", "g6", "g8", "g7", "g6", "g7");
      await page.evaluate(() => scrollTo(0, 0));
      expect(await top()).toBeCloseTo(before, 0);
      for (const part of ['[data-score="red"]', '[data-time="b"]', "[data-square=a1]"]) {
        await expect(page.locator(part)).toBeInViewport();
      }
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrolls).toBe(false);
      await picture(page, `${name}-clock`);
      await page.locator("#resign").tap();
      await picture(page, `${name}-confirm`);
      await page.locator("#confirm-yes").tap();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator("#rematch")).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-score="red"]')).toBeInViewport();
      await picture(page, `${name}-result`);
    });

    test("many captured pieces keep the line and the board where they are", async ({ page }) => {
      await open(page);
      const box = async () => (await page.locator(".score").boundingBox())!;
      const before = await box();
      // As many pieces as one side can lose, added as the panel does.
      await page.locator('[data-score="red"] .icons').evaluate((icons) => {
        for (let i = 0; i < 18; i++) {
          const span = document.createElement("span");
          span.innerHTML = '<svg class="piece-icon"></svg>';
          icons.append(span);
        }
      });
      expect(await box()).toEqual(before);
      const inside = await page.locator('[data-score="red"]').evaluate((line) => {
        const last = line.querySelector(".icons > span:last-child")!.getBoundingClientRect();
        return last.right <= line.getBoundingClientRect().right + 1;
      });
      expect(inside).toBe(true);
    });
  });
}

test("a new game leaves the remembered choice as it is", async ({ page }) => {
  await open(page, POSITIONS.tankTakes, { lastGuard: true });
  await startGame(page);
  await page.locator("#rules summary").click();
  await expect(page.locator('#rules [data-choice="preset"]')).toHaveValue("standard");
});
