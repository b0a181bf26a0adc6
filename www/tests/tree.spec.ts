// Variations, comments and signs in the move list.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "./axe.js";
import { click, expectOn, open, picture, status, turns } from "./helpers.js";

const variation = (page: Page) => page.locator("#moves .variation [data-node]");

/** A game with a variation, whose second turn is on the board. */
async function openVariation(page: Page): Promise<void> {
  await open(page);
  await click(page, "g5", "g6", "g8", "g7", "c5", "c6");
  await turns(page).nth(0).click();
  await click(page, "c8", "c7", "k5", "k6");
}

test("variations are played, annotated, promoted and deleted, and all of it comes back", async ({
  page,
}) => {
  await openVariation(page);
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(variation(page)).toHaveText(["Ic7", "Ik6"]);
  await expect(variation(page).nth(1)).toHaveAttribute("aria-current", "step");

  await page.locator("#annotations summary").click();
  await page.locator('[data-give-sign="1"]').click();
  await page.getByLabel("Comment on Ik6").fill("Quiet, but strong.");
  await expect(variation(page).nth(1)).toHaveText("Ik6!");
  await expect(page.locator("#moves .comment")).toHaveText("Quiet, but strong.");
  await picture(page, "tree");
  expect(await serious(page)).toEqual([]);

  await page.reload();
  await expect(variation(page)).toHaveText(["Ic7", "Ik6!"]);
  await page.locator("#annotations summary").click();
  await expect(page.locator("#comment")).toHaveValue("Quiet, but strong.");

  await page.locator("#promote").click();
  await expect(turns(page)).toHaveText(["Mg6", "Ic7", "Ik6!"]);
  await expect(variation(page)).toHaveText(["Mg7", "Ic6"]);
  await page.locator("#undo-edit").click();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);

  await variation(page).nth(0).click();
  await page.locator("#remove-turn").click();
  await expect(variation(page)).toHaveCount(0);
  await expect(page.locator("#tree-toast")).toContainText("2 turns deleted.");
  await expectOn(page, "c8", "blue infantry");
  await page.locator("#undo-edit").click();
  await expect(variation(page)).toHaveText(["Ic7", "Ik6!"]);
  await expect(page.locator("#tree-toast")).toBeEmpty();
});

test("a game with variations goes out as PGN and as a link, and comes in again", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openVariation(page);
  await page.locator("#texts summary").click();
  await page.locator("#tag-Red").fill("Lan");
  await page.locator("#tag-Red").blur();
  const pgn = page.locator("#pgn");
  await expect(pgn).toHaveValue(/\[Date "20\d\d\.\d\d\.\d\d"\][^]*\[Red "Lan"\]\n\[Blue "Blue"\]/);
  await expect(pgn).toHaveValue(/1\. Mg6 Mg7 \(1\.\.\. Ic7 2\. Ik6\) 2\. Ic6 \*/);
  const text = await pgn.inputValue();
  await page.locator("#share").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(variation(other)).toHaveText(["Ic7", "Ik6"]);
  await expect(variation(other).nth(1)).toHaveAttribute("aria-current", "step");
  await other.locator("#texts summary").click();
  // Also while a deploy is open.
  await other.locator("#fen").fill("5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1");
  await other.locator("#load-fen").click();
  await click(other, "c4");
  await other.locator('[data-chip="f"]').click();
  await click(other, "d4");
  await expect(status(other)).toHaveText("Red is deploying");
  await other.locator("#pgn").fill(text);
  await other.locator("#load-pgn").click();
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(variation(other)).toHaveText(["Ic7", "Ik6"]);
  await other.locator("#fen").fill("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  await other.locator("#load-fen").click();
  await expect(other.locator("#fen-error")).toHaveText(/^This is a position of Western chess\./);
  // A long error stays in its column.
  await other.locator("#pgn").fill(`1. ${"Z".repeat(300)}`);
  await other.locator("#load-pgn").click();
  await expect(other.locator("#pgn-error")).toContainText("ZZZ");
  const overflow = await other.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the move list is one stop of the Tab key, and arrow keys go through it", async ({ page }) => {
  await openVariation(page);
  await expect(page.locator('#moves [tabindex="0"]')).toHaveCount(1);
  await page.locator('#moves [tabindex="0"]').focus();
  await page.keyboard.press("ArrowUp");
  await expect(variation(page).nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Red to move");
  await expectOn(page, "k5", "red infantry");
  await expect(variation(page).nth(0)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(turns(page).nth(0)).toBeFocused();
});

test("undo and jumps in a long game change only what is different", async ({ page }) => {
  await open(page);
  await page.locator("#texts > summary").click();
  const pairs = Array.from({ length: 320 }, (_, i) => {
    const file = i % 2 === 0 ? "f" : "g";
    return `${i + 1}. C${file}1 C${file}12`;
  });
  await page.locator("#pgn").fill(pairs.join(" "));
  await page.locator("#load-pgn").click();
  await expect(turns(page)).toHaveCount(640);
  await page.locator("#texts > summary").click();
  /** The changes of the document that a click makes, in the move list and on the board. */
  const countChanges = (selector: string) =>
    page.evaluate(async (target) => {
      const counts = { moves: 0, board: 0 };
      const pieces = document.querySelector(".board")!.shadowRoot!.querySelector(".layer-pieces");
      const observers = [document.querySelector("#moves"), pieces].map((place, i) => {
        const observer = new MutationObserver((records) => {
          counts[i === 0 ? "moves" : "board"] += records.length;
        });
        const everything = { subtree: true, childList: true, attributes: true };
        observer.observe(place!, everything);
        return observer;
      });
      document.querySelector<HTMLElement>(target)!.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const observer of observers) observer.disconnect();
      return counts;
    }, selector);
  // Two buttons change their mark and their place in the tab order; one piece moves.
  for (const target of ["#undo", '[data-turn="100"]', '[data-turn="639"]']) {
    const { moves, board } = await countChanges(target);
    expect(moves, target).toBeLessThanOrEqual(4);
    expect(moves, target).toBeGreaterThan(0);
    expect(board, target).toBeLessThanOrEqual(8);
  }
  expect((await countChanges("#undo")).board).toBeLessThanOrEqual(8);
});

test("a turn loads no icon, and its letter in the list is read without a layer", async ({
  page,
}) => {
  await open(page);
  const icons: string[] = [];
  page.on("request", (request) => {
    if (/icon/.test(request.url())) icons.push(request.url());
  });
  await click(page, "g5", "g6", "g8", "g7");
  // The address follows after a moment.
  await expect.poll(() => page.url()).toContain("/6m4/6M4/");
  const letter = turns(page).first().locator(".letter");
  await expect(letter).toHaveText("M");
  await expect(letter).toHaveCSS("position", "static");
  await expect(turns(page).first()).toHaveAccessibleName("Mg6");
  expect(icons).toEqual([]);
});

test("pieces are moved to where they are in another turn, and those that differ are drawn", async ({
  page,
}) => {
  await open(page, "6c4/11/11/11/11/11/4i6/11/4T6/11/11/5C5 r - - 0 1");
  await click(page, "e4", "e6");
  await expectOn(page, "e6", "red tank");
  const shown = () =>
    page.locator(".layer-pieces [data-on]").evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const on = (one as SVGElement).dataset["on"];
        const cell = (one.getRootNode() as ShadowRoot)
          .querySelector(`[data-square="${on}"]`)!
          .getBoundingClientRect();
        const isInside =
          Math.abs(x + width / 2 - cell.x - cell.width / 2) < cell.width / 4 &&
          Math.abs(y + height / 2 - cell.y - cell.height / 2) < cell.height / 4;
        const side = one.querySelector(".symbols")?.classList.contains("red") ? "red" : "blue";
        return `${on} ${side} ${isInside ? "in place" : "elsewhere"}`;
      }),
    );
  await page.locator("#undo").click();
  const before = ["e4 red", "e6 blue", "f1 red", "g12 blue"].map((one) => `${one} in place`);
  await expect.poll(async () => (await shown()).sort()).toEqual(before);
  await page.locator("#redo").click();
  const after = ["e6 red", "f1 red", "g12 blue"].map((one) => `${one} in place`);
  await expect.poll(async () => (await shown()).sort()).toEqual(after);
  await page.keyboard.press("f");
  await expect.poll(async () => (await shown()).sort()).toEqual(after);
});
