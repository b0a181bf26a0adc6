// Variations, comments and signs in the list of turns, and going through it.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { drag, expectOn, picture, press as pressSquares } from "../site.js";
import { current, openAnalyse, paste, press, turns, variation } from "./analyse.js";

const editStatus = (page: Page) => page.locator(".edit-status");
const comment = (page: Page) => page.locator(".notes textarea");

/** A game with a variation, whose second turn is on the board. */
async function openVariation(page: Page): Promise<void> {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6", "g8", "g7", "c5", "c6");
  await turns(page).nth(0).click();
  await pressSquares(page, "c8", "c7", "k5", "k6");
}

test("variations are played, annotated, promoted and deleted, and all of it comes back", async ({
  page,
}) => {
  await openVariation(page);
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(variation(page)).toHaveText(["Ic7", "Ik6"]);
  await expect(variation(page).nth(1)).toHaveAttribute("aria-current", "step");

  await press(page, "! good move");
  await page.getByLabel("Comment on Ik6").fill("Quiet, but strong.");
  await page.getByLabel("Comment on Ik6").blur();
  await expect(variation(page).nth(1)).toHaveText("Ik6!");
  await expect(page.locator(".tree .comment")).toHaveText("Quiet, but strong.");
  await picture(page, "analyse-tree");
  expect(await serious(page)).toEqual([]);

  await page.waitForURL(/#game=/);
  await page.reload();
  await expect(variation(page)).toHaveText(["Ic7", "Ik6!"]);
  await expect(variation(page).nth(1)).toHaveAttribute("aria-current", "step");
  await expect(comment(page)).toHaveValue("Quiet, but strong.");

  await press(page, "Promote variation");
  await expect(turns(page)).toHaveText(["Mg6", "Ic7", "Ik6!"]);
  await expect(variation(page)).toHaveText(["Mg7", "Ic6"]);
  await expect(editStatus(page)).toHaveText("The variation was promoted.");
  await press(page, "Undo");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(editStatus(page)).toBeEmpty();
  await press(page, "Redo");
  await expect(turns(page)).toHaveText(["Mg6", "Ic7", "Ik6!"]);
  await page.keyboard.press("Control+z");

  await variation(page).nth(0).click();
  await press(page, "Delete from here");
  await expect(variation(page)).toHaveCount(0);
  await expect(editStatus(page)).toHaveText("2 turns deleted.");
  await expectOn(page, "c8", "blue infantry");
  await press(page, "Undo");
  await expect(variation(page)).toHaveText(["Ic7", "Ik6!"]);
});

test("a sign is taken back by the same button, and is marked on the board", async ({ page }) => {
  await openVariation(page);
  const blunder = page.getByRole("button", { name: "?? blunder" });
  await blunder.click();
  await expect(blunder).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('.fill[data-mark="k6"]')).toBeAttached();
  await page.getByRole("button", { name: "? mistake", exact: true }).click();
  await expect(variation(page).nth(1)).toHaveText("Ik6?");
  await page.getByRole("button", { name: "? mistake", exact: true }).click();
  await expect(variation(page).nth(1)).toHaveText("Ik6");
});

test("the list is one stop of the Tab key, and arrow keys go through it", async ({ page }) => {
  await openVariation(page);
  await expect(page.locator('.tree [tabindex="0"]')).toHaveCount(1);
  await page.locator('.tree [tabindex="0"]').focus();
  await page.keyboard.press("ArrowUp");
  await expect(variation(page).nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".status")).toContainText("Red to move");
  await expectOn(page, "k5", "red infantry");
  await expect(variation(page).nth(0)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(turns(page).nth(0)).toBeFocused();
});

test("buttons and keys go through the game, and to the ends of line and game", async ({ page }) => {
  await openVariation(page);
  await press(page, "One turn back");
  await expect(current(page)).toHaveText("Ic7");
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("Mg6");
  // Forward goes on where one came from.
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("Ic7");
  await press(page, "Go to the end");
  await expect(current(page)).toHaveText("Ik6");
  await press(page, "Go to the end");
  await expect(current(page)).toHaveText("Ic6");
  await expect(page.getByRole("button", { name: "Go to the end" })).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "One turn back" })).toBeDisabled();
  await page.keyboard.press("f");
  const top = (square: string) =>
    page.locator(`[data-square="${square}"]`).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(async () => (await top("g12")) > (await top("g1"))).toBe(true);
});

test("a deploy is committed or given up, and what is not possible is reported", async ({
  page,
}) => {
  await openAnalyse(page, "fen=5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4+r+-+-+0+1");
  await pressSquares(page, "c4");
  await page.locator('[data-tray="f"]').click();
  await pressSquares(page, "d4");
  // The board offers both, too.
  const status = page.locator(".status");
  await expect(status).toContainText("Red is deploying");
  await status.getByRole("button", { name: "Cancel" }).click();
  await expect(status).toContainText("Red to move");
  await pressSquares(page, "c4");
  await page.locator('[data-tray="f"]').click();
  await pressSquares(page, "d4");
  await status.getByRole("button", { name: "Finish the turn" }).click();
  await expect(turns(page)).toHaveCount(1);
  await drag(page, "f12", "a12");
  await expect(page.locator(".notices")).toContainText("Not possible:");
});

test("undo and jumps in a long game change only what is different", async ({ page }) => {
  await openAnalyse(page);
  const pairs = Array.from({ length: 320 }, (_, i) => {
    const file = i % 2 === 0 ? "f" : "g";
    return `${i + 1}. C${file}1 C${file}12`;
  });
  await paste(page, pairs.join(" "));
  await expect(turns(page)).toHaveCount(640);
  await press(page, "Go to the end");
  await expect(turns(page).last()).toHaveAttribute("aria-current", "step");
  /** The changes of the document that a click makes, in the list and on the board. */
  const countChanges = (selector: string) =>
    page.evaluate(async (target) => {
      const counts = { moves: 0, board: 0 };
      const board = document.querySelector(".board-frame > div")!.shadowRoot!;
      const places = [document.querySelector(".tree"), board.querySelector(".layer-pieces")];
      const observers = places.map((place, i) => {
        const observer = new MutationObserver((records) => {
          counts[i === 0 ? "moves" : "board"] += records.length;
        });
        observer.observe(place!, { subtree: true, childList: true, attributes: true });
        return observer;
      });
      document.querySelector<HTMLElement>(target)!.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const observer of observers) observer.disconnect();
      return counts;
    }, selector);
  // Two buttons change their mark and their place in the tab order; one piece moves.
  const back = '.nav [aria-label="One turn back"]';
  for (const target of [back, '[data-turn="100"]', '[data-turn="639"]', back]) {
    const { moves, board } = await countChanges(target);
    expect(moves, target).toBeLessThanOrEqual(4);
    expect(moves, target).toBeGreaterThan(0);
    expect(board, target).toBeLessThanOrEqual(8);
  }
});
