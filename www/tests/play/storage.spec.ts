// Games that are kept: reloads, tabs, broken data, a storage that is full or denied.
import { expect, test, type Page } from "@playwright/test";
import { chooseMore, expectOn, message, openGame, openPlace, press, seed } from "../site.js";
import { toStored, turns } from "../site.js";

const KEY = "cotulenh-game:";

async function storedIds(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
}

/** Another tab of the same browser. */
async function newTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await openPlace(other, "play");
  return other;
}

/** Starts a game with a friend. */
async function startFriend(page: Page): Promise<void> {
  await page.locator('[name=opponent][value="friend"]').check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

test("a reload restores the whole game with its undone turns", async ({ page }) => {
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6", "g8", "g7", "c5", "c6");
  await page.keyboard.press("u");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await page.keyboard.press("r");
  await expectOn(page, "c6", "red infantry");
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  await expectOn(page, "g8", "blue militia");
});

test("a game that was started but not touched is there after a reload, and leaves no trace", async ({
  page,
}) => {
  await openPlace(page, "play");
  await startFriend(page);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await chooseMore(page, "New game");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await press(page, "g5", "g6");
  await expect.poll(() => storedIds(page)).toHaveLength(1);
});

test("a new game leaves the previous one among the stored ones", async ({ page }) => {
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await chooseMore(page, "New game");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(turns(page)).toHaveCount(0);
  await press(page, "c5", "c6");
  await expect.poll(() => storedIds(page)).toHaveLength(2);
});

test("a new tab goes on with the last game", async ({ page }) => {
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect.poll(() => storedIds(page)).toHaveLength(1);
  await page.waitForTimeout(300);
  const other = await newTab(page);
  await expect(turns(other)).toHaveText(["Mg6"]);
});

test("one tab plays a game, the others follow it", async ({ page }) => {
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect(turns(page)).toHaveText(["Mg6"]);
  await expect.poll(() => storedIds(page)).toHaveLength(1);
  const other = await newTab(page);
  await expect(turns(other)).toHaveText(["Mg6"]);
  await expect(message(page)).toContainText("This game is played in another tab.");
  await press(other, "g8", "g7");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  // It is only shown here.
  await press(page, "c5", "c6");
  await expectOn(page, "c5", "red infantry");
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(message(other)).toContainText("This game is played in another tab.");
  await press(page, "c5", "c6");
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  expect(await storedIds(page)).toHaveLength(1);
});

test("two tabs that do not hear each other keep two games, and say so", async ({ page }) => {
  await page.context().addInitScript(() => {
    class Silent {
      onmessage = null;
      postMessage() {}
      close() {}
    }
    Object.defineProperty(globalThis, "BroadcastChannel", { value: Silent });
  });
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect.poll(() => storedIds(page)).toHaveLength(1);
  const other = await newTab(page);
  await expect(turns(other)).toHaveText(["Mg6"]);
  await press(other, "g8", "g7");
  await other.waitForFunction(() => Object.values(localStorage).join().includes("Mg7"));
  await press(page, "c8", "c7");
  await expect(page.locator(".notices")).toContainText("kept as a game of their own");
  await press(other, "c5", "c6");
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Ic7"]);
  await other.reload();
  await expect(turns(other)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  expect(await storedIds(page)).toHaveLength(2);
});

test("other data in the place of games and choices is ignored", async ({ page }) => {
  const tricky = '{"__proto__":{"tree":{}},"id":"x","tree":{"__proto__":{"nodes":[]}}}';
  await page.addInitScript((text) => {
    if (localStorage.getItem("cotulenh-current")) return;
    for (const key of ["cotulenh-games", "cotulenh-game:x", "cotulenh-game:y", "cotulenh-setup"]) {
      localStorage.setItem(key, key.endsWith("y") ? "{" : text);
    }
    localStorage.setItem("cotulenh-current", "x");
  }, tricky);
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a game with an illegal turn is restored in part, and stays stored as it is", async ({
  page,
}) => {
  const game = toStored({ turns: ["Mg6", "Mg7", "Ic6"] });
  const turnsOfGame = game.tree.turns.map((turn) =>
    turn.id === 3 ? { ...turn, lan: "Cg12" } : turn,
  );
  const broken = { ...game, tree: { ...game.tree, turns: turnsOfGame } };
  await seed(page, broken);
  await openPlace(page, "play");
  await expect(page.locator(".notices")).toContainText("Only a part of your last game");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await press(page, "c5", "c6");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  expect(await page.evaluate((key) => localStorage.getItem(key), `${KEY}t1`)).toBe(
    JSON.stringify(broken),
  );
});

test("illegal steps of a stored deploy are left out", async ({ page }) => {
  await openGame(page, { turns: ["Mg6", "Mg7"], steps: ["Fa1>a2"] });
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(message(page).locator(".deploy")).toHaveCount(0);
});

test("a full storage is reported, and the game lasts as long as the tab", async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const isFull = (sessionStorage.getItem("full") ?? "yes") === "yes";
      if (this === localStorage && isFull) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect(message(page)).toContainText("storage is full");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await page.evaluate(() => sessionStorage.setItem("full", "no"));
  await press(page, "g8", "g7");
  await expect(message(page)).not.toContainText("storage is full");
  await expect.poll(() => storedIds(page)).toHaveLength(1);
});

test("a storage that the browser denies is reported too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openPlace(page, "play");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect(message(page)).toContainText("does not allow it");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("no game is removed to make room for another one", async ({ page }) => {
  const many = Array.from({ length: 100 }, (_, n) => ({
    ...toStored({ turns: ["Mg6"], id: `old${n}` }),
    savedAt: 1000 + n,
  }));
  await seed(page, ...many);
  await openPlace(page, "play", "new");
  await startFriend(page);
  await press(page, "g5", "g6");
  await expect.poll(async () => (await storedIds(page)).length).toBe(101);
});
