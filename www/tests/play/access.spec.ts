// What assistive technology gets: axe in every state, names of squares, zones that are spoken.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { bar, cell, chooseMore, enterBoard, focused, keys, message, openGame } from "../site.js";
import { openPlace, POSITIONS, press, spoken, turns } from "../site.js";

/** The states of the place, each from its own start. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the choices": async (page) => {
    await openPlace(page, "play");
    await page.locator(".setup-more summary").click();
    await page.locator("#preset").selectOption("custom");
    await page.locator('[name=clock][value="other"]').check();
  },
  "a game with a clock": async (page) => {
    await openGame(page, { turns: ["Mg6", "Mg7"], clock: { base: 900_000 } });
  },
  "the computer thinks": async (page) => {
    await openGame(page, { computer: { color: "b", level: 8 } });
    await press(page, "g5", "g6");
  },
  "a selected air force": async (page) => {
    await openGame(page);
    await press(page, "e2");
  },
  "a deploy": async (page) => {
    await openGame(page, { fen: POSITIONS.navyLands });
    await press(page, "c4");
    await page.keyboard.press("f");
    await press(page, "d4");
    await expect(message(page).locator(".deploy")).toBeVisible();
  },
  "a choice": async (page) => {
    await openGame(page, { fen: POSITIONS.planeChooses });
    await press(page, "e4", "e7");
  },
  "a question": async (page) => {
    await openGame(page);
    await page.getByRole("button", { name: "Resign" }).click();
  },
  "the menu": async (page) => {
    await openGame(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
  },
  "the list of keys": async (page) => {
    await openGame(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the card of a piece": async (page) => {
    await openGame(page);
    await enterBoard(page);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("i");
    await expect(page.locator(".piece-card")).toBeVisible();
  },
  "an earlier turn": async (page) => {
    await openGame(page, { turns: ["Mg6", "Mg7"] });
    await turns(page).first().click();
  },
  "a result by points": async (page) => {
    const fen = "5c5/11/5T5/11/11/11/11/11/1N1a7/11/2N8/6C4 r - - 0 1";
    await openGame(page, { fen, rules: { decidedBy: "points" } });
    await press(page, "f10", "f12");
    await expect(page.locator(".points-table")).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds nothing serious: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await reach(page);
    expect(await serious(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await serious(page)).toEqual([]);
  });
}

test("the board is a grid with one square in the tab order", async ({ page }) => {
  await openGame(page);
  await expect(page.getByRole("gridcell")).toHaveCount(132);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
});

test("terrain and zones are part of the names, and switching zones is said", async ({ page }) => {
  await openGame(page);
  await expect(cell(page, "e8")).toHaveAccessibleName(
    /^e8, land, covered by blue anti-air gun e9$/,
  );
  await page.getByRole("button", { name: "off", exact: true }).click();
  await expect(spoken(page)).toHaveText(/^Air-defense zones are hidden/);
  await expect(cell(page, "e8")).toHaveAccessibleName("e8, land");
  await page.keyboard.press("x");
  await expect(spoken(page)).toHaveText("Air-defense zones of the enemy are shown.");
  await page.getByRole("button", { name: "both", exact: true }).click();
  await expect(cell(page, "e5")).toHaveAccessibleName(/covered by red anti-air gun e4/);
  // A key goes from gun to gun.
  await enterBoard(page);
  await page.keyboard.press("z");
  await expect(cell(page, await focused(page))).toHaveAccessibleName(/navy|anti-air|missile/);
});

const GAME = "e3 e5 g12 g11";

test("moves by keys alone, with sentences instead of notation", async ({ page }) => {
  await openGame(page, { fen: "6c4/11/11/11/11/11/11/4i6/11/4T6/11/5C5 r - - 0 1" });
  await enterBoard(page);
  await keys(page, ...GAME.split(" "));
  await expect(turns(page)).toHaveCount(2);
  await expect(spoken(page)).toHaveText("Blue: commander from g12 to g11.");
  await expect(page.locator(".moves [data-node]").first()).toHaveAccessibleName(
    "Red: tank from e3 captures infantry on e5 – Txe5",
  );
});

test("the focus is never lost", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await press(page, "c4");
  await page.keyboard.press("f");
  await press(page, "d4");
  await page.getByRole("button", { name: "Finish the turn" }).click();
  await expect(bar(page, "b")).toContainText("Blue to move");
  await expect.poll(hasFocus).toBe(true);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect.poll(hasFocus).toBe(true);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(hasFocus).toBe(true);
  await chooseMore(page, "Keys");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
});

test.describe("in Vietnamese", () => {
  test.use({ locale: "vi-VN" });
  test("the place speaks Vietnamese", async ({ page }) => {
    await openPlace(page, "play");
    await page.locator('[name=opponent][value="friend"]').check();
    await page.getByRole("button", { name: "Bắt đầu" }).click();
    await press(page, "g5", "g6");
    await expect(message(page)).toContainText("Đỏ: dân quân từ g5 tới g6.");
    expect(await serious(page)).toEqual([]);
  });
});

test("no key is silent: Escape, flip, Enter on nothing, and what is taken back", async ({
  page,
}) => {
  await openGame(page, { fen: "6c4/11/11/11/11/11/11/4i6/11/4T6/11/5C5 r - - 0 1" });
  // The first square is one's own commander.
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveAttribute("data-square", "f1");
  await enterBoard(page);
  await page.keyboard.press("Escape");
  await expect(spoken(page)).toHaveText("Nothing is selected.");
  await keys(page, "h3");
  await expect(spoken(page)).toHaveText("There is nothing on h3.");
  await keys(page, "e5");
  await expect(spoken(page)).toHaveText(/^Blue infantry e5: 1 point along lines\.$/);
  await page.keyboard.press("f");
  await expect(spoken(page)).toHaveText("Blue is at the bottom.");
  await page.keyboard.press("f");
  await keys(page, "e3");
  await expect(spoken(page)).toHaveText("Selected: red tank on e3, 8 destinations.");
  // What is refused keeps the selection.
  await keys(page, "h6");
  await expect(message(page)).toContainText("A tank goes straight, not diagonally.");
  await expect(cell(page, "e3")).toHaveAccessibleName(/selected/);
  await page.keyboard.press("Escape");
  await expect(spoken(page)).toHaveText("Nothing is selected.");
  await keys(page, "e3", "e5");
  await page.keyboard.press("u");
  await expect(spoken(page)).toHaveText("Taken back: Red: tank from e3 captures infantry on e5.");
});

test("a stack says what is chosen of it, what may still go, and how the turn ends", async ({
  page,
}) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await press(page, "c4");
  await page.keyboard.press("f");
  await expect(spoken(page)).toHaveText(
    /^Air force alone, \d+ destinations; the navy and tank stay\.$/,
  );
  await press(page, "d4");
  await expect(spoken(page)).toContainText(/Air force from c4 .*Can still go: .*finish your turn/);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(spoken(page)).toHaveText(/^Taken back: air force from c4/);
});

test("a defender is named with its radius, by z and by i", async ({ page }) => {
  await openGame(page);
  await enterBoard(page);
  await page.keyboard.press("z");
  const name = await cell(page, await focused(page)).getAttribute("aria-label");
  expect(name).toMatch(/defends the air \d points? around/);
  await page.keyboard.press("i");
  await expect(spoken(page)).toContainText(/defends the air \d points? around\./);
});

test("after a change of the language, what was said last is said in it", async ({ page }) => {
  await openGame(page);
  await press(page, "g5", "g6");
  await expect(spoken(page)).toHaveText("Red: militia from g5 to g6.");
  await page.locator(".language").click();
  await expect(spoken(page)).toHaveText("Đỏ: dân quân từ g5 tới g6.");
});

test("an invalid typed move has its error linked", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openGame(page);
  const field = page.getByRole("textbox", { name: "Type a move" });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill("Tk9");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/.{10}/);
});

test("with the colours of the system, what is pressed can be told", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openGame(page, { turns: ["Mg6", "Mg7"] });
  const look = (name: string) =>
    page
      .locator(".zone-switch")
      .getByRole("button", { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await look("enemy")).not.toBe(await look("off"));
  const turn = (nth: number) =>
    turns(page)
      .nth(nth)
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await turn(1)).not.toBe(await turn(0));
});
