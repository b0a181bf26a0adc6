// Against the computer, with the engine of the package in its worker.
import { toSaved } from "../game/saved.js";
import { expect, test, type Page } from "@playwright/test";
import { SharedEngine } from "../game/engine.js";
import { Session } from "../game/session.js";
import { serious } from "./axe.js";
import { arrows, click, expectOn, open, picture, status, turns } from "./helpers.js";

const opponent = (page: Page) => page.locator("#opponent-text");

/** Starts a game by the dialog. */
async function challenge(page: Page, level: string, side: string): Promise<void> {
  await page.locator("#new-game").click();
  await page.locator('[data-choice="opponent"]').selectOption("computer");
  await page.locator('[data-choice="level"]').selectOption(level);
  await page.locator('[data-choice="side"]').selectOption(side);
  await page.locator("#start-game").click();
}

test("a game against the computer: answer, undo, reload, result, rematch", async ({ page }) => {
  await open(page);
  await challenge(page, "2", "r");
  await expect(opponent(page)).toHaveText("You play Red. The computer plays at level 2.");
  await click(page, "g5", "g6");
  await expect(opponent(page)).toHaveText("The computer is thinking");
  // The computer's pieces cannot be moved, but the user can see where they could go.
  await click(page, "g8");
  await expect(page.locator(".reach [data-target]")).not.toHaveCount(0);
  await expect(turns(page)).toHaveCount(2);
  await expect(status(page)).toContainText("Red to move");
  const answer = await turns(page).nth(1).textContent();
  await page.locator('[data-toolbar="undo"]').click();
  await expectOn(page, "g5", "red militia");
  await expect(status(page)).toHaveText("Red to move");
  await page.locator('[data-toolbar="redo"]').click();
  await expectOn(page, "g6", "red militia");
  await expect(turns(page).nth(1)).toHaveText(answer ?? "");
  await picture(page, "computer");
  // The computer goes on after a reload, also while it thinks.
  await click(page, "c5", "c6");
  await page.reload();
  await expect(turns(page)).toHaveCount(4);
  await expect(opponent(page)).toHaveText("You play Red. The computer plays at level 2.");
  await page.locator("#resign").click();
  await expect(page.locator("#confirm-title")).toHaveText("Red resigns, and Blue wins?");
  await page.locator("#confirm-yes").click();
  await expect(status(page)).toHaveText("Blue wins: Red resigned");
  await expect(page.locator("#rematch")).toHaveText("Rematch as Blue");
  await page.locator("#rematch").click();
  await expect(opponent(page)).toHaveText("You play Blue. The computer plays at level 2.");
  await expect(turns(page)).toHaveCount(1);
  // Blue is at the bottom, of the board and of the score.
  const score = (side: string) => page.locator(`[data-score="${side}"]`).boundingBox();
  expect((await score("blue"))!.y).toBeGreaterThan((await score("red"))!.y);
  const [own, other] = [page.locator('[data-square="g12"]'), page.locator('[data-square="g1"]')];
  expect((await own.boundingBox())!.y).toBeGreaterThan((await other.boundingBox())!.y);
});

test("the computer answers a repeated turn, and one finds back to the game", async ({ page }) => {
  await open(page);
  await challenge(page, "1", "b");
  await expect(turns(page)).toHaveCount(1);
  await click(page, "g8", "g7");
  await expect(turns(page)).toHaveCount(3);
  await page.locator('[data-toolbar="undo"]').click();
  await click(page, "g8", "g7");
  await expect(opponent(page)).toHaveText("The computer is thinking");
  await expect(status(page)).toHaveText(/^Blue to move/);
  await page.getByRole("button", { name: "Go to the start" }).click();
  await page.reload();
  await expect(opponent(page)).toHaveText("The computer waits while you look at other turns.");
  await click(page, "g5");
  await expect(page.locator("#notice")).toContainText("The computer waits");
  await page.locator("#back-to-game").click();
  await expectOn(page, "g7", "blue militia");
  await expect(opponent(page)).toContainText("You play Blue.");
  await expect(page.locator("#back-to-game")).toBeHidden();
});

test("a review shows its progress at once, and the result is found again", async ({ page }) => {
  await open(page);
  await challenge(page, "1", "r");
  await click(page, "g5", "g6");
  await expect(turns(page)).toHaveCount(2);
  await page.locator("#resign").click();
  await page.locator("#confirm-yes").click();
  await page.locator("#review-result").click();
  await expect(page.locator("#review-progress")).toBeInViewport();
  await expect(page.locator("#review-report")).toBeVisible();
  await expect(page.locator("#rematch")).toBeHidden();
  await page.getByRole("button", { name: "Go to the start" }).click();
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(page.locator("#rematch")).toBeVisible();
  await expect(page.locator("#review-report")).toBeVisible();
});

/** The ways of two navies, of different lengths, so that no position is repeated in 20 turns. */
const WAYS = [
  ["Na3", "Nb3", "Nb2", "Na2"],
  ["Na10", "Na9", "Nb9", "Nb10", "Nb11", "Na11"],
] as const;

/** Opens a game of 20 turns against the computer, which is Blue. */
async function openLater(page: Page, fen: string): Promise<void> {
  const session = new Session(new SharedEngine(), fen);
  for (let n = 0; n < 20; n++) {
    const way = WAYS[n % 2 === 0 ? 0 : 1];
    session.playText(way[(n >> 1) % way.length]!);
  }
  const opponent = { color: "b", level: 1 };
  const game = JSON.stringify({ at: 1, game: { ...toSaved(session.state), opponent } });
  await page.addInitScript((text) => localStorage.setItem("cotulenh-game-1", text), game);
  await open(page);
  await expect(turns(page)).toHaveCount(20);
}

async function offerDraw(page: Page): Promise<void> {
  await page.locator("#draw").click();
  await expect(page.locator("#confirm-title")).toHaveText("Offer the computer a draw?");
  await page.locator("#confirm-yes").click();
}

/** Red has two tanks more, or Blue has. */
const AHEAD = {
  red: "6c4/n10/11/11/11/11/11/5TT4/11/11/N10/5C5 r - - 0 1",
  blue: "6c4/n10/11/11/5tt4/11/11/11/11/11/N10/5C5 r - - 0 1",
};

test("the computer agrees to a draw if it is not better", async ({ page }) => {
  await openLater(page, AHEAD.red);
  await page.locator("#draw").click();
  await expect(page.locator("#confirm-title")).toHaveText("Offer the computer a draw?");
  expect(await serious(page)).toEqual([]);
  await picture(page, "computer-draw");
  await page.locator("#confirm-no").click();
  await expect(opponent(page)).toHaveText("You play Red. The computer plays at level 1.");
  await offerDraw(page);
  await expect(opponent(page)).toHaveText("The computer considers your offer");
  await expect(status(page)).toHaveText("Draw: by agreement");
  await expect(page.locator("#notice")).toHaveText("The computer agrees to a draw.");
  await expect(page.locator("#rematch")).toBeVisible();
  await expect(page.locator("#draw")).toBeDisabled();
});

test("the computer plays on if it is better, or if it is too early", async ({ page }) => {
  await openLater(page, AHEAD.blue);
  await offerDraw(page);
  const notice = page.locator("#notice");
  await expect(notice).toHaveText("The computer plays on.");
  await expect(status(page)).toHaveText("Red to move");
  expect(await serious(page)).toEqual([]);
  await page.locator("[data-language]").click();
  await page.locator("#draw").click();
  await expect(page.locator("#confirm-title")).toHaveText("Xin hòa với máy?");
  await page.locator("#confirm-yes").click();
  await expect(notice).toHaveText("Máy muốn chơi tiếp.");
  await page.locator("[data-language]").click();
  await challenge(page, "1", "r");
  await offerDraw(page);
  await expect(notice).toHaveText("The computer plays on.");
});

test("a review stays while the game goes on after a take-back", async ({ page }) => {
  await open(page, "4c6/11/11/4T6/11/11/3T1T5/11/11/11/11/6C4 r - - 0 1");
  const report = page.locator("#review-report");
  const start = page.locator("#review-start");
  await click(page, "g1", "g2", "e12", "d12");
  await page.locator("#resign").click();
  await page.locator("#confirm-yes").click();
  await page.locator("#review-result").click();
  await expect(report).toBeVisible();
  await expect(start).toHaveText("Review again");
  const rows = report.locator("tbody");
  const before = await rows.textContent();
  // The resignation is taken back, and the game goes on: what was reviewed is still shown.
  await page.locator("#undo").click();
  await click(page, "g2", "g3");
  await expect(turns(page)).toHaveCount(3);
  await expect(report).toBeVisible();
  expect(await rows.textContent()).toBe(before);
  await expect(start).not.toHaveText("Review again");
  await picture(page, "review-part");
  // Another turn instead: the variation is shown within the reviewed game.
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await click(page, "e12", "f12");
  await expect(page.locator("#moves .variation").last()).toContainText("f12");
  await expect(report).toBeVisible();
  // The end of the variation is reviewed when it is asked for.
  await page.locator("#resign").click();
  await page.locator("#confirm-yes").click();
  await page.locator("#review-result").click();
  await expect(start).toHaveText("Review again");
  await expect(report).toBeVisible();
});

test("the review of a game that was taken back is found in its variation", async ({ page }) => {
  await openLater(page, AHEAD.red);
  const [report, graph] = [page.locator("#review-report"), page.locator("#graph")];
  await page.locator("#resign").click();
  await page.locator("#confirm-yes").click();
  await page.locator("#review-result").click();
  await expect(graph).toHaveAttribute("aria-valuemax", "20");
  // What is played against the computer becomes the main line; the earlier turns become a variation.
  await page.locator('[data-toolbar="undo"]').click();
  await page.locator('[data-toolbar="undo"]').click();
  await click(page, "g5", "h5");
  await expect(opponent(page)).toHaveText("The computer is thinking");
  await expect(opponent(page)).toContainText("You play Red.");
  await expect(page.locator("#moves .variation [data-node]").first()).toBeVisible();
  await expect(graph).toHaveAttribute("aria-valuemax", "18");
  await page.locator("#moves .variation [data-node]").first().click();
  await expect(report).toBeVisible();
  await expect(graph).toHaveAttribute("aria-valuemax", "20");
});

test("the dialog says what to expect, and keeps what was chosen", async ({ page }) => {
  await open(page);
  await page.locator("#new-game").click();
  const level = page.locator('[data-choice="level"]');
  await expect(level).toBeHidden();
  await page.locator('[data-choice="opponent"]').selectOption("computer");
  await expect(level.locator("option")).toHaveCount(8);
  await level.selectOption("8");
  await expect(page.locator("#level-note")).toContainText("four seconds");
  expect(await serious(page)).toEqual([]);
  await picture(page, "new-game-computer");
  await page.locator('[data-choice="side"]').selectOption("b");
  await page.locator("#start-game").click();
  await expect(turns(page)).toHaveCount(1);
  await page.locator("#new-game").click();
  await expect(level).toHaveValue("8");
  await expect(page.locator('[data-choice="side"]')).toHaveValue("b");
});

test("a hint shows a piece, then the whole turn", async ({ page }) => {
  // A tank captures the commander's last guard and mates: whatever is best, it is one turn.
  await open(page, "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1");
  const marks = () => expect.poll(() => arrows(page));
  await page.locator("#hint").click();
  await expect(page.locator("#notice")).toContainText("Click Hint again to see the whole turn.");
  await marks().toEqual([expect.stringMatching(/^e8 /)]);
  await page.locator("#hint").click();
  await expect(page.locator("#notice")).toHaveText(/^Hint: tank from e8 (to|captures) .*\(T.*\)$/);
  await marks().toEqual([expect.stringMatching(/^e8[a-k]\d+ /)]);
  await picture(page, "hint");
  await click(page, "e8", "e10");
  await marks().toEqual([]);
});

test("the page stays responsive while the computer thinks", async ({ page }) => {
  await open(page);
  await challenge(page, "8", "r");
  await click(page, "g5", "g6");
  await expect(opponent(page)).toHaveText("The computer is thinking");
  // A search on the page itself would leave no frame while it thinks. Machines that are busy draw few.
  const frames = await opponent(page).evaluate(async (line) => {
    let frames = 0;
    while (line.textContent === "The computer is thinking" && frames < 5) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return frames;
  });
  expect(frames).toBe(5);
});

test("a computer that cannot start says so, and can be tried again", async ({ page }) => {
  let isBroken = true;
  await page.route("**/assets/engine-*.js", (route) =>
    isBroken ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await open(page);
  page.removeAllListeners("console");
  await challenge(page, "1", "b");
  await expect(opponent(page)).toHaveText("The computer cannot play in this browser.");
  await picture(page, "computer-failed");
  isBroken = false;
  await page.reload();
  await expect(turns(page)).toHaveCount(1);
});
