// Against the computer, with the engine of the package in its worker.
import { expect, test, type Page } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { findBookTurns } from "cotulenh-wasm/book";
import { bar, chooseMore, expectOn, focused, message, openGame, openPlace } from "../site.js";
import { picture, press, seed, spoken, toStored, turns } from "../site.js";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Starts a game by the choices. */
async function challenge(page: Page, level: string, side: string): Promise<void> {
  await page.getByRole("slider", { name: "Level" }).fill(level);
  await page.locator(`[name=side][value="${side}"]`).check();
  await button(page, "Start").click();
}

test("one press on Start begins a game, and the board has the focus", async ({ page }) => {
  await openPlace(page, "play");
  await button(page, "Start").click();
  await expect(bar(page, "b")).toContainText("Recruit · level 1");
  await expect(bar(page, "r")).toContainText("You");
  await expect.poll(() => focused(page)).not.toBe("");
  await expect(spoken(page)).toHaveText("You play Red against Recruit · level 1.");
  await press(page, "g5", "g6");
  await expect(turns(page)).toHaveCount(2);
  // The sides are announced only once.
  await expect(spoken(page)).toContainText(/^Blue: /);
  await expect(spoken(page)).not.toContainText("You play");
});

test("a level that knows openings begins with one of the book", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openPlace(page, "play");
  await challenge(page, "5", "b");
  await expect(turns(page)).toHaveCount(1);
  expect(loaded.some((url) => /\/book\b/.test(url))).toBe(true);
  const san = (await turns(page).first().textContent()) ?? "";
  const game = new CoTuLenh();
  const known = findBookTurns(game).map(({ turn }) => game.readTurn(turn).san);
  expect(known).toContain(san);
});

test("each level has its character, one line sums the choices up, and the position is shown", async ({
  page,
}) => {
  await openPlace(page, "play");
  const slider = page.getByRole("slider", { name: "Level" });
  const notes = new Set<string>();
  for (let level = 1; level <= 8; level++) {
    await slider.fill(String(level));
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`level ${level}: .{10}`));
    notes.add((await page.locator(".level-choice small").textContent()) ?? "");
  }
  expect(notes.size).toBe(8);
  const summary = page.locator(".setup-summary");
  await expect(summary).toHaveText("Standard rules · Commander · No clock");
  const preview = page.locator(".setup-preview [data-on]");
  await expect(preview).toHaveCount(38);
  await page.getByRole("radio", { name: "Short: at sea" }).check();
  await expect(summary).toHaveText("Standard rules · Short: at sea · No clock");
  await expect(preview).toHaveCount(18);
  await page.getByRole("radio", { name: "The whole game" }).check();
  await page.locator(".setup-more summary").click();
  await page.locator("#preset").selectOption("official");
  await page.getByRole("radio", { name: "10+5" }).check();
  const chosen = "Official rules · Commander · 10 minutes a side + 5 s a turn";
  await expect(summary).toHaveText(chosen);
  // What was chosen last is in view the next time.
  await button(page, "Start").click();
  await chooseMore(page, "New game");
  await expect(summary).toHaveText(chosen);
});

test("a game has few actions", async ({ page }) => {
  await openPlace(page, "play");
  await page.locator('[name=opponent][value="friend"]').check();
  await button(page, "Start").click();
  await expect(message(page)).toHaveText(
    /^Take the enemy commander.* Press one of your pieces to see where it can go\.$/,
  );
  await expect(page.getByRole("toolbar").locator("button:visible")).toHaveText([
    /Undo/,
    "Hint",
    "off",
    "enemy",
    "both",
    "Resign",
    "More",
  ]);
});

test("answer, undo, reload, resignation and rematch", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cotulenh-warnings", "off"));
  await openPlace(page, "play");
  await challenge(page, "2", "r");
  await press(page, "g5", "g6");
  await expect(bar(page, "b")).toContainText("thinking");
  await expect(turns(page)).toHaveCount(2);
  const answer = (await turns(page).nth(1).textContent()) ?? "";
  await button(page, "Undo").click();
  await expectOn(page, "g5", "red militia");
  await page.keyboard.press("r");
  await expectOn(page, "g6", "red militia");
  await expect(turns(page).nth(1)).toHaveText(answer);
  // The computer goes on after a reload, also while it thinks.
  await press(page, "c5", "c6");
  await page.reload();
  await expect(turns(page)).toHaveCount(4);
  await button(page, "Resign").click();
  await expect(page.getByRole("dialog")).toContainText("Red resigns, and Blue wins?");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(message(page).getByRole("heading")).toHaveText("You lose.");
  await expect(message(page)).toContainText("Blue wins: Red resigned.");
  await picture(page, "play-over");
  await expect(message(page).getByRole("link", { name: "Analyse" })).toHaveAttribute(
    "href",
    /analyse\/#game=/,
  );
  await button(page, "Rematch: you play Blue").click();
  await expect(bar(page, "b")).toContainText("You");
  await expect(turns(page)).toHaveCount(1);
  // Blue is at the bottom now.
  const top = async (square: string) =>
    (await page.locator(`[data-square="${square}"]`).boundingBox())!.y;
  expect(await top("g12")).toBeGreaterThan(await top("g1"));
  await expect.poll(() => focused(page)).not.toBe("");
});

test("one looks at earlier turns, and finds back to the game", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cotulenh-warnings", "off"));
  await openGame(page, { turns: ["Mg6", "Mg7"], computer: { color: "b", level: 1 } });
  await press(page, "c5", "c6");
  await expect(turns(page)).toHaveCount(4);
  await button(page, "More").focus();
  await page.keyboard.press("Home");
  await expect(message(page)).toContainText("You look at turn 0 of 4.");
  await page.keyboard.press("ArrowRight");
  await expect(message(page)).toContainText("You look at turn 1 of 4. Red: militia from g5 to g6.");
  await expect(button(page, "Play on from here")).toBeVisible();
  await button(page, "Back to the game").click();
  await expectOn(page, "c6", "red infantry");
  await expect(message(page)).not.toContainText("You look at");
});

/** The ways of two navies, of different lengths, so that no position is repeated in 20 turns. */
const WAYS = [
  ["Na3", "Nb3", "Nb2", "Na2"],
  ["Na10", "Na9", "Nb9", "Nb10", "Nb11", "Na11"],
] as const;

const LATER = Array.from({ length: 20 }, (_, n) => {
  const way = WAYS[n % 2 === 0 ? 0 : 1];
  return way[(n >> 1) % way.length]!;
});

/** Red has two tanks more, or Blue has. */
const AHEAD = {
  red: "6c4/n10/11/11/11/11/11/5TT4/11/11/N10/5C5 r - - 0 1",
  blue: "6c4/n10/11/11/5tt4/11/11/11/11/11/N10/5C5 r - - 0 1",
};

test("the computer agrees to a draw if it is not better", async ({ page }) => {
  await openGame(page, { fen: AHEAD.red, turns: LATER, computer: { color: "b", level: 1 } });
  await chooseMore(page, "Offer a draw");
  await expect(message(page).getByRole("heading")).toHaveText("Draw");
  await expect(message(page)).toContainText("By agreement.");
});

test("the computer plays on if it is better", async ({ page }) => {
  await openGame(page, { fen: AHEAD.blue, turns: LATER, computer: { color: "b", level: 1 } });
  await chooseMore(page, "Offer a draw");
  await expect(message(page)).toContainText("The computer plays on.");
  await expect(bar(page, "r")).toContainText("your turn");
});

test("a pause against the computer needs no consent and stops the clock", async ({ page }) => {
  await openGame(page, {
    turns: ["Mg6", "Mg7"],
    computer: { color: "b", level: 1 },
    clock: { base: 900_000, starts: "firstTurn" },
  });
  await chooseMore(page, "Pause");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(message(page)).toContainText("The clock is paused.");
  await expect(page.locator('.clock[data-runs="true"]')).toHaveCount(0);
  await button(page, "Go on").click();
  await expect(bar(page, "r").locator(".clock")).toHaveAttribute("data-runs", "true");
});

test("a hint is shown as an arrow and in words, and blocks no press", async ({ page }) => {
  await openGame(page, { fen: "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1" });
  await button(page, "Hint").click();
  await expect(message(page)).toContainText(/^Hint: tank from e8 (to|captures) /);
  await expect(page.locator(".layer-arrows [data-arrow]")).toHaveCount(1);
  await press(page, "e8", "e10");
  await expect(page.locator(".layer-arrows [data-arrow]")).toHaveCount(0);
  await openGame(page, { id: "t2" });
  await button(page, "Hint").click();
  // While it is looked for, one can play.
  await press(page, "g5", "g6");
  await expectOn(page, "g6", "red militia");
  await expect(message(page)).toContainText("Red: militia from g5 to g6.");
});

test("the page stays responsive while the computer thinks", async ({ page }) => {
  await openPlace(page, "play");
  await challenge(page, "8", "r");
  await press(page, "g5", "g6");
  await expect(bar(page, "b")).toContainText("thinking");
  // A search on the page itself would leave no frame while it thinks. Machines that are busy draw few.
  const frames = await bar(page, "b").evaluate(async (line) => {
    let frames = 0;
    while (line.textContent?.includes("thinking") && frames < 5) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return frames;
  });
  expect(frames).toBe(5);
});

test("a computer that cannot start says so, and can be tried again", async ({ page }) => {
  let isBroken = true;
  await page.route(/assets\/engine-.*\.js/, (route) =>
    isBroken ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await seed(page, toStored({ computer: { color: "r", level: 1 } }));
  await page.goto("./play/");
  await expect(message(page).getByRole("alert")).toContainText("The computer could not move.");
  await picture(page, "play-failed");
  isBroken = false;
  // A browser remembers a module that failed until the page is loaded again.
  await page.reload();
  await expect(turns(page)).toHaveCount(1);
});

test("the last choice is remembered, and a link starts a level", async ({ page }) => {
  await openPlace(page, "play");
  await challenge(page, "4", "b");
  await expect(turns(page)).toHaveCount(1);
  await chooseMore(page, "New game");
  await expect(page.getByRole("slider", { name: "Level" })).toHaveValue("4");
  await expect(page.locator('[name=side][value="b"]')).toBeChecked();
  await expect(page.locator(".running")).toContainText(
    "Your game against Sergeant · level 4 goes on.",
  );
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(turns(page)).toHaveCount(1);
});

test("a link to a level starts it where no game is running", async ({ page }) => {
  await openPlace(page, "play", "level=3");
  await expect(page.locator(".game")).toContainText("Corporal · level 3");
});

test("a turn is prepared while the computer thinks, and played after its answer", async ({
  page,
}) => {
  // The computer thinks until it is let go on.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/engine-.*\.js/, (route) => held.then(() => route.continue()));
  await openGame(page, { computer: { color: "b", level: 1 } });
  await press(page, "g5", "g6", "k5", "k6");
  await expect(page.locator(".premove")).toHaveCount(2);
  // Escape drops it.
  await page.keyboard.press("Escape");
  await expect(page.locator(".premove")).toHaveCount(0);
  await press(page, "k5", "k6");
  await expect(page.locator(".premove")).toHaveCount(2);
  release();
  await expect(turns(page)).toHaveCount(4);
  await expect(turns(page).nth(2)).toHaveText("Ik6");
  await expect(page.locator(".premove")).toHaveCount(0);
});
