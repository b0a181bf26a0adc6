// The lessons: the map, and levels as a newcomer plays them.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { loadSubject, SUBJECTS, type Level } from "cotulenh-wasm/lessons";
import { serious } from "../axe.js";
import { cell, enterBoard, keys, openPlace, press } from "../site.js";

const FIRST = "first-steps/star";

/** The texts of the first two levels. */
const [star, second] = (await loadSubject("first-steps")).levels as [Level, Level];

/** What the place says about the last try. */
const answer = (page: Page) => page.locator(".answer[data-state]");

const next = (page: Page) => page.getByRole("link", { name: "Next level" });

test("the map says when one can play, which rules these are, and what stars count", async ({
  page,
}) => {
  await openPlace(page, "learn");
  await expect(page.locator(".stops > li").nth(5)).toContainText("Enough for a first game");
  await expect(page.locator(".learn-lead")).toContainText("The rules are the standard ones");
  await expect(page.getByText("Stars count turns, not hints.")).toBeVisible();
  await page.getByRole("link", { name: "Play against level 1" }).click();
  await expect(page.locator('main[data-place="play"]')).toContainText(/level 1/i);
  await page.goBack();
  await page.getByRole("link", { name: "Play the short game" }).click();
  await expect(page).toHaveURL(/play\/#game=naval$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a piece has a card: by a key, and after a moment on it", async ({ page }) => {
  await openPlace(page, "learn", "lines/road");
  const card = page.getByRole("complementary", { name: "About this piece" });
  await cell(page, "d4").focus();
  await page.keyboard.press("i");
  await expect(card).toContainText("Red engineer (E)");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await cell(page, "k12").hover();
  await expect(card).toContainText("Blue commander (C)");
  // The focus does not move while a piece is selected.
  await press(page, "d4", "e4");
  await expect(card).toHaveCount(0);
});

test("a piece is introduced by picture and name on the board that has it first", async ({
  page,
}) => {
  const introduced = page.locator(".introduced");
  for (const [level, name] of [
    ["first-steps/win", "Commander"],
    ["terrain/ship", "Navy"],
    ["lines/missile", "Missile"],
  ]) {
    await openPlace(page, "learn", level);
    await expect(introduced).toHaveText(`New: ${name}`);
    await expect(introduced.locator("svg")).toBeVisible();
  }
  await openPlace(page, "learn", "first-steps/turns");
  await expect(page.locator(".task")).toBeVisible();
  await expect(introduced).toHaveCount(0);
});

test("the commander is taken in the fifth level, and the game is won", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/win");
  await expect(page.locator(".stage-path")).toContainText("5 of 7");
  await press(page, "g3", "g5");
  await expect(answer(page)).toContainText("the whole aim of the game");
});

test("after the first subjects a door leads to a first game, the short one first", async ({
  page,
}) => {
  await openPlace(page, "learn", "navy/army");
  await press(page, "b2", "b6");
  const door = page.getByRole("region", { name: "Enough for a first game" });
  await expect(door).toContainText("nine pieces a side");
  const games = door.getByRole("link");
  await expect(games).toHaveText(["Play the short game", "Play against level 1"]);
  await expect(games.first()).toHaveAttribute("href", /play\/#game=naval$/);
  await expect(answer(page).getByRole("link", { name: /Next subject/ })).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test("a screen reader hears the selection and the turns of both sides", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/turns");
  const voice = page.locator(".stage-board .live");
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveAccessibleName(/red infantry/);
  // No key is silent.
  await enterBoard(page);
  await page.keyboard.press("Escape");
  await expect(voice).toHaveText("Nothing is selected.");
  await keys(page, "e9");
  await expect(voice).toHaveText("There is nothing on e9.");
  await keys(page, "k12");
  await expect(voice).toHaveText(/^Blue commander k12: .+\.$/);
  await page.keyboard.press("f");
  await expect(voice).toHaveText("Blue is at the bottom.");
  await page.keyboard.press("f");
  await page.keyboard.press("i");
  await expect(voice).toContainText("100 points.");
  await page.locator(".piece-card button").click();
  await press(page, "f4");
  await expect(voice).toHaveText("Selected: red infantry on f4, 4 destinations.");
  await page.keyboard.press("Escape");
  await expect(voice).toHaveText("Nothing is selected.");
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => heard.push(text));
  await voice.evaluate((element) => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    new MutationObserver(() => hear(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await press(page, "f4", "e4");
  await expect(cell(page, "k11")).toHaveAccessibleName(/blue commander/);
  await expect.poll(() => heard).toContain("Red: infantry from f4 to e4.");
  await expect.poll(() => heard).toContain("Blue: commander from k12 to k11.");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect
    .poll(() => heard.at(-1))
    .toBe("Taken back: Red: infantry from f4 to e4. Blue: commander from k12 to k11.");
  // After a change of the language, it is said in it.
  await page.locator(".language").click();
  await expect.poll(() => heard.at(-1)).toMatch(/^Đi lại: Đỏ: bộ binh từ f4/);
});

test("the focus never falls to the page, and no button stands in the status", async ({ page }) => {
  await openPlace(page, "learn");
  await page.getByRole("link", { name: "Begin" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".level-head")).toBeFocused();
  const status = page.locator(".level-answer [role=status]");
  await page.getByRole("button", { name: "Hint" }).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show me" })).toBeFocused();
  await press(page, "f4", "e4");
  await expect(answer(page)).toHaveAttribute("data-state", "failed");
  await expect(status).toContainText("The infantry went elsewhere");
  await expect(status.getByRole("button")).toHaveCount(0);
});

test("the page says why a turn is wrong", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/capture");
  await press(page, "f5", "f6");
  await expect(answer(page)).toContainText("The tank moved but took nothing");
});

test("without a sentence of its own, a wrong turn is answered with the first hint", async ({
  page,
}) => {
  await openPlace(page, "learn", "medals/infantry");
  await press(page, "d4", "d5");
  await expect(answer(page)).toContainText(
    "That is legal, but not what the task asks for. Look along the diagonals.",
  );
});

test("the page says when more turns were needed than the task asks for", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/turns");
  await press(page, "f4", "f3");
  await expect(cell(page, "k11")).toHaveAccessibleName(/blue commander/);
  await press(page, "f3", "f4");
  await expect(answer(page)).toContainText("2 turns are enough for this task: take back");
});

test("zones are shown from the subject on that explains them", async ({ page }) => {
  const zones = page.locator(".board-frame [part~='zone']");
  await openPlace(page, "learn", "navy/army");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(zones).toHaveCount(0);
  await openPlace(page, "learn", "air-defense/gun");
  await expect(zones).toHaveCount(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the map is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPlace(page, "learn");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn");
    expect(await serious(page)).toEqual([]);
    await page.getByRole("link", { name: "Begin" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(star.en.title);
    expect(await serious(page)).toEqual([]);
  });
}

test("a level is done, its stars are kept, and the next one follows", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  await press(page, "f4", "f5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
  await expect(answer(page)).toContainText("3 of 3 stars");
  // The link to the next level has the focus.
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.en.title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(star.en.title);
  await page.goto("learn/");
  await page.reload();
  await expect(page.locator(".stop").first()).toContainText("1 of 7 levels");
  await expect(page.getByRole("link", { name: "Level 1: One step, 3 stars" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Go on", exact: true })).toHaveAttribute(
    "href",
    /first-steps\/militia$/,
  );
});

test("an illegal move is answered with its reason and its clause", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  const place = () => page.locator(".board-frame").boundingBox();
  const before = await place();
  await press(page, "f4", "f8");
  await expect(answer(page)).toContainText("An infantry goes one step; f8 is four away.");
  await expect(cell(page, "f4")).toHaveAccessibleName(/red infantry/);
  // The board stays where it is, and the next try takes the answer away.
  expect(await place()).toEqual(before);
  await answer(page).getByRole("link", { name: "Rule R2.1" }).click();
  await expect(page.locator('[id="R2.1"]')).toBeInViewport();
  await page.goBack();
  await press(page, "f4", "f5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
});

test("a wrong turn is taken back by one key, and the squares are lit", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  await press(page, "f4", "e4");
  await expect(answer(page)).toHaveAttribute("data-state", "failed");
  await expect(page.locator('.ring[data-mark="e4"]')).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(answer(page)).toHaveAttribute("data-state", "playing");
  await expect(cell(page, "f4")).toHaveAccessibleName(/red infantry/);
  await press(page, "f4", "e4");
  await page.getByRole("button", { name: "Take back" }).click();
  await press(page, "f4", "f5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
});

test("three hints come one after another", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(answer(page)).toContainText(star.en.hint);
  await page.keyboard.press("h");
  await expect(answer(page)).toContainText("Look at f4");
  await expect(page.locator('.ring[data-mark="f4"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(answer(page)).toContainText("infantry from f4 to f5");
  await expect(page.locator('[data-arrow="f4f5"]')).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Show me" })).toBeDisabled();
});

test("a hint takes the place of a refusal", async ({ page }) => {
  await openPlace(page, "learn", "navy/carrier");
  await press(page, "b2", "f6");
  const refusal = "A navy captures up to three steps away; f6 is four away.";
  await expect(answer(page)).toContainText(refusal);
  await expect(answer(page).getByRole("link", { name: "Rule R2.4" })).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(answer(page)).toContainText("Which range counts for a stack?");
  await expect(answer(page)).not.toContainText(refusal);
});

test("a detour can be taken back, and hints go on from it", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/turns");
  const back = page.getByRole("button", { name: "Take back" });
  await expect(back).toHaveCount(0);
  await press(page, "f4", "e4");
  await expect(cell(page, "k11")).toHaveAccessibleName(/blue commander/);
  // The sentence of the level is about its beginning: here it comes no more.
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(answer(page)).toContainText("Look at e4.");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(answer(page)).toContainText("infantry from e4 to");
  await back.click();
  await expect(cell(page, "f4")).toHaveAccessibleName(/red infantry/);
  await expect(back).toHaveCount(0);
});

test("a level is played by keys alone", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  await cell(page, "f4").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  // The task of the next level has the focus, so that it is read.
  await expect(page.locator(".level-head")).toBeFocused();
});

test("the other side answers where the task needs it", async ({ page }) => {
  await openPlace(page, "learn", "first-steps/turns");
  await press(page, "f4", "g4");
  await expect(cell(page, "k11")).toHaveAccessibleName(/blue commander/);
  await press(page, "g4", "g5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
});

test("the first and the last level of every subject open, with their task and board", async ({
  page,
}) => {
  await openPlace(page, "learn", FIRST);
  for (const { name } of SUBJECTS) {
    const { levels } = await loadSubject(name);
    for (const { id, en } of [levels[0]!, levels.at(-1)!]) {
      await page.evaluate((fragment) => (location.hash = fragment), id);
      await expect(page.locator(".task")).toHaveText(en.task);
      await expect(page.getByRole("grid")).toBeVisible();
    }
  }
});

test("a stack is deployed: a piece is picked, and the turn is finished", async ({ page }) => {
  await openPlace(page, "learn", "deploy/off");
  await press(page, "f4");
  await page.locator('[data-tray="i"]').click();
  await press(page, "f5");
  await page.getByRole("button", { name: "Step back" }).click();
  await press(page, "f4");
  await page.locator('[data-tray="i"]').click();
  await press(page, "f5");
  await page.getByRole("button", { name: "Finish the turn" }).click();
  await expect(answer(page)).toHaveAttribute("data-state", "done");
});

test("two pieces join by a second press, and the page says so", async ({ page }) => {
  await openPlace(page, "learn", "stacks/climb");
  const join = page.getByText("Press d5 once more to join the two.", { exact: true });
  await press(page, "d4", "d5");
  await expect(join).toBeVisible();
  // Escape deselects, and nothing is joined.
  await page.keyboard.press("Escape");
  await expect(join).toBeHidden();
  await press(page, "d5", "d5");
  await expect(cell(page, "d4")).toHaveAccessibleName(/red infantry/);
  await press(page, "d4", "d5");
  await expect(join).toBeVisible();
  await press(page, "d5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
});

test("progress can be saved, read and reset, by keys alone", async ({ page }) => {
  await openPlace(page, "learn", FIRST);
  await press(page, "f4", "f5");
  await expect(answer(page)).toHaveAttribute("data-state", "done");
  await page.getByRole("link", { name: "All subjects" }).click();
  const pressKey = async (part: Locator) => {
    await part.focus();
    await page.keyboard.press("Enter");
  };
  await pressKey(page.locator(".save-progress summary"));
  const download = page.waitForEvent("download");
  await pressKey(page.getByRole("button", { name: "Save as a file" }));
  const file = await (await download).path();
  const total = page.locator(".learn-total");
  await pressKey(page.getByRole("button", { name: "Start from zero" }));
  await expect(total).toContainText(/^0 of/);
  await pressKey(page.getByRole("button", { name: "Undo" }));
  await expect(total).toContainText(/^1 of/);
  await pressKey(page.getByRole("button", { name: "Start from zero" }));
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(total).toContainText(/^1 of/);
  await page.locator('input[type="file"]').setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(page.getByText("This file holds no progress.")).toBeVisible();
  await expect(total).toContainText(/^1 of/);
});

test("an address of no level leads to the map", async ({ page }) => {
  await openPlace(page, "learn", "nothing/here");
  await expect(page.getByText("This level does not exist.")).toBeVisible();
  await expect(page.locator(".stops")).toBeVisible();
  await expect(page).toHaveURL(/learn\/$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 620 }, hasTouch: true, locale: "vi-VN" });

  test("task, board and buttons are in view together, in both languages", async ({ page }) => {
    await openPlace(page, "learn", FIRST);
    await expect(page.locator(".task")).toHaveText(star.vi.task);
    const isInView = async () => {
      for (const part of [
        page.locator(".task"),
        page.locator(".board-frame"),
        page.locator(".level-actions"),
      ]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
    };
    await isInView();
    await cell(page, "f4").tap();
    await cell(page, "f8").tap();
    await expect(answer(page)).toContainText("Bộ binh chỉ đi tối đa một nấc, mà f8 cách bốn nấc.");
    await expect(page.locator(".board-frame")).toBeInViewport({ ratio: 0.99 });
    await expect(answer(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("button", { name: "English" }).tap();
    await expect(page.locator(".task")).toHaveText(star.en.task);
    expect(await serious(page)).toEqual([]);
  });
});
