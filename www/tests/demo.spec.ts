// The small demo: board, play and connect together, as the package publishes them.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { AirDefenseResult, CoTuLenh } from "cotulenh-wasm";
import { serious } from "./axe.js";
import { centre, drag, press as click } from "./site.js";

/** What docs/ENVIRONMENTS.md says a page needs, with its own style sheets, fonts and pictures. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self'";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator("#status");
const refusal = (page: Page) => page.locator("#refusal");
const fen = (page: Page) => page.getByLabel("Position (FEN)");
const zones = (page: Page) => page.getByRole("switch", { name: "Air defense" });
const on = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);
const part = (page: Page, name: string) => page.locator(`[part~="${name}"]`);

/** Opens the demo under a policy. Whatever the browser complains about fails the test. */
async function open(page: Page): Promise<void> {
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error") expect.soft(message.text()).toBe("");
  });
  await page.route("**/demo/", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": POLICY };
    await route.fulfill({ response, headers });
  });
  await page.goto("./demo/");
  await expect(status(page)).toHaveText("Red to move.");
}

async function load(page: Page, position: string): Promise<void> {
  if (!(await fen(page).isVisible())) await page.getByText("Position (FEN)").click();
  await fen(page).fill(position);
  await button(page, "Load").click();
}

/** A game from the start, without zones in the names of the squares. */
async function newGame(page: Page): Promise<void> {
  await zones(page).uncheck();
  await button(page, "New game").click();
  await expect(on(page, "f4")).toHaveAccessibleName(/^f4, red tank/);
}

test.beforeEach(({ page }) => open(page));

test("it opens on a battle, with the zones of both sides and a plane that is selected", async ({
  page,
}) => {
  await expect(zones(page)).toBeChecked();
  await expect(part(page, "zone-red")).not.toHaveCount(0);
  await expect(part(page, "zone-blue")).not.toHaveCount(0);
  await expect(on(page, "f5")).toHaveAttribute("aria-selected", "true");
  await expect(on(page, "f5")).toHaveAccessibleName(/^f5, red air force/);
  await expect(part(page, "flights")).not.toHaveCount(0);
  await expect(fen(page)).toBeHidden();
  // All three ends of a flight can be seen.
  const game = new CoTuLenh(await fen(page).inputValue());
  const ends = new Set(game.getFlightPaths("f5").map(({ result }) => result));
  expect([...ends].sort()).toEqual(Object.values(AirDefenseResult));
});

for (const [width, height] of [
  [390, 664],
  [880, 580],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the board is seen whole, without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const isSeenWhole = async (selector: string) => {
      const box = (await page.locator(selector).boundingBox())!;
      expect(box.x, selector).toBeGreaterThanOrEqual(0);
      expect(box.y, selector).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, selector).toBeLessThanOrEqual(width);
      expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
      return box;
    };
    const board = await isSeenWhole('[part~="grid"]');
    expect(Math.max(board.width / width, board.height / height)).toBeGreaterThan(0.6);
    await isSeenWhole("#status");
    await isSeenWhole("#undo");
    await isSeenWhole("#zones");
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
    // With a stack to deploy, its pieces too.
    await button(page, "A stack to deploy").click();
    await expect(page.locator("[data-tray]")).toHaveCount(3);
    await page.evaluate(() => scrollTo(0, 0));
    await isSeenWhole('[part~="grid"]');
    await isSeenWhole('[data-tray="f"]');
  });
}

test.describe("for everyone", () => {
  test("axe finds nothing, in light and dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await serious(page)).toEqual([]);
    await button(page, "A stack to deploy").click();
    expect(await serious(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await serious(page)).toEqual([]);
  });
});

test("a move by clicks and one by a drag, taken back and played again", async ({ page }) => {
  await newGame(page);
  await click(page, "f4");
  await expect(on(page, "f4")).toHaveAttribute("aria-selected", "true");
  await expect(on(page, "f6")).toHaveAccessibleName("f6, bridge, move here");
  await click(page, "f6");
  await expect(on(page, "f6")).toHaveAccessibleName(/^f6, red tank/);
  await expect(status(page)).toHaveText("Blue to move.");
  await expect(part(page, "last-move")).toHaveCount(2);

  await drag(page, "f9", "f8");
  await expect(on(page, "f8")).toHaveAccessibleName(/^f8, blue tank/);
  await expect(status(page)).toHaveText("Red to move.");
  await expect(fen(page)).toHaveValue(/ r - - 2 2$/);

  await button(page, "Undo").click();
  await expect(on(page, "f9")).toHaveAccessibleName(/^f9, blue tank/);
  await button(page, "Undo").click();
  await expect(button(page, "Undo")).toBeDisabled();
  await button(page, "Redo").click();
  await expect(on(page, "f6")).toHaveAccessibleName(/^f6, red tank/);
  await expect(status(page)).toHaveText("Blue to move.");
});

test("a move that is not legal is refused in a sentence", async ({ page }) => {
  await newGame(page);
  await drag(page, "f4", "f9");
  await expect(refusal(page)).toHaveText(/^This move is not legal: .+\.$/);
  await expect(status(page)).toHaveText("Red to move.");
  await expect(on(page, "f4")).toHaveAccessibleName(/^f4, red tank/);
  // What was dragged stays selected; a click elsewhere is refused, too, and keeps it.
  await expect(on(page, "f4")).toHaveAttribute("aria-selected", "true");
  await click(page, "k7");
  await expect(refusal(page)).toHaveText(/^This move is not legal: .+\.$/);
  await expect(on(page, "f4")).toHaveAttribute("aria-selected", "true");
  // The next thing that happens ends the sentence.
  await click(page, "f4");
  await expect(refusal(page)).toHaveText("");
});

test("a first click on a friend selects it, a second one joins it", async ({ page }) => {
  await newGame(page);
  await click(page, "f4");
  const { x, y } = await centre(page, "e4");
  await click(page, "h4");
  await expect(on(page, "h4")).toHaveAttribute("aria-selected", "true");
  await click(page, "h4");
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await load(page, "6c4/11/11/11/11/11/11/11/4TI5/11/11/7C3 r - - 0 1");
  await click(page, "f4", "e4");
  await expect(on(page, "e4")).toHaveAttribute("aria-selected", "true");
  await page.mouse.click(x, y);
  await expect(on(page, "e4")).toHaveAccessibleName(/^e4, red tank carrying infantry/);
});

test("zones are switched at any time, and stay while the game goes on", async ({ page }) => {
  await button(page, "New game").click();
  await expect(on(page, "e5")).toHaveAccessibleName(/covered by red anti-air gun e4/);
  await click(page, "f4", "f6");
  await expect(status(page)).toHaveText("Blue to move.");
  await expect(on(page, "e5")).toHaveAccessibleName(/covered by red anti-air gun e4/);
  await expect(on(page, "e8")).toHaveAccessibleName(/covered by blue anti-air gun e9/);
  await zones(page).uncheck();
  await expect(part(page, "zone")).toHaveCount(0);
  await click(page, "f9", "f8");
  await expect(status(page)).toHaveText("Red to move.");
  await expect(on(page, "e8")).not.toHaveAccessibleName(/covered/);
  await expect(part(page, "zone")).toHaveCount(0);
  await zones(page).check();
  await expect(part(page, "zone")).not.toHaveCount(0);
});

test("without zones, a selected plane shows what threatens it", async ({ page }) => {
  await newGame(page);
  await click(page, "e2");
  await expect(on(page, "e8")).toHaveAccessibleName(/covered by blue anti-air gun e9/);
  await expect(part(page, "zone-red")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(part(page, "zone")).toHaveCount(0);
});

test("without zones, a defender that is pointed at or focused shows its own dome", async ({
  page,
}) => {
  await newGame(page);
  await expect(part(page, "zone")).toHaveCount(0);
  await on(page, "g10").hover();
  await expect(part(page, "zone-blue")).not.toHaveCount(0);
  await expect(on(page, "g9")).toHaveAccessibleName(/covered by blue missile g10/);
  await expect(on(page, "e8")).not.toHaveAccessibleName(/covered/);
  await on(page, "g6").hover();
  await expect(part(page, "zone")).toHaveCount(0);
  await button(page, "Flip").press("Tab"); // the focus is that of a keyboard
  await on(page, "e4").focus();
  await expect(on(page, "e5")).toHaveAccessibleName(/covered by red anti-air gun e4/);
  await page.keyboard.press("ArrowLeft");
  await expect(part(page, "zone")).toHaveCount(0);
  // It is no setting: the next move shows none either.
  await on(page, "g10").hover();
  await click(page, "f4", "f6");
  await on(page, "k7").hover();
  await expect(part(page, "zone")).toHaveCount(0);
});

test.describe("a deploy", () => {
  const tray = (page: Page, type: string) => page.locator(`[data-tray="${type}"]`);

  test.beforeEach(async ({ page }) => {
    await button(page, "A stack to deploy").click();
    await expect(page.locator("[data-tray]")).toHaveCount(3);
  });

  test("is the one of the README: the tank takes the gun, and the plane flies through", async ({
    page,
  }) => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain(await fen(page).inputValue());
    const covered = /covered by blue anti-air gun d4/;
    await expect(on(page, "d5")).toHaveAccessibleName(covered);
    await expect(on(page, "g8")).not.toHaveAccessibleName(/capture/);
    await tray(page, "t").click();
    await click(page, "d4");
    await expect(on(page, "d5")).not.toHaveAccessibleName(covered);
    await tray(page, "f").click();
    await expect(on(page, "g8")).toHaveAccessibleName(/capture/);
    await button(page, "Undo").click();
    await expect(on(page, "d5")).toHaveAccessibleName(covered);
  });

  test("is compared with the real board as long as the button is held", async ({ page }) => {
    const real = button(page, "Hold: real board");
    await expect(real).toBeDisabled();
    await tray(page, "t").click();
    await click(page, "d4");
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, red tank/);
    await real.hover();
    await page.mouse.down();
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, blue anti-air gun/);
    await expect(on(page, "d5")).toHaveAccessibleName(/covered by blue anti-air gun d4/);
    await expect(part(page, "ghost")).toHaveCount(0);
    await expect(real).toHaveAttribute("aria-pressed", "true");
    await expect(status(page)).toHaveText("The real board: no step counts yet.");
    await page.mouse.up();
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, red tank/);
    await expect(on(page, "d5")).not.toHaveAccessibleName(/covered by blue/);
    await expect(part(page, "ghost")).not.toHaveCount(0);
    // By the keyboard, too; and the game goes on as if nothing had been.
    await real.focus();
    await page.keyboard.down("Space");
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, blue anti-air gun/);
    await page.keyboard.up("Space");
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, red tank/);
    await button(page, "Finish the turn").click();
    await expect(status(page)).toHaveText("Blue to move.");
    await expect(part(page, "zone-red")).not.toHaveCount(0);
  });

  test("goes step by step on a virtual board, and is committed", async ({ page }) => {
    await tray(page, "f").click();
    await expect(tray(page, "f")).toHaveAttribute("aria-pressed", "true");
    await click(page, "c7");
    await expect(status(page)).toHaveText("Red deploys from c4: step 2.");
    await expect(part(page, "ghost")).toHaveCount(1);
    await expect(part(page, "step")).not.toHaveCount(0);
    await expect(on(page, "c4")).toHaveAccessibleName(/^c4, red navy carrying tank/);
    // A piece of the tray is dragged; one that is dragged off the board ends nothing.
    const { x, y } = await centre(page, "d4");
    await tray(page, "t").hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, red tank/);
    const start = await centre(page, "c4");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(1200, 700, { steps: 5 });
    await page.mouse.up();
    await expect(status(page)).toHaveText("Red deploys from c4: step 3.");

    await button(page, "Finish the turn").click();
    await expect(status(page)).toHaveText("Blue to move.");
    await expect(part(page, "ghost")).toHaveCount(0);
    await expect(fen(page)).toHaveValue(/^6c4\/.* b - - 0 1$/);
    await button(page, "Undo").click();
    await expect(on(page, "c4")).toHaveAccessibleName(/^c4, red navy carrying air force and tank/);
  });

  test("is taken back by steps, or cancelled as a whole", async ({ page }) => {
    const before = await fen(page).inputValue();
    await tray(page, "f").click();
    await click(page, "c7");
    await tray(page, "t").click();
    await click(page, "d4");
    await expect(status(page)).toHaveText("Red deploys from c4: step 3.");
    await button(page, "Undo").click();
    await expect(status(page)).toHaveText("Red deploys from c4: step 2.");
    await button(page, "Redo").click();
    await expect(on(page, "d4")).toHaveAccessibleName(/^d4, red tank/);
    await button(page, "Cancel").click();
    await expect(status(page)).toHaveText("Red to move.");
    await expect(fen(page)).toHaveValue(before);
    await expect(part(page, "ghost")).toHaveCount(0);
    await expect(button(page, "Finish the turn")).toHaveCount(0);
  });

  test("is loaded from its FEN", async ({ page }) => {
    await tray(page, "f").click();
    await click(page, "c7");
    const open = await fen(page).inputValue();
    await button(page, "New game").click();
    await expect(status(page)).toHaveText("Red to move.");
    await load(page, open);
    await expect(status(page)).toHaveText("Red deploys from c4: step 2.");
    await expect(part(page, "ghost")).toHaveCount(1);
    await button(page, "Finish the turn").click();
    await expect(status(page)).toHaveText("Blue to move.");
  });
});

test("a choice is made in a dialog", async ({ page }) => {
  await newGame(page);
  await load(page, "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1");
  await click(page, "e4", "e6");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await click(page, "e6");
  await dialog.locator('[data-choice="stay"]').click();
  await expect(on(page, "e4")).toHaveAccessibleName(/^e4, red air force/);
  await expect(on(page, "e6")).toHaveAccessibleName(/^e6, coast/);
  await expect(status(page)).toHaveText("Blue to move.");
});

test("a FEN that cannot be read is refused, and the game goes on", async ({ page }) => {
  await newGame(page);
  await click(page, "f4", "f6");
  await load(page, "6c4/11/11/11/11/11/11/11/11/11/11/6Q4 r - - 0 1");
  await expect(refusal(page)).toContainText("'Q'");
  await expect(on(page, "f6")).toHaveAccessibleName(/^f6, red tank/);
  await load(page, "6c4/11/11/11/11/11/11/11/11/11/11/7C3 b - - 0 1");
  await expect(refusal(page)).toHaveText("");
  await expect(status(page)).toHaveText("Blue to move.");
  await expect(on(page, "h1")).toHaveAccessibleName(/^h1, red commander/);
});

test("the board is flipped, and fits a phone", async ({ page }) => {
  await newGame(page);
  await page.setViewportSize({ width: 390, height: 664 });
  const above = async () => (await centre(page, "a12")).y < (await centre(page, "a1")).y;
  expect(await above()).toBe(true);
  await button(page, "Flip").click();
  expect(await above()).toBe(false);
  await click(page, "f4", "f6");
  await expect(on(page, "f6")).toHaveAccessibleName(/^f6, red tank/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
