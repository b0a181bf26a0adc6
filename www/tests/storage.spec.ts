// A storage that is full, denied, or has other data in it.
import { toSaved } from "../game/saved.js";
import { expect, test, type Page } from "@playwright/test";
import { SharedEngine } from "../game/engine.js";
import { Session } from "../game/session.js";
import { click, elsewhere, expectOn, open, startGame, status, turns } from "./helpers.js";

const problem = (page: Page) => page.locator("#storage-problem");

/** A saved game as the page writes it, with some fields of it or of its tree changed. */
function saved(change: object, tree: object = {}, turns = ["Mg6", "Mg7"]): string {
  const session = new Session(new SharedEngine());
  for (const turn of turns) session.playText(turn);
  const game = toSaved(session.state);
  return JSON.stringify({
    at: 1000,
    game: { ...game, tree: { ...game.tree, ...tree }, ...change },
  });
}

/** Opens the page in a browser that has this in its storage. */
async function openWith(page: Page, items: Record<string, string>): Promise<void> {
  await elsewhere(page);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  await page.goto("about:blank");
  await open(page);
}

/** A move can be played, and a reload restores it. */
async function expectUsable(page: Page): Promise<void> {
  const before = await turns(page).count();
  await click(page, "c5", "c6");
  await expectOn(page, "c6", "red infantry");
  await page.reload();
  await expect(turns(page)).toHaveCount(before + 1);
}

test("a full storage shows a banner, and the game lasts as long as the tab", async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => (sessionStorage.getItem("full") ?? "yes") === "yes";
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage && full()) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(page);
  await expect(problem(page)).toHaveText("");
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("storage is full");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await click(page, "g8", "g7");
  await expect(problem(page)).toContainText("storage is full");
  await page.evaluate(() => sessionStorage.setItem("full", "no"));
  await click(page, "c5", "c6");
  await expect(problem(page)).toHaveText("");
  await expect(status(page)).toHaveText("Blue to move");
});

test("a storage that is really full", async ({ page }) => {
  await elsewhere(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`${size}-${i}`, "x".repeat(size));
      } catch {
        // A smaller item may fit.
      }
    }
  });
  await page.goto("about:blank");
  await open(page);
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("storage is full");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a storage that the browser denies shows a banner too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page);
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("does not allow it");
  await page.locator("#settings summary").click();
  await page.locator("#language").selectOption("vi");
  await expect(problem(page)).toContainText("không cho phép");
  await page.locator("#recent summary").click();
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

const ID = "cotulenh-game-x";

test("other data in the place of games and settings is ignored", async ({ page }) => {
  const texts = [
    "7",
    saved({}).slice(0, 80),
    saved({}, { start: "nonsense" }),
    saved({ version: 4 }),
  ];
  const items = texts.map((text, i): [string, string] => [`cotulenh-game-${i}`, text]);
  const tricky = '{"__proto__":{"game":{}},"at":1,"game":{"__proto__":{"version":5}}}';
  await openWith(page, { ...Object.fromEntries(items), [ID]: tricky, "cotulenh-board": tricky });
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator("[data-on]")).toHaveCount(38);
  expect(await page.evaluate(() => "game" in {})).toBe(false);
  await expectUsable(page);
});

test("a broken game does not hide the others", async ({ page }) => {
  await openWith(page, { [ID]: saved({}), "cotulenh-game-y": saved({}, { start: "nonsense" }) });
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expectUsable(page);
});

test("a saved game with an illegal turn is not opened, and stays stored as it is", async ({
  page,
}) => {
  const text = saved({}).replace("Mg8g7", "Mg8g2");
  await openWith(page, { [ID]: text });
  await expect(page.locator("#notice")).toContainText("could not be opened");
  await expect(turns(page)).toHaveCount(0);
  await expectUsable(page);
  expect(await page.evaluate((id) => localStorage.getItem(id), ID)).toBe(text);
});

test("a saved game with illegal steps of a deploy is not opened", async ({ page }) => {
  await openWith(page, { [ID]: saved({ steps: ["Fa1>a2"] }) });
  await expect(status(page)).toHaveText("Red to move");
  await expect(turns(page)).toHaveCount(0);
});

test("the oldest of many games is removed", async ({ page }) => {
  const items = Array.from({ length: 14 }, (_, i): [string, string] => {
    return [`cotulenh-game-${i}`, saved({}).replace('"at":1000', `"at":${1000 + i}`)];
  });
  await openWith(page, Object.fromEntries(items));
  await startGame(page);
  await click(page, "g5", "g6");
  await page.locator("#recent summary").click();
  await expect(page.locator("[data-game]")).toHaveCount(12);
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names).not.toContain("cotulenh-game-0");
  expect(names).toContain("cotulenh-game-13");
});
