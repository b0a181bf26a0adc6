// Setting up a position.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { centre, drag, expectOn, openPlace, picture, press } from "../site.js";
import { paste } from "../analyse/analyse.js";

/** A piece of the palette: a capital letter for Red. */
const spare = (page: Page, letter: string) => page.locator(`[data-spare="${letter}"]`);
const refusal = (page: Page) => page.locator(".editor-board > .refusal");
const fen = (page: Page) => page.getByLabel("Position (FEN)");
const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page, fragment = ""): Promise<void> {
  await openPlace(page, "editor", fragment);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Drags a piece of the palette onto a square. */
async function dragIn(page: Page, letter: string, square: string): Promise<void> {
  const box = (await spare(page, letter).boundingBox())!;
  const end = await centre(page, square);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + 20, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
}

test("pieces are placed, stacked, made heroic, and lead to a game or an analysis", async ({
  page,
}) => {
  await open(page);
  await click(page, "Clear board");
  await expect(page.locator("[data-on]")).toHaveCount(0);
  await expect(page.locator(".leave")).toContainText("Red has no commander");
  await expect(page.getByRole("button", { name: "Play from here" })).toBeDisabled();
  await spare(page, "C").click();
  await press(page, "g1");
  await dragIn(page, "c", "f12");
  await spare(page, "C").click();
  await spare(page, "T").click();
  await press(page, "c4");
  await spare(page, "N").click();
  await press(page, "c4");
  await expectOn(page, "c4", "red navy carrying tank");
  await page.getByLabel("Heroic pieces").check();
  await spare(page, "F").click();
  await press(page, "c4");
  await expectOn(page, "c4", "red navy carrying .*heroic");
  await spare(page, "F").click();
  // The pieces of a square: each can be made heroic, or removed.
  await press(page, "c4");
  const square = page.getByRole("region", { name: "On c4" });
  await expect(square.locator(".name")).toHaveText(["Navy", "Air Force", "Tank"]);
  const hero = square.getByRole("button", { name: "air force is heroic" });
  await expect(hero).toHaveAttribute("aria-pressed", "true");
  await hero.click();
  await expect(fen(page)).toHaveValue(/\(NFT\)/);
  await square.getByRole("button", { name: "tank is heroic" }).click();
  await expect(fen(page)).toHaveValue(/\(NF\+T\)/);
  await square.getByRole("button", { name: "Remove air force" }).click();
  await expect(fen(page)).toHaveValue(/\(N\+T\)/);
  await picture(page, "editor");
  expect(await serious(page)).toEqual([]);
  await click(page, "Blue");
  await expect(fen(page)).toHaveValue("5c5/11/11/11/11/11/11/11/2(N+T)8/11/11/6C4 b - - 0 1");
  await expect(page.locator(".leave")).toContainText("This position can be played.");
  await page.getByRole("link", { name: "Analyse", exact: true }).last().click();
  await expect(page.locator(".status")).toContainText("Blue to move");
  await expectOn(page, "c4", "red navy carrying heroic tank");
  await page.goBack();
  await expectOn(page, "c4", "red navy carrying heroic tank");
});

test("pieces are dragged across and out, and removed by a right click or a key", async ({
  page,
}) => {
  await open(page);
  await drag(page, "g5", "g7");
  await expectOn(page, "g7", "red militia");
  await expectOn(page, "g5", "empty");
  const { x, y } = await centre(page, "g7");
  await page.mouse.click(x, y, { button: "right" });
  await expectOn(page, "g7", "empty");
  const from = await centre(page, "k5");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 });
  await page.mouse.move(8, 400, { steps: 3 });
  await page.mouse.up();
  await expectOn(page, "k5", "empty");
  await page.locator('[data-square="c5"]').focus();
  await page.keyboard.press("Delete");
  await expectOn(page, "c5", "empty");
  await click(page, "Remove");
  await press(page, "f4");
  await expectOn(page, "f4", "empty");
  await click(page, "Remove");
  // A press selects; on an empty square it moves what is selected.
  await press(page, "h4", "h6");
  await expectOn(page, "h6", "red tank");
});

test("every change is taken back and done again", async ({ page }) => {
  await open(page);
  await drag(page, "g5", "g7");
  await click(page, "Clear board");
  await click(page, "Blue");
  await page.getByRole("combobox", { name: "Rules" }).selectOption("official");
  await click(page, "Undo");
  await expect(page.getByRole("combobox", { name: "Rules" })).toHaveValue("standard");
  await page.locator(".editor-side > .small").click();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expectOn(page, "g7", "red militia");
  await click(page, "Undo");
  await expectOn(page, "g5", "red militia");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await click(page, "Redo");
  await expectOn(page, "g7", "red militia");
});

test("what is not possible is explained", async ({ page }) => {
  await open(page);
  await spare(page, "N").click();
  await press(page, "g6");
  await expect(refusal(page)).toContainText("cannot stand on g6");
  await expectOn(page, "g6", "empty");
  await spare(page, "C").click();
  await press(page, "h1");
  await expect(refusal(page)).toContainText("second commander");
  await spare(page, "A").click();
  await press(page, "f4");
  await expect(refusal(page)).toContainText("cannot be stacked");
  await page.keyboard.press("Escape");
  await click(page, "Starting position");
  await expect(refusal(page)).toBeHidden();
  // A commander that could be captured at once.
  await paste(page, "5c5/11/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  await expect(page.locator(".leave")).toContainText("Blue’s commander could be captured at once");
});

test("a FEN is typed and pasted, and its errors stand beside it", async ({ page }) => {
  await open(page);
  await fen(page).fill("6c4/11/11/11/11/11/11/4x6/11/11/11/6C4 r - - 0 1");
  await expect(page.locator("#fen-errors li")).toHaveText(/'x'/);
  await expect(fen(page)).toHaveAttribute("aria-invalid", "true");
  // The board shows the last position that was one.
  await expectOn(page, "g5", "red militia");
  expect(await serious(page)).toEqual([]);
  await fen(page).fill("6c4/11/11/11/11/11/11/4i6/11/11/11/5C5 b - - 7 30");
  await expect(page.locator("#fen-errors li")).toHaveCount(0);
  await expectOn(page, "e5", "blue infantry");
  await expect(page.getByLabel("Turns without capture")).toHaveValue("7");
  await page.getByLabel("Move number").fill("12");
  await page.getByLabel("Move number").blur();
  await expect(fen(page)).toHaveValue(/ b - - 7 12$/);
  await paste(page, "1. Mg6 {here} Mg7");
  await expectOn(page, "g6", "red militia");
  await paste(page, "rubbish");
  await expect(page.locator(".notices")).toContainText("neither a position");
  await expectOn(page, "g6", "red militia");
});

test("the address has the position, and a reload keeps it", async ({ page }) => {
  await open(page, "fen=6c4/11/11/11/11/11/11/4i6/11/11/11/5C5+r+-+-+0+1&rules=official");
  await expectOn(page, "e5", "blue infantry");
  await expect(page.getByRole("combobox", { name: "Rules" })).toHaveValue("official");
  await page.getByRole("combobox", { name: "Battle" }).selectOption("naval");
  await drag(page, "e5", "e6");
  await page.waitForURL(/#fen=6c4(\/11){5}\/4i6.*objective=naval/);
  await page.reload();
  await expectOn(page, "e6", "blue infantry");
  await expect(page.getByRole("combobox", { name: "Battle" })).toHaveValue("naval");
  await page.goto("about:blank");
  await open(page, "fen=nonsense");
  await expect(page.locator(".notices")).toContainText("This position cannot be read");
});

for (const [name, width, height, colorScheme, locale] of [
  ["phone", 390, 664, "light", "vi-VN"],
  ["turned", 844, 390, "dark", "vi-VN"],
  ["desk", 1280, 900, "dark", "vi-VN"],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, locale });

    test(`board and palette fit: ${name}`, async ({ page }) => {
      await open(page);
      const board = (await page.locator(".board-frame").boundingBox())!;
      expect(board.y + board.height).toBeLessThanOrEqual(height);
      for (const letter of ["N", "m"]) {
        const box = (await spare(page, letter).boundingBox())!;
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await serious(page)).toEqual([]);
      await picture(page, `editor-${name}`);
      // What can be done with a piece is seen where it was pressed; where to go on, if there is room for both.
      await press(page, "f4");
      await expect(page.locator(".selected-square h3")).toBeInViewport();
      if (name === "desk") await expect(page.locator(".leave a").first()).toBeInViewport();
    });
  });
}
