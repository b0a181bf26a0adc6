// Back and forward in the browser.
import { expect, test } from "@playwright/test";
import { toHash } from "../app/link.js";
import { STANDARD_RULES } from "../game/rules.js";
import {
  click,
  elsewhere,
  expectOn,
  open,
  POSITIONS,
  startGame,
  status,
  turns,
} from "./helpers.js";

const link = (fen: string) => toHash(fen, STANDARD_RULES);

test("back and forward go from game to game, not from move to move", async ({ page }) => {
  await open(page, POSITIONS.tankTakes);
  await click(page, "e3", "e5");
  await page.evaluate((hash) => (location.hash = hash), link(POSITIONS.infantryBoards));
  await expectOn(page, "e2", "red infantry");
  await click(page, "e2", "e3", "e3");
  await startGame(page);
  await click(page, "g5", "g6");

  await page.goBack();
  await expectOn(page, "e3", "red tank carrying infantry");
  await page.goBack();
  await expect(turns(page)).toHaveText(["Txe5"]);
  await page.locator("#undo").click();
  await expectOn(page, "e5", "blue infantry");
  await page.goForward();
  await page.goForward();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await page.goBack();
  await page.goBack();
  // As it was left, with the undone move.
  await expect(status(page)).toHaveText("Red to move");
  await expect(turns(page)).toHaveText(["Txe5"]);
});

test("a game is restored after a visit to another page", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6", "g8", "g7");
  await elsewhere(page);
  await page.goBack();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await page.locator("#undo").click();
  await expectOn(page, "g8", "blue militia");
});

test("setting up a position adds an entry after the game", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await page.locator("#editor summary").click();
  await page.getByRole("button", { name: "Edit the board" }).click();
  await page.locator('[data-tool="remove"]').click();
  await click(page, "g6", "g8");
  await page.locator('[data-turn-of="r"]').click();
  await page.getByRole("button", { name: "Done: play from here" }).click();
  await expect(turns(page)).toHaveCount(0);
  await page.goBack();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await page.goForward();
  await expectOn(page, "g8", "empty");
  await expect(status(page)).toHaveText("Red to move");
});

test("a bad link in an open page shows a notice, and the game continues", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await page.evaluate(() => (location.hash = "#fen=nonsense"));
  await expect(page.locator("#notice")).toContainText(
    "The link does not contain a playable position",
  );
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect(page).not.toHaveURL(/nonsense/);
  await page.evaluate(() => (location.hash = ""));
  await expect(page).toHaveURL(/#fen=/);
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a link to another position leaves the own game among the recent ones", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await open(page, POSITIONS.tankTakes);
  await expect(turns(page)).toHaveCount(0);
  await click(page, "e3", "e5");
  await page.locator("#recent summary").click();
  await expect(page.locator("[data-game]")).toHaveText([/… Txe5/, /… Mg6/]);
});

test("the same address opens the same game again", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("what is on the screen survives a reload at any moment", async ({ page }) => {
  // As in a browser that loses the state of an entry that is written while a page is being left.
  await page.addInitScript(() => {
    addEventListener("pagehide", () => history.replaceState(null, ""));
  });
  await open(page);
  await click(page, "g5", "g6", "g8", "g7");
  await page.evaluate(() => {
    // More changes than the history takes at once.
    const button = (id: string) => document.getElementById(id)!;
    for (let i = 0; i < 20; i++) {
      button("undo").click();
      button("redo").click();
    }
    button("undo").click();
    location.reload();
  });
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(status(page)).toHaveText("Blue to move");
  // A variation, and the reload right after it.
  await click(page, "c8", "c7");
  await page.reload();
  await expect(page.locator("#moves .variation [data-node]")).toHaveText(["Ic7"]);
  await expect(status(page)).toHaveText("Red to move");
  // A game of another tab is not used for this one.
  const other = await page.context().newPage();
  await open(other, POSITIONS.tankTakes);
  await click(other, "e3", "e5");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("a reload with the state of a later move than the address", async ({ page }) => {
  // Firefox keeps the address when an entry is replaced after the reload has begun.
  await open(page);
  await click(page, "g5", "g6");
  const address = await page.evaluate(() => location.hash);
  await click(page, "g8", "g7");
  await page.evaluate((hash) => history.replaceState(history.state, "", hash), address);
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(status(page)).toHaveText("Red to move");
});

test("fast navigation through a long game rarely changes the address", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { written: number };
    counted.written = 0;
    const { replaceState } = history;
    history.replaceState = function (...given) {
      // As in browsers that allow a hundred changes at once, and none while a page is being left.
      const leaving = document.documentElement.dataset["leaving"] === "yes";
      if (++counted.written > 100 || leaving) throw new DOMException("too often", "SecurityError");
      replaceState.apply(this, given);
    };
  });
  await open(page);
  await click(page, "g5", "g6");
  await page.evaluate(() => {
    const button = (id: string) => document.getElementById(id)!;
    for (let i = 0; i < 150; i++) {
      button("undo").click();
      button("redo").click();
    }
    button("undo").click();
    document.documentElement.dataset["leaving"] = "yes";
    location.reload();
  });
  await expect(page.locator("html")).not.toHaveAttribute("data-leaving", "yes");
  await expect(status(page)).toHaveText("Red to move");
  await expect(turns(page)).toHaveText(["Mg6"]);
});
